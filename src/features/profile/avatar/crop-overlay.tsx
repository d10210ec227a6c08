import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/lib/api/api-error.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { START_CROP } from './crop.ts';
import { CropArea } from './crop-area.tsx';
import { sendAvatar } from './picture-file.ts';

interface CropOverlayProps {
  readonly picture: ImageBitmap;
  readonly onClose: () => void;
}

/** Asks for the square of the chosen picture, and uploads it. */
export function CropOverlay({ picture, onClose }: CropOverlayProps): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const [crop, setCrop] = useState(START_CROP);
  const canvas = useRef<HTMLCanvasElement>(null);
  const save = useMutation({
    mutationFn: async () => {
      if (canvas.current !== null) await sendAvatar(canvas.current);
    },
    onSuccess: () => {
      showToast({ tone: 'success', text: t('avatar.saved') });
      onClose();
    },
  });
  return (
    <Overlay
      open
      title={t('avatar.cropTitle')}
      closeLabel={t('common:actions.close')}
      locked={save.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button text={t('avatar.save')} loading={save.isPending} onClick={() => save.mutate()} />
        </>
      }
    >
      {save.error === null ? null : (
        <Notice tone="danger" live>
          {save.error instanceof ApiError ? save.error.message : t('avatar.failed')}
        </Notice>
      )}
      <CropArea picture={picture} crop={crop} onChange={setCrop} canvas={canvas} />
    </Overlay>
  );
}
