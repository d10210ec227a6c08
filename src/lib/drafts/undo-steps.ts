// What can be undone and done again in a draft: each step is what one author's own edit changed, so that undoing it leaves
// what others have changed since.
import { merge } from '#contract/merge/merge.ts';

interface Step<T> {
  /** The field that was edited: typing on in one field is one step. null: a step of its own. */
  readonly field: string | null;
  readonly before: T;
  readonly after: T;
  readonly at: number;
}

export interface UndoSteps<T> {
  readonly done: readonly Step<T>[];
  readonly undone: readonly Step<T>[];
}

export const NO_STEPS: UndoSteps<never> = { done: [], undone: [] };

/** Typing on after a longer rest is a step of its own. */
const REST_MS = 1500;
const MAX_STEPS = 100;

interface Edit<T> {
  readonly field: string | null;
  readonly before: T;
  readonly after: T;
  readonly now: number;
}

export function withStep<T>({ done }: UndoSteps<T>, { field, before, after, now }: Edit<T>): UndoSteps<T> {
  const last = done.at(-1);
  const goesOn = last !== undefined && field !== null && last.field === field && now - last.at < REST_MS;
  const step = { field, before: goesOn ? last.before : before, after, at: now };
  return { done: [...(goesOn ? done.slice(0, -1) : done), step].slice(-MAX_STEPS), undone: [] };
}

interface Moved<T> {
  readonly steps: UndoSteps<T>;
  readonly data: T;
}

/** Takes the last step back; undefined if there is none. */
export function undone<T>({ done, undone: later }: UndoSteps<T>, data: T): Moved<T> | undefined {
  const step = done.at(-1);
  if (step === undefined) return undefined;
  const { value } = merge(step.after, data, step.before);
  return { steps: { done: done.slice(0, -1), undone: [...later, step] }, data: value };
}

/** Does again what was last undone; undefined if there is nothing. */
export function redone<T>({ done, undone: later }: UndoSteps<T>, data: T): Moved<T> | undefined {
  const step = later.at(-1);
  if (step === undefined) return undefined;
  const { value } = merge(step.before, data, step.after);
  return { steps: { done: [...done, step], undone: later.slice(0, -1) }, data: value };
}

/** Cut from the oldest so that it fits in what a tab may keep. */
export function keptSteps<T>(steps: UndoSteps<T>, maxLetters: number): string {
  for (let from = 0; from < steps.done.length; from = from * 2 + 1) {
    const text = JSON.stringify({ ...steps, done: steps.done.slice(from) });
    if (text.length <= maxLetters) return text;
  }
  return JSON.stringify(NO_STEPS);
}
