// The people of the form: those found to choose from, and those chosen, by their ids.
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { listQrPeople, QrPerson } from '#contract/calls/users.ts';
import { call } from '#src/lib/call.ts';
import { callQuery } from '#src/lib/call-query.ts';

const FOUND = 20;
/** As many as one call takes. */
const AT_ONCE = 200;

/** People by words and group. */
export function useFound(words: string): readonly QrPerson[] {
  const search = words.trim();
  const query = { size: FOUND, ...(search === '' ? {} : { search }) };
  const { data } = useQuery({
    ...callQuery<typeof listQrPeople>('/user-qr-auth/people', { query }),
    placeholderData: keepPreviousData,
  });
  return data?.content ?? [];
}

/** Everybody of a group, as far as one sheet goes. */
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
  readonly error: Error | null;
}

/** The chosen people in their order; whoever is not there (any more) is left out. */
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
    error: answers.find(({ error }) => error !== null)?.error ?? null,
  };
}
