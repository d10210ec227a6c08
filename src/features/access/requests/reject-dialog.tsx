import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import styles from '../access.module.css';

interface RejectDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly loading: boolean;
  readonly onReject: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the reason, which goes into the letter. */
export function RejectDialog({ open, name, loading, onReject, onCancel }: RejectDialogProps): ReactElement {
  const { t } = useTranslation(['requests', 'common']);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={t('decide.rejectOneTitle')}
      confirmText={t('reject')}
      cancelText={t('common:actions.cancel')}
      loading={loading}
      onConfirm={() => onReject(reason.trim())}
      onCancel={onCancel}
    >
      <div className={styles.form}>
        <p>{t('decide.rejectOne', { name })}</p>
        <TextArea
          label={t('decide.reason')}
          description={t('decide.reasonHint')}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
