// A row that is opened shows where its person stands in the simulation, to the watcher alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { PracticeNow } from '#contract/entities/control.ts';
import { actionBatches, callAs, referenceEntries, send } from '#tests/support/attempt-rig.ts';
import { begin, makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ControlRig;

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});

afterAll(() => rig.close());

const look = (id: string, { id: userId }: TestPerson, by = rig.teacher) =>
  callAs<PracticeNow>(rig, by, `GET /execution-work/${id}/people/${userId}/practice`);

/** The event gives the work that the rig has a reference way of. */
async function playing(): Promise<{ readonly id: string; readonly attempt: Attempt }> {
  const { id } = await makeEvent(rig, { workId: rig.controlId });
  const { body: attempt } = await begin(rig, id);
  return { id, attempt };
}

test('nothing before the first act; then the place, the last act in words and the score so far', async () => {
  const { id, attempt } = await playing();
  expect((await look(id, rig.mate)).body.tasks).toEqual([]);
  expect((await look(id, rig.student)).body.tasks).toEqual([]);
  const [batch] = actionBatches(attempt, referenceEntries.slice(0, 5));
  if (batch === undefined) throw new Error('There is nothing to send.');
  expect((await send(rig, attempt.id, batch)).status).toBe(200);
  const { tasks } = (await look(id, rig.student)).body;
  expect(tasks).toHaveLength(1);
  expect(tasks[0]).toMatchObject({ number: 1, codes: null, maxScore: attempt.tasks[0]?.maxScore });
  expect(tasks[0]?.place?.ru).not.toBe('');
  expect(tasks[0]?.lastAction?.ru).not.toBe('');
});

test('another teacher’s event and another’s person are not there; nor is the call for learners', async () => {
  const { id } = await playing();
  expect((await look(id, rig.student, rig.otherTeacher)).status).toBe(404);
  expect((await look(id, rig.otherTeacher)).status).toBe(404);
  expect((await look(id, rig.student, rig.student)).status).toBe(403);
});
