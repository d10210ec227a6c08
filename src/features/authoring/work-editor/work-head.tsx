// The head of the page of a work: its title, whether all of it is published, who else has it open.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DraftHead } from '#src/ui/loaded/drafts/draft-head.tsx';
import { useMergedWords } from '#src/ui/loaded/drafts/use-merged-words.ts';
import type { WorkView } from './use-work-draft.ts';

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
  const merged = useMergedWords(view);
  const language = useLanguage();
  const state = stateOf(view);
  const title = textIn(view.data.title, language).trim();
  return (
    <DraftHead
      title={title === '' ? t(state === 'NEW' ? 'newTitle' : 'untitled') : title}
      isPublished={state === 'PUBLISHED'}
      state={t(`state.${state}`)}
      people={people.length === 0 ? null : t('people', { names: people.join(', ') })}
      merged={merged}
    />
  );
}
