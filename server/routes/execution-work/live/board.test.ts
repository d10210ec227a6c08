// The board of a control event: its rows, its numbers, its stream; and a person's own stream.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBoardNumbering } from '#server/background/number-boards.ts';
import { personNow } from '#server/plugins/security/authentication.ts';
import { newId } from '#server/storage/new-id.ts';
import { actEvent, batchOf, callAs, send } from '#tests/support/attempt-rig.ts';
import {
  act,
  after,
  begin,
  board,
  makeEvent,
  openControlRig,
  rowOf,
  type ControlRig,
} from '#tests/support/control-rig.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { findExecution } from '../executions-repository.ts';
import { boardSince, boardStream, ownStream } from './streams.ts';

let rig: ControlRig;

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});

afterAll(() => rig.close());

const numbering = () => createBoardNumbering(rig.storage, newId());

describe('the board', () => {
  test('has everybody assigned, and what each has done', async () => {
    const event = await makeEvent(rig);
    const round = numbering();
    expect((await board(rig, event.id)).rows.map(({ attemptId }) => attemptId)).toEqual([null, null]);
    const { body: attempt } = await begin(rig, event.id);
    await round(after(0));
    const taskId = attempt.tasks[0]?.id ?? '';
    await send(rig, attempt.id, batchOf([actEvent(taskId, 'A016')]));
    await round(after(0));
    const seen = rowOf(await board(rig, event.id), rig.student);
    expect(seen).toMatchObject({
      status: 'IN_PROGRESS',
      doneCount: 1,
      lastTask: 1,
      sceneTask: 1,
      openings: 1,
      lastCode: 'A016',
    });
    expect(seen?.taskCount).toBe(attempt.tasks.length);
  });

  test('gives each change one number; a row changed twice comes as it is now; nobody misses one', async () => {
    const event = await makeEvent(rig);
    const [one, two] = [numbering(), numbering()];
    const first = await board(rig, event.id);
    await begin(rig, event.id);
    await Promise.all([one(after(0)), two(after(0))]);
    await act(rig, event.id, { kind: 'NOTE' });
    await one(after(0.2));
    const since = await sinceNumber(event.id, first.number);
    expect(since.kind).toBe('CHANGES');
    expect(since.rows.map(({ user, noteCount }) => [user.id, noteCount])).toEqual([[rig.student.id, 1]]);
    expect((await sinceNumber(event.id, since.number)).rows).toEqual([]);
    // A number from before the board, or from another database, gets everything.
    expect((await sinceNumber(event.id, since.number + 100)).kind).toBe('ALL');
  });

  test('forgets who is not assigned any more, for everybody who watches', async () => {
    const event = await makeEvent(rig);
    const round = numbering();
    const { number } = await board(rig, event.id);
    await callAs(rig, rig.teacher, `DELETE /execution-work/${event.id}/assigned-user`, {
      userIds: [rig.mate.id],
    });
    await round(after(0));
    const since = await sinceNumber(event.id, number);
    expect(since.kind).toBe('ALL');
    expect(since.rows.map(({ user }) => user.id)).toEqual([rig.student.id]);
  });

  test('its stream begins with everything, goes on with changes, and ends with the session', async () => {
    const event = await makeEvent(rig);
    const asked = { storage: rig.storage, person: await personOf(rig.teacher), executionId: event.id };
    const stream = boardStream(asked, undefined);
    const first = (await stream.next()).value as { data: { kind: string; number: number } };
    expect(first.data.kind).toBe('ALL');
    await begin(rig, event.id);
    await numbering()(after(0));
    const next = (await stream.next()).value as { data: { kind: string; rows: unknown[] } };
    expect([next.data.kind, next.data.rows.length]).toEqual(['CHANGES', 1]);
    await stream.return(undefined);
    const ended = boardStream({ ...asked, person: { ...asked.person, sessionId: 'none' } }, undefined);
    expect((await ended.next()).done).toBe(true);
  });

  test('a person’s own stream tells of an act at once, and of nobody else', async () => {
    const event = await makeEvent(rig);
    await begin(rig, event.id);
    const asked = { storage: rig.storage, person: await personOf(rig.student), executionId: event.id };
    const stream = ownStream(asked);
    await stream.next();
    await act(rig, event.id, { kind: 'MORE_TIME', minutes: 15 });
    const startedMs = performance.now();
    let text = '';
    for (let tries = 0; tries < 3 && !text.includes('deadline'); tries += 1) {
      text = JSON.stringify((await stream.next()).value);
    }
    expect(performance.now() - startedMs).toBeLessThan(2000);
    expect(text).not.toContain(rig.mate.id);
    await stream.return(undefined);
    const row = rowOf(await board(rig, event.id), rig.student);
    expect(row?.isConnected).toBe(true);
  });
});

async function personOf({ id }: TestPerson) {
  const { db } = rig.storage;
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  const person = await personNow(db, { id, sessionId }, after(0));
  if (person === undefined) throw new Error('The session has ended.');
  return person;
}

async function sinceNumber(id: string, number: number) {
  const person = await personOf(rig.teacher);
  const event = await findExecution(rig.storage.db, person, id, after(0));
  if (event === undefined) throw new Error('There is no such event.');
  return boardSince({ storage: rig.storage, person }, event, number, after(0));
}
