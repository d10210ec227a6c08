// Downloads the table with the filters and order of the list.
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { exportResults } from '#contract/calls/results.ts';
import { call } from '#src/lib/api/call.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { saveFile } from '#src/lib/device/save-file.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './export-menu.module.css';
import { wantedResults } from './results-address.ts';

type Format = 'xlsx' | 'csv';

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function ExportMenu({ studentId }: { readonly studentId?: string | undefined }): ReactElement {
  const { t } = useTranslation('results');
  const [params] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const run = async (format: Format): Promise<void> => {
    setBusy(true);
    const { query, body } = wantedResults(params);
    const { page: _page, size: _size, ...found } = query;
    try {
      const blob = await call<typeof exportResults>('POST', '/export/users/completed-works/file', {
        query: { ...found, format },
        body: { ...body, studentIds: studentId === undefined ? [] : [studentId] },
        as: 'blob',
      });
      saveFile(blob, `${t('mine')} ${today()}.${format}`);
      showToast({ tone: 'success', text: t('teacher.exportDone') });
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  const formats = [
    ['xlsx', t('teacher.exportXlsx')],
    ['csv', t('teacher.exportCsv')],
  ] as const;
  return (
    <Menu
      label={isBusy ? t('teacher.exporting') : t('teacher.export')}
      className={styles.trigger}
      trigger={
        <span className={styles.words} aria-hidden="true">
          {isBusy ? <Spinner size="s" /> : <Download size={18} />}
          {isBusy ? t('teacher.exporting') : t('teacher.export')}
        </span>
      }
      actions={formats.map(([id, text]) => ({ id, text, disabled: isBusy, run: () => void run(id) }))}
    />
  );
}
