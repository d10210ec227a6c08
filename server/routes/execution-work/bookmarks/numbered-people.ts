// The numbers under which the people of an event go where names are hidden.
import { createHash } from 'node:crypto';

const MAX_NAMED = 5;

/**
 * In an order that says nothing of who they are, and is the same on each page and in each file.
 * @param userIds everybody in the event, whoever asks
 */
export function numbersOf(executionId: string, userIds: readonly string[]): ReadonlyMap<string, number> {
  const keyOf = (userId: string): string =>
    createHash('sha256').update(`${executionId} ${userId}`).digest('hex');
  const keyed = [...new Set(userIds)].map((userId) => ({ userId, key: keyOf(userId) }));
  const ordered = keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return new Map(ordered.map(({ userId }, at) => [userId, at + 1]));
}

const byNumber = (a: { readonly number: number }, b: { readonly number: number }): number =>
  a.number - b.number;

/** By number: an order by name would give away who is who. */
export const inOrder = <T extends { readonly number: number }>(people: readonly T[]): T[] =>
  people.toSorted(byNumber);

/** Those whom a list names; the others are counted. */
export const firstOf = <T extends { readonly number: number }>(people: readonly T[]): T[] =>
  inOrder(people).slice(0, MAX_NAMED);
