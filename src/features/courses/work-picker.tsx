// Choosing works for a course, by search among all; one of another course moves.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listWorks } from '#contract/calls/works.ts';
import type { Work } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { SearchPicker } from '#src/ui/loaded/search-picker.tsx';
import type { CourseWork } from './course-drafts.ts';

interface WorkPickerProps {
  /** Those that the course has. */
  readonly there: readonly CourseWork[];
  readonly onPick: (works: readonly CourseWork[]) => void;
  readonly onClose: () => void;
}

const asPicked = ({ id, kind, title, taskCount, maxScore }: Work): CourseWork => ({
  id,
  kind,
  title,
  taskCount,
  maxScore,
  opens: { kind: 'AT_ONCE' },
});

export function WorkPicker({ there, onPick, onClose }: WorkPickerProps): ReactElement {
  const { t } = useTranslation(['courses', 'cabinet']);
  const language = useLanguage();
  const lineOf = ({ title, kind, taskCount, courseId }: Work) => ({
    name: textIn(title, language),
    about: [
      t(`cabinet:kinds.${kind}`),
      t('form.tasks', { count: taskCount }),
      ...(courseId === null ? [] : [t('picker.elsewhere')]),
    ],
  });
  return (
    <SearchPicker
      texts={{ title: t('picker.title'), search: t('picker.search'), none: t('picker.none') }}
      there={there}
      find={(query) => callQuery<typeof listWorks>('/works', { query: { ...query, sort: 'title,asc' } })}
      lineOf={lineOf}
      onPick={(works) => onPick(works.map(asPicked))}
      onClose={onClose}
    />
  );
}
