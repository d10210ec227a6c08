// Events and content that several teachers share: each sees and changes what is of their own groups.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Execution } from '#contract/entities/execution.ts';
import type { Course, Work } from '#contract/entities/work.ts';
import { newId } from '#server/storage/new-id.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;
let admin: TestPerson;
let otherTeacher: TestPerson;
let otherStudent: TestPerson;
let otherGroup: string;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
  otherTeacher = await testPerson(rig.app, 'ROLE_TEACHER');
  const made = await callAs<{ id: string }>(rig, admin, 'POST /groups', {
    name: `Вторая ${newId()}`,
    teacherIds: [otherTeacher.id],
  });
  otherGroup = made.body.id;
  otherStudent = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: otherGroup });
});

afterAll(() => rig.close());

const TITLE = { ru: 'Общее', en: '', ch: '' };
const TIMES = {
  startDateTime: '2031-01-01T00:00:00.000Z',
  endDateTime: '2031-01-02T00:00:00.000Z',
  executionTime: 30,
};

async function makeEvent(by: TestPerson, assignedUserIds: readonly string[]): Promise<Execution> {
  const body = { title: TITLE, workId: rig.controlId, ...TIMES, assignedUserIds };
  const { status, body: event } = await callAs<Execution>(rig, by, 'POST /execution-work', body);
  expect(status).toBe(201);
  return event;
}

const inputOf = ({ id: _id, ...event }: Execution, more: object = {}) => ({
  title: event.title,
  workId: event.workId,
  ...TIMES,
  assignedUserIds: event.assignedUsers.map((user) => user.id),
  ...more,
});

async function assignedTo(id: string): Promise<readonly string[]> {
  const { db } = rig.storage;
  const rows = await db.selectFrom('executionUsers').select('userId').where('executionId', '=', id).execute();
  return rows.map((row) => row.userId).toSorted();
}

async function asSeenBy(person: TestPerson, id: string): Promise<Execution | undefined> {
  const { body } = await callAs<{ content: Execution[] }>(rig, person, 'GET /execution-work?size=200');
  return body.content.find((event) => event.id === id);
}

describe('an event with people of two teachers', () => {
  test('shows each teacher their own people, and how many more there are', async () => {
    const { id } = await makeEvent(admin, [rig.student.id, otherStudent.id]);
    const seen = await asSeenBy(rig.teacher, id);
    expect(seen?.assignedUsers.map((user) => user.id)).toEqual([rig.student.id]);
    expect(seen).toMatchObject({ hiddenUserCount: 1, changeable: false });
    expect(await asSeenBy(admin, id)).toMatchObject({ hiddenUserCount: 0, changeable: true });
  });

  test('is changed and archived by neither; each adds and removes their own people', async () => {
    const event = await makeEvent(admin, [rig.student.id, otherStudent.id]);
    const change = await callAs<{ message: string }>(
      rig,
      rig.teacher,
      `PUT /execution-work/${event.id}`,
      inputOf(event, { assignedUserIds: [rig.student.id] }),
    );
    expect(change.status).toBe(409);
    expect(change.body.message).toContain('(1)');
    expect((await callAs(rig, rig.teacher, `DELETE /execution-work/${event.id}`)).status).toBe(409);
    const path = `/execution-work/${event.id}/assigned-user` as const;
    const userIds = [rig.student.id, otherStudent.id];
    const mate = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    expect((await callAs(rig, rig.teacher, `PATCH ${path}`, { userIds: [mate.id] })).status).toBe(200);
    expect((await callAs(rig, rig.teacher, `DELETE ${path}`, { userIds })).status).toBe(200);
    expect(await assignedTo(event.id)).toEqual([mate.id, otherStudent.id].toSorted());
    const last = await callAs<Execution>(rig, rig.teacher, `DELETE ${path}`, { userIds: [mate.id] });
    expect(last.body).toMatchObject({ assignedUsers: [], hiddenUserCount: 1, version: 4 });
    expect(await assignedTo(event.id)).toEqual([otherStudent.id]);
    expect(await asSeenBy(rig.teacher, event.id)).toBeUndefined();
  });

  test('is its maker’s to change; people who have left the maker’s groups stay in it', async () => {
    const mover = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    const event = await makeEvent(rig.teacher, [rig.student.id, mover.id]);
    await rig.storage.write((tx) =>
      tx.updateTable('users').set({ groupId: otherGroup }).where('id', '=', mover.id).execute(),
    );
    const seen = await asSeenBy(rig.teacher, event.id);
    expect(seen).toMatchObject({ hiddenUserCount: 1, changeable: true });
    if (seen === undefined) return;
    const path = `/execution-work/${event.id}` as const;
    const input = inputOf(seen, { executionTime: 45, assignedUserIds: [] });
    expect((await callAs(rig, rig.teacher, `PUT ${path}`, input)).status).toBe(200);
    expect(await assignedTo(event.id)).toEqual([mover.id]);
    expect((await callAs(rig, rig.teacher, `DELETE ${path}`)).status).toBe(204);
  });

  test('with nobody in it is its maker’s alone', async () => {
    const { id } = await makeEvent(rig.teacher, []);
    expect(await asSeenBy(rig.teacher, id)).toMatchObject({ changeable: true });
    expect(await asSeenBy(otherTeacher, id)).toBeUndefined();
  });

  test('that one is oneself in is no event of one’s own', async () => {
    const { id } = await makeEvent(admin, [rig.teacher.id]);
    expect((await callAs(rig, rig.teacher, `GET /execution-work/${id}`)).status).toBe(200);
    expect(await asSeenBy(rig.teacher, id)).toBeUndefined();
    expect((await callAs(rig, rig.teacher, `DELETE /execution-work/${id}`)).status).toBe(404);
  });
});

describe('content that is open to groups of two teachers', () => {
  test('a course keeps the groups that the teacher does not see', async () => {
    const groupIds = [rig.groupId, otherGroup];
    const { body: course } = await callAs<Course>(rig, admin, 'POST /courses', { title: TITLE, groupIds });
    const path = `/courses/${course.id}` as const;
    const changed = await callAs<Course>(rig, rig.teacher, `PUT ${path}`, { title: TITLE, groupIds: [] });
    expect(changed.body.groups).toEqual([]);
    const left = await callAs<Course>(rig, admin, `PATCH ${path}/groups`, { groupIds: [] });
    expect(left.body.groups.map((group) => group.id)).toEqual([otherGroup]);
  });

  test('a work too', async () => {
    const groupIds = [rig.groupId, otherGroup];
    const input = { title: TITLE, gradeForCompletion: 0, groupIds };
    const { body: work } = await callAs<Work>(rig, admin, 'POST /works', input);
    const path = `/works/${work.id}` as const;
    const changed = await callAs<Work>(rig, rig.teacher, `PATCH ${path}`, { groupIds: [] });
    expect(changed.body.groups).toEqual([]);
    const left = await callAs<Work>(rig, admin, `GET ${path}/details`);
    expect(left.body.groups.map((group) => group.id)).toEqual([otherGroup]);
  });
});
