// A teacher watches an attempt of TRAINING, points at things and says something; the learner's page hears of it by what it asks anyway.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_PROMPTS, type Prompt } from '#contract/entities/prompts.ts';
import type { Attempt, AttemptStanding, CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { SceneNow } from '#contract/entities/control.ts';
import { actionBatches, callAs, referenceEntries, send, start } from '#tests/support/attempt-rig.ts';
import { openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ControlRig;
beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  // Its prompts go with an attempt.
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

const BENCH = { kind: 'furniture', id: 'BENCH', text: { ru: 'Скамья', en: 'Bench', ch: '长凳' } };
const taskOf = (attempt: Attempt): string => attempt.tasks[0]?.id ?? '';
const give = (attempt: Attempt, more: object, by = rig.teacher) =>
  callAs<Prompt & { code: string }>(rig, by, `POST /completed-work/${attempt.id}/prompts`, {
    taskId: taskOf(attempt),
    ...more,
  });
const promptsAs = async (attempt: Attempt, by = rig.student, after = 0): Promise<Prompt[]> =>
  (await callAs<Prompt[]>(rig, by, `GET /completed-work/${attempt.id}/prompts?after=${after}`)).body;
const scene = (attempt: Attempt, by = rig.teacher) =>
  callAs<SceneNow>(rig, by, `GET /completed-work/${attempt.id}/tasks/${taskOf(attempt)}/scene`);

test('is heard of by the standing and by each save, is received once, and stays with the result', async () => {
  const attempt = await start(rig, 'TRAINING');
  const standing = async () =>
    (await callAs<AttemptStanding>(rig, rig.student, `GET /completed-work/${attempt.id}/standing`)).body
      .prompts;
  expect(await standing()).toBe(0);
  expect(await give(attempt, { pointed: BENCH })).toMatchObject({
    status: 201,
    body: { number: 1, words: '' },
  });
  expect(await give(attempt, { words: ' Сначала сумка ' })).toMatchObject({ body: { number: 2 } });
  expect(await standing()).toBe(2);
  const [batch] = actionBatches(attempt, referenceEntries.slice(0, 4), 4);
  if (batch === undefined) throw new Error('There is nothing to send.');
  expect((await send(rig, attempt.id, batch)).body).toMatchObject({ prompts: 2 });
  expect((await send(rig, attempt.id, batch)).body).toMatchObject({ prompts: 2 });

  expect((await promptsAs(attempt, rig.teacher)).map(({ seenAt }) => seenAt)).toEqual([null, null]);
  const received = await promptsAs(attempt);
  expect(received).toMatchObject([
    { pointed: BENCH, seenAt: null },
    { words: 'Сначала сумка', pointed: null, seenAt: null },
  ]);
  expect((await promptsAs(attempt)).every(({ seenAt }) => seenAt !== null)).toBe(true);
  expect(await promptsAs(attempt, rig.student, 2)).toEqual([]);
  const { body } = await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${attempt.id}`);
  expect(body.promptsGiven).toHaveLength(2);
});

test('the scene is followed by who teaches the person, in TRAINING alone', async () => {
  const attempt = await start(rig, 'TRAINING');
  const { status, body } = await scene(attempt);
  expect([status, body.isRunning, body.user.id]).toEqual([200, true, rig.student.id]);
  expect((await scene(attempt, rig.otherTeacher)).status).toBe(404);
  expect((await scene(attempt, rig.student)).status).toBe(403);
  const alone = await start(rig, 'SELFCONTROL');
  expect((await scene(alone)).status).toBe(404);
});

test('nobody prompts where they may not, where nothing runs, or without anything to point at or say', async () => {
  const attempt = await start(rig, 'TRAINING');
  const statusOf = async (more: object, by = rig.teacher, at = attempt): Promise<number> =>
    (await give(at, more, by)).status;
  expect(await statusOf({ words: 'Да' }, rig.otherTeacher)).toBe(404);
  expect(await statusOf({ words: 'Да' }, rig.student)).toBe(403);
  expect(await statusOf({ words: ' ' })).toBe(400);
  expect(await statusOf({ words: 'я'.repeat(301) })).toBe(400);
  const long = { ...BENCH, text: { ...BENCH.text, en: 'x'.repeat(301) } };
  expect(await statusOf({ pointed: long })).toBe(400);
  expect(await statusOf({ words: 'Да', taskId: 'another' })).toBe(404);
  expect(await statusOf({ words: 'Да' }, rig.teacher, await start(rig, 'CONTROL'))).toBe(404);
  expect(await promptsAs(attempt, rig.mate)).toMatchObject({ code: 'NOT_FOUND' });
  await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, {
    submit: true,
    writer: attempt.writer,
  });
  expect(await give(attempt, { words: 'Да' })).toMatchObject({
    status: 409,
    body: { code: 'ATTEMPT_CLOSED' },
  });
});

test('an attempt has so many prompts and no more', async () => {
  const attempt = await start(rig, 'TRAINING');
  await rig.storage.write((tx) =>
    tx
      .updateTable('attempts')
      .set({ prompts: MAX_PROMPTS - 1 })
      .execute(),
  );
  expect(await give(attempt, { words: 'Последняя' })).toMatchObject({ body: { number: MAX_PROMPTS } });
  expect(await give(attempt, { words: 'Ещё' })).toMatchObject({
    status: 409,
    body: { code: 'PROMPT_LIMIT' },
  });
});
