// Reactions to a user's action: notices, toasts, dialogs, banners.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Link } from '#src/ui/navigation/link.tsx';
import { Notice, type NoticeTone } from '#src/ui/feedback/notice.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Specimen } from './specimen.tsx';
import styles from './specimens.module.css';

const TONES = ['info', 'success', 'warning', 'danger'] as const satisfies readonly NoticeTone[];

export function Feedback(): ReactElement {
  const { t } = useTranslation('interface');
  return (
    <>
      <Specimen name="Notice" wide>
        <div className={styles.grid}>
          {TONES.map((tone) => (
            <Notice key={tone} tone={tone} title={t(`feedback.${tone}Title`)}>
              {t(`feedback.${tone}`)}
            </Notice>
          ))}
          <Notice tone="info" action={<Link href="#feedback">{t('actions.link')}</Link>}>
            {t('feedback.info')}
          </Notice>
        </div>
      </Specimen>
      <Specimen name="showToast" note={t('feedback.toastNote')}>
        {TONES.map((tone) => (
          <Button
            key={tone}
            size="s"
            variant="secondary"
            text={t(`feedback.${tone}Title`)}
            onClick={() => showToast({ tone, text: t(`feedback.${tone}`) })}
          />
        ))}
      </Specimen>
      <Specimen name="Banner" wide>
        <Banner label={t('feedback.bannerLabel')}>{t('feedback.warning')}</Banner>
        <Banner tone="info" label={t('feedback.infoTitle')}>
          {t('feedback.info')}
        </Banner>
      </Specimen>
      <Specimen name="Overlay, ConfirmDialog" note={t('feedback.overlayNote')}>
        <Dialogs />
      </Specimen>
    </>
  );
}

export function Dialogs(): ReactElement {
  const { t } = useTranslation(['interface', 'common']);
  const [open, setOpen] = useState<'overlay' | 'confirm' | 'danger'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button variant="secondary" text={t('feedback.openOverlay')} onClick={() => setOpen('overlay')} />
      <Button variant="secondary" text={t('feedback.openConfirm')} onClick={() => setOpen('confirm')} />
      <Button variant="error" text={t('actions.remove')} onClick={() => setOpen('danger')} />
      <Overlay
        open={open === 'overlay'}
        onClose={close}
        title={t('feedback.overlayTitle')}
        closeLabel={t('common:actions.close')}
        footer={<Button text={t('actions.save')} onClick={close} />}
      >
        {t('foundations.sample')}
      </Overlay>
      <ConfirmDialog
        open={open === 'confirm' || open === 'danger'}
        tone={open === 'danger' ? 'danger' : 'plain'}
        title={t(open === 'danger' ? 'feedback.dangerQuestion' : 'feedback.question')}
        confirmText={t(open === 'danger' ? 'actions.remove' : 'actions.save')}
        cancelText={t('common:actions.cancel')}
        onConfirm={close}
        onCancel={close}
      >
        {t('feedback.questionText')}
      </ConfirmDialog>
    </>
  );
}
