// What stands for a course, a work or a task in lists of all of them: its name and its address.
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { ContentKind } from '#contract/entities/workshop.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { taskPath } from '../work-editor/work-address.ts';

interface Content {
  readonly kind: ContentKind;
  readonly id: string;
  readonly title: LocalizedText;
}

export function useContentName(): (content: Pick<Content, 'title'>) => string {
  const { t } = useTranslation('works');
  const language = useLanguage();
  return ({ title }) => {
    const name = textIn(title, language).trim();
    return name === '' ? t('drafts.untitled') : name;
  };
}

/** A draft of a new work has no other address. */
export function workAddress({ id, isNew }: { readonly id: string; readonly isNew: boolean }): string {
  return isNew ? `/work-create?draft=${id}` : `/work-update/${id}`;
}

export function contentAddress({ kind, id }: Content): string {
  switch (kind) {
    case 'COURSE':
      return `/course-create?id=${id}`;
    case 'WORK':
      return workAddress({ id, isNew: false });
    case 'TASK':
      return taskPath(id);
  }
}
