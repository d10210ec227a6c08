// Every question type on the engine at hand: what is sent, the feedback, marking, the result.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Attempt,
  AttemptEvent,
  AttemptTask,
  CompletedWorkDetails,
  TrainingFeedback,
} from '#contract/entities/attempt.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { drawAnswers } from './results/answer-image.ts';
import { pictureSize } from '#server/routes/files/picture-size.ts';
import { insertComingEvent, insertOpenEvent } from '#server/seed/demo-events.ts';
import { testPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { sampleTasks } from '#tasks/kit/sample-tasks.ts';
import { trainingKeySchema } from '#tasks/kit/schema.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { addQuestionsWork, questionSamples } from '#tests/support/questions-work.ts';
import { batchOf, callAs, openAttemptRig, send, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';

const MODES: readonly WorkMode[] = ['TRAINING', 'SELFCONTROL'];

let rig: AttemptRig;
let workId = '';

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  workId = await addQuestionsWork(rig);
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
  await rig.storage.write((tx) => tx.deleteFrom('executionUsers').execute());
});

async function begin(mode: WorkMode, executionId?: string): Promise<Attempt> {
  const body = executionId === undefined ? { type: mode } : { type: mode, executionId };
  const started = await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, body);
  expect(started.status).toBe(200);
  return started.body;
}

async function save(attempt: Attempt, events: AttemptEvent[], sequence = 1): Promise<void> {
  const batch = batchOf(events, { writer: attempt.writer, sequence });
  expect((await send(rig, attempt.id, batch)).status).toBe(200);
}

async function finish(attempt: Attempt): Promise<CompletedWorkDetails> {
  await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, {
    submit: true,
    writer: attempt.writer,
  });
  await markWaiting(rig.storage, (attemptId) => drawAnswers(rig.app, attemptId));
  return (await callAs<CompletedWorkDetails>(rig, rig.student, `GET /completed-work/${attempt.id}`)).body;
}

const taskOf = ({ tasks }: Attempt, type: TaskType): AttemptTask => {
  const found = tasks.find(({ taskType }) => taskType === type);
  if (found === undefined) throw new Error(`No ${type}`);
  return found;
};
const answer = (taskId: string, given: unknown): AttemptEvent => ({
  type: 'ANSWER',
  taskId,
  answer: given,
  at: 7,
});

/** The key with the ids of an attempt, as only the server has it. */
async function keyOf(attempt: Attempt, type: TaskType): Promise<Readonly<Record<string, unknown>>> {
  const { orderSecret } = await rig.storage.db
    .selectFrom('attempts')
    .select('orderSecret')
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  const order = { secret: orderSecret, isShuffled: attempt.mode !== 'TRAINING' };
  const key = questionKindOf(type)?.keyOf(sampleTasks[type as keyof typeof sampleTasks].task, order).key;
  if (key === undefined) throw new Error(`${type} asks no question`);
  return key;
}

describe('what travels', () => {
  test('TRAINING: each task with its key, which fits the type', async () => {
    const attempt = await begin('TRAINING');
    expect(attempt.tasks).toHaveLength(questionSamples.length);
    for (const task of attempt.tasks)
      expect(trainingKeySchema.safeParse(task.params['key']).error).toBeUndefined();
    expect(attempt.tasks.map(({ maxAttempts }) => maxAttempts)).toEqual(questionSamples.map(() => 2));
  });

  test.each(['SELFCONTROL', 'CONTROL'] as const)('%s: nothing of keys, hints and results', async (mode) => {
    const now = new Date().toISOString();
    const executionId =
      mode === 'CONTROL'
        ? await rig.storage.write((tx) => insertOpenEvent(tx, workId, [rig.student.id], now))
        : undefined;
    const attempt = await begin(mode, executionId);
    expect(JSON.stringify(attempt)).not.toContain('тайна');
    expect(attempt.tasks.filter(({ params }) => 'key' in params)).toEqual([]);
  });

  test('TRAINING while an event to come holds the tasks: the keys stay, the server tells', async () => {
    const now = new Date().toISOString();
    await rig.storage.write((tx) => insertComingEvent(tx, workId, [rig.student.id], now));
    const attempt = await begin('TRAINING');
    expect(JSON.stringify(attempt)).not.toContain('тайна');
    const { id } = taskOf(attempt, 'SINGLECHOICE');
    const sample = sampleTasks.SINGLECHOICE;
    const key = await keyOf(attempt, 'SINGLECHOICE');
    const told = async (): Promise<TrainingFeedback> =>
      (await callAs<TrainingFeedback>(rig, rig.student, `GET /completed-work/${attempt.id}/tasks/${id}/told`))
        .body;
    expect(await told()).toEqual({ feedback: null, hint: null, isHeld: false });
    await save(attempt, [{ type: 'HINT', taskId: id, at: 1 }, answer(id, sample.wrongAnswer(key))]);
    expect(await told()).toMatchObject({
      feedback: { outcome: 'WRONG', isSettled: false, key: null, parts: [] },
      hint: sample.task.hint,
    });
    await save(attempt, [answer(id, sample.rightAnswer(key))], 2);
    expect((await told()).feedback).toMatchObject({
      outcome: 'RIGHT',
      isSettled: true,
      resultText: null,
      key: null,
      parts: [],
    });
  });

  test('the same order at each opening', async () => {
    const attempt = await begin('SELFCONTROL');
    const again = await begin('SELFCONTROL');
    expect(again.id).toBe(attempt.id);
    expect(again.tasks.map(({ answers }) => answers)).toEqual(attempt.tasks.map(({ answers }) => answers));
  });
});

test('a drawing is a picture too: for who may see the attempt, and no other', async () => {
  const attempt = await begin('TRAINING');
  const { id } = taskOf(attempt, 'PAINT');
  const stroke = {
    tool: 'LINE',
    colour: 'red',
    thickness: 6,
    points: [
      [0, 0],
      [500, 500],
    ],
    text: '',
  };
  await save(attempt, [answer(id, { strokes: [stroke], marks: [] })]);
  const { results } = await finish(attempt);
  const named = results.filter(({ answerImageName }) => answerImageName !== null);
  expect(named.map(({ taskType }) => taskType)).toEqual(['PAINT']);
  const picture = (taskId: string, person = rig.student) =>
    rig.app.inject({
      url: `/api/v1/completed-work/${attempt.id}/tasks/${taskId}/answer-image`,
      headers: person.headers,
    });
  const drawn = () =>
    rig.storage.db
      .selectFrom('answerPictures')
      .innerJoin('files', 'files.id', 'answerPictures.fileId')
      .select(['files.name', 'files.mimeType'])
      .where('attemptId', '=', attempt.id)
      .execute();
  // Drawn with the marking, before anybody asks.
  const name = String(named[0]?.answerImageName);
  expect(await drawn()).toEqual([{ name, mimeType: 'image/png' }]);
  const own = await picture(id);
  expect(own.headers['content-type']).toContain('image/png');
  expect(own.headers['content-disposition']).toContain(name);
  expect(pictureSize(own.rawPayload)).toMatchObject({ width: 1600 });
  expect(await drawn()).toHaveLength(1);
  expect((await picture(id, rig.teacher)).rawPayload.equals(own.rawPayload)).toBe(true);
  expect((await picture(id, await testPerson(rig.app, 'ROLE_STUDENT'))).statusCode).toBe(404);
  expect((await picture(taskOf(attempt, 'QUESTION').id)).statusCode).toBe(404);
});

describe.each(MODES)('marking in %s', (mode) => {
  test('right answers: all points; what a teacher must confirm waits with its proposal', async () => {
    const attempt = await begin(mode);
    const events: AttemptEvent[] = [];
    for (const [type, sample] of questionSamples)
      events.push(answer(taskOf(attempt, type).id, sample.rightAnswer(await keyOf(attempt, type))));
    await save(attempt, events);
    const done = await finish(attempt);
    expect(done).toMatchObject({
      status: 'REVIEW_PENDING',
      answeredCount: questionSamples.length,
      passed: null,
    });
    for (const result of done.results) {
      expect(result).toMatchObject({
        mark: 6,
        // Nobody proposes points for a text that nobody has read.
        proposedMark: result.taskType === 'QUESTION' ? null : 6,
        needsReview: questionKindOf(result.taskType)?.needsReview,
        attempts: 1,
        check: { outcome: result.taskType === 'QUESTION' ? 'OPEN' : 'RIGHT' },
      });
      expect(result.historyAnswer).toHaveLength(1);
      expect(trainingKeySchema.safeParse(result.solution).error).toBeUndefined();
      expect(result.shown?.id).toBe(result.taskId);
    }
  });

  test('nothing answered: no points, nothing for a teacher', async () => {
    const attempt = await begin(mode);
    const events = questionSamples.map(([type, { emptyAnswer }]): AttemptEvent => ({
      type: 'DRAFT',
      taskId: taskOf(attempt, type).id,
      answer: emptyAnswer,
      at: 1,
    }));
    await save(attempt, events);
    expect(await finish(attempt)).toMatchObject({ status: 'REVIEWED', mark: 0, answeredCount: 0 });
  });
});

test('an answer beyond the limit does not count, a hint costs its points', async () => {
  const attempt = await begin('TRAINING');
  const { id } = taskOf(attempt, 'SINGLECHOICE');
  const { rightAnswer, wrongAnswer } = sampleTasks.SINGLECHOICE;
  const key = await keyOf(attempt, 'SINGLECHOICE');
  await save(attempt, [
    { type: 'HINT', taskId: id, at: 1 },
    answer(id, wrongAnswer(key)),
    answer(id, rightAnswer(key)),
    answer(id, wrongAnswer(key)),
  ]);
  const done = await finish(attempt);
  const result = done.results.find(({ taskId }) => taskId === id);
  expect(result).toMatchObject({ mark: 4, attempts: 2, useHint: true });
  expect(result?.historyAnswer.map(({ answer: given }) => given)).toEqual([
    wrongAnswer(key),
    rightAnswer(key),
  ]);
});

test.each(['SELFCONTROL', 'CONTROL'] as const)(
  '%s: a hint that a client of one’s own takes is not told and costs nothing',
  async (mode) => {
    const now = new Date().toISOString();
    const executionId =
      mode === 'CONTROL'
        ? await rig.storage.write((tx) => insertOpenEvent(tx, workId, [rig.student.id], now))
        : undefined;
    const attempt = await begin(mode, executionId);
    const { id } = taskOf(attempt, 'SINGLECHOICE');
    const key = await keyOf(attempt, 'SINGLECHOICE');
    await save(attempt, [
      { type: 'HINT', taskId: id, at: 1 },
      answer(id, sampleTasks.SINGLECHOICE.rightAnswer(key)),
    ]);
    const told = await callAs<TrainingFeedback>(
      rig,
      rig.student,
      `GET /completed-work/${attempt.id}/tasks/${id}/told`,
    );
    expect(told).toMatchObject({ status: 200, body: { feedback: null, hint: null } });
    const reopened = await callAs<Attempt>(rig, rig.student, `GET /completed-work/${attempt.id}/attempt`);
    expect(JSON.stringify(reopened.body)).not.toContain('тайна');
    await finish(attempt);
    const stored = await rig.storage.db
      .selectFrom('attemptTasks')
      .select(['mark', 'useHint'])
      .where('attemptId', '=', attempt.id)
      .where('taskId', '=', id)
      .executeTakeFirst();
    expect(stored).toEqual({ mark: 6, useHint: false });
  },
);
