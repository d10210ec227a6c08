// What differs between two states of a work: a field a row, a task that is there in one alone a row.
import { ORDER, isSameJson } from '#contract/merge/merge.ts';

interface ChangedField {
  /** As in `MergeConflict`. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
interface Entry {
  readonly id: string;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEntries = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((entry) => isFields(entry) && typeof entry['id'] === 'string');

function changedEntries(
  before: readonly Entry[],
  after: readonly Entry[],
  path: readonly string[],
): ChangedField[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  const of = (list: readonly Entry[], id: string): Entry | undefined => list.find((entry) => entry.id === id);
  const inBoth = (list: readonly Entry[], other: readonly Entry[]): string[] =>
    list.map(({ id }) => id).filter((id) => of(other, id) !== undefined);
  const [was, is] = [inBoth(before, after), inBoth(after, before)];
  return [
    ...ids.flatMap((id) => changedFields(of(before, id), of(after, id), [...path, id])),
    ...(isSameJson(was, is) ? [] : [{ path: [...path, ORDER], before: was, after: is }]),
  ];
}

export function changedFields(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly ChangedField[] {
  if (isSameJson(before, after)) return [];
  if (isEntries(before) && isEntries(after)) return changedEntries(before, after, path);
  if (!isFields(before) || !isFields(after)) return [{ path, before, after }];
  return Object.keys(after).flatMap((name) => changedFields(before[name], after[name], [...path, name]));
}
