// The fields of a course and their values in words, for what two authors changed differently and for its history.
import { useTranslation } from 'react-i18next';
import type { DraftOpens, KnownWork } from '#contract/entities/course-draft.ts';
import { LANGUAGE_NAMES, LANGUAGES, textIn } from '#contract/languages.ts';
import { ORDER } from '#contract/merge/merge.ts';
import { listWords } from '#src/lib/drafts/list-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { CourseView } from './course-drafts.ts';

const FIELDS = ['title', 'description', 'pictureId', 'works', 'groupIds', 'userIds', 'opens', ORDER] as const;

export interface CourseWords {
  readonly field: (path: readonly string[]) => string;
  readonly value: (path: readonly string[], value: unknown) => string;
  /** The name of a work of the course. */
  readonly work: (id: string) => string | undefined;
}

const isOpens = (value: unknown): value is DraftOpens =>
  typeof value === 'object' && value !== null && 'kind' in value;

export function useCourseWords({ state }: CourseView, known: ReadonlyMap<string, KnownWork>): CourseWords {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const language = useLanguage();
  const work = (id: string): string | undefined => {
    const found = known.get(id);
    return found === undefined ? undefined : textIn(found.title, language);
  };
  const nameOf = (id: string): string =>
    work(id) ??
    state.groups.find((group) => group.id === id)?.name ??
    state.people.find((person) => person.id === id)?.fullName ??
    t('values.another');
  const partWords = (part: string): string => {
    const field = FIELDS.find((one) => one === part);
    if (field !== undefined) return t(`fields.${field === ORDER ? 'order' : field}`);
    const written = LANGUAGES.find((one) => one === part);
    return written === undefined ? nameOf(part) : LANGUAGE_NAMES[written];
  };
  const opensWords = (opens: DraftOpens): string => {
    if (opens.kind === 'AFTER') return t('form.after', { name: nameOf(opens.workId) });
    if (opens.kind === 'FROM' && opens.at !== null) return format.dateTime(opens.at);
    return t(`form.opensKinds.${opens.kind}`);
  };
  const textWords = (field: string | undefined, value: string): string => {
    if (field === 'pictureId') return t('values.there');
    if (field === 'workId') return nameOf(value);
    if (field === 'at') return format.dateTime(value);
    const kind = (['AT_ONCE', 'FROM'] as const).find((one) => field === 'kind' && one === value);
    return kind === undefined ? value : t(`form.opensKinds.${kind}`);
  };
  return {
    work,
    // A field of `opens` is said by its value.
    field: (path) => {
      const opens = path.indexOf('opens');
      return (opens < 0 ? path : path.slice(0, opens + 1)).map(partWords).join(' · ');
    },
    value: (path, value) => {
      if (value === undefined) return t('values.removed');
      if (value === null || value === '') return t('values.none');
      if (Array.isArray(value))
        return (
          listWords(
            path,
            value.map((id) => nameOf(String(id))),
          ) || t('values.none')
        );
      if (isOpens(value)) return opensWords(value);
      return typeof value === 'string' ? textWords(path.at(-1), value) : t('values.there');
    },
  };
}
