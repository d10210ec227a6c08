// Asks before signing out where this device has drafts that the server has not. Its words come with the page of a draft.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './unsent-drafts.module.css';

interface UnsentDraftsProps {
  readonly count: number;
  /** Signs out; the drafts wait on this device. */
  readonly onKeep: () => void;
  /** Signs out; nothing of the drafts stays on this device. */
  readonly onDrop: () => void;
  readonly onStay: () => void;
}

export function UnsentDrafts({ count, onKeep, onDrop, onStay }: UnsentDraftsProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const stay = t('unsentDrafts.stay');
  return (
    <Overlay
      open
      kind="alertdialog"
      title={t('unsentDrafts.title')}
      closeLabel={stay}
      onClose={onStay}
      footer={
        <>
          <Button variant="error" text={t('unsentDrafts.drop', { count })} onClick={onDrop} />
          <Button variant="secondary" text={t('unsentDrafts.keep')} onClick={onKeep} />
          <Button variant="primary" text={stay} onClick={onStay} autoFocus />
        </>
      }
    >
      <div className={styles.text}>
        <p>{t('unsentDrafts.text', { count })}</p>
        <p>{t('unsentDrafts.shared')}</p>
      </div>
    </Overlay>
  );
}
