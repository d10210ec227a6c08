// Actions on one course, at the end of its row.
import { MoreVertical } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Course } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { CoAuthorsDialog } from '#src/ui/loaded/co-authors/co-authors-dialog.tsx';
import { LateExport } from '#src/ui/loaded/exchange/late-export.tsx';
import { Menu, type MenuAction } from '#src/ui/overlays/menu.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useChangeCourses, useCopyCourse } from './course-actions.ts';
import { coursePath } from './courses-address.ts';

type Dialog = 'EXPORT' | 'CO_AUTHORS' | 'ARCHIVE';

/** What can be done with a course in use, beside opening it for editing. */
function useActions(course: Course, open: (dialog: Dialog) => void): readonly MenuAction[] {
  const { t } = useTranslation(['courses', 'co-authors', 'exchange']);
  const navigate = useNavigate();
  const copy = useCopyCourse();
  const change = useChangeCourses();
  const mayRead = useCan('RESULTS_READ');
  const mayExport = useCan('TASKS_EDIT');
  const copying = {
    id: 'copy',
    text: t('actions.copy'),
    note: t('actions.copyNote'),
    disabled: copy.isPending,
    run: () => copy.mutate(course.id),
  };
  const restore = (): void =>
    change.mutate(
      { courseIds: [course.id], action: { kind: 'RESTORE' } },
      { onError: (error) => showToast({ tone: 'danger', text: error.message }) },
    );
  if (course.archivedAt !== null)
    return [{ id: 'restore', text: t('actions.restore'), run: restore }, copying];
  const exporting = {
    id: 'export',
    text: t('exchange:export.open'),
    note: t('exchange:export.courseNote'),
    run: () => open('EXPORT'),
  };
  return [
    { id: 'edit', text: t('actions.edit'), run: () => void navigate(coursePath(course.id)) },
    ...(mayRead
      ? [
          {
            id: 'statistics',
            text: t('actions.statistics'),
            run: () => void navigate(`/statistics/courses/${course.id}`),
          },
        ]
      : []),
    copying,
    ...(mayExport ? [exporting] : []),
    {
      id: 'co-authors',
      text: t('co-authors:open'),
      note: t('co-authors:openNote'),
      run: () => open('CO_AUTHORS'),
    },
    { id: 'archive', text: t('actions.archive'), tone: 'danger', run: () => open('ARCHIVE') },
  ];
}

export function CourseMenu({ course }: { readonly course: Course }): ReactElement {
  const { t } = useTranslation('courses');
  const [opened, open] = useState<Dialog>();
  const name = textIn(course.title, useLanguage());
  const close = (): void => open(undefined);
  return (
    <>
      <Menu
        label={t('actions.of', { name })}
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={useActions(course, open)}
      />
      {opened === 'EXPORT' ? <LateExport courseIds={[course.id]} onClose={close} /> : null}
      {opened === 'CO_AUTHORS' ? (
        <CoAuthorsDialog content={{ kind: 'COURSE', id: course.id }} name={name} onClose={close} />
      ) : null}
      {opened === 'ARCHIVE' ? <ArchiveDialog ids={[course.id]} name={name} onClose={close} /> : null}
    </>
  );
}
