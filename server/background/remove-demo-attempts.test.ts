// A demo attempt belongs to its session: nobody else sees it, no result has it, and it goes with the session.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import { newId } from '#server/storage/new-id.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { removeDemoAttempts } from './remove-demo-attempts.ts';

let rig: AttemptRig;
let guest: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});

beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
  guest = await testPerson(rig.app, 'ROLE_GUEST_DEMO', { groupId: rig.groupId });
});

afterAll(() => rig.close());

async function begin(person: TestPerson): Promise<Attempt> {
  const path = `POST /works/${rig.practiceId}/completed-work` as const;
  const { status, body } = await callAs<Attempt>(rig, person, path, { type: 'SELFCONTROL' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** Another visitor with the same account. */
async function otherSession(person: TestPerson): Promise<TestPerson> {
  const sessionId = newId();
  const row = await rig.storage.db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', person.sessionId)
    .executeTakeFirstOrThrow();
  await rig.storage.write((tx) =>
    tx
      .insertInto('sessions')
      .values({ ...row, id: sessionId })
      .execute(),
  );
  const token = await rig.app.accessTokens.sign({ userId: person.id, sessionId, accessVersion: 1 });
  return { ...person, sessionId, headers: { authorization: `Bearer ${token}` } };
}

async function left(): Promise<number> {
  return (await rig.storage.db.selectFrom('attempts').select('id').execute()).length;
}

const sweep = (afterMs = 0): Promise<number> =>
  removeDemoAttempts(rig.storage, new Date(Date.now() + afterMs).toISOString());

async function statusFor(person: TestPerson, id: string): Promise<number> {
  return (await callAs(rig, person, `GET /completed-work/${id}`)).status;
}

describe('while the session lives', () => {
  test('it stays, is marked as demo, and is in nobody’s results', async () => {
    const attempt = await begin(guest);
    expect(attempt.demo).toBe(true);
    expect(await sweep()).toBe(0);
    const admin = await testPerson(rig.app, 'ROLE_ADMIN');
    for (const reader of [rig.teacher, admin]) {
      const { body } = await callAs<{ totalElements: number }>(
        rig,
        reader,
        'POST /completed-work/results',
        {},
      );
      expect(body.totalElements).toBe(0);
      expect(await statusFor(reader, attempt.id)).toBe(404);
    }
    const own = await callAs<{ totalElements: number }>(rig, guest, 'POST /completed-work/results', {
      own: true,
    });
    expect(own.body.totalElements).toBe(1);
    const file = await rig.app.inject({
      method: 'POST',
      url: '/api/v1/export/users/completed-works/file?format=csv',
      payload: {},
      headers: admin.headers,
    });
    expect(file.body.split('\r\n')).toHaveLength(2);
  });

  test('two visitors of one demo account have one each, and neither sees the other’s', async () => {
    const second = await otherSession(guest);
    const [one, two] = [await begin(guest), await begin(second)];
    expect(one.id).not.toBe(two.id);
    expect(await left()).toBe(2);
    expect([await statusFor(guest, two.id), await statusFor(second, one.id)]).toEqual([404, 404]);
    expect((await begin(guest)).id).toBe(one.id);
    expect((await begin(second)).id).toBe(two.id);
  });
});

describe('it is gone', () => {
  test('after sign-out', async () => {
    const { id } = await begin(guest);
    await callAs(rig, guest, 'POST /auth/sign-out', {});
    expect(await statusFor(guest, id)).toBe(401);
    expect(await sweep()).toBe(1);
    expect(await left()).toBe(0);
  });

  test('when the session is over, and only that one’s; another visitor cannot end it', async () => {
    const second = await otherSession(guest);
    const [, kept] = [await begin(guest), await begin(second)];
    const path = `DELETE /users/current/sessions/${guest.sessionId}` as const;
    expect((await callAs(rig, second, path)).status).toBe(403);
    expect(await sweep()).toBe(0);
    await callAs(rig, guest, 'POST /auth/sign-out', {});
    expect(await sweep()).toBe(1);
    expect(await statusFor(second, kept.id)).toBe(200);
  });

  test('when the session has run out', async () => {
    await begin(guest);
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    await rig.storage.write((tx) =>
      tx.updateTable('sessions').set({ expiresAt }).where('id', '=', guest.sessionId).execute(),
    );
    expect(await sweep()).toBe(1);
  });

  test('after two hours, not before, though the session goes on', async () => {
    await begin(guest);
    const hourMs = 3_600_000;
    expect(await sweep(2 * hourMs - 60_000)).toBe(0);
    expect(await sweep(2 * hourMs + 1000)).toBe(1);
  });

  test('also when the session’s row was swept away itself', async () => {
    await begin(guest);
    await rig.storage.write((tx) => tx.deleteFrom('sessions').where('id', '=', guest.sessionId).execute());
    expect(await sweep()).toBe(1);
  });

  test('and with two processes at once nothing breaks, and a real attempt stays', async () => {
    await begin(guest);
    await begin(rig.student);
    await callAs(rig, guest, 'POST /auth/sign-out', {});
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await left()).toBe(1);
    expect(await sweep(24 * 3_600_000)).toBe(0);
  });
});
