// An event gives what was published at its start; a later revision reaches it only when a teacher says so.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { EventContent } from '#contract/entities/control.ts';
import { secretTasks } from '#server/repositories/learning-access.ts';
import { json } from '#server/storage/columns.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { after, begin, makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { findWorkRow, pinnedTasks, reviseWork, type WorkRow } from '../../works/works-repository.ts';
import { contentAtOf } from './event-content.ts';

let rig: ControlRig;

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});

afterAll(() => rig.close());

async function work(): Promise<WorkRow> {
  const row = await findWorkRow(rig.storage.db, rig.controlId);
  if (row === undefined) throw new Error('There is no such work.');
  return row;
}

/** A moment is a millisecond: what is published in the one of the event's making belongs to it. */
const aMomentLater = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Publishes the work with these changes of its rules, and as many copies of its first task less as `without` says. */
async function publish(gradeForCompletion: number, keeps: (position: number) => boolean): Promise<void> {
  await aMomentLater();
  const row = await work();
  const tasks = await pinnedTasks(rig.storage.db, row.id, row.revision);
  await rig.storage.write((tx) =>
    reviseWork(
      tx,
      row,
      { ...row, gradeForCompletion },
      tasks.filter((_task, position) => keeps(position)),
      { by: null, now: after(0) },
    ),
  );
}

/** Publishes every case once more. */
async function publishCases(): Promise<void> {
  await aMomentLater();
  const { db } = rig.storage;
  const cases = await db.selectFrom('cases').select(['id', 'revision']).execute();
  await rig.storage.write(async (tx) => {
    for (const { id, revision } of cases) {
      const stored = await tx
        .selectFrom('caseRevisions')
        .selectAll()
        .where('caseId', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirstOrThrow();
      const data = json(stored.data);
      const next = { ...stored, data, revision: revision + 1, createdAt: after(0) };
      await tx.insertInto('caseRevisions').values(next).execute();
      await tx
        .updateTable('cases')
        .set({ revision: revision + 1 })
        .where('id', '=', id)
        .execute();
    }
  });
}

const content = async (id: string): Promise<EventContent> =>
  (await callAs<EventContent>(rig, rig.teacher, `GET /execution-work/${id}/content`)).body;
const use = (id: string, contentAt: string, by = rig.teacher) =>
  callAs<EventContent>(rig, by, `POST /execution-work/${id}/content`, { contentAt });

async function pinsOf({ id }: Attempt) {
  const { db } = rig.storage;
  const attempt = await db
    .selectFrom('attempts')
    .select(['workRevision', 'gradeForCompletion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tasks = await db
    .selectFrom('attemptTasks')
    .select(['taskId', 'caseRevision'])
    .where('attemptId', '=', id)
    .orderBy('position')
    .execute();
  return { ...attempt, tasks };
}

test('who begins after a publication gets what the event began with', async () => {
  const event = await makeEvent(rig, { settings: { reveal: null, draw: 'SAME', codeWord: '' } });
  const first = await pinsOf((await begin(rig, event.id)).body);
  expect((await content(event.id)).isBehind).toBe(false);
  await publish(first.gradeForCompletion + 1, () => true);
  await publishCases();
  const second = await pinsOf((await begin(rig, event.id, rig.mate)).body);
  expect(second).toEqual(first);
  expect((await work()).revision).toBe(first.workRevision + 1);
});

test('"use in this event" names who has begun and keeps theirs; whoever begins then gets the new', async () => {
  const event = await makeEvent(rig);
  const first = await pinsOf((await begin(rig, event.id)).body);
  await publish(first.gradeForCompletion + 1, () => true);
  await publishCases();
  const found = await content(event.id);
  expect(found).toMatchObject({
    isBehind: true,
    changes: { added: 0, removed: 0, changed: 0, rules: true },
    begun: [{ id: rig.student.id }],
    otherBegunCount: 0,
    notBegunCount: 1,
  });
  expect(found.changes.cases).toBeGreaterThan(0);
  expect((await use(event.id, found.asOf, rig.otherTeacher)).status).toBe(404);
  expect((await use(event.id, after(5))).status).toBe(400);
  expect((await use(event.id, after(-60))).status).toBe(400);
  // What is published after the look is not taken with it.
  await publish(first.gradeForCompletion + 2, () => true);
  expect((await use(event.id, found.asOf)).body).toMatchObject({ contentAt: found.asOf, isBehind: true });
  const second = await pinsOf((await begin(rig, event.id, rig.mate)).body);
  expect(second.workRevision).toBe(first.workRevision + 1);
  expect(second.gradeForCompletion).toBe(first.gradeForCompletion + 1);
  expect(second.tasks[0]?.caseRevision).toBe((first.tasks[0]?.caseRevision ?? 0) + 1);
  const again = await begin(rig, event.id);
  expect(await pinsOf(again.body)).toEqual(first);
});

test('a coming event follows what is published until it starts', async () => {
  const event = await makeEvent(rig, { startDateTime: after(10) });
  expect(event.contentAt).toBe(event.startDateTime);
  await publish(3, () => true);
  expect((await content(event.id)).isBehind).toBe(false);
});

test('a task that was taken out after the start is still held', async () => {
  await makeEvent(rig);
  const row = await work();
  const [dropped] = await pinnedTasks(rig.storage.db, row.id, row.revision);
  await publish(row.gradeForCompletion, (position) => position > 0);
  const held = await secretTasks(rig.storage.db, rig.student.id, after(0));
  expect(held.taskIds.has(dropped?.taskId ?? '-')).toBe(true);
});

test.each([
  ['new, coming', '2030-01-02', undefined, '2030-01-02'],
  ['new, begun in the past', '2029-12-30', undefined, '2030-01-01'],
  ['another work while it runs', '2029-12-30', { workId: 'other', contentAt: '2029-12-30' }, '2030-01-01'],
  ['the same work while it runs', '2029-12-30', { workId: 'work', contentAt: '2029-12-30' }, '2029-12-30'],
  [
    'moved from the future to the past',
    '2029-12-30',
    { workId: 'work', contentAt: '2030-01-05' },
    '2030-01-01',
  ],
  ['moved into the future', '2030-01-03', { workId: 'work', contentAt: '2029-12-30' }, '2030-01-03'],
])('the content of an event that is %s', (_what, start, before, wanted) => {
  const moment = (day: string): string => new Date(day).toISOString();
  const known = before && { ...before, contentAt: moment(before.contentAt) };
  expect(contentAtOf({ startDateTime: start, workId: 'work' }, moment('2030-01-01'), known)).toBe(
    moment(wanted),
  );
});
