// Pages of statistics among a million results with twenty million steps, how soon a result is counted, and saving beside a recount.
import { setTimeout as delay } from 'node:timers/promises';
import { BUILT_IN_PRIVILEGES } from '#contract/privileges.ts';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { courseStatistics } from '#server/routes/statistics/course-repository.ts';
import { groupStatistics, personStatistics } from '#server/routes/statistics/people-repository.ts';
import { pageOfWorkFigures, workStatistics } from '#server/routes/statistics/statistics-repository.ts';
import { countWork, openCountProcess } from '#server/statistics/count-work.ts';
import { json } from '#server/storage/columns.ts';
import type { Storage } from '#server/storage/storage.ts';
import { alternate } from './alternating.ts';
import type { Bench, Figure } from './bench.ts';
import { onEveryEngine } from './engines.ts';
import { groupIdOf, personIdOf } from './many-people.ts';
import { MANY_RESULTS } from './many-results.ts';
import { addManyRuns, courseIdOf } from './many-runs.ts';

const PAGE_MS = 300;
const COUNTED_S = 60;
/** The job looks so often for what changed. */
const LOOKS_EVERY_S = 10;
const NEEDED_RATIO = 1.2;
const TRIES = 40;
const SAVES = 200;
const SAVE_EVERY_MS = 10;

function personOf(id: string, role: keyof typeof BUILT_IN_PRIVILEGES): Person {
  const privileges = new Set(BUILT_IN_PRIVILEGES[role]);
  const login = { login: id, fullName: id, groupId: null, sessionId: '', roleName: role, demo: false };
  return { id, ...login, privileges };
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

async function timed(work: (number: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < TRIES; number += 1) {
    const startedMs = performance.now();
    await work(number);
    times.push(performance.now() - startedMs);
  }
  return p95(times);
}

/** Every work gets the figures that were counted of one, as counting two hundred works takes long. */
async function keepOfAll(storage: Storage, workId: string): Promise<void> {
  const { db } = storage;
  const rows = await db.selectFrom('keptFigures').selectAll().where('workId', '=', workId).execute();
  const works = await db.selectFrom('works').select('id').where('id', '<>', workId).execute();
  for (const { id } of works)
    await storage.write(async (tx) => {
      for (const row of rows) {
        const broken = row.broken === null ? null : json(row.broken);
        const values = {
          ...row,
          workId: id,
          broken,
          asFirstMarked: null,
          data: json(row.data),
          groups: json(row.groups),
        };
        await tx.insertInto('keptFigures').values(values).execute();
      }
    });
}

async function pages({ db, engine }: Storage, workId: string): Promise<readonly Figure[]> {
  const admin = personOf(personIdOf(1), 'ROLE_ADMIN');
  const teacher = personOf(personIdOf(2), 'ROLE_TEACHER');
  const asked = { choice: 'FIRST', marks: 'NOW' } as const;
  const kinds: readonly (readonly [string, (number: number) => Promise<unknown>])[] = [
    [
      'the list of works',
      (page) =>
        pageOfWorkFigures(db, teacher, { page: page % 10, size: 20, sort: 'attempts,desc', broken: 'false' }),
    ],
    ['a work', () => workStatistics(db, teacher, { workId, ...asked })],
    ['a course', (n) => courseStatistics(db, teacher, { id: courseIdOf(n % 10), ...asked })],
    ['a group, for an admin', (n) => groupStatistics(db, admin, { id: groupIdOf(n * 11), ...asked })],
    ['a group, for its teacher', () => groupStatistics(db, teacher, { id: groupIdOf(11), ...asked })],
    ['a person', (n) => personStatistics(db, admin, { id: personIdOf(n * 31), ...asked })],
  ];
  const figures: Figure[] = [];
  for (const [what, open] of kinds)
    figures.push({
      what: `${engine}: ${what}, p95`,
      value: await timed(open),
      unit: 'ms',
      limit: { kind: 'atMost', value: PAGE_MS },
    });
  return figures;
}

/** Batches saved one after the other at a steady pace; the times of each. */
async function saveTimes(storage: Storage, round: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let number = 0; number < SAVES; number += 1) {
    const row = {
      attemptId: `a${10_000_000 + number}`,
      sequence: round,
      writer: 1,
      contentHash: 'h',
      events: json([]),
      receivedAt: new Date().toISOString(),
      late: false,
    };
    const startedMs = performance.now();
    await storage.hot([{ query: storage.db.insertInto('eventBatches').values(row), expectRows: 1 }]);
    times.push(performance.now() - startedMs);
    await delay(SAVE_EVERY_MS);
  }
  return times;
}

/** Saving without and with works being counted one after the other, as the job counts them: resting as long as it worked. */
async function savingBeside(storage: Storage, workId: string): Promise<Figure> {
  const counting = openCountProcess();
  let [isCounting, round] = [false, 0];
  const recount = async (): Promise<void> => {
    while (isCounting) {
      const startedMs = performance.now();
      await countWork(storage, counting, workId, new Date().toISOString());
      await delay(performance.now() - startedMs);
    }
  };
  const alone = async (): Promise<number> => p95(await saveTimes(storage, (round += 1)));
  const beside = async (): Promise<number> => {
    isCounting = true;
    const counted = recount();
    const value = await alone();
    isCounting = false;
    await counted;
    return value;
  };
  await alone();
  const [, value = Number.NaN] = (await alternate([alone, beside])).ratios;
  await counting.close();
  const what = `${storage.engine}: p95 of saving beside a recount, to that of saving alone`;
  return { what, value, unit: '×', limit: { kind: 'atMost', value: NEEDED_RATIO } };
}

/** From the end of the marking: the job looks, then counts the work. */
async function countedWithin(storage: Storage, workId: string): Promise<Figure> {
  const counting = openCountProcess();
  const startedMs = performance.now();
  await countWork(storage, counting, workId, new Date().toISOString());
  await counting.close();
  const value = LOOKS_EVERY_S + (performance.now() - startedMs) / 1000;
  const what = `${storage.engine}: until a result of a work with ${MANY_RESULTS.attempts / MANY_RESULTS.works} others is counted`;
  return { what, value, unit: 's', limit: { kind: 'atMost', value: COUNTED_S } };
}

async function figuresOf(storage: Storage): Promise<readonly Figure[]> {
  await runMigrations(storage);
  const workId = await addManyRuns(storage, (count) => {
    process.stdout.write(`  ${storage.engine}: ${count} results\r`);
  });
  await storage.write((tx) =>
    tx
      .insertInto('groupTeachers')
      .values({ groupId: groupIdOf(11), userId: personIdOf(2) })
      .execute(),
  );
  const counted = await countedWithin(storage, workId);
  await keepOfAll(storage, workId);
  return [counted, ...(await pages(storage, workId)), await savingBeside(storage, workId)];
}

/** Also on PostgreSQL if DATABASE_URL is set. */
export const statistics: Bench = { name: 'statistics', run: () => onEveryEngine(figuresOf) };
