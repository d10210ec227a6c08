import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '#src/lib/forms/use-kept-text.ts';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import styles from '../access.module.css';

interface RejectDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly name: string;
  readonly loading: boolean;
  readonly onReject: (reason: string) => void;
  readonly onCancel: () => void;
}

/** The key of the draft of a rejection's reason. */
export function rejectDraft(id: string): string {
  return `request-reject-${id}`;
}

/** Asks for the reason, which is included in the letter. */
export function RejectDialog(props: RejectDialogProps): ReactElement {
  const { id, open, name, loading, onReject, onCancel } = props;
  const { t } = useTranslation(['registration-requests', 'common']);
  const reason = useKeptText(rejectDraft(id));
  return (
    <ConfirmDialog
      open={open}
      hasField
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
          autoFocus
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
