// Actions on one course, at the end of its row.
import { MoreVertical } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Course } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CoAuthorsDialog } from '#src/ui/loaded/co-authors/co-authors-dialog.tsx';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useChangeCourses, useCopyCourse } from './course-actions.ts';
import { coursePath } from './courses-address.ts';

export function CourseMenu({ course }: { readonly course: Course }): ReactElement {
  const { t } = useTranslation(['courses', 'co-authors']);
  const [isNaming, setNaming] = useState(false);
  const name = textIn(course.title, useLanguage());
  const navigate = useNavigate();
  const copy = useCopyCourse();
  const change = useChangeCourses();
  const [isArchiving, setArchiving] = useState(false);
  const restore = (): void =>
    change.mutate(
      { courseIds: [course.id], action: { kind: 'RESTORE' } },
      { onError: (error) => showToast({ tone: 'danger', text: error.message }) },
    );
  const copying = {
    id: 'copy',
    text: t('actions.copy'),
    note: t('actions.copyNote'),
    disabled: copy.isPending,
    run: () => copy.mutate(course.id),
  };
  return (
    <>
      <Menu
        label={t('actions.of', { name })}
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={
          course.archivedAt === null
            ? [
                { id: 'edit', text: t('actions.edit'), run: () => void navigate(coursePath(course.id)) },
                copying,
                {
                  id: 'co-authors',
                  text: t('co-authors:open'),
                  note: t('co-authors:openNote'),
                  run: () => setNaming(true),
                },
                {
                  id: 'archive',
                  text: t('actions.archive'),
                  tone: 'danger',
                  run: () => setArchiving(true),
                },
              ]
            : [{ id: 'restore', text: t('actions.restore'), run: restore }, copying]
        }
      />
      {isNaming ? (
        <CoAuthorsDialog
          content={{ kind: 'COURSE', id: course.id }}
          name={name}
          onClose={() => setNaming(false)}
        />
      ) : null}
      {isArchiving ? (
        <ArchiveDialog ids={[course.id]} name={name} onClose={() => setArchiving(false)} />
      ) : null}
    </>
  );
}
