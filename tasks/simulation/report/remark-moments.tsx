// The way to the moments of a remark in the replay, or to how it is done where it was not.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { Remark } from './gather-remarks.ts';
import styles from './remark-moments.module.css';

/** Opens the replay at this moment, or at a step that was not done. */
export type OnMoment = (atMs: number, stepId?: string) => void;

/** Of what happened again and again the first ones lead to a moment. */
const MAX_MOMENTS = 5;

interface MomentsProps {
  readonly remark: Remark;
  readonly onMoment: OnMoment | undefined;
}

export function RemarkMoments({ remark, onMoment }: MomentsProps): ReactElement | null {
  const { t } = useTranslation('results');
  const format = useFormat();
  const language = useLanguage();
  if (onMoment === undefined) return null;
  const { first, all } = remark;
  const stepOf = (id: string): string | undefined => (first.kind === 'step' ? id : undefined);
  const moments = all.flatMap(({ id, at }) => (at === undefined ? [] : [{ id, at }]));
  if (moments.length === 0 && stepOf(first.id) === undefined) return null;
  return (
    <span className={styles.moments}>
      {moments.slice(0, MAX_MOMENTS).map(({ id, at }) => (
        <Button
          key={`${id}-${at}`}
          size="s"
          variant="secondary"
          text={format.clock(at)}
          data-on-paper="text"
          aria-label={t('grade.moment', { time: format.clock(at) })}
          onClick={() => onMoment(at, stepOf(id))}
        />
      ))}
      {moments.length === 0 ? (
        <Button
          size="s"
          variant="secondary"
          text={t('grade.howTo')}
          aria-label={`${t('grade.howTo')}: ${textIn(first.text, language)}`}
          onClick={() => onMoment(0, stepOf(first.id))}
        />
      ) : null}
    </span>
  );
}
