// The head of the page of a work: its title, whether all of it is published, who else has it open.
import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import type { WorkView } from './use-work-draft.ts';
import styles from './work-editor.module.css';

export function stateOf({ data, state: { published, tasks } }: WorkView): 'NEW' | 'DRAFT' | 'PUBLISHED' {
  if (published === null) return 'NEW';
  const isSame = isSameJson(data, published) && tasks.every(({ draft }) => draft === undefined);
  return isSame ? 'PUBLISHED' : 'DRAFT';
}

export function WorkHead({
  view,
  people,
}: {
  readonly view: WorkView;
  readonly people: readonly string[];
}): ReactElement {
  const { t } = useTranslation('work-editor');
  const language = useLanguage();
  const state = stateOf(view);
  const title = textIn(view.data.title, language).trim();
  return (
    <header className={styles.head}>
      <h1>{title === '' ? t(state === 'NEW' ? 'newTitle' : 'untitled') : title}</h1>
      <Badge tone={state === 'PUBLISHED' ? 'success' : 'amber'}>{t(`state.${state}`)}</Badge>
      <span aria-live="polite" className={styles.people}>
        {people.length === 0 ? null : (
          <>
            <Users size={18} aria-hidden="true" /> {t('people', { names: people.join(', ') })}
          </>
        )}
      </span>
      <span aria-live="polite" className={styles.note}>
        {view.mergedCount === 0 ? null : t('merged')}
      </span>
    </header>
  );
}
