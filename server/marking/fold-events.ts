// Folds an attempt's saved batches into a state for each task: for resuming, marking and replays. Pure.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { HashClaim } from '#tasks/simulation/check.ts';

interface SavedAnswer {
  readonly at: number;
  readonly answer: unknown;
}

export interface SavedTask {
  /** The latest answer, draft or confirmed. */
  readonly answer: unknown;
  readonly isConfirmed: boolean;
  readonly history: readonly SavedAnswer[];
  readonly attemptsUsed: number;
  readonly hintTaken: boolean;
  /** Which run of the simulation the entries belong to; only the last run counts. */
  readonly restart: number;
  readonly entries: readonly LogEntry[];
  readonly claims: readonly HashClaim[];
}

/** A task while its events are folded: lists grow in place, so that a long log costs no more per entry. */
interface Folded extends SavedTask {
  answer: unknown;
  isConfirmed: boolean;
  history: SavedAnswer[];
  attemptsUsed: number;
  hintTaken: boolean;
  restart: number;
  entries: LogEntry[];
  claims: HashClaim[];
}

function untouched(): Folded {
  return {
    answer: null,
    isConfirmed: false,
    history: [],
    attemptsUsed: 0,
    hintTaken: false,
    restart: 0,
    entries: [],
    claims: [],
  };
}

function begin(task: Folded, restart: number, maxAttempts: number): void {
  if (restart <= task.restart || restart >= maxAttempts) return;
  Object.assign(task, { restart, attemptsUsed: restart, entries: [], claims: [] } satisfies Partial<Folded>);
}

function addActions(task: Folded, event: AttemptEvent & { type: 'ACTIONS' }, maxAttempts: number): void {
  begin(task, event.restart, maxAttempts);
  if (event.restart !== task.restart) return;
  for (const entry of event.entries) task.entries.push(entry);
  // Only an attempt that was uploaded whole has an empty hash: devices never send one.
  if (event.stateHash !== '') task.claims.push({ count: task.entries.length, hash: event.stateHash });
}

function addAnswer(task: Folded, event: AttemptEvent & { type: 'ANSWER' }, maxAttempts: number): void {
  if (task.attemptsUsed >= maxAttempts) return;
  const { at, answer } = event;
  task.answer = answer;
  task.isConfirmed = true;
  task.attemptsUsed += 1;
  task.history.push({ at, answer });
}

function addEvent(task: Folded, event: AttemptEvent, maxAttempts: number): void {
  switch (event.type) {
    case 'DRAFT':
      if (task.attemptsUsed >= maxAttempts) return;
      task.answer = event.answer ?? null;
      task.isConfirmed = false;
      return;
    case 'ANSWER':
      return addAnswer(task, event, maxAttempts);
    case 'HINT':
      task.hintTaken = true;
      return;
    case 'ACTIONS':
      return addActions(task, event, maxAttempts);
    case 'RESTART':
      return begin(task, event.restart, maxAttempts);
  }
}

/**
 * @param limits the confirmed answers (or runs of a simulation) allowed for each task; others are ignored
 * @param batches the events of each batch, in order; events of unknown tasks are ignored
 */
export function foldEvents(
  limits: ReadonlyMap<string, number>,
  batches: readonly (readonly AttemptEvent[])[],
): ReadonlyMap<string, SavedTask> {
  const tasks = new Map([...limits.keys()].map((taskId) => [taskId, untouched()]));
  for (const event of batches.flat()) {
    const task = tasks.get(event.taskId);
    if (task !== undefined) addEvent(task, event, limits.get(event.taskId) ?? 1);
  }
  return tasks;
}

/** Whether the person has done anything in a task. */
export function isAnswered(task: SavedTask): boolean {
  return task.entries.length > 0 || (task.answer !== null && task.answer !== '');
}
