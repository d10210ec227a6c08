// What the screens of people ask for more than once.
import { useQuery } from '@tanstack/react-query';
import type { listGrantableRoles } from '#contract/calls/user-admin.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/call-query.ts';
import type { Option } from '#src/lib/group-options.ts';
import { queryClient } from '#src/lib/query-client.ts';

/** The roles that one may give, as options. */
export function useRoleOptions(): readonly Option[] {
  const title = useRoleTitle();
  const { data } = useQuery(callQuery<typeof listGrantableRoles>('/users/roles', {}));
  return (data ?? []).map((role) => ({ value: role.id, label: title(role) }));
}

const LISTS = ['/users', '/groups', '/users/current'];
const ONES = ['/users/:id', '/groups/:id', '/groups/:id/users'];

async function ask(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** After a change: every list of people and groups is asked for anew, and whatever is open. */
export const refreshPeople = (): Promise<void> => ask([...LISTS, ...ONES]);

/** After something is gone: its card, which may still be closing, is not asked for. */
export const refreshLists = (): Promise<void> => ask(LISTS);
