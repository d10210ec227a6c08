// Technical works: who is served during them, plans that the clock keeps, and attempts that continue.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { TechnicalWorks, TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import { forgetTechnicalWorks } from '#server/plugins/calls/technical-works-guard.ts';
import {
  actionBatches,
  callAs,
  openAttemptRig,
  referenceEntries,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { turnByClock } from '#server/background/turn-technical-works.ts';

let rig: AttemptRig;
let admin: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
});

afterAll(() => rig.close());

const later = (ms: number): string => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly details: readonly { readonly path: string }[];
}

function activate(body: object, headers: Readonly<Record<string, string>> = {}) {
  return callAs<TechnicalWorksDetails & Refused>(rig, admin, 'POST /technical-works/activate', body, headers);
}

async function stateFor(person: TestPerson): Promise<TechnicalWorks> {
  return (await callAs<TechnicalWorks>(rig, person, 'GET /technical-works')).body;
}

/** Pretends that time has passed, by moving the row's times into the past together. */
async function moveTimes(times: { startsAt?: string; endsAt?: string }): Promise<void> {
  await rig.storage.write((tx) => tx.updateTable('technicalWorks').set(times).execute());
  forgetTechnicalWorks(rig.storage.db);
}

async function words(): Promise<string[]> {
  const rows = await rig.storage.db
    .selectFrom('auditLog')
    .select('what')
    .where('subjectType', '=', 'technical-works')
    .orderBy('id')
    .execute();
  return rows.map(({ what }) => what.replace('technical-works.', ''));
}

beforeEach(async () => {
  await activate({ status: 'INACTIVE', message: { ru: '', en: '', ch: '' } });
  await rig.storage.write(async (tx) => {
    await tx.deleteFrom('auditLog').where('subjectType', '=', 'technical-works').execute();
    await tx.deleteFrom('attempts').execute();
  });
});

describe('on and off', () => {
  test('others are refused with an honest Retry-After, the excluded and admins are served', async () => {
    const excluded = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    const on = await activate({
      status: 'ACTIVE',
      excludedUserIds: [excluded.id],
      endsAt: later(10 * 60_000),
    });
    expect(on.body).toMatchObject({ status: 'ACTIVE', endsItself: false, excluded: [{ id: excluded.id }] });
    const refused = await rig.app.inject({
      url: '/api/v1/courses/by-permission',
      headers: rig.student.headers,
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'TECHNICAL_WORKS' });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await callAs(rig, excluded, 'GET /courses/by-permission')).status).toBe(200);
    expect((await callAs(rig, admin, 'GET /users')).status).toBe(200);
    expect((await callAs(rig, rig.teacher, 'GET /users')).status).toBe(503);
  });

  test('a message needs its Russian text; times must make sense; people must exist: all faults at once', async () => {
    const bad = await activate({
      status: 'PLANNED',
      startsAt: later(-HOUR),
      excludedUserIds: ['nobody'],
      message: { ru: ' ', en: 'Soon', ch: '' },
    });
    expect(bad.status).toBe(400);
    expect(bad.body.details.map(({ path }) => path).sort()).toEqual([
      'endsAt',
      'excludedUserIds',
      'message.ru',
      'startsAt',
    ]);
    const turned = await activate({ status: 'PLANNED', startsAt: later(2 * HOUR), endsAt: later(HOUR) });
    expect([turned.status, turned.body.details[0]?.path]).toEqual([400, 'endsAt']);
    expect((await stateFor(admin)).status).toBe('INACTIVE');
  });

  test('a change over a version that moved on is refused with what stands', async () => {
    const first = await activate({ status: 'ACTIVE' });
    await activate({ status: 'ACTIVE', message: { ru: 'Обновление' } });
    const late = await activate({ status: 'INACTIVE' }, { 'if-match': `"${first.body.version}"` });
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({ current: { status: 'ACTIVE', message: { ru: 'Обновление' } } });
    expect((await stateFor(admin)).status).toBe('ACTIVE');
  });

  test('the page that changes them tells how many people are in attempts, and the history of changes', async () => {
    await start(rig, 'CONTROL');
    await activate({ status: 'ACTIVE', message: { ru: 'Обновление' } });
    await activate({ status: 'INACTIVE' });
    const { body } = await callAs<TechnicalWorksDetails>(rig, admin, 'GET /technical-works/details');
    expect(body.people).toMatchObject({ inAttempts: 1, inControl: 1 });
    expect(body.people.signedIn).toBeGreaterThanOrEqual(3);
    const history = await callAs<{ content: object[] }>(rig, admin, 'GET /technical-works/changes');
    expect(history.body.content).toMatchObject([
      { what: 'ENDED', personName: 'Ёлкина Анна Петровна' },
      { what: 'BEGUN', message: { ru: 'Обновление' } },
    ]);
  });
});

describe('planned', () => {
  test('they begin and end by the clock, each once however many processes look, and the message stays', async () => {
    const plan = await activate({
      status: 'PLANNED',
      startsAt: later(HOUR),
      endsAt: later(2 * HOUR),
      message: { ru: 'Переезд' },
    });
    expect(plan.body).toMatchObject({ status: 'PLANNED', endsItself: true });
    expect(await stateFor(rig.student)).toMatchObject({ status: 'PLANNED', message: { ru: 'Переезд' } });
    expect((await callAs(rig, rig.student, 'GET /courses/by-permission')).status).toBe(200);
    expect(await turnByClock(rig.storage, later(0))).toBe(false);

    await moveTimes({ startsAt: later(-1000) });
    // The guard goes by the clock, even before any process has stored the turn.
    expect((await callAs(rig, rig.student, 'GET /courses/by-permission')).status).toBe(503);
    const begun = await Promise.all([1, 2, 3].map(() => turnByClock(rig.storage, later(0))));
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await stateFor(rig.student)).toMatchObject({ status: 'ACTIVE', message: { ru: 'Переезд' } });

    await moveTimes({ startsAt: later(-HOUR), endsAt: later(-1000) });
    expect((await callAs(rig, rig.student, 'GET /courses/by-permission')).status).toBe(200);
    const ended = await Promise.all([1, 2, 3].map(() => turnByClock(rig.storage, later(0))));
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await stateFor(rig.student)).toMatchObject({ status: 'INACTIVE', startsAt: null, endsAt: null });
    expect(await words()).toEqual(['plan', 'begin', 'end']);
  });

  test('a server that was down through the whole of them says that they were missed', async () => {
    await activate({ status: 'PLANNED', startsAt: later(HOUR), endsAt: later(2 * HOUR) });
    await moveTimes({ startsAt: later(-2 * HOUR), endsAt: later(-HOUR) });
    expect(await turnByClock(rig.storage, later(0))).toBe(true);
    expect(await turnByClock(rig.storage, later(0))).toBe(false);
    expect(await words()).toEqual(['plan', 'missed']);
    expect((await stateFor(rig.student)).status).toBe('INACTIVE');
  });

  test('a server that starts within them begins them; without an end of their own they stay on', async () => {
    await activate({ status: 'PLANNED', startsAt: later(HOUR), endsAt: later(2 * HOUR), endsItself: false });
    await moveTimes({ startsAt: later(-2 * HOUR), endsAt: later(-HOUR) });
    expect(await turnByClock(rig.storage, later(0))).toBe(true);
    expect(await turnByClock(rig.storage, later(0))).toBe(false);
    expect((await stateFor(rig.student)).status).toBe('ACTIVE');
    const refused = await rig.app.inject({
      url: '/api/v1/courses/by-permission',
      headers: rig.student.headers,
    });
    expect(refused.headers['retry-after']).toBe('60');
  });

  test('a plan is cancelled by switching off', async () => {
    await activate({ status: 'PLANNED', startsAt: later(HOUR), endsAt: later(2 * HOUR) });
    await activate({ status: 'INACTIVE' });
    expect(await words()).toEqual(['plan', 'cancel']);
    expect((await stateFor(rig.student)).startsAt).toBeNull();
  });
});

describe('a running attempt', () => {
  const allIn = (attempt: Attempt) => actionBatches(attempt, referenceEntries, 500);

  test('goes on: resumed after a reload, saved, asked after, submitted; nothing else is served', async () => {
    const attempt = await start(rig);
    const [batch] = allIn(attempt);
    if (batch === undefined) throw new Error('The reference has no entries.');
    await activate({ status: 'ACTIVE' });
    expect(await stateFor(rig.student)).toMatchObject({
      ownAttempts: [{ workId: rig.practiceId, mode: 'SELFCONTROL', kind: 'PRACTICE', executionId: null }],
    });
    expect((await stateFor(rig.teacher)).ownAttempts).toEqual([]);

    const resumed = await start(rig);
    expect(resumed).toMatchObject({ id: attempt.id, writer: attempt.writer + 1 });
    expect((await callAs(rig, rig.student, `GET /completed-work/${attempt.id}/attempt`)).status).toBe(200);
    expect((await callAs(rig, rig.student, `GET /completed-work/${attempt.id}/standing`)).status).toBe(200);
    const saved = await send(rig, attempt.id, { ...batch, writer: resumed.writer });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect((await callAs(rig, rig.student, 'GET /users/current')).status).toBe(200);
    expect((await callAs(rig, rig.student, `GET /works/${rig.practiceId}`)).status).toBe(503);
    expect((await callAs(rig, rig.student, `GET /completed-work/${attempt.id}`)).status).toBe(503);

    const submit = { submit: true, writer: resumed.writer };
    const path = `PATCH /completed-work/${attempt.id}` as const;
    expect((await callAs(rig, rig.student, path, submit)).status).toBe(200);
    // The response may have been lost: a repeat says that it is done, not that technical works are on.
    expect((await callAs<Refused>(rig, rig.student, path, submit)).body.code).not.toBe('TECHNICAL_WORKS');
    expect((await callAs(rig, rig.student, `GET /completed-work/${attempt.id}/attempt`)).status).toBe(503);
    expect((await stateFor(rig.student)).ownAttempts).toEqual([]);
  });

  test('of an event is opened by its address; others’ attempts stay shut', async () => {
    const attempt = await start(rig, 'CONTROL');
    await activate({ status: 'ACTIVE' });
    const stranger = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    const statuses = async (person: TestPerson): Promise<readonly number[]> => {
      const opened = await Promise.all([
        callAs(rig, person, `GET /execution-work/${rig.executionId}`),
        callAs(rig, person, `GET /completed-work/${attempt.id}/attempt`),
      ]);
      // Not beside the others: once it is submitted, the attempt runs no more.
      const submitted = await callAs(rig, person, `PATCH /completed-work/${attempt.id}`, { submit: true });
      return [...opened, submitted].map(({ status }) => status);
    };
    expect(await statuses(stranger)).toEqual([503, 503, 503]);
    expect(await statuses(rig.student)).toEqual([200, 200, 200]);
  });

  test('new attempts are refused with words of their own, also of the same work in another mode', async () => {
    await start(rig, 'SELFCONTROL');
    await activate({ status: 'ACTIVE' });
    const path = `POST /works/${rig.practiceId}/completed-work` as const;
    const other = await callAs<Refused>(rig, rig.student, path, { type: 'TRAINING' });
    const control = await callAs<Refused>(rig, rig.student, `POST /works/${rig.controlId}/completed-work`, {
      type: 'CONTROL',
      executionId: rig.executionId,
    });
    for (const refused of [other, control]) {
      expect([refused.status, refused.body.code]).toEqual([503, 'TECHNICAL_WORKS']);
      expect(refused.body.message).toMatch(/новые попытки пока не начинаются/);
    }
    const attempts = await rig.storage.db.selectFrom('attempts').select('mode').execute();
    expect(attempts).toEqual([{ mode: 'SELFCONTROL' }]);
  });
});

test('signing in, refreshing and the state itself stay open', async () => {
  await activate({ status: 'ACTIVE' });
  const wrong = { login: 'nobody', password: 'nothing' };
  const answers = await Promise.all([
    rig.app.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload: wrong }),
    rig.app.inject({ method: 'POST', url: '/api/v1/auth/refresh', payload: { refreshToken: 'x' } }),
    rig.app.inject({ method: 'POST', url: '/api/v1/auth/sign-in-qr/unknown', payload: {} }),
    rig.app.inject({ url: '/api/v1/technical-works' }),
    rig.app.inject({ method: 'GET', url: '/api/v1/groups/registration' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401, 410, 200, 503]);
});
