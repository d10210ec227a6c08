// Letters about a control event: to whom, in which language, and what their calendars keep.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Execution } from '#contract/entities/execution.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { after, makeEvent, openControlRig, TITLE, type ControlRig } from '#tests/support/control-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ControlRig;

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
  await rig.storage.write((tx) =>
    tx.updateTable('users').set({ defaultLang: 'ch' }).where('id', '=', rig.mate.id).execute(),
  );
});

afterAll(() => rig.close());

const WINDOW = { startDateTime: '2031-02-03T06:00:00.000Z', endDateTime: '2031-02-03T09:00:00.000Z' };

/** The letters of an event so far, oldest first. */
async function lettersOf({ id }: Execution) {
  const { db } = rig.storage;
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('users', 'users.email', 'outbox.address')
    .select(['users.id as userId', 'outbox.subject', 'outbox.text', 'outbox.calendar'])
    .where('subjectType', '=', 'execution')
    .where('subjectId', 'like', `${id} %`)
    .orderBy('outbox.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    uid: /^UID:(.*)\r$/m.exec(row.calendar.replaceAll('\r\n ', ''))?.[1],
    sequence: Number(/^SEQUENCE:(\d+)/m.exec(row.calendar)?.[1]),
    method: /^METHOD:(\w+)/m.exec(row.calendar)?.[1],
  }));
}

const change = (event: Execution, more: object) =>
  callAs<Execution>(rig, rig.teacher, `PUT /execution-work/${event.id}`, {
    title: TITLE,
    workId: rig.controlId,
    executionTime: 40,
    assignedUserIds: event.assignedUsers.map(({ id }) => id),
    ...WINDOW,
    ...more,
  });

test('nobody is told unless it is asked for', async () => {
  const event = await makeEvent(rig, WINDOW);
  await callAs(rig, rig.teacher, `DELETE /execution-work/${event.id}`);
  expect(await lettersOf(event)).toEqual([]);
  expect(event.isTold).toBe(false);
});

test('made, changed, cancelled: each in the reader’s language and the site’s zone, under one UID with a rising number', async () => {
  const event = await makeEvent(rig, { ...WINDOW, notify: true });
  const made = await lettersOf(event);
  const russian = made.find(({ userId }) => userId === rig.student.id);
  expect(made).toHaveLength(2);
  expect(russian?.subject).toBe('Кристалл: назначен контроль');
  expect(russian?.text).toContain('3 февраля 2031 г. в 09:00 (Europe/Moscow)');
  expect(russian?.text).toContain(`/controltask/${event.id}`);
  expect(russian?.calendar).toContain('DTSTART:20310203T060000Z');
  expect(made.find(({ userId }) => userId === rig.mate.id)?.subject).toBe('Kristall：考核通知');

  const { body: changed } = await change(event, { endDateTime: '2031-02-03T10:00:00.000Z', notify: true });
  expect(changed.isTold).toBe(true);
  const later = (await lettersOf(event)).slice(2);
  expect(later.map(({ subject }) => subject).toSorted()).toEqual(
    ['Kristall：考核有变更', 'Кристалл: контроль изменён'].toSorted(),
  );

  await callAs(rig, rig.teacher, `DELETE /execution-work/${event.id}/assigned-user`, {
    userIds: [rig.mate.id],
  });
  await callAs(rig, rig.teacher, `DELETE /execution-work/${event.id}`);
  const all = await lettersOf(event);
  for (const { id } of [rig.student, rig.mate]) {
    const own = all.filter(({ userId }) => userId === id);
    expect(own.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(new Set(own.map(({ uid }) => uid)).size).toBe(1);
    expect(own.map(({ sequence }) => sequence)).toEqual(
      own.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
    );
    expect(new Set(own.map(({ sequence }) => sequence)).size).toBe(3);
  }
});

test('one’s own window is told; a title with line breaks adds no line of its own', async () => {
  const terms = [{ userId: rig.student.id, extraMinutes: 30 }];
  const title = { ru: 'Зачёт\r\nBCC: чужой@example.org', en: '', ch: '' };
  const event = await makeEvent(rig, { ...WINDOW, terms, title, notify: true });
  const letter = (await lettersOf(event)).find(({ userId }) => userId === rig.student.id);
  expect(letter?.calendar).toContain('DTEND:20310203T093000Z');
  expect(letter?.text).not.toMatch(/^BCC/m);
  expect(letter?.calendar).not.toMatch(/^BCC/m);
  expect(after(0) < WINDOW.startDateTime).toBe(true);
});
