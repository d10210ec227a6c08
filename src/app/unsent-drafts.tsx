// Asks before signing out where this device has drafts that the server has not.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';

interface UnsentDraftsProps {
  readonly count: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function UnsentDrafts({ count, onLeave, onStay }: UnsentDraftsProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      open
      title={t('unsentDrafts.title')}
      confirmText={t('logout')}
      cancelText={t('unsentDrafts.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('unsentDrafts.text', { count })}
    </ConfirmDialog>
  );
}
