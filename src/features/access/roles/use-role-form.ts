// The form of a role: sent as one change, which may affect the reader's own privileges.
import { useTranslation } from 'react-i18next';
import type { createRole, RoleWithCount, updateRole } from '#contract/calls/roles.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { currentUserQuery } from '#src/lib/session/current-user.ts';
import { showRefusal } from '#src/lib/forms/show-refusal.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { privilegesOf, roleValuesOf, type RoleValues, type RoleWords } from './role-values.ts';

export interface RoleDraft extends RoleWords {
  /** A different role gets a different form. */
  readonly key: string;
  /** Undefined for a new role. */
  readonly role: RoleWithCount | undefined;
}

function send({ role }: RoleDraft, values: RoleValues): Promise<RoleWithCount> {
  const body = { titleName: values.titleName.trim(), privileges: [...privilegesOf(values)] };
  if (role === undefined) return call<typeof createRole>('POST', '/roles', { body });
  return call<typeof updateRole>('PATCH', '/roles/:id', {
    params: { id: role.id },
    body,
    ifMatch: role.version,
  });
}

export function useRoleForm(draft: RoleDraft, onClose: () => void) {
  const { t } = useTranslation('roles');
  const { form, drop } = useKeptForm(`role-${draft.key}`, roleValuesOf(draft));
  const close = (): void => {
    drop();
    onClose();
  };
  const refuse = (error: unknown): void => {
    if (!isApiError(error, 'VERSION_MOVED')) return showRefusal(form, error, t('editor.failed'));
    showToast({ tone: 'warning', text: t('editor.moved') });
  };
  const save = async (values: RoleValues): Promise<void> => {
    try {
      const role = await send(draft, values);
      const text = t(draft.role === undefined ? 'editor.created' : 'editor.saved', { name: role.titleName });
      showToast({ tone: 'success', text });
      // The reader's own menu and buttons depend on their role.
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      close();
    } catch (error) {
      refuse(error);
    } finally {
      // The form then follows the stored state.
      await queryClient.invalidateQueries({ queryKey: ['/roles'] });
    }
  };
  return { form, save, cancel: close };
}
