// Queries shared by the screens of people.
import { useQuery } from '@tanstack/react-query';
import type { listGrantableRoles } from '#contract/calls/user-admin.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { Option } from '#src/lib/api/group-options.ts';
import { queryClient } from '#src/lib/api/query-client.ts';

/** The roles that the reader may give, as options; the query for where they did not load. */
export function useRoleOptions() {
  const title = useRoleTitle();
  const query = useQuery(callQuery<typeof listGrantableRoles>('/users/roles', {}));
  const options: readonly Option[] = (query.data ?? []).map((role) => ({
    value: role.id,
    label: title(role),
  }));
  return { options, query };
}

const LISTS = ['/users', '/groups', '/users/current'];
const ONES = ['/users/:id', '/groups/:id', '/groups/:id/users'];

async function ask(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** After a change: reloads every list of people and groups, and the open card. */
export const refreshPeople = (): Promise<void> => ask([...LISTS, ...ONES]);

/** After a deletion: the card of the deleted thing, which may still be closing, is not reloaded. */
export const refreshLists = (): Promise<void> => ask(LISTS);
