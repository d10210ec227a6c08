// Bookmarks of a control event: set, seen, changed, deleted, and the debriefing made of them; on the engine at hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_BOOKMARK_NOTE, MAX_BOOKMARKED, MAX_BOOKMARKS } from '#contract/entities/bookmarks.ts';
import type { Bookmark, OpenedBookmark } from '#contract/entities/bookmarks.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Privilege } from '#contract/privileges.ts';
import { newId } from '#server/storage/new-id.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { beatBay, beginBay, sendBay } from '#tests/support/bay-run.ts';
import { after, makeEvent, openControlRig, TITLE, type ControlRig } from '#tests/support/control-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { findExecution } from '../executions-repository.ts';
import { debriefingReport } from './debriefing-report.ts';

let rig: ControlRig;
let event: Execution;
let path: `/execution-work/${string}/bookmarks`;
beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  event = await makeEvent(rig, { workId: rig.bayControlId });
  path = `/execution-work/${event.id}/bookmarks`;
});

const set = (people: readonly TestPerson[] | null, note = 'Заметка', by = rig.teacher) =>
  callAs<Bookmark & { code?: string }>(rig, by, `POST ${path}`, {
    userIds: people && people.map(({ id }) => id),
    note,
  });
const listed = async (by = rig.teacher): Promise<Bookmark[]> =>
  (await callAs<Bookmark[]>(rig, by, `GET ${path}`)).body;
const opened = async (id: string, by = rig.teacher): Promise<OpenedBookmark> =>
  (await callAs<OpenedBookmark>(rig, by, `GET ${path}/${id}`)).body;

describe('setting', () => {
  test('keeps the server’s time and where the attempt stands; later work moves neither', async () => {
    const run = await beginBay(rig, event.id);
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 1000);
    await sendBay(rig, run, 9000);
    const before = new Date().toISOString();
    const { status, body } = await set([rig.student]);
    expect(status).toBe(201);
    expect(body.at >= before && body.at <= new Date().toISOString()).toBe(true);
    expect(body).toMatchObject({ note: 'Заметка', isForAll: false, peopleCount: 1 });
    const known = await opened(body.id);
    expect(known.moments).toMatchObject([
      {
        user: { id: rig.student.id },
        attemptId: run.attempt.id,
        sequence: run.sequence - 1,
        taskId: run.taskId,
        taskNumber: 1,
        atMs: 9000,
        isReplayable: true,
      },
    ]);
    await beatBay(rig, run, 60_000);
    expect(await opened(body.id)).toEqual(known);
  });

  test('for all has who has begun; for one who has not begun there is no position', async () => {
    await beginBay(rig, event.id);
    const all = (await set(null)).body;
    expect(all).toMatchObject({ isForAll: true, peopleCount: 1, people: [] });
    const one = (await set([rig.mate])).body;
    expect((await opened(one.id)).moments).toMatchObject([
      { attemptId: null, taskId: null, atMs: null, isReplayable: false },
    ]);
    expect((await listed()).map(({ id }) => id)).toEqual([all.id, one.id]);
  });

  test('a run that was begun anew is not replayed', async () => {
    const run = await beginBay(rig, event.id);
    await beatBay(rig, run, 9000);
    const { id } = (await set([rig.student])).body;
    await rig.storage.write((tx) =>
      tx.updateTable('runClocks').set({ restart: 1 }).where('attemptId', '=', run.attempt.id).execute(),
    );
    expect((await opened(id)).moments).toMatchObject([{ atMs: 9000, isReplayable: false }]);
  });

  test('only while the event runs', async () => {
    const coming = await makeEvent(rig, { workId: rig.bayControlId, startDateTime: after(10) });
    const { status, body } = await callAs<{ code: string }>(
      rig,
      rig.teacher,
      `POST /execution-work/${coming.id}/bookmarks`,
      { userIds: null },
    );
    expect([status, body.code]).toEqual([409, 'EVENT_NOT_OPEN']);
  });

  test('bounds: letters of the note, people, bookmarks of an event', async () => {
    expect((await set(null, 'я'.repeat(MAX_BOOKMARK_NOTE))).status).toBe(201);
    expect((await set(null, 'я'.repeat(MAX_BOOKMARK_NOTE + 1))).status).toBe(400);
    expect((await set([])).status).toBe(400);
    const many = Array.from({ length: MAX_BOOKMARKED + 1 }, () => rig.student);
    expect((await set(many)).status).toBe(400);
    const row = { executionId: event.id, at: new Date().toISOString(), byId: null, byName: '', note: '' };
    const rows = Array.from({ length: MAX_BOOKMARKS - 1 }, () => ({ id: newId(), ...row, isForAll: true }));
    await rig.storage.write((tx) => tx.insertInto('bookmarks').values(rows).execute());
    const { status, body } = await set(null);
    expect([status, body.code]).toEqual([409, 'BOOKMARK_LIMIT']);
    expect(await listed()).toHaveLength(MAX_BOOKMARKS);
  });

  test('two at once for the last place: one of them has it', async () => {
    const row = { executionId: event.id, at: new Date().toISOString(), byId: null, byName: '', note: '' };
    const rows = Array.from({ length: MAX_BOOKMARKS - 1 }, () => ({ id: newId(), ...row, isForAll: true }));
    await rig.storage.write((tx) => tx.insertInto('bookmarks').values(rows).execute());
    const statuses = (await Promise.all([set(null), set(null)])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
  });
});

describe('changing', () => {
  test('another note at the same moment; deleted, it is gone', async () => {
    const { id, at } = (await set([rig.student])).body;
    const change = { note: 'Иначе' };
    const changed = await callAs<Bookmark>(rig, rig.teacher, `PUT ${path}/${id}`, change);
    expect(changed.body).toMatchObject({ id, at, note: 'Иначе' });
    // A colleague who saw the first note does not take the place of the second unasked.
    const late = await callAs<{ current: Bookmark }>(rig, rig.teacher, `PUT ${path}/${id}`, {
      note: 'По-своему',
      before: '',
    });
    expect([late.status, late.body.current.note]).toEqual([412, 'Иначе']);
    const seen = { note: 'Вместе', before: 'Иначе' };
    expect((await callAs<Bookmark>(rig, rig.teacher, `PUT ${path}/${id}`, seen)).body.note).toBe('Вместе');
    const tooLong = { note: 'я'.repeat(MAX_BOOKMARK_NOTE + 1) };
    expect((await callAs(rig, rig.teacher, `PUT ${path}/${id}`, tooLong)).status).toBe(400);
    const remove = () => callAs(rig, rig.teacher, `DELETE ${path}/${id}`);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await listed()).toEqual([]);
    const left = await rig.storage.db
      .selectFrom('bookmarkMoments')
      .where('bookmarkId', '=', id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  test('a bookmark of another event is not reached through this one', async () => {
    const other = await makeEvent(rig, { title: TITLE });
    const { id } = (await set([rig.student])).body;
    const at = `/execution-work/${other.id}/bookmarks/${id}` as const;
    expect((await callAs(rig, rig.teacher, `GET ${at}`)).status).toBe(404);
    expect((await callAs(rig, rig.teacher, `PUT ${at}`, { note: '' })).status).toBe(404);
    expect((await callAs(rig, rig.teacher, `DELETE ${at}`)).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });
});

describe('rights', () => {
  test.each([
    ['a teacher of others', () => rig.otherTeacher, 404],
    ['a learner', () => rig.student, 403],
  ])('%s sees, sets, changes and deletes nothing', async (_who, person, status) => {
    const { id } = (await set([rig.student])).body;
    const at = `${path}/${id}` as const;
    const by = person();
    expect((await set(null, '', by)).status).toBe(status);
    expect((await callAs(rig, by, `GET ${path}`)).status).toBe(status);
    expect((await callAs(rig, by, `GET ${at}`)).status).toBe(status);
    expect((await callAs(rig, by, `PUT ${at}`, { note: '' })).status).toBe(status);
    expect((await callAs(rig, by, `DELETE ${at}`)).status).toBe(status);
    expect((await callAs(rig, by, `GET /execution-work/${event.id}/debriefing`)).status).toBe(status);
    expect(await listed()).toMatchObject([{ id, note: 'Заметка' }]);
  });

  test('whoever sees a part of the people sees the bookmarks of that part, and sets none for others', async () => {
    const { status: made } = await set([rig.otherTeacher]);
    expect(made).toBe(400);
    const stranger = await testPerson(rig.app, 'ROLE_STUDENT');
    await rig.storage.write(async (tx) => {
      const part = { executionId: event.id, userId: stranger.id };
      await tx
        .insertInto('executionUsers')
        .values({ ...part, startsAt: event.startDateTime, endsAt: event.endDateTime })
        .execute();
    });
    const admin = await testPerson(rig.app, 'ROLE_ADMIN');
    const hidden = (await set([stranger], '', admin)).body;
    const shared = (await set([stranger, rig.student], '', admin)).body;
    expect(await listed(admin)).toHaveLength(2);
    expect(await listed()).toMatchObject([{ id: shared.id, peopleCount: 1 }]);
    expect((await opened(shared.id)).moments.map(({ user }) => user.id)).toEqual([rig.student.id]);
    const at = `${path}/${hidden.id}` as const;
    expect((await callAs(rig, rig.teacher, `GET ${at}`)).status).toBe(404);
    expect((await callAs(rig, rig.teacher, `DELETE ${at}`)).status).toBe(404);
    expect((await set([stranger])).status).toBe(400);
    const numberOf = async (by: TestPerson) =>
      (await opened(shared.id, by)).moments.find(({ user }) => user.id === rig.student.id)?.number;
    expect(await numberOf(rig.teacher)).toBe(await numberOf(admin));
  });
});

describe('the debriefing as a file', () => {
  const reportOf = async (isNamed: boolean) => {
    const now = new Date().toISOString();
    const caller = { id: rig.teacher.id, privileges: new Set<Privilege>() };
    const found = await findExecution(rig.storage.db, caller, event.id, now);
    if (found === undefined) throw new Error('no event');
    const shown = { language: 'ru', timeZone: 'Europe/Moscow', isNamed, now } as const;
    return debriefingReport(rig.storage.db, found, shown);
  };

  test('has the bookmarks in their order; where names are hidden, none is in it', async () => {
    const run = await beginBay(rig, event.id);
    await beatBay(rig, run, 65_000);
    await set([rig.student], 'Первая');
    await set([rig.mate], 'Вторая');
    const named = await reportOf(true);
    const names = (await listed()).flatMap(({ people }) => people.map(({ user }) => user.fullName));
    expect(named.parts.map(({ text }) => text)).toEqual(['Первая', 'Вторая']);
    expect(named.parts.map(({ rows }) => rows[0]?.[0])).toEqual(names);
    expect(named.parts[0]?.rows).toEqual([[names[0], '1', '0:01:05']]);
    const hidden = await reportOf(false);
    const text = JSON.stringify(hidden);
    for (const name of names) expect(text).not.toContain(name);
    expect(new Set(hidden.parts.map(({ rows }) => rows[0]?.[0]))).toEqual(
      new Set(['Участник 1', 'Участник 2']),
    );
  });

  test('comes as PDF', async () => {
    await set(null, 'Почему остановилась линия? '.repeat(11).trim());
    const response = await rig.app.inject({
      method: 'GET',
      url: `/api/v1/execution-work/${event.id}/debriefing?names=false`,
      headers: rig.teacher.headers,
    });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('whoever is erased leaves the bookmarks: those for them alone go, what they set stays', async () => {
  const leaver = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
  const admin = await testPerson(rig.app, 'ROLE_ADMIN');
  const assignedUserIds = [rig.student.id, leaver.id];
  event = await makeEvent(rig, { workId: rig.bayControlId, assignedUserIds });
  path = `/execution-work/${event.id}/bookmarks`;
  await beginBay(rig, event.id);
  const all = (await set(null)).body;
  await set([leaver]);
  const both = (await set([leaver, rig.student])).body;
  const { login } = await rig.storage.db
    .selectFrom('users')
    .select('login')
    .where('id', '=', leaver.id)
    .executeTakeFirstOrThrow();
  expect((await callAs(rig, admin, `POST /users/${leaver.id}/erasure`, { login })).status).toBe(200);
  const kept = await rig.storage.db
    .selectFrom('bookmarks')
    .select('id')
    .where('executionId', '=', event.id)
    .orderBy('at')
    .execute();
  expect(kept.map(({ id }) => id)).toEqual([all.id, both.id]);
  expect((await opened(both.id)).moments.map(({ user }) => user.id)).toEqual([rig.student.id]);
});
