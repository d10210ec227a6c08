// What the screens of people ask for more than once.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { getGroup, listGroups } from '#contract/calls/groups.ts';
import type { listGrantableRoles } from '#contract/calls/user-admin.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { queryClient } from '#src/lib/query-client.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The roles that one may give, as options. */
export function useRoleOptions(): readonly Option[] {
  const title = useRoleTitle();
  const { data } = useQuery(callQuery<typeof listGrantableRoles>('/users/roles', {}));
  return (data ?? []).map((role) => ({ value: role.id, label: title(role) }));
}

interface GroupOptions {
  readonly options: readonly Option[];
  readonly onSearch: (words: string) => void;
}

const SHOWN_GROUPS = 50;

/** Groups found by typing, the chosen one among them: a site may have thousands. */
export function useGroupOptions(chosenId: string | null): GroupOptions {
  const [words, setWords] = useState('');
  const chosen = useQuery({
    ...callQuery<typeof getGroup>('/groups/:id', { params: { id: chosenId ?? '' } }),
    enabled: chosenId !== null,
  });
  // The box puts the chosen name into its field: that is no search.
  const search = words.trim() === chosen.data?.name ? '' : words.trim();
  const query = { size: SHOWN_GROUPS, ...(search === '' ? {} : { search: search.slice(0, 200) }) };
  const found = useQuery({
    ...callQuery<typeof listGroups>('/groups', { query }),
    placeholderData: (previous) => previous,
  });
  const groups = [...(chosen.data ? [chosen.data] : []), ...(found.data?.content ?? [])];
  const byId = new Map(groups.map(({ id, name }) => [id, { value: id, label: name }]));
  return { options: [...byId.values()], onSearch: setWords };
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
