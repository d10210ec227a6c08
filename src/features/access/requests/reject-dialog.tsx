import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '#src/lib/use-kept-text.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import styles from '../access.module.css';

interface RejectDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly name: string;
  readonly loading: boolean;
  readonly onReject: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Names what is written for a request before it is rejected. */
export function rejectDraft(id: string): string {
  return `request-reject-${id}`;
}

/** Asks for the reason, which goes into the letter. */
export function RejectDialog(props: RejectDialogProps): ReactElement {
  const { id, open, name, loading, onReject, onCancel } = props;
  const { t } = useTranslation(['requests', 'common']);
  const reason = useKeptText(rejectDraft(id));
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={t('decide.rejectOneTitle')}
      confirmText={t('reject')}
      cancelText={t('common:actions.cancel')}
      loading={loading}
      onConfirm={() => onReject(reason.text.trim())}
      onCancel={onCancel}
    >
      <div className={styles.form}>
        <p>{t('decide.rejectOne', { name })}</p>
        <TextArea
          label={t('decide.reason')}
          description={t('decide.reasonHint')}
          maxLength={2000}
          value={reason.text}
          onChange={(event) => reason.change(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
