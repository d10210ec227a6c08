// Erases a person for good: the login must be typed, so that nobody does it by accident.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { eraseUser } from '#contract/calls/user-admin.ts';
import type { getUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { refreshLists } from './people-queries.ts';
import styles from './people.module.css';

interface EraseDialogProps {
  readonly id: string | null;
  readonly onClose: () => void;
}

export function EraseDialog({ id, onClose }: EraseDialogProps): ReactElement | null {
  const { data: user } = useQuery({
    ...callQuery<typeof getUser>('/users/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  });
  if (id === null || user === undefined) return null;
  return <Erase key={id} user={user} onClose={onClose} />;
}

function Erase({ user, onClose }: { readonly user: User; readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  const [login, setLogin] = useState('');
  const erase = useMutation({
    mutationFn: () =>
      call<typeof eraseUser>('POST', '/users/:id/erasure', { params: { id: user.id }, body: { login } }),
    onSuccess: async ({ alias }) => {
      onClose();
      await refreshLists();
      showToast({ tone: 'info', text: t('erase.done', { alias }) });
    },
  });
  const [isWrong, setWrong] = useState(false);
  const confirm = (): void => {
    const differs = login.trim() !== user.login;
    setWrong(differs);
    if (!differs) erase.mutate();
  };
  return (
    <ConfirmDialog
      open
      hasField
      title={t('erase.title')}
      tone="danger"
      confirmText={t('erase.confirm')}
      cancelText={t('common:actions.cancel')}
      loading={erase.isPending}
      error={erase.error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{t('erase.text', { name: fullNameOf(user) })}</p>
        <p>{t('erase.instead')}</p>
        <TextField
          autoFocus
          label={t('erase.login', { login: user.login })}
          value={login}
          autoComplete="off"
          error={isWrong ? t('erase.differs') : undefined}
          onChange={(event) => setLogin(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
