// The million results as runs of a practice with twenty judged steps each, in courses; one work with whole judgements, to be counted.
import { sql } from 'kysely';
import type { MarkedSimulation } from '#contract/entities/attempt.ts';
import { taskInputSchema } from '#contract/entities/work.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import { stepsOf } from '#server/statistics/run-steps.ts';
import { json } from '#server/storage/columns.ts';
import type { Storage } from '#server/storage/storage.ts';
import { i, idOf, insertSeries, no, START, type Columns } from './many-people.ts';
import { addManyResults, MANY_RESULTS } from './many-results.ts';

const STEPS = 20;
/** Ways in which runs went. */
const WAYS = 4;
const WORKS_OF_COURSE = 20;
const PIECE_SIZE = 50_000;
/** Which work has whole judgements. */
const COUNTED_WORK = 7;

export const courseIdOf = (number: number): string => `k${10_000_000 + number}`;

const said = (text: string) => ({ ru: text, en: text, ch: text });

/** A run in which every so manieth step went wrong. */
function judged(way: number): MarkedSimulation {
  const judgements = Array.from({ length: STEPS }, (_, step) => ({
    id: `step-${step}`,
    kind: 'step' as const,
    status: step % (way + 2) === 1 ? ('missing' as const) : ('done' as const),
    text: said(`Шаг ${step} порядка входа в чистую зону`),
    sources: [],
    failsAttempt: false,
    cost: 1000,
    seq: step,
    at: step * 5000,
  }));
  const parts = { fitness: 1, order: 1, time: 1, repeats: 1, matchedShare: 1 };
  const score = { judgingVersion: 1, score: 70, scoreWithoutFailure: 70, passed: way > 1, failedBy: [] };
  const grade = { ...score, parts, judgements, smallestChange: [], wasBounded: false, nodes: 1 };
  return { grade, refusedCount: way, durationMs: 100_000 } as unknown as MarkedSimulation;
}

function byWay(engine: Storage['engine'], textOf: (way: number) => string) {
  const ways = Array.from({ length: WAYS }, (_, way) => way);
  const text = sql`case (i / 200) % ${sql.lit(WAYS)} ${sql.join(
    ways.map((way) => sql`when ${sql.lit(way)} then ${sql.lit(textOf(way))}`),
    sql` `,
  )} end`;
  return engine === 'postgres' ? sql`cast(${text} as jsonb)` : text;
}

function runColumns(engine: Storage['engine'], taskId: string): Columns {
  const empty = engine === 'postgres' ? sql`cast('[]' as jsonb)` : '[]';
  const whole = byWay(engine, (way) => json(judged(way)));
  return {
    attemptId: idOf('a', i),
    position: 0,
    taskId,
    taskRevision: 1,
    taskType: 'ROOM',
    maxScore: 100,
    maxAttempts: 1,
    caseId: 'case',
    mark: sql`i * 13 % 101`,
    manuallyReviewed: no,
    needsReview: no,
    comment: '',
    attemptsUsed: 1,
    useHint: no,
    historyAnswer: empty,
    simulation: sql`case when i % ${sql.lit(MANY_RESULTS.works)} = ${sql.lit(COUNTED_WORK)} then ${whole} end`,
    steps: byWay(engine, (way) => stepsOf(judged(way)) ?? ''),
  };
}

async function addCourses(storage: Storage): Promise<void> {
  const empty =
    storage.engine === 'postgres'
      ? sql`cast('{"ru":"","en":"","ch":""}' as jsonb)`
      : '{"ru":"","en":"","ch":""}';
  await storage.write((tx) =>
    insertSeries(tx, 'courses', [0, MANY_RESULTS.works / WORKS_OF_COURSE], {
      id: idOf('k', i),
      title: empty,
      description: empty,
      titleKey: '',
      searchText: '',
      revision: 1,
      dateCreating: START,
      dateChanged: START,
      version: 1,
    }),
  );
}

/** Fills an empty, migrated database; returns the id of the work that has whole judgements. */
export async function addManyRuns(storage: Storage, onPiece: (count: number) => void): Promise<string> {
  await addCourses(storage);
  const workIds = await addManyResults(storage, onPiece, {
    courseId: idOf('k', sql`(i % ${sql.lit(MANY_RESULTS.works)} / ${sql.lit(WORKS_OF_COURSE)})`),
    workKind: 'PRACTICE',
    mode: 'SELFCONTROL',
  });
  await storage.write(async (tx) => {
    for (const [number, id] of workIds.entries())
      await tx
        .updateTable('works')
        .set({ courseId: courseIdOf(Math.floor(number / WORKS_OF_COURSE)), coursePosition: number })
        .where('id', '=', id)
        .execute();
  });
  const input = taskInputSchema.parse({
    taskType: 'COMMONQUESTION',
    question: { content: said('Практика') },
    answers: [{ content: said('Да') }],
    trueAnswerIndex: [0],
    maxScore: 100,
  });
  const task = await storage.write((tx) => insertTask(tx, input, { by: null, now: START }));
  await storage.write((tx) =>
    tx
      .updateTable('taskRevisions')
      .set({ data: json({ ...input, taskType: 'ROOM' } as never) })
      .execute(),
  );
  const columns = runColumns(storage.engine, task.id);
  for (let from = 0; from < MANY_RESULTS.attempts; from += PIECE_SIZE) {
    await storage.write((tx) => insertSeries(tx, 'attemptTasks', [from, from + PIECE_SIZE], columns));
    onPiece(from + PIECE_SIZE);
  }
  await storage.write(async (tx) => {
    await sql`analyze`.execute(tx);
  });
  return workIds[COUNTED_WORK] ?? '';
}
