// Moments that are suggested as bookmarks, each with its reason; one or all are kept by a button.
import { BookmarkPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_BOOKMARK_NOTE } from '#contract/entities/bookmarks.ts';
import type { Suggestion } from '#contract/entities/debriefing.ts';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import styles from './suggestions.module.css';
import { useKeepSuggestions, useSuggestions } from './use-debriefing.ts';
import { useShownName } from './use-shown-name.ts';

/** Without a name in it: it becomes the note of the bookmark, which the whole group reads. */
function useReason(): (suggestion: Suggestion) => string {
  const { t } = useTranslation('debriefing');
  const format = useFormat();
  const language = useLanguage();
  const wordsOf = (suggestion: Suggestion): string => {
    const { count, of } = suggestion;
    const text = textIn(suggestion.text, language);
    if (suggestion.kind === 'FIRST_ERROR') return t('suggested.firstError', { text, count, of });
    if (suggestion.kind === 'MOVED') {
      const { shouldBe } = suggestion;
      const moved = t('suggested.moved', { text, count, of });
      if (shouldBe === null) return moved;
      const place = t(`suggested.${shouldBe.side}`, { text: textIn(shouldBe.text, language) });
      return `${moved} ${place}`;
    }
    const { answerMs, medianMs } = suggestion;
    const fastest = t('suggested.fastest', { text, time: format.clock(answerMs) });
    if (count === 1) return fastest;
    return `${fastest} ${t('suggested.median', { count, time: format.clock(medianMs) })}`;
  };
  return (suggestion) => wordsOf(suggestion).slice(0, MAX_BOOKMARK_NOTE);
}

const nameOf = ({ kind, moments }: Suggestion): string => `${kind} ${JSON.stringify(moments)}`;

export function Suggestions({ id }: { readonly id: string }): ReactElement | null {
  const { t } = useTranslation('debriefing');
  const { isHidden } = useHiddenNames();
  const suggested = useSuggestions(id, isHidden);
  const keeping = useKeepSuggestions(id, isHidden);
  const reasonOf = useReason();
  const keep = (some: readonly Suggestion[]): void =>
    keeping.mutate(some.map((one) => ({ moments: [...one.moments], note: reasonOf(one) })));
  const all = suggested.data;
  return (
    <section className={styles.suggested} aria-labelledby="suggested">
      <div className={styles.head}>
        <h2 id="suggested">{t('suggested.title')}</h2>
        {all !== undefined && all.length > 1 ? (
          <Button
            variant="secondary"
            text={t('suggested.keepAll', { count: all.length })}
            loading={keeping.isPending}
            onClick={() => keep(all)}
          />
        ) : null}
      </div>
      {keeping.isError ? (
        <Notice tone="danger" live>
          {keeping.error.message}
        </Notice>
      ) : null}
      {all === undefined ? (
        suggested.isError ? (
          <QueryError compact query={suggested} />
        ) : (
          <Skeleton shape="block" height="96px" />
        )
      ) : all.length === 0 ? (
        <p className={styles.note}>{t('suggested.none')}</p>
      ) : (
        <ul className={styles.list}>
          {all.map((one) => (
            <Row
              key={nameOf(one)}
              suggestion={one}
              reason={reasonOf(one)}
              isBusy={keeping.isPending}
              onKeep={() => keep([one])}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly suggestion: Suggestion;
  readonly reason: string;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
}

function Row({ suggestion, reason, isBusy, onKeep }: RowProps): ReactElement {
  const { t } = useTranslation('debriefing');
  const format = useFormat();
  const { list } = PUNCTUATION[useLanguage()];
  const shownName = useShownName();
  const { kind, people, moments, atMs } = suggestion;
  const others = moments.length - people.length;
  const named = people.map(shownName).join(list);
  const who = others > 0 ? t('suggested.andMore', { names: named, number: others }) : named;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.kind}>{t(`suggested.kinds.${kind}`)}</p>
        <p className={styles.reason}>{reason}</p>
        <p className={styles.note}>{t('suggested.where', { who, time: format.clock(atMs) })}</p>
      </div>
      <Button
        size="s"
        variant="secondary"
        icon={<BookmarkPlus size={18} aria-hidden="true" />}
        text={t('suggested.keep')}
        aria-label={t('suggested.keepThis', { reason })}
        disabled={isBusy}
        onClick={onKeep}
      />
    </li>
  );
}
