import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { deleteRole, RoleWithCount } from '#contract/calls/roles.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { Opened } from '#src/ui/navigation/use-opened.ts';

interface RemoveRoleProps {
  readonly roles: readonly RoleWithCount[] | undefined;
  readonly opened: Opened;
}

/** Asks before a role is deleted; a role in use cannot be deleted, and the dialog lists its holders. */
export function RemoveRole({ roles, opened }: RemoveRoleProps): ReactElement | null {
  const role = roles?.find(({ id, builtIn }) => id === opened.id && !builtIn);
  if (role === undefined) return null;
  if (role.userCount > 0) return <InUse role={role} onClose={opened.close} />;
  return <Ask role={role} onClose={opened.close} />;
}

interface RoleDialogProps {
  readonly role: RoleWithCount;
  readonly onClose: () => void;
}

function InUse({ role, onClose }: RoleDialogProps): ReactElement {
  const { t } = useTranslation(['roles', 'common']);
  const number = useFormat().number(role.userCount);
  return (
    <Overlay
      open
      title={t('removeDialog.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      footer={<Button text={t('common:actions.close')} onClick={onClose} />}
    >
      <p>{t('removeDialog.inUse', { name: role.titleName, number })}</p>
    </Overlay>
  );
}

function Ask({ role, onClose }: RoleDialogProps): ReactElement {
  const { t } = useTranslation(['roles', 'common']);
  const name = role.titleName;
  const remove = useMutation({
    mutationFn: () => call<typeof deleteRole>('DELETE', '/roles/:id', { params: { id: role.id } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: t('editor.removed', { name }) });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/roles'] }),
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('removeDialog.title')}
      confirmText={t('removeDialog.ok')}
      cancelText={t('common:actions.cancel')}
      loading={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {t('removeDialog.text', { name })}
    </ConfirmDialog>
  );
}
