// What is typed and ticked in the editor of a role: kept over an error and a reload, sent as one change.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createRole, RoleWithCount, updateRole } from '#contract/calls/roles.ts';
import type { Privilege } from '#contract/privileges.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { currentUserQuery } from '#src/lib/current-user.ts';
import { dropDraft, keepDraft, readDraft } from '#src/lib/form-draft.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { showToast } from '#src/ui/toast-store.ts';
import { editOf, readEdit, withEdit, type RoleValues } from './role-edit.ts';

export interface RoleDraft {
  /** Another role is another form. */
  readonly key: string;
  /** Undefined: it will be made. */
  readonly role: RoleWithCount | undefined;
  readonly titleName: string;
  readonly privileges: readonly Privilege[];
}

function send({ role }: RoleDraft, values: RoleValues): Promise<RoleWithCount> {
  const body = { titleName: values.titleName.trim(), privileges: [...values.privileges] };
  if (role === undefined) return call<typeof createRole>('POST', '/roles', { body });
  return call<typeof updateRole>('PATCH', '/roles/:id', {
    params: { id: role.id },
    body,
    ifMatch: role.version,
  });
}

export function useRoleForm(draft: RoleDraft, onClose: () => void) {
  const { t } = useTranslation('roles');
  const name = `role-${draft.key}`;
  const [edit, setEdit] = useState(() => readEdit(readDraft(name)));
  const values = withEdit(draft, edit);
  const change = (next: RoleValues): void => {
    const made = editOf(draft, next);
    setEdit(made);
    keepDraft(name, made);
  };
  const drop = (): void => dropDraft(name);
  const save = useMutation({
    mutationFn: () => send(draft, values),
    onSuccess: async (role) => {
      drop();
      const text = t(draft.role === undefined ? 'editor.created' : 'editor.saved', { name: role.titleName });
      showToast({ tone: 'success', text });
      // One's own menu and buttons follow one's own role.
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      onClose();
    },
    onError: (error) => {
      if (isApiError(error, 'VERSION_MOVED')) showToast({ tone: 'warning', text: t('editor.moved') });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/roles'] }),
  });
  return {
    values,
    setTitle: (titleName: string) => change({ ...values, titleName }),
    setPrivileges: (privileges: ReadonlySet<Privilege>) => change({ ...values, privileges }),
    save,
    cancel: () => {
      drop();
      onClose();
    },
  };
}
