// Marks as they were first given, before a teacher, marking again or a gate set aside changed them.
import type { MarkedSimulation } from '#contract/entities/attempt.ts';
import { isPassed, sumOfMarks } from '#contract/marks.ts';
import { markOfGrade, obstaclesOf } from '#server/marking/obstacles.ts';
import { unpack } from '#server/routes/completed-work/packing/pack.ts';
import { simulationIn } from '#server/routes/completed-work/packing/packed-repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { MarkBefore } from '#server/storage/tables/regrades.ts';
import type { AttemptToCount, TaskToCount } from './count-job.ts';
import { grouped } from './figures/grouped.ts';

interface Change {
  readonly attemptId: string;
  readonly taskId: string;
  readonly at: string;
}

interface GivenMark extends Change {
  readonly fromMark: number | null;
  readonly toMark: number | null;
}

interface Remark extends Change {
  readonly before: MarkBefore;
  readonly judgementBefore: Uint8Array | null;
}

/** Everything that changed marks of some attempts, by attempt and task, oldest first. */
export interface MarkChanges {
  readonly given: ReadonlyMap<string, readonly GivenMark[]>;
  readonly remarks: ReadonlyMap<string, readonly Remark[]>;
}

const nameOf = ({ attemptId, taskId }: Change): string => `${attemptId} ${taskId}`;

export async function readMarkChanges(db: Db, attemptIds: readonly string[]): Promise<MarkChanges> {
  const ids = [...attemptIds, ''];
  const given = await db
    .selectFrom('markHistory')
    .select(['attemptId', 'taskId', 'at', 'fromMark', 'toMark'])
    .where('attemptId', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const acts = await db
    .selectFrom('regradeMarks')
    .innerJoin('regrades', 'regrades.id', 'regradeMarks.regradeId')
    .select(['attemptId', 'taskId', 'startedAt as at', 'before', 'judgementBefore'])
    .where('attemptId', 'in', ids)
    // What was undone left no trace; what could not be, as others changed the mark meanwhile, did.
    .where('regradeMarks.state', 'in', ['APPLIED', 'KEPT'])
    .where('before', 'is not', null)
    .orderBy('startedAt')
    .execute();
  const remarks = acts.flatMap(({ before, ...rest }) => (before === null ? [] : [{ ...rest, before }]));
  return { given: grouped(given, nameOf), remarks: grouped(remarks, nameOf) };
}

/** An attempt that was opened again, or a mark that was taken back, begins anew: what was before is no mark of what was handed in. */
function sinceBegun<One extends Change>(rows: readonly One[], begunAt: string): readonly One[] {
  return rows.filter(({ at }) => at > begunAt);
}

interface FirstTask {
  readonly task: TaskToCount;
  /** Before any act of marking again, of the whole attempt. */
  readonly terms: { readonly at: string; readonly max: number; readonly needed: number } | undefined;
}

interface Own {
  /** The first that a teacher or an act gave; undefined: none did. */
  readonly given: GivenMark | undefined;
  readonly remarks: readonly Remark[];
}

/** What changed the mark of a task since the attempt was handed in. */
function changesOf(name: string, { given, remarks }: MarkChanges): Own {
  const all = given.get(name) ?? [];
  const begunAt = all.findLast(({ toMark }) => toMark === null)?.at ?? '';
  return {
    given: sinceBegun(all, begunAt)[0],
    remarks: sinceBegun(remarks.get(name) ?? [], begunAt),
  };
}

/** The judgement before the first act that brought another; nothing: there was none. */
function judgementOf(remarks: readonly Remark[]): Partial<TaskToCount> {
  const judged = remarks.flatMap(({ judgementBefore }) => judgementBefore ?? [])[0];
  if (judged === undefined) return {};
  // Safe: what marking again keeps is the judgement of its task.
  const { simulation } = unpack(judged) as { readonly simulation: MarkedSimulation };
  return { simulation, packedSimulation: null };
}

/** The mark by the grade with all its gates, if it was the grade that gave it and gates were set aside since. */
function markWithGates(now: TaskToCount, first: TaskToCount, hintPenalty: number): number | undefined {
  if (now.waivedGates.length === 0 || first.manuallyReviewed) return undefined;
  const grade = simulationIn(first)?.grade ?? null;
  return grade === null ? undefined : markOfGrade(grade, { ...first, hintPenalty });
}

/** @param hintPenalty of the task as it was given */
function firstTask(task: TaskToCount, { given, remarks }: Own, hintPenalty: number): FirstTask {
  const [act] = remarks;
  const first = {
    ...task,
    ...judgementOf(remarks),
    maxScore: task.isLeftOut && act !== undefined ? act.before.maxScore : task.maxScore,
    manuallyReviewed: given === undefined ? task.manuallyReviewed : given.fromMark === null,
    waivedGates: [],
    isLeftOut: false,
  };
  const mark = given === undefined ? task.mark : (given.fromMark ?? given.toMark ?? task.mark);
  return {
    task: { ...first, mark: markWithGates(task, first, hintPenalty) ?? mark },
    terms: act && { at: act.at, max: act.before.attemptMax, needed: act.before.needed },
  };
}

/** The same attempt as it was first marked; null: nothing has changed since. */
export function asFirstMarked(
  attempt: AttemptToCount,
  changes: MarkChanges,
  hintPenaltyOf: (task: TaskToCount) => number,
): AttemptToCount | null {
  const firsts = attempt.tasks.map((task) =>
    firstTask(task, changesOf(`${attempt.id} ${task.taskId}`, changes), hintPenaltyOf(task)),
  );
  const isSame = firsts.every(({ task, terms }, at) => {
    const now = attempt.tasks[at];
    return task.mark === now?.mark && terms === undefined && !now.isLeftOut && now.waivedGates.length === 0;
  });
  if (isSame) return null;
  const tasks = firsts.map(({ task }) => task);
  const [terms] = firsts.flatMap((first) => first.terms ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const mark = sumOfMarks(tasks.map((task) => task.mark));
  const obstacles = tasks.reduce((sum, task) => {
    const { gates, shortCases } = obstaclesOf({ ...task, simulation: simulationIn(task) });
    return sum + gates + shortCases;
  }, 0);
  const { max: maxScore, needed } = terms ?? { max: attempt.maxScore, needed: attempt.needed };
  return { ...attempt, tasks, mark, maxScore, needed, isPassed: isPassed(mark, needed, obstacles) };
}
