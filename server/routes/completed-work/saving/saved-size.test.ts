// What an attempt may hold: answers of their task's type and size, and so much of them in all.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import {
  actEvent,
  batchOf,
  callAs,
  openAttemptRig,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';
import { addQuestionsWork, questionSamples } from '#tests/support/questions-work.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;
let workId = '';
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  workId = await addQuestionsWork(rig);
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

async function begin(): Promise<Attempt> {
  const body = { type: 'SELFCONTROL' };
  return (await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, body)).body;
}

const idOf = ({ tasks }: Attempt, type: TaskType): string =>
  tasks.find(({ taskType }) => taskType === type)?.id ?? '';
const draft = (taskId: string, answer: unknown): AttemptEvent => ({ type: 'DRAFT', taskId, answer, at: 1 });

const save = (attempt: Attempt, events: AttemptEvent[], sequence = 1, writer = attempt.writer) =>
  callAs<ErrorResponse>(
    rig,
    rig.student,
    `POST /completed-work/${attempt.id}/events`,
    batchOf(events, { writer, sequence }),
  );

/** A drawing of about so many strokes of 20 KB. */
const drawing = (strokes: number): unknown => ({
  strokes: Array.from({ length: strokes }, () => ({
    tool: 'PEN',
    colour: 'red',
    thickness: 3,
    points: Array.from({ length: 2000 }, (_, at): readonly [number, number] => [100 + (at % 900), 555]),
    text: '',
  })),
  marks: [],
  answerImageName: null,
});

const rowOf = ({ id }: Attempt) =>
  rig.storage.db
    .selectFrom('attempts')
    .select(['lastSequence', 'savedBytes', 'savedEvents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const change = (
  { id }: Attempt,
  sizes: { savedBytes?: number; savedEvents?: number; neededBytes?: number },
) => rig.storage.write((tx) => tx.updateTable('attempts').set(sizes).where('id', '=', id).execute());
const savedIn = async ({ id }: Attempt, taskId: string): Promise<unknown> => {
  const opened = await callAs<Attempt>(rig, rig.student, `GET /completed-work/${id}/attempt`);
  return opened.body.tasks.find((task) => task.id === taskId)?.saved.answer;
};

describe('an answer', () => {
  test.each(questionSamples.map(([type]) => type))(
    '%s: of another shape is refused, and nothing is stored',
    async (type) => {
      const attempt = await begin();
      for (const [event, confirmed] of [
        ['DRAFT', 'x'],
        ['ANSWER', { anything: 1 }],
      ] as const) {
        const fine: AttemptEvent = { type: 'HINT', taskId: idOf(attempt, type), at: 1 };
        const bad: AttemptEvent = { type: event, taskId: idOf(attempt, type), answer: confirmed, at: 1 };
        const { status, body } = await save(attempt, [fine, bad]);
        expect([status, body.code, body.details?.[0]?.path]).toEqual([400, 'VALIDATION', 'events.1.answer']);
      }
      expect((await rowOf(attempt)).lastSequence).toBe(0);
    },
  );

  test.each<[TaskType, unknown, string]>([
    ['QUESTION', { text: 'я'.repeat(40_000) }, '64 КБ'],
    ['DOCUMENT', { fields: {}, pages: [], rest: 'я'.repeat(140_000) }, '256 КБ'],
    ['PAINT', drawing(60), '1024 КБ'],
  ])(
    '%s: beyond its size is refused with the limit, and the one before stays',
    async (type, large, limit) => {
      const attempt = await begin();
      const taskId = idOf(attempt, type);
      const sample = questionSamples.find(([own]) => own === type)?.[1];
      const before = type === 'PAINT' ? drawing(1) : sample?.emptyAnswer;
      expect((await save(attempt, [draft(taskId, before)])).status).toBe(200);
      const { status, body } = await save(attempt, [draft(taskId, large)], 2);
      expect([status, body.code, body.message]).toEqual([413, 'TOO_LARGE', expect.stringContaining(limit)]);
      expect(await savedIn(attempt, taskId)).toEqual(before);
    },
  );

  test('to a simulation, and to a task of another work, is refused', async () => {
    const played = await start(rig);
    const id = played.tasks[0]?.id ?? '';
    expect((await save(played, [draft(id, 'x')])).status).toBe(400);
    expect((await save(played, [draft(id, null)])).status).toBe(200);
    expect((await save(played, [actEvent('another', 'WALK')], 2)).status).toBe(400);
  });
});

describe('all of an attempt', () => {
  test('drafts without end take no more room than the bound: what they superseded is dropped', async () => {
    const attempt = await begin();
    const taskId = idOf(attempt, 'PAINT');
    const question = idOf(attempt, 'QUESTION');
    const text = { text: 'Чтобы убрать воду' };
    expect((await save(attempt, [draft(question, text)])).status).toBe(200);
    const large = drawing(40);
    for (let sequence = 2; sequence <= 24; sequence++)
      expect((await save(attempt, [draft(taskId, large)], sequence)).status).toBe(200);
    const last = drawing(2);
    expect((await save(attempt, [draft(taskId, last)], 25)).status).toBe(200);
    const { savedBytes } = await rowOf(attempt);
    expect(savedBytes).toBeLessThan(ATTEMPT_LIMITS.savedBytes);
    expect([await savedIn(attempt, taskId), await savedIn(attempt, question)]).toEqual([last, text]);
    // A repeat of the newest batch is still known.
    expect((await save(attempt, [draft(taskId, last)], 25)).status).toBe(200);
  }, 60_000);

  test.each([
    ['bytes', { savedBytes: ATTEMPT_LIMITS.savedBytes - 50, neededBytes: ATTEMPT_LIMITS.savedBytes - 50 }],
    ['events', { savedEvents: ATTEMPT_LIMITS.savedEvents, neededBytes: 1000, savedBytes: 1000 }],
  ])('beyond its %s nothing more is taken, and what was saved stays', async (_name, sizes) => {
    const attempt = await begin();
    const taskId = idOf(attempt, 'QUESTION');
    await save(attempt, [draft(taskId, { text: 'one' })]);
    await change(attempt, sizes);
    const { status, body } = await save(attempt, [draft(taskId, { text: 'two' })], 2);
    expect([status, body.code]).toEqual([409, 'ATTEMPT_FULL']);
    expect(await savedIn(attempt, taskId)).toEqual({ text: 'one' });
    expect((await rowOf(attempt)).lastSequence).toBe(1);
  });

  test('one from before there was a bound opens, goes on, and then keeps within it', async () => {
    const attempt = await begin();
    const [paint, question] = [idOf(attempt, 'PAINT'), idOf(attempt, 'QUESTION')];
    await save(attempt, [draft(question, { text: 'one' })]);
    for (let sequence = 2; sequence <= 14; sequence++)
      await save(attempt, [draft(paint, drawing(20 + sequence))], sequence);
    await change(attempt, { savedBytes: 2 * ATTEMPT_LIMITS.savedBytes });
    expect(await savedIn(attempt, question)).toEqual({ text: 'one' });
    expect(await savedIn(attempt, paint)).toEqual(drawing(34));
    expect((await save(attempt, [draft(question, { text: 'two' })], 15)).status).toBe(200);
    expect((await rowOf(attempt)).savedBytes).toBeLessThan(ATTEMPT_LIMITS.drawingBytes);
    expect(await savedIn(attempt, question)).toEqual({ text: 'two' });
  });

  test('refused batches are kept beside it as far as there is room', async () => {
    const attempt = await begin();
    const taskId = idOf(attempt, 'PAINT');
    for (let writer = 2; writer <= 9; writer++)
      expect((await save(attempt, [draft(taskId, drawing(40))], 1, writer)).body.code).toBe('OLD_WRITER');
    const kept = await rig.storage.db.selectFrom('sideBranches').select('events').execute();
    expect(JSON.stringify(kept).length).toBeLessThan(ATTEMPT_LIMITS.keptAsideBytes);
    expect(kept.length).toBeGreaterThan(2);
  });
});
