// The roles that can be chosen for a new person.
import { useQuery } from '@tanstack/react-query';
import type { listRoles } from '#contract/calls/roles.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import type { Option } from '#src/lib/api/group-options.ts';

/** The roles that the reader may give: those that allow no more than their own. */
export function useRoleChoices() {
  const query = useQuery(callQuery<typeof listRoles>('/roles', {}));
  const own = useCurrentUser()?.privileges ?? [];
  const titleOf = useRoleTitle();
  const choices: readonly Option[] | undefined = query.data
    ?.filter(({ privileges }) => privileges.every((privilege) => own.includes(privilege)))
    .map((role) => ({ value: role.name, label: titleOf(role) }));
  return { choices, query };
}
