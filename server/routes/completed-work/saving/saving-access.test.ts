// Saving checks the person in its own program: whoever may no longer write is refused at the next batch.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { json } from '#server/storage/columns.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson } from '#tests/support/test-app.ts';
import {
  actEvent,
  batchOf,
  callAs,
  openAttemptRig,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';

const NOW = '2026-01-01T00:00:00.000Z';
let rig: AttemptRig;
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

type Change = (rig: AttemptRig) => Promise<unknown>;
const changeUser =
  (change: { active?: boolean; accessVersion?: number }): Change =>
  ({ storage, student }) =>
    storage.write((tx) => tx.updateTable('users').set(change).where('id', '=', student.id).execute());
const changeSession =
  (change: { endedAt?: string | null; expiresAt?: string }): Change =>
  ({ storage, student }) =>
    storage.write((tx) =>
      tx.updateTable('sessions').set(change).where('id', '=', student.sessionId).execute(),
    );
const givePrivileges =
  (privileges: readonly 'LEARN'[]): Change =>
  ({ storage }) =>
    storage.write((tx) =>
      tx
        .updateTable('roles')
        .set({ privileges: json([...privileges]) })
        .where('name', '=', 'ROLE_STUDENT')
        .execute(),
    );

const act = (taskId: string, at: number): AttemptEvent => actEvent(taskId, `${at}`);

describe('a batch is refused at once', () => {
  const far = '2099-01-01T00:00:00.000Z';
  test.each<[string, Change, Change, number, string]>([
    [
      'after signing out',
      changeSession({ endedAt: NOW }),
      changeSession({ endedAt: null }),
      401,
      'UNAUTHENTICATED',
    ],
    [
      'after the session ran out',
      changeSession({ expiresAt: NOW }),
      changeSession({ expiresAt: far }),
      401,
      'UNAUTHENTICATED',
    ],
    [
      'to a deactivated person',
      changeUser({ active: false }),
      changeUser({ active: true }),
      401,
      'UNAUTHENTICATED',
    ],
    [
      'under rights that changed',
      changeUser({ accessVersion: 2 }),
      changeUser({ accessVersion: 1 }),
      401,
      'TOKEN_EXPIRED',
    ],
    ['without the privilege', givePrivileges([]), givePrivileges(['LEARN']), 403, 'FORBIDDEN'],
  ])('%s', async (_name, take, giveBack, status, code) => {
    const attempt = await start(rig);
    const taskId = attempt.tasks[0]?.id ?? '';
    const [first, second] = [batchOf([act(taskId, 1)]), batchOf([act(taskId, 2)], { sequence: 2 })];
    expect((await send(rig, attempt.id, first)).status).toBe(200);
    await take(rig);
    const refused = await send(rig, attempt.id, second);
    // Nor do they learn what is wrong with what they sent.
    const { status: ofNonsense } = await callAs(
      rig,
      rig.student,
      `POST /completed-work/${attempt.id}/events`,
      {},
    );
    await giveBack(rig);
    expect([refused.status, refused.body.code, ofNonsense]).toEqual([status, code, status]);
    expect(await send(rig, attempt.id, second)).toMatchObject({ status: 200, body: { nextSequence: 3 } });
  });

  test('in another session of a demo account', async () => {
    const guest = await testPerson(rig.app, 'ROLE_GUEST_DEMO');
    const other = await testPerson(rig.app, 'ROLE_GUEST_DEMO');
    const attempt = await start(rig);
    await rig.storage.write((tx) =>
      tx
        .updateTable('attempts')
        .set({ userId: guest.id, sessionId: other.sessionId, demo: true })
        .where('id', '=', attempt.id)
        .execute(),
    );
    const batch = batchOf([act(attempt.tasks[0]?.id ?? '', 1)]);
    const answered = await callAs(rig, guest, `POST /completed-work/${attempt.id}/events`, batch);
    expect(answered.status).toBe(404);
  });
});
