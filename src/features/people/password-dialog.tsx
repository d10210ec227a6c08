// Gives a person a new password, invented here: shown before it is set, because nobody can read it afterwards.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { updateUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { call } from '#src/lib/api/call.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { newPassword } from './new-password.ts';
import { refreshPeople } from './people-queries.ts';
import styles from './people.module.css';
import { updateBodyOf, valuesOf } from './user-values.ts';

interface PasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function PasswordDialog({ user, onClose }: PasswordDialogProps): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  const [password] = useState(newPassword);
  const name = fullNameOf(user);
  const set = useMutation({
    mutationFn: () =>
      call<typeof updateUser>('PUT', '/users/:id', {
        params: { id: user.id },
        body: updateBodyOf({ ...valuesOf(user), password }),
        ifMatch: user.version,
      }),
    onSuccess: async () => {
      onClose();
      showToast({ tone: 'success', text: t('password.done', { name }) });
      await refreshPeople();
    },
  });
  return (
    <ConfirmDialog
      open
      hasField
      title={t('password.title')}
      confirmText={t('password.confirm')}
      cancelText={t('common:actions.cancel')}
      loading={set.isPending}
      error={set.error?.message}
      onConfirm={() => set.mutate()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{t('password.text', { name })}</p>
        <TextField
          autoFocus
          readOnly
          autoComplete="off"
          label={t('form.newPassword')}
          value={password}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </ConfirmDialog>
  );
}
