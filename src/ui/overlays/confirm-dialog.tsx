import type { ReactElement, ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Overlay } from './overlay.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmText: string;
  readonly cancelText: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'danger' | 'plain' | undefined;
  readonly loading?: boolean | undefined;
  readonly error?: string | undefined;
  /** What is asked for in a field comes first: the field itself has the `autoFocus`. */
  readonly hasField?: boolean | undefined;
}

/** Asks before an action; the focus starts on the safe choice, or in the field that is to be filled. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const {
    open,
    title,
    children,
    confirmText,
    cancelText,
    onConfirm,
    onCancel,
    tone = 'plain',
    loading,
    error,
    hasField = false,
  } = props;
  const footer = (
    <>
      <Button
        variant="secondary"
        text={cancelText}
        onClick={onCancel}
        disabled={loading}
        autoFocus={!hasField}
      />
      <Button
        variant={tone === 'danger' ? 'error' : 'primary'}
        text={confirmText}
        onClick={onConfirm}
        loading={loading}
      />
    </>
  );
  return (
    <Overlay
      open={open}
      kind="alertdialog"
      title={title}
      closeLabel={cancelText}
      onClose={onCancel}
      locked={loading}
      footer={footer}
    >
      <div className={styles.text}>{children}</div>
      {error ? (
        <Notice tone="danger" live>
          {error}
        </Notice>
      ) : null}
    </Overlay>
  );
}
