// Downloads the log with the filters and order of the list.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { exportAudit } from '#contract/calls/audit-log.ts';
import { call } from '#src/lib/api/call.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import type { List } from '#src/ui/list/use-list.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from '../access.module.css';
import { wantedAudit, type AuditFilterName } from './audit-address.ts';

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function AuditExport({ list }: { readonly list: List<AuditFilterName> }): ReactElement {
  const { t } = useTranslation('audit-log');
  const save = useMutation({
    mutationFn: async (format: 'xlsx' | 'csv') => {
      const { page: _page, size: _size, ...query } = list.query;
      const blob = await call<typeof exportAudit>('GET', '/audit-log/file', {
        query: { ...query, ...wantedAudit(list), format },
        as: 'blob',
      });
      saveFile(blob, `${t('title')} ${today()}.${format}`);
    },
    onSuccess: () => showToast({ tone: 'success', text: t('exportDone') }),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  const label = save.isPending ? t('exporting') : t('export');
  const formats = [
    ['xlsx', t('exportXlsx')],
    ['csv', t('exportCsv')],
  ] as const;
  return (
    <Menu
      label={label}
      className={styles.trigger}
      trigger={
        <span className={styles.triggerWords} aria-hidden="true">
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
