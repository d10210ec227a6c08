// The people of the form: search results, and those chosen, by id.
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { listQrPeople, QrPerson } from '#contract/calls/qr-sign-in.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';

const FOUND = 20;
/** The most that one call accepts. */
const AT_ONCE = 200;

/** People found by name and group; the query for where they did not load. */
export function useFound(words: string) {
  const search = words.trim();
  const query = { size: FOUND, ...(search === '' ? {} : { search }) };
  const found = useQuery({
    ...callQuery<typeof listQrPeople>('/user-qr-auth/people', { query }),
    placeholderData: keepPreviousData,
  });
  const people: readonly QrPerson[] = found.data?.content ?? [];
  return { people, query: found };
}

/** Everybody in a group, up to the limit of one sheet. */
export async function peopleOfGroup(groupId: string, most: number): Promise<readonly QrPerson[]> {
  const people: QrPerson[] = [];
  for (let page = 0; people.length < most; page++) {
    const query = { groupId, page, size: AT_ONCE };
    const found = await call<typeof listQrPeople>('GET', '/user-qr-auth/people', { query });
    people.push(...found.content);
    if (page + 1 >= found.totalPages) break;
  }
  return people;
}

export interface ChosenPeople {
  readonly people: readonly QrPerson[];
  readonly isPending: boolean;
  /** The one that did not load. */
  readonly failed: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> | undefined;
}

/** The chosen people in order; those who no longer exist are left out. */
export function useChosen(ids: readonly string[]): ChosenPeople {
  const parts: string[][] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) parts.push(ids.slice(from, from + AT_ONCE));
  const answers = useQueries({
    queries: parts.map((part) => ({
      ...callQuery<typeof listQrPeople>('/user-qr-auth/people', {
        query: { ids: part.join(','), size: AT_ONCE },
      }),
      placeholderData: keepPreviousData,
    })),
  });
  const known = new Map(answers.flatMap(({ data }) => data?.content ?? []).map((one) => [one.id, one]));
  return {
    people: ids.map((id) => known.get(id)).filter((person) => person !== undefined),
    isPending: answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    failed: answers.find(({ isError }) => isError),
  };
}
