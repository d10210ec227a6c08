// A lesson from end to end by the real calls, on the engine at hand: two instructors, four learners, a fire on a condition for all,
// a false sign for one, a learner offline at that moment, a freeze for talking, and a debriefing with three bookmarks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompletedWorkDetails, Replay } from '#contract/entities/attempt.ts';
import type { Bookmark, OpenedBookmark } from '#contract/entities/bookmarks.ts';
import type { Injection, InjectionMoment } from '#contract/entities/injections.ts';
import { waiting } from '#machines/equipment/builtin/short-ways.ts';
import { closeAttempts } from '#server/background/close-attempts.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { BayDevice } from '#tests/support/bay-device.ts';
import { beginBay } from '#tests/support/bay-run.ts';
import { caseNamed, plannedWay } from '#tests/support/bay-ways.ts';
import { act, after, makeEvent, openControlRig, own, type ControlRig } from '#tests/support/control-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { makeShiftWork } from '#tests/support/shift-work.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { createArmedIssuing } from './issue-armed.ts';

const SHIFT = caseNamed('normal-coat');
const NAMES = ['quick', 'misled', 'idle', 'offline'] as const;
type Name = (typeof NAMES)[number];
const PASSED_BOTH = [
  ['before', true],
  ['fire', true],
];
const SHIFT_END = ['gate-unsigned', 'gate-lot-not-out', 'gate-not-signed-out'];
const ANSWER_TO_FIRE = [
  { code: 'VOICE', afterMs: 2000 },
  { code: 'LEAVE' },
  { code: 'GO', to: 'phoneOutside' },
  { code: 'PHONE', to: 'phoneOutside' },
  { code: 'CALL', to: 'BOSS', params: { reason: 'fire' } },
];

let rig: ControlRig;
let second: TestPerson;
let eventId: string;
let round: () => Promise<void>;
let devices: Readonly<Record<Name, BayDevice>>;
beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
  second = await testPerson(rig.app, 'ROLE_TEACHER');
  await rig.storage.write((tx) =>
    tx.insertInto('groupTeachers').values({ groupId: rig.groupId, userId: second.id }).execute(),
  );
  const workId = await makeShiftWork(rig);
  const people = [];
  for (const _name of NAMES) people.push(await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId }));
  const assignedUserIds = people.map(({ id }) => id);
  ({ id: eventId } = await makeEvent(rig, { workId, assignedUserIds }));
  const rows: [Name, BayDevice][] = [];
  for (const [at, name] of NAMES.entries())
    rows.push([name, new BayDevice(rig, await beginBay(rig, eventId, people[at], workId))]);
  devices = Object.fromEntries(rows) as Record<Name, BayDevice>;
  const issuing = createArmedIssuing(rig.storage);
  round = () => issuing(new Date().toISOString());
});
afterAll(() => rig.close());

const personOf = (name: Name): TestPerson => devices[name].run.person;
const everybody = (): TestPerson[] => NAMES.map(personOf);

/** Plays the right way of the shift on, up to an action of it. */
async function workOn(name: Name, until: string): Promise<void> {
  const device = devices[name];
  const { attempt, session } = device.run;
  const { entries } = plannedWay(SHIFT, SHIFT.way, attempt.tasks[0]?.simulation?.seed ?? 0);
  const done = session.entries().filter(({ issue }) => issue === undefined).length;
  const end = entries.findIndex(({ code }) => code === until) + 1;
  const actions = entries
    .slice(done, end)
    .map(({ seq: _seq, at: _at, location: _location, ...action }) => action);
  expect(await device.act(actions)).toEqual([]);
}

async function give(by: TestPerson, situation: string, moment: InjectionMoment, to: readonly Name[]) {
  const userIds = to.map((name) => personOf(name).id);
  const path = `POST /execution-work/${eventId}/injections` as const;
  const { body } = await callAs<{ done: string[] }>(rig, by, path, {
    what: { kind: 'SITUATION', id: situation },
    moment,
    userIds,
  });
  expect(body.done.toSorted()).toEqual(userIds.toSorted());
}

async function bookmark(by: TestPerson, note: string, of: readonly Name[] | null): Promise<Bookmark> {
  const userIds = of && of.map((name) => personOf(name).id);
  const path = `POST /execution-work/${eventId}/bookmarks` as const;
  const { status, body } = await callAs<Bookmark>(rig, by, path, { userIds, note });
  expect(status).toBe(201);
  return body;
}

/** As either instructor sees it: what became of the fire for each. */
async function fireOf(): Promise<Partial<Record<Name, string>>> {
  const path = `GET /execution-work/${eventId}/injections` as const;
  const [one, other] = await Promise.all(
    [rig.teacher, second].map(async (by) => (await callAs<Injection[]>(rig, by, path)).body),
  );
  expect(one).toEqual(other);
  const fires = one?.filter(({ text }) => text.ru.includes('Пожар')) ?? [];
  return Object.fromEntries(
    NAMES.map((name) => [name, fires.find(({ user }) => user.id === personOf(name).id)?.stage]),
  );
}

const resultOf = async (name: Name): Promise<CompletedWorkDetails> =>
  (
    await callAs<CompletedWorkDetails>(
      rig,
      rig.teacher,
      `GET /completed-work/${devices[name].run.attempt.id}`,
    )
  ).body;

const windowsOf = ({ results }: CompletedWorkDetails) =>
  results[0]?.simulation?.grade?.windows?.map(({ id, passed }) => [id, passed]);

async function upToTheFire(): Promise<void> {
  await give(rig.teacher, 'fire', { kind: 'WHEN', condition: 'SENT', count: 2 }, NAMES);
  for (const name of NAMES) await workOn(name, 'SIGN_IN');
  await round();
  await give(second, 'routine-lamp', { kind: 'NOW' }, ['misled']);
  const heard = await Promise.all(NAMES.map((name) => devices[name].hear()));
  expect(heard).toEqual([[], ['routine-lamp'], [], []]);
  expect(await fireOf()).toEqual({ quick: 'ARMED', misled: 'ARMED', idle: 'ARMED', offline: 'ARMED' });
}

async function talk(): Promise<void> {
  const pause = { kind: 'PAUSE', text: 'Разбираем, что значит лампа' } as const;
  expect((await act(rig, eventId, pause, everybody(), second)).body.done).toHaveLength(4);
  expect((await own(rig, eventId, personOf('idle'))).pausedBy).toMatchObject({ text: pause.text });
  expect((await act(rig, eventId, { kind: 'GO_ON' }, everybody())).body.done).toHaveLength(4);
}

async function untilTheFire(): Promise<void> {
  for (const name of NAMES) {
    await workOn(name, 'STARTPROCCES');
    expect(await devices[name].act([waiting(300_000)])).toEqual([]);
  }
  // A round plays logs for a bounded time, and the next goes on.
  for (let times = 0; times < 50 && Object.values(await fireOf()).includes('ARMED'); times += 1)
    await round();
  expect(await fireOf()).toEqual({ quick: 'ISSUED', misled: 'ISSUED', idle: 'ISSUED', offline: 'ISSUED' });
  for (const name of ['quick', 'misled', 'idle'] as const)
    expect(await devices[name].hear()).toEqual(['fire']);
}

async function toTheEnd(): Promise<void> {
  for (const name of ['quick', 'misled'] as const) {
    expect(await devices[name].act(ANSWER_TO_FIRE)).toEqual([]);
    await devices[name].handIn();
  }
  for (let times = 0; times < 30; times += 1) await devices.idle.hear();
  await act(rig, eventId, { kind: 'CLOSE' }, [personOf('idle'), personOf('offline')]);
  await closeAttempts(rig.storage, after(3));
  await markWaiting(rig.storage);
}

test('every mark and every moment of it is as it was said', async () => {
  await upToTheFire();
  const marks = [await bookmark(second, 'Замигала лампа', ['misled'])];
  await talk();
  await untilTheFire();
  marks.push(await bookmark(rig.teacher, 'Пожар начался', ['quick', 'idle', 'offline']));
  expect(await fireOf()).toEqual({ quick: 'APPLIED', misled: 'APPLIED', idle: 'APPLIED', offline: 'ISSUED' });
  await devices.quick.hear();
  marks.push(await bookmark(rig.teacher, 'Кто что сделал первым?', null));
  await toTheEnd();

  await judged();
  await trusted();
  await fair();
  await excused();
  await debriefed(marks);
});

const failedBy = ({ results }: CompletedWorkDetails) => results[0]?.simulation?.grade?.failedBy;

/** Nobody's log or clock is in doubt. */
async function trusted(): Promise<void> {
  for (const name of NAMES) {
    const { trust, results } = await resultOf(name);
    const faults = [results[0]?.simulation?.invalid, trust?.doubt, trust?.clock];
    expect([name, ...faults]).toEqual([name, null, null, []]);
  }
}

async function judged(): Promise<void> {
  // Who answered passes, misled or not: the lamp was none of their business.
  for (const name of ['quick', 'misled'] as const) {
    const result = await resultOf(name);
    expect(result).toMatchObject({ status: 'REVIEWED', passed: true });
    expect(windowsOf(result)).toEqual(PASSED_BOTH);
  }
  expect((await resultOf('misled')).trust?.issued).toHaveLength(2);
  // Who stayed in the fire does not, whatever was done before.
  const idle = await resultOf('idle');
  expect(idle).toMatchObject({ status: 'REVIEWED', passed: false });
  expect(failedBy(idle)).toEqual(['1.gate-in-danger', '1.gate-nobody-told']);
  // Whom it never reached loses nothing by it, and passes by a teacher alone.
  expect((await fireOf()).offline).toBe('NEVER');
  const offline = await resultOf('offline');
  expect(offline).toMatchObject({ status: 'REVIEW_PENDING', passed: null });
  expect(windowsOf(offline)).toBeUndefined();
  // Its device stood from then on: what is left is the shift's own end, and nothing of the fire.
  expect(failedBy(offline)).toEqual(SHIFT_END);
}

/** The file of the event's results says who was given what, and when it began. */
async function fair(): Promise<void> {
  const file = await rig.app.inject({
    method: 'POST',
    url: '/api/v1/export/users/completed-works/file?format=csv',
    headers: { ...second.headers, 'accept-language': 'ru' },
    payload: { executionIds: [eventId] },
  });
  expect(file.body).toContain('"Пожар у модулей трека; Штатная лампа"');
  expect(file.body.match(/;Пожар у модулей трека;/g)).toHaveLength(3);
  expect(file.body.match(/;не дошла/g)).toHaveLength(1);
}

/** By the other instructor: what the learner had no chance to do is set aside, and a mark is given. */
async function excused(): Promise<void> {
  const { reviewId } = await resultOf('offline');
  const path = `/reviews/${reviewId ?? ''}/tasks/${devices.offline.run.taskId}` as const;
  const reason = 'Вводная не дошла, связь пропала';
  for (const gateId of SHIFT_END)
    expect((await callAs(rig, second, `POST ${path}/waivers`, { gateId, waives: true, reason })).status).toBe(
      204,
    );
  const { version } = (await callAs<{ version: number }>(rig, second, `GET ${path}`)).body;
  const saved = await callAs(
    rig,
    second,
    `PUT ${path}`,
    { mark: 80, reason },
    { 'if-match': `"${version}"` },
  );
  expect(saved.status).toBe(200);
  expect(await resultOf('offline')).toMatchObject({ status: 'REVIEWED', passed: true });
}

async function debriefed(marks: readonly Bookmark[]): Promise<void> {
  const path = `/execution-work/${eventId}/bookmarks` as const;
  const listed = (await callAs<Bookmark[]>(rig, second, `GET ${path}`)).body;
  expect(listed.map(({ note }) => note)).toEqual(marks.map(({ note }) => note));
  for (const { id } of listed) {
    const { moments } = (await callAs<OpenedBookmark>(rig, second, `GET ${path}/${id}`)).body;
    for (const { attemptId, taskId, atMs, isReplayable } of moments) {
      expect(isReplayable).toBe(true);
      const replay = await callAs<Replay>(
        rig,
        second,
        `GET /completed-work/${String(attemptId)}/tasks/${String(taskId)}/replay`,
      );
      expect(replay.status).toBe(200);
      expect(replay.body.entries.some(({ at }) => at <= (atMs ?? -1))).toBe(true);
    }
  }
  const pdf = await rig.app.inject({
    method: 'GET',
    url: `/api/v1/execution-work/${eventId}/debriefing?names=false`,
    headers: second.headers,
  });
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
}

test('whom it did not reach may repeat: opened again, it comes and is judged', async () => {
  const { offline } = devices;
  await act(rig, eventId, { kind: 'REOPEN', minutes: 20 }, [personOf('offline')], second);
  const { attempt } = offline.run;
  const again = { ...offline.run, attempt: { ...attempt, writer: attempt.writer + 1 } };
  const device = new BayDevice(rig, again);
  device.pass(offline.nowMs);
  expect(await device.hear()).toEqual(['fire']);
  expect(await device.act(ANSWER_TO_FIRE)).toEqual([]);
  await device.handIn();
  await markWaiting(rig.storage);
  const result = await resultOf('offline');
  expect(windowsOf(result)).toEqual(PASSED_BOTH);
  expect(result).toMatchObject({ status: 'REVIEWED', passed: true });
});
