// Figures by marks as they were first given, beside those by marks as they stand, on the engine at hand.
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { PeopleStatistics } from '#contract/entities/people-statistics.ts';
import type { KeptFigures, Statistics } from '#contract/entities/statistics.ts';
import { workInputSchema } from '#contract/entities/work.ts';
import { drawWhole } from '#machines/kit/random.ts';
import { lockWork, pinnedTasks, reviseWork } from '#server/routes/works/works-repository.ts';
import { countWork, findDueWork, openCountProcess } from '#server/statistics/count-work.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import {
  acted,
  answered,
  makeChoiceWork,
  revise,
  undone,
  type ChoiceWork,
} from '#tests/support/regrade-rig.ts';
import { openReviewRig, type ReviewRig } from '#tests/support/review-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ReviewRig;
let work: ChoiceWork;
let courseId: string;
const counting = openCountProcess();

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
});
afterAll(async () => {
  await counting.close();
  await rig.close();
});
beforeEach(async () => {
  await rig.storage.write(async (tx) => {
    await tx.deleteFrom('regrades').execute();
    await tx.deleteFrom('attempts').execute();
  });
  work = await makeChoiceWork(rig);
  await rig.storage.write(async (tx) => {
    const course = await tx.selectFrom('courses').select('id').executeTakeFirstOrThrow();
    courseId = course.id;
    await tx.updateTable('works').set({ courseId: null }).execute();
    await tx.updateTable('works').set({ courseId }).where('id', '=', work.workId).execute();
  });
});

async function read(marks: 'NOW' | 'FIRST', path = ''): Promise<Statistics> {
  const route = `GET /statistics/works/${work.workId}?choice=ALL&marks=${marks}${path}` as const;
  return (await callAs<Statistics>(rig, rig.teacher, route)).body;
}

/** Figures of the group, the person and the course of the work. */
async function ofPeople(marks: 'NOW' | 'FIRST') {
  const paths = [`groups/${rig.groupId}`, `people/${rig.student.id}`, `courses/${courseId}`];
  const told: PeopleStatistics[] = [];
  for (const path of paths) {
    const route = `GET /statistics/${path}?choice=ALL&marks=${marks}` as const;
    told.push((await callAs<PeopleStatistics>(rig, rig.teacher, route)).body);
  }
  expect(told.map((one) => [one.marks, one.isDue])).toEqual(told.map(() => [marks, false]));
  return {
    has: told.map((one) => one.hasFirstMarks),
    figures: told.map(({ attempts, passed, mean, spread, works, persons, groups }) => ({
      attempts,
      passed,
      mean,
      spread,
      groups,
      works: works.map(({ lastAt: _, ...one }) => one),
      persons: persons.map(({ lastAt: _, ...one }) => one),
    })),
  };
}

/** As the job does: only what is due. */
async function countDue(): Promise<void> {
  const { db } = rig.storage;
  for (let id = await findDueWork(db, []); id !== undefined; id = await findDueWork(db, []))
    await countWork(rig.storage, counting, id, new Date().toISOString());
}

/** Counts, and tells both ways. */
async function counted() {
  await countDue();
  const [now, first] = [await read('NOW'), await read('FIRST')];
  expect([now.marks, first.marks, now.hasFirstMarks]).toEqual(['NOW', 'FIRST', first.hasFirstMarks]);
  return { now: now.figures, first: first.figures, hasFirst: now.hasFirstMarks };
}

const shown = (figures: KeptFigures | null) => ({
  passed: figures?.passed,
  mean: Number(figures?.test.mean.value?.toFixed(4)),
  tasks: figures?.questions.map(({ taskId, figures: { facility } }) => [taskId, facility.value]),
});

test('where no mark has changed, both are the same and nothing is kept twice', async () => {
  await answered(rig, work, 'Промывка');
  const { now, first, hasFirst } = await counted();
  expect(hasFirst).toBe(false);
  expect(first).toEqual(now);
  expect((await ofPeople('NOW')).has).toEqual([false, false, false]);
  expect(await ofPeople('FIRST')).toEqual(await ofPeople('NOW'));
});

test.each(['NEW', 'LEAVE_OUT', 'FULL'] as const)(
  'marked again by %s: the first figures are those of before, until the act is undone',
  async (policy) => {
    for (const picked of ['Промывка', 'Сушка', 'Сушка']) await answered(rig, work, picked);
    const before = await counted();
    const peopleBefore = (await ofPeople('NOW')).figures;
    await revise(rig, work.taskId, { trueAnswerIndex: [0] });
    const { id } = await acted(rig, work.taskId, policy);
    const { now, first, hasFirst } = await counted();
    expect(hasFirst).toBe(true);
    expect(shown(first)).toEqual(shown(before.now));
    expect(shown(now)).not.toEqual(shown(first));
    const [peopleNow, peopleFirst] = [await ofPeople('NOW'), await ofPeople('FIRST')];
    expect([peopleNow.has, peopleFirst.has]).toEqual([peopleNow.has.map(() => true), peopleNow.has]);
    expect(peopleFirst.figures).toEqual(peopleBefore);
    for (const [at, one] of peopleNow.figures.entries()) expect(one).not.toEqual(peopleBefore[at]);
    await undone(rig, id);
    const after = await counted();
    expect(after.hasFirst).toBe(false);
    expect(shown(after.now)).toEqual(shown(before.now));
    expect(await ofPeople('FIRST')).toEqual({ has: [false, false, false], figures: peopleBefore });
  },
);

/** A teacher gives the other task another mark. */
async function giveMark(id: string, mark: number): Promise<number> {
  const { version } = (await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${id}`))
    .body;
  const body = { marks: [{ taskId: work.otherTaskId, mark, comment: '', reason: 'Иначе' }] };
  const { status } = await callAs(rig, rig.teacher, `PATCH /completed-work/${id}`, body, {
    'if-match': String(version),
  });
  return status;
}

test('a mark that a teacher changed, twice: the first is the machine’s', async () => {
  const { id } = await answered(rig, work, 'Промывка');
  const before = await counted();
  const peopleBefore = (await ofPeople('NOW')).figures;
  for (const mark of [0, 1]) expect(await giveMark(id, mark)).toBe(200);
  const { now, first } = await counted();
  expect(shown(first)).toEqual(shown(before.now));
  expect(shown(now).mean).toBeLessThan(shown(first).mean);
  expect((await ofPeople('FIRST')).figures).toEqual(peopleBefore);
});

test('a report of the course tells the people by first marks too', async () => {
  const { id } = await answered(rig, work, 'Промывка');
  await giveMark(id, 0);
  await countDue();
  const rowsOf = async (marks: string) => {
    const url = `/api/v1/statistics/report?of=COURSE&id=${courseId}&format=xlsx&marks=${marks}`;
    const { rawPayload } = await rig.app.inject({ url, headers: rig.teacher.headers });
    const { sheets } = await readXlsx(new Uint8Array(rawPayload));
    return { notes: sheets[0]?.rows.length ?? 0, person: sheets.at(-1)?.rows[1]?.[3] };
  };
  const [now, first] = [await rowsOf('NOW'), await rowsOf('FIRST')];
  expect([now.person, first.person]).toEqual([0.6, 1]);
  expect(first.notes).toBe(now.notes + 1);
});

/** What is kept of the work and its attempts, without when it was counted. */
async function kept() {
  const { db } = rig.storage;
  const rows = await db
    .selectFrom('keptFigures')
    .selectAll()
    .where('workId', '=', work.workId)
    .orderBy('choice')
    .orderBy('revision')
    .execute();
  const marks = await db.selectFrom('firstMarks').selectAll().orderBy('attemptId').execute();
  return { rows: rows.map(({ countedAt: _, ...row }) => row), marks };
}

/** What may happen to an attempt, a work, and marks. */
const CHANGES: readonly ((attemptId: string) => Promise<unknown>)[] = [
  (id) => giveMark(id, 1),
  (id) => giveMark(id, 4),
  () => acted(rig, work.taskId, 'LEAVE_OUT'),
  async () => {
    await revise(rig, work.taskId, { trueAnswerIndex: [0] });
    await undone(rig, (await acted(rig, work.taskId, 'NEW')).id);
  },
  () => acted(rig, work.otherTaskId, 'FULL'),
  (id) => rig.storage.write((tx) => tx.deleteFrom('attempts').where('id', '=', id).execute()),
  (id) =>
    rig.storage.write((tx) =>
      tx.updateTable('attempts').set({ status: 'SUBMITTED' }).where('id', '=', id).execute(),
    ),
  () =>
    rig.storage.write(async (tx) => {
      const row = await lockWork(tx, work.workId);
      if (row === undefined) throw new Error('The work is gone');
      const tasks = await pinnedTasks(tx, row.id, row.revision);
      const fields = workInputSchema.parse({ title: { ru: 'Иначе', en: '', ch: '' }, courseId });
      await reviseWork(tx, row, fields, tasks.toReversed(), { by: null, now: new Date().toISOString() });
    }),
];

test.each(CHANGES.map((_, last) => last))(
  'counted as it comes, and only what is due, is the same as counted from nothing (last change: %i)',
  async (last) => {
    let random = last + 1;
    const draw = (below: number): number => {
      const drawn = drawWhole(random, below);
      ({ random } = drawn);
      return drawn.value;
    };
    const { id: stays } = await answered(rig, work, 'Промывка');
    await giveMark(stays, 2);
    for (const picked of ['Сушка', 'Сушка', 'Промывка', 'Обдув', 'Промывка'])
      await answered(rig, work, picked);
    const change = async (which: number): Promise<void> => {
      const finished = await rig.storage.db
        .selectFrom('attempts')
        .select('id')
        .where('status', '=', 'REVIEWED')
        .where('id', '<>', stays)
        .orderBy('id')
        .execute();
      await CHANGES[which]?.(finished[draw(finished.length)]?.id ?? '');
    };
    for (let round = 0; round < 4; round += 1) {
      await change(draw(CHANGES.length));
      if (draw(2) === 0) await countDue();
    }
    await countDue();
    await change(last);
    await countDue();
    const [asItCame, people] = [await kept(), await ofPeople('FIRST')];
    await rig.storage.write(async (tx) => {
      await tx.deleteFrom('keptFigures').execute();
      await tx.deleteFrom('firstMarks').execute();
    });
    await countWork(rig.storage, counting, work.workId, new Date().toISOString());
    expect(await kept()).toEqual(asItCame);
    expect(await ofPeople('FIRST')).toEqual(people);
    expect(asItCame.marks.length).toBeGreaterThan(0);
  },
);

test('nonsense is refused', async () => {
  expect(
    (await callAs(rig, rig.teacher, `GET /statistics/works/${work.workId}?marks=LAST` as never)).status,
  ).toBe(400);
});
