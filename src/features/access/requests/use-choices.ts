// The roles to choose from for a new person.
import { useQuery } from '@tanstack/react-query';
import type { listRoles } from '#contract/calls/roles.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { useCurrentUser } from '#src/lib/current-user.ts';
import type { Option } from '#src/lib/group-options.ts';

/** The roles that the reader may give: those that allow no more than their own. */
export function useRoleChoices(): readonly Option[] | undefined {
  const { data } = useQuery(callQuery<typeof listRoles>('/roles', {}));
  const own = useCurrentUser()?.privileges ?? [];
  const titleOf = useRoleTitle();
  return data
    ?.filter(({ privileges }) => privileges.every((privilege) => own.includes(privilege)))
    .map((role) => ({ value: role.name, label: titleOf(role) }));
}
