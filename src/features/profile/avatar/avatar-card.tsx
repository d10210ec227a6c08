// The person's own picture: choose, crop, replace, remove.
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { removeAvatar } from '#contract/calls/own-account.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { call } from '#src/lib/api/call.ts';
import { MAX_PICTURE_MEGABYTES, openPicture, type PictureFault } from '#src/lib/device/picture-file.ts';
import { updateCurrentUser } from '#src/lib/session/current-user.ts';
import { PersonAvatar } from '#src/ui/loaded/person-avatar.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { PictureButton } from '#src/ui/loaded/picture-button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './avatar.module.css';
import { CropOverlay } from './crop-overlay.tsx';

export function AvatarCard({ user }: { readonly user: CurrentUser }): ReactElement {
  const { t } = useTranslation('profile');
  const [picture, setPicture] = useState<ImageBitmap>();
  const [fault, setFault] = useState<PictureFault>();
  const choose = async (file: File): Promise<void> => {
    const opened = await openPicture(file);
    setFault(typeof opened === 'string' ? opened : undefined);
    setPicture(typeof opened === 'string' ? undefined : opened);
  };
  return (
    <Card title={t('avatar.title')}>
      {fault === undefined ? null : (
        <Notice tone="danger" live>
          {t(`avatar.${fault}`, { limit: MAX_PICTURE_MEGABYTES })}
        </Notice>
      )}
      <div className={styles.place}>
        <PersonAvatar name={`${user.name} ${user.surname}`} avatarId={user.avatarId} sizePx={96} />
        <div className={styles.words}>
          <p className={styles.hint}>{t('avatar.hint')}</p>
          <div className={styles.buttons}>
            <PictureButton
              text={t(user.avatarId === null ? 'avatar.add' : 'avatar.change')}
              onFile={choose}
            />
            {user.avatarId === null ? null : <RemoveButton />}
          </div>
        </div>
      </div>
      {picture === undefined ? null : <CropOverlay picture={picture} onClose={() => setPicture(undefined)} />}
    </Card>
  );
}

function RemoveButton(): ReactElement {
  const { t } = useTranslation(['profile', 'common']);
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call<typeof removeAvatar>('DELETE', '/users/current/avatar', {}),
    onSuccess: async (user) => {
      await updateCurrentUser(user);
      showToast({ tone: 'success', text: t('avatar.removed') });
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<Trash2 size={18} aria-hidden="true" />}
        text={t('avatar.remove')}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t('avatar.removeTitle')}
        confirmText={t('avatar.remove')}
        cancelText={t('common:actions.cancel')}
        loading={remove.isPending}
        error={remove.error === null ? undefined : t('avatar.failed')}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('avatar.removeText')}
      </ConfirmDialog>
    </>
  );
}
