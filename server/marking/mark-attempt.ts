// Marks the stored state of one attempt. Pure; normally runs in a worker process.
import { hash } from 'node:crypto';
import { seedOfRun } from '#machines/kit/random.ts';
import { questionKindOf, simulationKindOf } from '#tasks/kinds.ts';
import { isAllIssuedThere } from '#machines/kit/end-of-log.ts';
import type { LogCheck } from '#tasks/simulation/check.ts';
import type { HeldPlay, SimulationKind } from '#tasks/simulation/kind.ts';
import { foldEvents, isAnswered, type SavedTask } from './fold-events.ts';
import type { JobSimulation, JobTask, MarkedTask, MarkJob } from './mark-job.ts';
import { markQuestion } from './mark-question.ts';
import { countedGrade, markOfGrade } from './obstacles.ts';

const digest = (text: string): string => hash('sha256', text);

const rulesets = new Map<string, unknown>();

/** The ruleset of a simulation, parsed once: a revision never changes, so the parsed data is kept. */
function rulesetOf({ rulesetId, rulesetRevision, ruleset }: JobSimulation): unknown {
  const id = `${rulesetId}.${rulesetRevision}`;
  const known = rulesets.get(id) ?? ruleset;
  rulesets.set(id, known);
  return known;
}

const MAX_HELD = 50;

/** Gives data as they were held before, so that what many attempts share (a play, a key) is parsed once. */
function holding(): (data: unknown) => unknown {
  const held = new Map<string, unknown>();
  return (data) => {
    const text = JSON.stringify(data);
    const known = held.get(text) ?? data;
    held.delete(text);
    held.set(text, known);
    const [oldest] = held.keys();
    if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
    return known;
  };
}

const heldKey = holding();
const heldPlay = holding();

/** What the server held back in the run that counts. */
function heldIn({ held, issued }: JobSimulation, restart: number): HeldPlay | undefined {
  if (held === undefined) return undefined;
  const rows = issued.flatMap((own) =>
    own.restart === restart && typeof own.part === 'number' ? [[own.part, own.id] as const] : [],
  );
  const seed = seedOfRun({ seed: held.seed, seedPerRun: true }, restart);
  return { caseId: held.caseId, play: heldPlay(held.play), seed, issued: new Map(rows) };
}

/** It came late, or somebody passes without having met all of it, and nothing that was given stood in its way. */
function isHeldToAsk({ heldLate, grade }: LogCheck, issued: JobSimulation['issued']): boolean {
  if (heldLate === undefined) return false;
  const isGiven = issued.some(({ part }) => typeof part !== 'number');
  return heldLate.lateMs > 0 || (heldLate.isUnmet && grade.passed && !isGiven);
}

/** Something never arrived or came too late, or less idle time was reported than passed. */
function isDoubtful(
  check: LogCheck,
  { entries, issued }: Pick<SavedTask, 'entries'> & Pick<JobSimulation, 'issued'>,
): boolean {
  return !isAllIssuedThere(entries, issued) || check.idleShortMs > 0 || isHeldToAsk(check, issued);
}

function markLog(
  task: JobTask,
  kind: SimulationKind,
  simulation: JobSimulation,
  saved: SavedTask,
): Pick<
  MarkedTask,
  'mark' | 'simulation' | 'trace' | 'finalHash' | 'answer' | 'idleShortMs' | 'heldLateMs' | 'needsReview'
> {
  const { codeVersion, reported } = simulation;
  const play = heldPlay(simulation.play);
  const seed = seedOfRun(simulation, saved.restart);
  const { entries, claims } = saved;
  const lags = simulation.lags.filter(({ restart }) => restart === saved.restart);
  const issued = simulation.issued.filter(({ restart }) => restart === saved.restart);
  const reportedIdleMs = reported?.restart === saved.restart ? reported.idleMs : undefined;
  const held = heldIn(simulation, saved.restart);
  const log = { codeVersion, seed, entries, claims, lags, issued, reportedIdleMs, held };
  const stored = { ...log, ruleset: rulesetOf(simulation), play, key: heldKey(simulation.key), digest };
  const { result, actions, trace = null, ...check } = kind.mark(stored, task.maxScore);
  const counted = countedGrade(
    check.grade,
    task.waivedGates.map((gateId) => ({ gateId })),
  );
  return {
    mark: markOfGrade(counted, { ...task, useHint: saved.hintTaken }),
    simulation: {
      actionCount: entries.filter(({ issue }) => issue === undefined).length,
      refusedCount: entries.filter((entry) => entry.refused === true).length,
      durationMs: check.durationMs,
      restarts: saved.restart,
      invalid: check.invalid,
      grade: check.grade,
      ...(actions === undefined ? {} : { actions: [...actions] }),
    },
    trace,
    finalHash: check.finalHash,
    answer: result ?? saved.answer,
    idleShortMs: check.idleShortMs,
    heldLateMs: check.heldLate?.lateMs ?? 0,
    // What no key judges is the teacher's to say, and what is not as it should have come.
    needsReview: (issued.length > 0 && simulation.hasUnknownIssue) || isDoubtful(check, { entries, issued }),
  };
}

/** Marks a simulation; one without a log is left to a teacher. */
function markPlayed(task: JobTask, saved: SavedTask): ReturnType<typeof markLog> {
  const kind = simulationKindOf(task.taskType);
  return task.simulation !== null && kind !== null
    ? markLog(task, kind, task.simulation, saved)
    : {
        mark: null,
        simulation: null,
        trace: null,
        finalHash: null,
        answer: saved.answer,
        idleShortMs: 0,
        heldLateMs: 0,
        needsReview: true,
      };
}

function markTask(task: JobTask, saved: SavedTask): MarkedTask {
  const kind = questionKindOf(task.taskType);
  if (kind !== null && task.question !== null) return markQuestion(kind, task, task.question, saved);
  const marked = markPlayed(task, saved);
  return {
    taskId: task.taskId,
    maxScore: task.maxScore,
    ...marked,
    proposedMark: marked.mark,
    claimedMark: null,
    isAnswered: isAnswered(saved),
    attemptsUsed: Math.max(saved.attemptsUsed, saved.entries.length > 0 ? saved.restart + 1 : 0),
    useHint: saved.hintTaken,
    historyAnswer: saved.history,
  };
}

function markEvents(job: MarkJob, batches: MarkJob['batches']): readonly MarkedTask[] {
  const limits = new Map(job.tasks.map((task) => [task.taskId, task.maxAttempts]));
  const saved = foldEvents(limits, batches);
  return job.tasks.flatMap((task) => {
    const done = saved.get(task.taskId);
    return done === undefined ? [] : [markTask(task, done)];
  });
}

/** The marks of all tasks of an attempt, in the order of the job; with what is claimed beside them. */
export function markAttempt(job: MarkJob): readonly MarkedTask[] {
  const marked = markEvents(job, job.batches);
  if (job.claimed === null) return marked;
  const claimed = new Map(markEvents(job, job.claimed).map((task) => [task.taskId, task.mark ?? 0]));
  return marked.map((task) => ({ ...task, claimedMark: claimed.get(task.taskId) ?? null }));
}
