// Responses to a learner's reading calls, stored for offline use.

import type { Privilege } from '#contract/privileges.ts';
import { readStoredUser } from '../session/auth-database.ts';
import type { KeepableCall } from './keepable-calls.ts';
import { withKept, type KeptResponse, type KeptDatabase } from './kept-database.ts';
import { toLetGo } from './kept-bounds.ts';
import { noteFresh, noteShown } from './kept-notice.ts';

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** A larger document is stored only when the work is downloaded on purpose. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const TRIM_AFTER_MS = 5000;

/** People who see other people's data store nothing, because their responses contain that data. */
const SEES_OTHERS: readonly Privilege[] = [
  'RESULTS_READ',
  'EXECUTIONS_EDIT',
  'WORKS_EDIT',
  'COURSES_EDIT',
  'TASKS_EDIT',
  'USERS_EDIT',
];

let learner: { readonly userId: string; readonly isLearner: boolean } | undefined;

async function isLearner(userId: string): Promise<boolean> {
  if (learner?.userId === userId) return learner.isLearner;
  const user = await readStoredUser();
  if (user?.id !== userId) return false;
  learner = { userId, isLearner: !SEES_OTHERS.some((one) => user.privileges.includes(one)) };
  return learner.isLearner;
}

/** Responses that may contain a key outside TRAINING are never stored on the device. */
export function mayKeep(path: string, value: unknown): boolean {
  if (path !== '/completed-work/:id') return true;
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'TRAINING';
}

function bytesOf(value: unknown): number {
  return value instanceof Blob ? value.size : JSON.stringify(value).length;
}

/** @param isAsked the person downloads it on purpose, so that its size does not matter */
export async function keepResponse(
  { userId, path, name }: KeepableCall,
  value: unknown,
  isAsked = false,
): Promise<void> {
  noteFresh(name);
  if (!mayKeep(path, value) || !(await isLearner(userId))) return;
  const bytes = bytesOf(value);
  if (!isAsked && bytes > (value instanceof Blob ? MAX_FILE_BYTES : MAX_ANSWER_BYTES)) return;
  const kept: KeptResponse = { name, value, keptAt: new Date().toISOString(), bytes };
  await withKept(userId, (database) => database.put('answers', kept));
  trimSoon(userId);
}

/** The stored response; also records that the page shows older data. */
export async function keptResponse({ userId, name }: KeepableCall): Promise<KeptResponse | undefined> {
  const kept = await withKept(userId, (database) => database.get('answers', name));
  if (kept !== undefined) noteShown(name, kept.keptAt);
  return kept;
}

let trimming: ReturnType<typeof setTimeout> | undefined;

function trimSoon(userId: string): void {
  trimming ??= setTimeout(() => {
    trimming = undefined;
    void withKept(userId, trim);
  }, TRIM_AFTER_MS);
}

async function trim(database: KeptDatabase): Promise<void> {
  const answers = await database.getAllFromIndex('answers', 'keptAt');
  const kits = await database.getAll('kits');
  const asked = new Set(kits.flatMap(({ isAsked, files }) => (isAsked ? files : [])));
  await Promise.all(toLetGo(answers, asked).map((name) => database.delete('answers', name)));
}
