// What marking again found for each answer: stored by the trial, read by the act, the undo and the page.
import { underPolicy, type RegradeFigures } from '#contract/entities/regrade.ts';
import { hundredthsOf, sumOfMarks } from '#contract/marks.ts';
import { findGateWaivers } from '#server/routes/completed-work/marking/gate-waivers.ts';
import { pack } from '#server/routes/completed-work/packing/pack.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { countStoredObstacles, storedObstacles, type GateWaivers } from '../obstacles.ts';
import { unmarked, type Remarked } from './regrade-job.ts';
import { findOtherTasks, type AnswerRow } from './regrades-repository.ts';

/** What the list is ordered by: who passes or fails otherwise, other marks, what keeps its mark, and the rest. */
const RANKS = { flips: 2_000_000, changes: 1_000_000, keeps: 500_000 } as const;

function rankOf(figures: RegradeFigures): number {
  const result = underPolicy(figures, 'NEW');
  if (result === null) return RANKS.keeps;
  const change = Math.abs(hundredthsOf(result.mark) - hundredthsOf(figures.oldMark)) / 100;
  if (result.wasPassed !== result.isPassed) return RANKS.flips + change;
  return change === 0 ? 0 : RANKS.changes + change;
}

type OtherTasks = Awaited<ReturnType<typeof findOtherTasks>>;

function figuresOf(
  row: AnswerRow,
  found: Remarked,
  { others, waivers }: { readonly others: OtherTasks; readonly waivers: GateWaivers },
): RegradeFigures {
  const standing = storedObstacles(row, waivers);
  return {
    outcome: row.manuallyReviewed ? 'TEACHER' : found.outcome,
    oldMark: row.mark ?? 0,
    newMark: found.newMark,
    pinnedMark: found.pinnedMark,
    taskMax: row.maxScore,
    oldGates: standing.gates,
    newGates: found.newGates,
    oldShortCases: standing.shortCases,
    newShortCases: found.newShortCases,
    restMark: sumOfMarks(others.map(({ mark }) => mark)),
    restObstacles: countStoredObstacles(others, waivers),
    attemptMax: row.attemptMax,
    needed: row.gradeForCompletion,
  };
}

function verdictOf({ mark, maxScore }: AnswerRow): NonNullable<Remarked['oldVerdict']> {
  if ((mark ?? 0) >= maxScore) return 'RIGHT';
  return (mark ?? 0) > 0 ? 'PARTLY' : 'WRONG';
}

/** The rows of what was found, in the order of the answers. */
export async function marksOf(
  db: Db,
  regradeId: string,
  rows: readonly AnswerRow[],
  found: ReadonlyMap<string, Remarked>,
) {
  const ids = rows.map(({ attemptId }) => attemptId);
  const others = new Map<string, OtherTasks>();
  for (const task of await findOtherTasks(db, rows[0]?.taskId ?? '', ids))
    others.set(task.attemptId, [...(others.get(task.attemptId) ?? []), task]);
  return Promise.all(
    rows.map(async (row) => {
      const { attemptId, attemptVersion } = row;
      const remarked = found.get(attemptId) ?? unmarked(attemptId, 'FAILED');
      const waivers = await findGateWaivers(db, { id: attemptId, waivedGates: row.waivedGates });
      const figures = figuresOf(row, remarked, { others: others.get(attemptId) ?? [], waivers });
      return {
        regradeId,
        attemptId,
        state: 'TRIAL' as const,
        ...figures,
        oldVerdict: remarked.oldVerdict ?? verdictOf(row),
        newVerdict: remarked.newVerdict,
        givenMark: null,
        change: rankOf(figures),
        attemptVersion,
        judgement: remarked.judgement === null ? null : await pack(remarked.judgement),
      };
    }),
  );
}

type NewMark = Awaited<ReturnType<typeof marksOf>>[number];

/** Stores them; what an answer was before an act stays as it is. */
export async function insertMarks(tx: Tx, marks: readonly NewMark[]): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insertInto('regradeMarks')
    .values(marks.map((mark) => ({ ...mark, before: null })))
    .onConflict((conflict) =>
      conflict.columns(['regradeId', 'attemptId']).doUpdateSet((eb) => {
        const set = <Name extends keyof NewMark>(name: Name) => eb.ref(`excluded.${name}`);
        return {
          state: set('state'),
          outcome: set('outcome'),
          oldMark: set('oldMark'),
          newMark: set('newMark'),
          pinnedMark: set('pinnedMark'),
          oldGates: set('oldGates'),
          newGates: set('newGates'),
          oldShortCases: set('oldShortCases'),
          newShortCases: set('newShortCases'),
          restMark: set('restMark'),
          restObstacles: set('restObstacles'),
          oldVerdict: set('oldVerdict'),
          newVerdict: set('newVerdict'),
          attemptVersion: set('attemptVersion'),
          judgement: set('judgement'),
        };
      }),
    )
    .execute();
}

/** Rows in a state, by attempt. */
export async function findMarks(
  db: Db,
  regradeId: string,
  {
    state,
    after,
    limit,
  }: { readonly state: NewMark['state'] | 'APPLIED'; readonly after: string; readonly limit: number },
) {
  return db
    .selectFrom('regradeMarks')
    .selectAll()
    .where('regradeId', '=', regradeId)
    .where('state', '=', state)
    .where('attemptId', '>', after)
    .orderBy('attemptId')
    .limit(limit)
    .execute();
}
export type MarkRow = Awaited<ReturnType<typeof findMarks>>[number];

/** The figures of all answers, without what is packed. */
export async function allFigures(db: Db, regradeId: string): Promise<readonly RegradeFigures[]> {
  return db
    .selectFrom('regradeMarks')
    .select(['outcome', 'oldMark', 'newMark', 'pinnedMark', 'taskMax', 'oldGates', 'newGates'])
    .select(['oldShortCases', 'newShortCases', 'restMark', 'restObstacles', 'attemptMax', 'needed'])
    .where('regradeId', '=', regradeId)
    .execute();
}
