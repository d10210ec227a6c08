// The dialog of an export, loaded when it is first opened; from works it begins with which tasks they hold.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listWorkTasks } from '#contract/calls/works.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { Exported } from './export-dialog.tsx';

const LateDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface LateExportProps extends Exported {
  readonly onClose: () => void;
}

export function LateExport(props: LateExportProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <LateDialog {...props} />
    </Suspense>
  );
}

async function tasksOf(workIds: readonly string[]): Promise<readonly string[]> {
  const tasks = await Promise.all(
    workIds.map((id) => call<typeof listWorkTasks>('GET', '/works/:id/tasks', { params: { id } })),
  );
  return [...new Set(tasks.flat().map(({ id }) => id))];
}

interface ExportOfWorksProps {
  readonly workIds: readonly string[];
}

/** The button that exports works, or the tasks of them, each once. */
export function ExportOfWorks({ workIds }: ExportOfWorksProps): ReactElement {
  const { t } = useTranslation('exchange');
  const [taskIds, setTaskIds] = useState<readonly string[]>([]);
  const find = useMutation({
    mutationFn: () => tasksOf(workIds),
    onSuccess: (found) => {
      setTaskIds(found);
      if (found.length === 0) showToast({ tone: 'danger', text: t('export.noTasks') });
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        icon={<Download size={16} aria-hidden="true" />}
        text={t('export.open')}
        loading={find.isPending}
        onClick={() => find.mutate()}
      />
      {taskIds.length === 0 ? null : (
        <LateExport workIds={workIds} taskIds={taskIds} onClose={() => setTaskIds([])} />
      )}
    </>
  );
}

interface ExportOfCoursesProps {
  readonly courseIds: readonly string[];
}

/** The button that exports courses with all that they hold. */
export function ExportOfCourses({ courseIds }: ExportOfCoursesProps): ReactElement {
  const { t } = useTranslation('exchange');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        icon={<Download size={16} aria-hidden="true" />}
        text={t('export.open')}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <LateExport courseIds={courseIds} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
