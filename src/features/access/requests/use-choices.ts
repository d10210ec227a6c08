// The groups and roles to choose from for a new person.
import { useQuery } from '@tanstack/react-query';
import type { listGroups, listRegistrationGroups } from '#contract/calls/groups.ts';
import type { listRoles } from '#contract/calls/roles.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { useCan, useCurrentUser } from '#src/lib/current-user.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Groups by name; whoever may not see them all chooses among those that are open for registration. */
export function useGroupChoices(): readonly Choice[] | undefined {
  const seesAll = useCan('GROUPS_EDIT', 'EXECUTIONS_EDIT', 'COURSES_EDIT', 'RESULTS_READ');
  const all = useQuery({
    ...callQuery<typeof listGroups>('/groups', { query: { size: 200, sort: 'name,asc' } }),
    enabled: seesAll,
  });
  const open = useQuery({
    ...callQuery<typeof listRegistrationGroups>('/groups/registration', {}),
    enabled: !seesAll,
  });
  const groups = seesAll ? all.data?.content : open.data;
  return groups?.map(({ id, name }) => ({ value: id, label: name }));
}

/** The roles that the reader may give: those that allow no more than their own. */
export function useRoleChoices(): readonly Choice[] | undefined {
  const { data } = useQuery(callQuery<typeof listRoles>('/roles', {}));
  const own = useCurrentUser()?.privileges ?? [];
  const titleOf = useRoleTitle();
  return data
    ?.filter(({ privileges }) => privileges.every((privilege) => own.includes(privilege)))
    .map((role) => ({ value: role.name, label: titleOf(role) }));
}
