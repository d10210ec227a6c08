// Groups to choose from, found by typing, because a site may have thousands.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

interface Found {
  readonly chosen: NamedGroup | undefined;
  readonly groups: readonly NamedGroup[];
}

/** The box puts the chosen name into its field, which is not a search. */
function searchOf(words: string, chosen: NamedGroup | undefined): string {
  return words === chosen?.name ? '' : words;
}

function useAllGroups(words: string, chosenId: string | null, enabled: boolean): Found {
  const { data: chosen } = useQuery({
    ...callQuery<typeof getGroup>('/groups/:id', { params: { id: chosenId ?? '' } }),
    enabled: enabled && chosenId !== null,
  });
  const search = searchOf(words, chosen);
  const query = { size: SHOWN, ...(search === '' ? {} : { search: search.slice(0, 200) }) };
  const { data } = useQuery({
    ...callQuery<typeof listGroups>('/groups', { query }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { chosen, groups: data?.content ?? [] };
}

function useOpenGroups(words: string, chosenId: string | null, enabled: boolean): Found {
  const { data = [] } = useQuery({
    ...callQuery<typeof listRegistrationGroups>('/groups/registration', {}),
    enabled,
  });
  const chosen = data.find(({ id }) => id === chosenId);
  return { chosen, groups: groupsWith(searchOf(words, chosen), data) };
}

interface GroupOptions {
  readonly options: readonly Option[];
  readonly onSearch: (words: string) => void;
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
  const { chosen, groups } = seesAll ? all : open;
  const byId = new Map([...(chosen ? [chosen] : []), ...groups].map((group) => [group.id, group.name]));
  return { options: [...byId].map(([value, label]) => ({ value, label })), onSearch: setTyped };
}
