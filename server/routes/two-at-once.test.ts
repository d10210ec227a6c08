// Two people who act at the very same moment, on the engine at hand: one wins, the other is told, and nothing is half done.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { WorkDraftState } from '#contract/entities/draft.ts';
import type { User } from '#contract/entities/user.ts';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import { newId } from '#server/storage/new-id.ts';
import { batchOf, callAs } from '#tests/support/attempt-rig.ts';
import {
  firstInQueue,
  handIn,
  openReviewRig,
  queueOf,
  saveMark,
  type ReviewRig,
} from '#tests/support/review-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ReviewRig;
let admin: TestPerson;
let secondAdmin: TestPerson;
let classmate: TestPerson;

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
  secondAdmin = await testPerson(rig.app, 'ROLE_ADMIN');
  classmate = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
});
afterAll(() => rig.close());

type Route = Parameters<typeof callAs>[2];
interface Told {
  readonly id: string;
  readonly code?: string;
}
const as = <T = Told>(person: TestPerson, route: Route, body?: unknown, headers = {}) =>
  callAs<T>(rig, person, route, body, headers);
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const EVENT = {
  title: { ru: 'Одновременно', en: '', ch: '' },
  startDateTime: '2020-01-01T00:00:00.000Z',
  endDateTime: '2035-01-01T00:00:00.000Z',
  executionTime: 30,
};
const eventFor = (workId: string, assignedUserIds: readonly string[]) => ({
  ...EVENT,
  workId,
  assignedUserIds,
});

async function makeEvent(assignedUserIds: readonly string[]): Promise<Execution> {
  const { body } = await as<Execution>(
    rig.teacher,
    'POST /execution-work',
    eventFor(rig.workId, assignedUserIds),
  );
  return body;
}

const startIn = (person: TestPerson, executionId: string) =>
  as<Attempt & Told>(person, `POST /works/${rig.workId}/completed-work`, { type: 'CONTROL', executionId });

function answerIn(attempt: Attempt, person: TestPerson, text: string) {
  const task = attempt.tasks.find(({ taskType }) => taskType === 'QUESTION');
  const event: AttemptEvent = { type: 'ANSWER', taskId: task?.id ?? '', answer: { text }, at: 5 };
  const batch = batchOf([event], { writer: attempt.writer, sequence: attempt.nextSequence });
  return as<Told>(person, `POST /completed-work/${attempt.id}/events`, batch);
}

const newUser = (login: string) => ({
  login,
  name: 'Яна',
  surname: 'Ветрова',
  lastName: 'Игоревна',
  email: `${login}@example.test`,
  gender: 'FEMALE',
  password: 'silicon-1',
  roles: ['ROLE_STUDENT'],
});

describe('two learners', () => {
  test('who save into one attempt: its own is taken, the other learns nothing of it', async () => {
    const { body: attempt } = await as<Attempt>(rig.student, `POST /works/${rig.workId}/completed-work`, {
      type: 'SELFCONTROL',
    });
    const answers = await Promise.all([
      answerIn(attempt, classmate, 'чужое'),
      answerIn(attempt, rig.student, 'своё'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
    const { body } = await as(rig.student, `GET /completed-work/${attempt.id}`);
    expect(JSON.stringify(body)).not.toContain('чужое');
  });

  test('who bring in one attempt begun without the network: it is of the one whose copy it was', async () => {
    const kit = await as<OfflineKit>(rig.student, `POST /works/${rig.workId}/offline-kit`);
    expect(kit.status).toBe(200);
    const attemptId = newId();
    const begun = { kitId: kit.body.id, attemptId, writerKey: 'device', startedAt: new Date().toISOString() };
    const path = `/works/${rig.workId}/offline-attempts` as const;
    const brought = await Promise.all(
      [classmate, rig.student].map((person) => as(person, `POST ${path}`, begun)),
    );
    expect(brought[0]?.status).not.toBe(200);
    expect(brought[1]?.status).toBe(200);
    expect((await as(classmate, `GET /completed-work/${attemptId}`)).status).toBe(404);
  });

  test('who start one event: an attempt each, of their own', async () => {
    const { id } = await makeEvent([rig.student.id, classmate.id]);
    const people = [rig.student, classmate, rig.student, classmate];
    const begun = await Promise.all(people.map((person) => startIn(person, id)));
    expect(statuses(begun)).toEqual([200, 200, 200, 200]);
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(2);
    expect(begun[0]?.body.id).toBe(begun[2]?.body.id);
  });

  test('who use one idempotency key: each gets an answer of their own', async () => {
    const headers = { 'idempotency-key': newId() };
    const path = `/works/${rig.namelessWorkId}/completed-work` as const;
    const body = { type: 'SELFCONTROL' };
    const begun = await Promise.all(
      [rig.student, classmate].map((person) => as(person, `POST ${path}`, body, headers)),
    );
    expect(statuses(begun)).toEqual([200, 200]);
    expect(begun[0]?.body.id).not.toBe(begun[1]?.body.id);
  });

  test('who change to one mail: one has it, the other is refused', async () => {
    const mail = `one-${newId()}@example.test`;
    const made = await Promise.all(
      [admin, secondAdmin].map((by) => as(by, 'POST /users', { ...newUser(`u${newId()}`), email: mail })),
    );
    expect(statuses(made)).toEqual([201, 409]);
  });
});

describe('a teacher and a learner', () => {
  test('take off an event and start it: begun once, or refused, and not begun anew', async () => {
    const { id } = await makeEvent([rig.student.id]);
    const [begun] = await Promise.all([
      startIn(rig.student, id),
      as(rig.teacher, `DELETE /execution-work/${id}/assigned-user`, { userIds: [rig.student.id] }),
    ]);
    expect([200, 403, 404, 409]).toContain(begun.status);
    expect((await startIn(rig.student, id)).status).toBe(404);
    const kept = await rig.storage.db
      .selectFrom('attempts')
      .select('id')
      .where('executionId', '=', id)
      .execute();
    expect(kept.map((row) => row.id)).toEqual(begun.status === 200 ? [begun.body.id] : []);
  });

  test('archive an event and start it: begun and readable, or refused', async () => {
    const { id } = await makeEvent([rig.student.id]);
    const [begun, gone] = await Promise.all([
      startIn(rig.student, id),
      as(rig.teacher, `DELETE /execution-work/${id}`),
    ]);
    expect(gone.status).toBe(204);
    if (begun.status === 200)
      expect((await as(rig.student, `GET /completed-work/${begun.body.id}`)).status).toBe(200);
    else expect([403, 404, 409]).toContain(begun.status);
  });

  test('answer and hand in while an admin deactivates the learner: kept whole, or refused', async () => {
    const leaver = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    const { body: attempt } = await as<Attempt>(leaver, `POST /works/${rig.workId}/completed-work`, {
      type: 'SELFCONTROL',
    });
    const [saved, gone] = await Promise.all([
      answerIn(attempt, leaver, 'перед уходом'),
      as(admin, `DELETE /users/${leaver.id}`),
    ]);
    expect(gone.status).toBe(204);
    expect([200, 401]).toContain(saved.status);
    const late = await answerIn({ ...attempt, nextSequence: 2 }, leaver, 'после');
    expect(late.status).toBe(401);
    const stored = await rig.storage.db
      .selectFrom('eventBatches')
      .select('sequence')
      .where('attemptId', '=', attempt.id)
      .execute();
    expect(stored).toHaveLength(saved.status === 200 ? 1 : 0);
  });
});

describe('two who teach or administer', () => {
  test('mark one answer: one mark stands, the other is shown it', async () => {
    await handIn(rig, rig.workId);
    const item = await firstInQueue(rig);
    const marks = await Promise.all([
      saveMark(rig, rig.teacher, item, { mark: 3 }, 1),
      saveMark(rig, rig.secondTeacher, item, { mark: 9 }, 1),
    ]);
    expect(statuses(marks)).toEqual([200, 409]);
    const won = marks.findIndex(({ status }) => status === 200);
    expect((await queueOf(rig, rig.teacher, '?state=MARKED')).content[0]?.mark).toBe([3, 9][won]);
  });

  test('change one event by the version that both read: one is refused', async () => {
    const event = await makeEvent([rig.student.id]);
    const changed = await Promise.all(
      [rig.teacher, rig.secondTeacher].map((by, index) =>
        as(
          by,
          `PUT /execution-work/${event.id}`,
          { ...eventFor(rig.workId, [rig.student.id]), executionTime: 40 + index },
          { 'if-match': String(event.version) },
        ),
      ),
    );
    expect(statuses(changed)).toEqual([200, 412]);
  });

  test('publish one draft: one revision, and the other is told', async () => {
    const { body: draft } = await as<WorkDraftState>(rig.teacher, `GET /works/${rig.workId}/draft`);
    const data = { ...draft.data, title: { ru: 'Издано однажды', en: '', ch: '' } };
    const { body: saved } = await as<WorkDraftState>(
      rig.teacher,
      `PUT /works/${rig.workId}/draft`,
      { data, questions: [], baseRevision: draft.revision },
      { 'if-match': String(draft.version) },
    );
    const published = await Promise.all(
      [rig.teacher, rig.secondTeacher].map((by) =>
        as(by, `POST /works/${rig.workId}/draft/publication`, {}, { 'if-match': String(saved.version) }),
      ),
    );
    expect(published.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body: after } = await as<WorkDraftState>(rig.teacher, `GET /works/${rig.workId}/draft`);
    expect(after.revision).toBe(draft.revision + 1);
  });

  test('make a person under one login: one is made', async () => {
    const login = `same${newId()}`;
    const made = await Promise.all(
      [admin, secondAdmin].map((by) => as<User & Told>(by, 'POST /users', newUser(login))),
    );
    expect(statuses(made)).toEqual([201, 409]);
  });

  test('deactivate each other: an administrator is left', async () => {
    const rows = await rig.storage.db
      .selectFrom('users')
      .innerJoin('userRoles', 'userRoles.userId', 'users.id')
      .innerJoin('roles', 'roles.id', 'userRoles.roleId')
      .select('users.id')
      .where('roles.name', '=', 'ROLE_ADMIN')
      .where('users.active', '=', true)
      .execute();
    const others = rows.map(({ id }) => id).filter((id) => id !== admin.id && id !== secondAdmin.id);
    for (const id of others) await as(admin, `DELETE /users/${id}`);
    const gone = await Promise.all([
      as(admin, `DELETE /users/${secondAdmin.id}`),
      as(secondAdmin, `DELETE /users/${admin.id}`),
    ]);
    expect(gone.filter(({ status }) => status === 204)).toHaveLength(1);
    const left = await Promise.all([admin, secondAdmin].map((person) => as(person, 'GET /users?size=1')));
    expect(statuses(left)).toEqual([200, 401]);
  });
});
