// Downloads the log of a simulation as a table, with the codes beside the ids.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { exportLog } from '#contract/calls/completed-work.ts';
import { call } from '#src/lib/api/call.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import styles from './export-menu.module.css';

interface LogExportProps {
  readonly attemptId: string;
  readonly taskId: string;
}

export function LogExport({ attemptId, taskId }: LogExportProps): ReactElement {
  const { t } = useTranslation('results');
  const save = useMutation({
    mutationFn: async (format: 'xlsx' | 'csv') => {
      const blob = await call<typeof exportLog>('GET', '/completed-work/:id/tasks/:taskId/log/file', {
        params: { id: attemptId, taskId },
        query: { format },
        as: 'blob',
      });
      saveFile(blob, `${t('report.log')}.${format}`);
    },
    onSuccess: () => showToast({ tone: 'success', text: t('report.logDone') }),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  const label = save.isPending ? t('teacher.exporting') : t('report.logSave');
  const formats = [
    ['xlsx', t('teacher.exportXlsx')],
    ['csv', t('teacher.exportCsv')],
  ] as const;
  return (
    <Menu
      label={label}
      className={styles.trigger}
      trigger={
        <span className={styles.words} aria-hidden="true">
          {save.isPending ? <Spinner size="s" /> : <Download size={18} />}
          {label}
        </span>
      }
      actions={formats.map(([id, text]) => ({
        id,
        text,
        disabled: save.isPending,
        run: () => save.mutate(id),
      }))}
    />
  );
}
