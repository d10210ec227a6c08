// Groups to choose from, found by typing, because a site may have thousands.
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { getGroup, listGroups, listRegistrationGroups } from '#contract/calls/groups.ts';
import { callQuery } from './call-query.ts';
import { useCan } from '../session/current-user.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

const SHOWN = 50;

/** Groups whose name contains the words, like the server's own search; no more than a list shows. */
export function groupsWith(words: string, groups: readonly NamedGroup[]): readonly NamedGroup[] {
  const wanted = words.toLowerCase().replaceAll('ё', 'е');
  const isWanted = ({ name }: NamedGroup): boolean =>
    name.toLowerCase().replaceAll('ё', 'е').includes(wanted);
  return groups.filter(isWanted).slice(0, SHOWN);
}

type FailedGroups = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

interface Found {
  readonly chosen: NamedGroup | undefined;
  readonly groups: readonly NamedGroup[];
  /** The query that did not load, to say so and ask again. */
  readonly failed: FailedGroups | undefined;
}

/** The box puts the chosen name into its field, which is not a search. */
function searchOf(words: string, chosen: NamedGroup | undefined): string {
  return words === chosen?.name ? '' : words;
}

function useAllGroups(words: string, chosenId: string | null, enabled: boolean): Found {
  const named = useQuery({
    ...callQuery<typeof getGroup>('/groups/:id', { params: { id: chosenId ?? '' } }),
    enabled: enabled && chosenId !== null,
  });
  const chosen = named.data;
  const search = searchOf(words, chosen);
  const query = { size: SHOWN, ...(search === '' ? {} : { search: search.slice(0, 200) }) };
  const all = useQuery({
    ...callQuery<typeof listGroups>('/groups', { query }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { chosen, groups: all.data?.content ?? [], failed: [named, all].find(({ isError }) => isError) };
}

function useOpenGroups(words: string, chosenId: string | null, enabled: boolean): Found {
  const open = useQuery({
    ...callQuery<typeof listRegistrationGroups>('/groups/registration', {}),
    enabled,
  });
  const data = open.data ?? [];
  const chosen = data.find(({ id }) => id === chosenId);
  const groups = groupsWith(searchOf(words, chosen), data);
  return { chosen, groups, failed: open.isError ? open : undefined };
}

interface GroupOptions {
  readonly options: readonly Option[];
  readonly onSearch: (words: string) => void;
  readonly failed: FailedGroups | undefined;
}

/**
 * A person who may not see all groups chooses among those open for registration.
 * @param chosenId always included in the options; null for none
 */
export function useGroupOptions(chosenId: string | null): GroupOptions {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).trim();
  const seesAll = useCan('GROUPS_EDIT', 'USERS_EDIT', 'EXECUTIONS_EDIT', 'COURSES_EDIT', 'RESULTS_READ');
  const [all, open] = [useAllGroups(words, chosenId, seesAll), useOpenGroups(words, chosenId, !seesAll)];
  const { chosen, groups, failed } = seesAll ? all : open;
  const byId = new Map([...(chosen ? [chosen] : []), ...groups].map((group) => [group.id, group.name]));
  return { options: [...byId].map(([value, label]) => ({ value, label })), onSearch: setTyped, failed };
}
