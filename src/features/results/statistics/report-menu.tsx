// The figures of a page as a file, with names or without; the switch stands in the address.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { exportStatistics } from '#contract/calls/statistics-report.ts';
import type { CountedChoice, CountedMarks } from '#contract/entities/statistics.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { call } from '#src/lib/api/call.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { HideNames } from './hide-names.tsx';
import styles from './statistics.module.css';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';

interface ReportMenuProps {
  readonly of: 'WORK' | 'EVENT' | 'COURSE';
  readonly id: string;
  /** Of the file. */
  readonly name: string;
  readonly mode: WorkMode;
  readonly choice: CountedChoice;
  readonly revision: number | null;
  readonly marks?: CountedMarks;
}

export function ReportMenu({ name, revision, ...asked }: ReportMenuProps): ReactElement {
  const { t } = useTranslation('statistics');
  const { isHidden } = useHiddenNames();
  const save = useMutation({
    mutationFn: async (format: 'pdf' | 'xlsx') => {
      const names = isHidden ? 'false' : 'true';
      const query = { ...asked, format, names, ...(revision === null ? {} : { revision }) } as const;
      saveFile(
        await call<typeof exportStatistics>('GET', '/statistics/report', { query, as: 'blob' }),
        `${t('title')} ${name}.${format}`,
      );
    },
    onSuccess: () => showToast({ tone: 'success', text: t('report.done') }),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  const label = save.isPending ? t('report.making') : t('report.menu');
  return (
    <div className={styles.report}>
      <Menu
        label={label}
        align="start"
        className={styles.reportTrigger}
        trigger={
          <span className={styles.reportWords} aria-hidden="true">
            {save.isPending ? <Spinner size="s" /> : <Download size={18} />}
            {label}
          </span>
        }
        actions={(['pdf', 'xlsx'] as const).map((id) => ({
          id,
          text: t(`report.${id}`),
          disabled: save.isPending,
          run: () => save.mutate(id),
        }))}
      />
      <HideNames />
    </div>
  );
}
