// Leaving a recording that is not done: it stays for later, or it is thrown away.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';

interface LeaveRecordingProps {
  /** Whether the device keeps it. */
  readonly isKept: boolean;
  readonly onStay: () => void;
  readonly onLater: () => void;
  readonly onDrop: () => void;
}

export function LeaveRecording({ isKept, onStay, onLater, onDrop }: LeaveRecordingProps): ReactElement {
  const { t } = useTranslation('recorder');
  return (
    <Overlay
      open
      kind="alertdialog"
      title={t('leave.title')}
      closeLabel={t('leave.stay')}
      onClose={onStay}
      footer={
        <>
          <Button variant="secondary" text={t('leave.stay')} onClick={onStay} autoFocus />
          <Button variant="error" text={t('leave.drop')} onClick={onDrop} />
          {isKept ? <Button text={t('leave.later')} onClick={onLater} /> : null}
        </>
      }
    >
      {t(isKept ? 'leave.kept' : 'leave.lost')}
    </Overlay>
  );
}
