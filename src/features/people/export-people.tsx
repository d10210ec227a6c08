// Exports the list of people as a file, and links to the import.
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { exportUsers } from '#contract/calls/user-admin.ts';
import { call } from '#src/lib/api/call.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import type { List } from '#src/ui/list/use-list.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './people.module.css';
import { userFilters, type UserFilterName } from './users-address.ts';

const FORMATS = ['xlsx', 'csv'] as const;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function ExportPeople({ list }: { readonly list: List<UserFilterName> }): ReactElement {
  const { t } = useTranslation('people');
  const [isBusy, setBusy] = useState(false);
  const run = async (format: (typeof FORMATS)[number]): Promise<void> => {
    setBusy(true);
    const { page: _page, size: _size, ...query } = { ...list.query, ...userFilters(list), format };
    try {
      const blob = await call<typeof exportUsers>('POST', '/export/users/file', { query, as: 'blob' });
      saveFile(blob, `${t('title')} ${today()}.${format}`);
      showToast({ tone: 'success', text: t('export.done') });
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  const label = t(isBusy ? 'export.busy' : 'export.title');
  return (
    <Menu
      label={label}
      className={styles.trigger}
      trigger={
        <span className={styles.triggerWords} aria-hidden="true">
          {isBusy ? <Spinner size="s" /> : <Download size={18} />}
          {label}
        </span>
      }
      actions={FORMATS.map((format) => ({
        id: format,
        text: t(`export.${format}`),
        disabled: isBusy,
        run: () => void run(format),
      }))}
    />
  );
}
