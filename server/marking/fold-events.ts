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
  readonly history: readonly SavedAnswer[];
  readonly attemptsUsed: number;
  readonly hintTaken: boolean;
  /** Which run of the simulation the entries belong to; only the last run counts. */
  readonly restart: number;
  readonly entries: readonly LogEntry[];
  readonly claims: readonly HashClaim[];
}

const UNTOUCHED: SavedTask = {
  answer: null,
  history: [],
  attemptsUsed: 0,
  hintTaken: false,
  restart: 0,
  entries: [],
  claims: [],
};

function begun(task: SavedTask, restart: number, maxAttempts: number): SavedTask {
  if (restart <= task.restart || restart >= maxAttempts) return task;
  return { ...task, restart, attemptsUsed: restart, entries: [], claims: [] };
}

function withActions(
  task: SavedTask,
  event: AttemptEvent & { type: 'ACTIONS' },
  maxAttempts: number,
): SavedTask {
  const current = begun(task, event.restart, maxAttempts);
  if (event.restart !== current.restart) return current;
  const entries = [...current.entries, ...event.entries];
  // Only an attempt that was uploaded whole has an empty hash: devices never send one.
  if (event.stateHash === '') return { ...current, entries };
  return {
    ...current,
    entries,
    claims: [...current.claims, { count: entries.length, hash: event.stateHash }],
  };
}

function withAnswer(
  task: SavedTask,
  event: AttemptEvent & { type: 'ANSWER' },
  maxAttempts: number,
): SavedTask {
  if (task.attemptsUsed >= maxAttempts) return task;
  const { at, answer } = event;
  return { ...task, answer, attemptsUsed: task.attemptsUsed + 1, history: [...task.history, { at, answer }] };
}

function withEvent(task: SavedTask, event: AttemptEvent, maxAttempts: number): SavedTask {
  switch (event.type) {
    case 'DRAFT':
      return task.attemptsUsed >= maxAttempts ? task : { ...task, answer: event.answer ?? null };
    case 'ANSWER':
      return withAnswer(task, event, maxAttempts);
    case 'HINT':
      return { ...task, hintTaken: true };
    case 'ACTIONS':
      return withActions(task, event, maxAttempts);
    case 'RESTART':
      return begun(task, event.restart, maxAttempts);
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
  const tasks = new Map<string, SavedTask>([...limits.keys()].map((taskId) => [taskId, UNTOUCHED]));
  for (const event of batches.flat()) {
    const task = tasks.get(event.taskId);
    if (task !== undefined) tasks.set(event.taskId, withEvent(task, event, limits.get(event.taskId) ?? 1));
  }
  return tasks;
}

/** Whether the person has done anything in a task. */
export function isAnswered(task: SavedTask): boolean {
  return task.entries.length > 0 || (task.answer !== null && task.answer !== '');
}
