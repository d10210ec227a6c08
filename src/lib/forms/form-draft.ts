/**
 * What was typed into a form, kept for this tab over a reload and a lost session; each person finds their own.
 * Never give it a password.
 */
import { signedInUserId } from '../kept/signed-in-user.ts';

const PREFIX = 'draft-';

function keyOf(form: string): string {
  return `${PREFIX}${signedInUserId() ?? 'nobody'}-${form}`;
}

export function readDraft(form: string): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export function keepDraft(form: string, values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Without a storage the form is kept while the page lives.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept.
  }
}

/** Whoever signs out leaves nothing of what they typed to the next one at this device. */
export function dropAllDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function fieldsOf<Values extends object>(values: Values): readonly (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}

interface Merged<Values> {
  readonly values: Values;
  /** What the other changed. */
  readonly theirs: readonly (keyof Values)[];
  /** What both changed, and differently: the own words stay. */
  readonly both: readonly (keyof Values)[];
}

/** Another's change comes in where one has typed nothing; what one typed stays. */
export function mergeChanges<Values extends object>(
  base: Values,
  typed: Values,
  stored: Values,
): Merged<Values> {
  const isTyped = (field: keyof Values): boolean => !isSame(typed[field], base[field]);
  const theirs = fieldsOf(stored).filter((field) => !isSame(stored[field], base[field]));
  const both = theirs.filter((field) => isTyped(field) && !isSame(typed[field], stored[field]));
  const following = theirs.filter((field) => !isTyped(field)).map((field) => [field, stored[field]]);
  return { values: { ...typed, ...Object.fromEntries(following) }, theirs, both };
}

const CHANGES = 'changes';

/** What is stored with the changes of a draft over it; what is no field of it, or of another kind, is left out. */
export function withChanges<Values extends object>(form: string, stored: Values): Values {
  const text = readDraft(form)[CHANGES];
  if (text === undefined) return stored;
  // Written by `keepChanges`, in this tab.
  const changes = Object.entries(JSON.parse(text) as Partial<Values>);
  const known = changes.filter(([field, value]) => typeof value === typeof stored[field as keyof Values]);
  return { ...stored, ...Object.fromEntries(known) };
}

/**
 * Keeps the fields that were changed and no others: what somebody else changes meanwhile is not undone by the draft.
 * @param secret fields that are never kept
 */
export function keepChanges<Values extends object>(
  form: string,
  stored: Values,
  typed: Values,
  secret: readonly (keyof Values)[] = [],
): void {
  const changed = fieldsOf(stored).filter(
    (field) => !secret.includes(field) && !isSame(typed[field], stored[field]),
  );
  const changes = Object.fromEntries(changed.map((field) => [field, typed[field]]));
  if (changed.length === 0) dropDraft(form);
  else keepDraft(form, { [CHANGES]: JSON.stringify(changes) });
}
