/** Marks the stored state of one attempt. Pure: runs in a worker thread, and wherever else. */
import type { AttemptEvent, TaskResult } from '#contract/entities/attempt.ts';
import type { TaskType } from '#contract/entities/work.ts';
import { taskKinds } from '#tasks/registry.ts';
import { simulationKinds, type SimulationName } from '#tasks/simulation/registry.ts';
import { foldEvents, isAnswered, type SavedTask } from './fold-events.ts';
import { markQuestion, type JobQuestion } from './mark-question.ts';

/** What a task's simulation was played with, at the pinned revisions; parsed here. */
export interface JobSimulation {
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  readonly ruleset: unknown;
  readonly play: unknown;
  readonly key: unknown;
  readonly codeVersion: number;
  readonly seed: number;
}

export interface JobTask {
  readonly taskId: string;
  readonly taskType: TaskType;
  readonly maxScore: number;
  readonly maxAttempts: number;
  readonly hintPenalty: number;
  readonly simulation: JobSimulation | null;
  /** null: a simulation. */
  readonly question: JobQuestion | null;
}

export interface MarkJob {
  readonly attemptId: string;
  readonly tasks: readonly JobTask[];
  readonly batches: readonly (readonly AttemptEvent[])[];
}

export interface MarkedTask {
  readonly taskId: string;
  readonly mark: number | null;
  readonly needsReview: boolean;
  readonly isAnswered: boolean;
  readonly attemptsUsed: number;
  readonly useHint: boolean;
  readonly answer: unknown;
  readonly historyAnswer: readonly { readonly at: number; readonly answer: unknown }[];
  readonly simulation: TaskResult['simulation'];
  readonly finalHash: string | null;
}

const rulesets = new Map<string, unknown>();

/** A revision never changes: the first data of it are kept, for they are parsed once. */
function rulesetOf({ rulesetId, rulesetRevision, ruleset }: JobSimulation): unknown {
  const id = `${rulesetId}.${rulesetRevision}`;
  const known = rulesets.get(id) ?? ruleset;
  rulesets.set(id, known);
  return known;
}

function markLog(
  task: JobTask,
  name: SimulationName,
  simulation: JobSimulation,
  saved: SavedTask,
): Pick<MarkedTask, 'mark' | 'simulation' | 'finalHash' | 'answer'> {
  const { codeVersion, seed, play, key } = simulation;
  const { entries, claims } = saved;
  const stored = { codeVersion, ruleset: rulesetOf(simulation), play, key, seed, entries, claims };
  const { result, ...check } = simulationKinds[name].mark(stored, task.maxScore);
  const penalty = saved.hintTaken ? task.hintPenalty : 0;
  return {
    mark: Math.max(0, Math.round((check.mark - penalty) * 100) / 100),
    simulation: {
      actionCount: entries.length,
      refusedCount: entries.filter((entry) => entry.refused === true).length,
      durationMs: check.durationMs,
      restarts: saved.restart,
      invalid: check.invalid,
      grade: check.grade,
    },
    finalHash: check.finalHash,
    answer: result ?? saved.answer,
  };
}

/** A task without a log is left to a teacher. */
function markPlayed(task: JobTask, saved: SavedTask): ReturnType<typeof markLog> {
  const name = taskKinds[task.taskType]?.simulation ?? null;
  return task.simulation !== null && name !== null
    ? markLog(task, name, task.simulation, saved)
    : { mark: null, simulation: null, finalHash: null, answer: saved.answer };
}

function markTask(task: JobTask, saved: SavedTask): MarkedTask {
  const kind = taskKinds[task.taskType]?.question;
  if (kind && task.question !== null) return markQuestion(kind, task, task.question, saved);
  const marked = markPlayed(task, saved);
  return {
    taskId: task.taskId,
    ...marked,
    needsReview: marked.mark === null || (taskKinds[task.taskType]?.needsReview ?? true),
    isAnswered: isAnswered(saved),
    attemptsUsed: Math.max(saved.attemptsUsed, saved.entries.length > 0 ? saved.restart + 1 : 0),
    useHint: saved.hintTaken,
    historyAnswer: saved.history,
  };
}

export function markAttempt(job: MarkJob): readonly MarkedTask[] {
  const limits = new Map(job.tasks.map((task) => [task.taskId, task.maxAttempts]));
  const saved = foldEvents(limits, job.batches);
  return job.tasks.flatMap((task) => {
    const done = saved.get(task.taskId);
    return done === undefined ? [] : [markTask(task, done)];
  });
}
