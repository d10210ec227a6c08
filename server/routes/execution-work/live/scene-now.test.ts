// A watcher follows a learner's scene: all of it first, then only what came since.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SceneNow } from '#contract/entities/control.ts';
import { actionBatches, callAs, referenceEntries, send } from '#tests/support/attempt-rig.ts';
import { begin, makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ControlRig;
beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});
afterAll(() => rig.close());

const follow = (id: string, query = '', by = rig.teacher, userId = rig.student.id, number = 1) =>
  callAs<SceneNow>(rig, by, `GET /execution-work/${id}/people/${userId}/scenes/${number}${query}`);

test('first everything, then what came since, and everything of another run', async () => {
  const { id } = await makeEvent(rig, { workId: rig.controlId });
  expect((await follow(id)).status).toBe(404);
  const { body: attempt } = await begin(rig, id);
  const early = await follow(id);
  expect(early.body).toMatchObject({ isRunning: true, from: 0, entries: [], user: { id: rig.student.id } });
  expect(early.body.simulation).toMatchObject({ simulation: 'ROOM' });
  const [first, second] = actionBatches(attempt, referenceEntries.slice(0, 8), 4);
  if (first === undefined || second === undefined) throw new Error('There is nothing to send.');
  expect((await send(rig, attempt.id, first)).status).toBe(200);
  const { body: begun } = await follow(id);
  expect(begun.entries).toEqual(referenceEntries.slice(0, 4));
  expect((await send(rig, attempt.id, second)).status).toBe(200);
  const known = `?run=${encodeURIComponent(begun.run)}&after=4`;
  const { body: more } = await follow(id, known);
  expect(more).toMatchObject({ simulation: null, from: 4, run: begun.run });
  expect([...begun.entries, ...more.entries]).toEqual(referenceEntries.slice(0, 8));
  // Of another run, or more than there is: everything.
  for (const query of ['?run=another&after=4', `?run=${encodeURIComponent(begun.run)}&after=9`])
    expect((await follow(id, query)).body).toMatchObject({ from: 0, entries: referenceEntries.slice(0, 8) });
});

test('another teacher’s event, another’s person, and a task that is not there are not found; learners may not', async () => {
  const { id } = await makeEvent(rig, { workId: rig.controlId });
  await begin(rig, id);
  expect((await follow(id, '', rig.otherTeacher)).status).toBe(404);
  expect((await follow(id, '', rig.teacher, rig.otherTeacher.id)).status).toBe(404);
  expect((await follow(id, '', rig.teacher, rig.student.id, 7)).status).toBe(404);
  expect((await follow(id, '', rig.student)).status).toBe(403);
});
