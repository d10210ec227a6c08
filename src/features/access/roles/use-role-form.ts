// What is typed and ticked in the editor of a role: kept over an error and a reload, sent as one change.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createRole, RoleWithCount, updateRole } from '#contract/calls/roles.ts';
import { privileges as allPrivileges, type Privilege } from '#contract/privileges.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { currentUserQuery } from '#src/lib/current-user.ts';
import { dropDraft, keepDraft, readDraft } from '#src/lib/form-draft.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { showToast } from '#src/ui/toast-store.ts';

export interface RoleDraft {
  /** Another role, or the same one changed by somebody else, is another form. */
  readonly key: string;
  /** Undefined: it will be made. */
  readonly role: RoleWithCount | undefined;
  readonly titleName: string;
  readonly privileges: readonly Privilege[];
}

interface Values {
  readonly titleName: string;
  readonly privileges: ReadonlySet<Privilege>;
}

function startOf(draft: RoleDraft): Values {
  const kept = readDraft(`role-${draft.key}`);
  const held = kept['privileges']?.split(',');
  return {
    titleName: kept['titleName'] ?? draft.titleName,
    privileges: new Set(
      held ? allPrivileges.filter((privilege) => held.includes(privilege)) : draft.privileges,
    ),
  };
}

function send({ role }: RoleDraft, values: Values): Promise<RoleWithCount> {
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
  const [values, setValues] = useState(() => startOf(draft));
  const change = (next: Values): void => {
    setValues(next);
    keepDraft(`role-${draft.key}`, {
      titleName: next.titleName,
      privileges: [...next.privileges].join(','),
    });
  };
  const drop = (): void => dropDraft(`role-${draft.key}`);
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
