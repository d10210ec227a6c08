// Actions on several courses at once.
import { Archive, ArchiveRestore } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenBar } from '#src/ui/list/chosen-bar.tsx';
import type { Selection } from '#src/ui/list/use-selection.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { ExportOfCourses } from '#src/ui/loaded/exchange/late-export.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useChangeCourses } from './course-actions.ts';

interface ChosenCoursesProps {
  readonly selection: Selection;
  readonly isArchive: boolean;
}

export function ChosenCourses({ selection, isArchive }: ChosenCoursesProps): ReactElement {
  const { t } = useTranslation('courses');
  const change = useChangeCourses();
  const [isArchiving, setArchiving] = useState(false);
  const ids = [...selection.chosen];
  const mayExport = useCan('TASKS_EDIT') && !isArchive;
  const restore = (): void =>
    change.mutate(
      { courseIds: ids, action: { kind: 'RESTORE' } },
      {
        onSuccess: selection.clear,
        onError: (error) => showToast({ tone: 'danger', text: error.message }),
      },
    );
  const Icon = isArchive ? ArchiveRestore : Archive;
  return (
    <>
      <ChosenBar selection={selection}>
        <Button
          size="s"
          variant="secondary"
          icon={<Icon size={16} aria-hidden="true" />}
          text={t(isArchive ? 'actions.restore' : 'actions.archive')}
          loading={change.isPending}
          onClick={isArchive ? restore : () => setArchiving(true)}
        />
        {mayExport ? <ExportOfCourses courseIds={ids} /> : null}
      </ChosenBar>
      {isArchiving ? (
        <ArchiveDialog ids={ids} onDone={selection.clear} onClose={() => setArchiving(false)} />
      ) : null}
    </>
  );
}
