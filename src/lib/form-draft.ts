/**
 * What was typed into a form, kept for this tab over a reload and a lost session; each person finds their own.
 * Never give it a password.
 */
import { signedInUserId } from './kept/signed-in-user.ts';

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

/** The fields that differ from what is stored. */
export function changedFields<Values extends object>(stored: Values, typed: Values): Partial<Values> {
  const isChanged = ([field, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(stored[field as keyof Values]);
  return Object.fromEntries(Object.entries(typed).filter(isChanged)) as Partial<Values>;
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
  const changes = Object.entries(changedFields(stored, typed)).filter(
    ([field]) => !secret.includes(field as keyof Values),
  );
  if (changes.length === 0) dropDraft(form);
  else keepDraft(form, { [CHANGES]: JSON.stringify(Object.fromEntries(changes)) });
}
