// Looking as a student: a real attempt at what the draft says now, which counts nowhere and is gone after a week; comments on tasks.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls/all.ts';
import type { Attempt, CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { WorkDraftState } from '#contract/entities/draft.ts';
import type { TaskDraftState } from '#contract/entities/task-draft.ts';
import { MAX_COMMENTS, TRIAL_DAYS, type TaskComment, type Trial } from '#contract/entities/trial.ts';
import type { Task, Work, WorkMode } from '#contract/entities/work.ts';
import { countResults } from '#server/routes/completed-work/results/result-counts.ts';
import { drawAnswers } from '#server/routes/completed-work/results/answer-image.ts';
import { newId } from '#server/storage/new-id.ts';
import { batchOf, callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { removeOldTrials } from './trials-repository.ts';

let rig: AttemptRig;
let colleague: TestPerson;
let admin: TestPerson;
/** A work of one published choice. */
let workId: string;
let taskId: string;

type Route = Parameters<typeof callAs>[2];
const call = <T>(route: Route, body?: unknown, version?: number, person = rig.teacher) =>
  callAs<T>(rig, person, route, body, version === undefined ? {} : { 'if-match': String(version) });
const text = (ru: string) => ({ ru, en: '', ch: '' });
const CHOICE = {
  taskType: 'SINGLECHOICE',
  question: { content: text('Что первым?') },
  answers: ['Шапочка', 'Бахилы', 'Перчатки'].map((ru) => ({ content: text(ru) })),
  trueAnswerIndex: [1],
  maxScore: 2,
};

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  colleague = await testPerson(rig.app, 'ROLE_TEACHER');
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
  const work = await call<Work>('POST /works', {
    title: text('Проба'),
    gradeForCompletion: 2,
    settingsWork: { modes: ['TRAINING'] },
  });
  workId = work.body.id;
  const { body } = await call<Work & { tasks: Task[] }>(`PUT /works/${workId}/add-tasks-by-create`, [CHOICE]);
  taskId = body.tasks[0]?.id ?? '';
});
afterAll(() => rig.close());

const look = async (route: Route = `POST /works/${workId}/trials`, body = {}) => {
  const looked = await call<Trial>(route, body);
  expect(looked.status, JSON.stringify(looked.body)).toBe(200);
  return looked.body;
};
const begin = (trial: Trial, type: WorkMode, person = rig.teacher) =>
  call<Attempt>(`POST /works/${trial.id}/completed-work`, { type }, undefined, person);

async function draftOfTask(change: Partial<TaskDraftState['data']>): Promise<void> {
  const { body } = await call<TaskDraftState>(`GET /tasks/${taskId}/draft`);
  const saved = { data: { ...body.data, ...change }, questions: [], baseRevision: body.revision };
  expect((await call(`PUT /tasks/${taskId}/draft`, saved, body.version)).status).toBe(200);
}

async function finished(
  attempt: Attempt,
  answer: (ids: readonly string[]) => unknown,
): Promise<CompletedWorkDetails> {
  const [task] = attempt.tasks;
  const ids = task?.answers.map(({ id }) => id ?? '') ?? [];
  const events = [{ type: 'ANSWER' as const, taskId: task?.id ?? '', at: 1000, answer: answer(ids) }];
  const batch = batchOf(events as never, { writer: attempt.writer, sequence: attempt.nextSequence });
  const sent = await call(`POST /completed-work/${attempt.id}/events`, batch);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  await call(`PATCH /completed-work/${attempt.id}`, { submit: true, writer: attempt.writer });
  await markWaiting(rig.storage, (attemptId) => drawAnswers(rig.app, attemptId));
  return (await call<CompletedWorkDetails>(`GET /completed-work/${attempt.id}`)).body;
}

describe('looking at a work', () => {
  test('freezes what has not changed once, at the revisions that are published', async () => {
    const [first, again] = [await look(), await look()];
    expect(again.id).toBe(first.id);
    expect(first).toMatchObject({ kind: 'WORK', subjectId: workId, workId, isDrafted: false });
    expect(first.tasks).toMatchObject([{ id: taskId, taskId }]);
  });

  test('freezes a draft beside what is published, which does not move', async () => {
    const before = await call<Work>(`GET /works/${workId}/details`);
    await draftOfTask({ question: { content: text('Что вторым?'), filesId: [] } });
    const trial = await look();
    expect(trial.tasks[0]?.id).not.toBe(taskId);
    expect(trial.tasks).toMatchObject([{ taskId, question: { ru: 'Что вторым?' } }]);
    expect((await call<Work>(`GET /works/${workId}/details`)).body).toEqual(before.body);
    const { body: attempt } = await begin(trial, 'TRAINING');
    expect(attempt.tasks[0]?.question.content.ru).toBe('Что вторым?');
  });

  test.each(['TRAINING', 'SELFCONTROL', 'CONTROL'] as const)(
    'is a real attempt in %s, marked',
    async (mode) => {
      const { status, body } = await begin(await look(), mode);
      expect(status, JSON.stringify(body)).toBe(200);
      const shows = (ids: readonly string[]): unknown => ({ picked: ids[0] });
      const result = await finished(body, shows);
      expect(result).toMatchObject({ type: mode, status: 'REVIEWED', isTrial: true, reveal: 'ALL' });
      expect(result.mark).toBeTypeOf('number');
      const row = await rig.storage.db
        .selectFrom('attempts')
        .select('origin')
        .where('id', '=', body.id)
        .executeTakeFirst();
      expect(row?.origin).toBe('TRIAL');
    },
  );

  test('takes a work that was never published, and refuses one that nobody could answer', async () => {
    const [draft, newTask] = [newId(), newId()];
    const { body: work } = await call<WorkDraftState>(`GET /works/${workId}/draft`);
    const { body: task } = await call<TaskDraftState>(`GET /tasks/${taskId}/draft`);
    const ofTask = { data: task.data, questions: [], baseRevision: 0 };
    expect((await call(`PUT /tasks/${newTask}/draft`, ofTask, 0)).status).toBe(200);
    const tasks = work.data.tasks.map((one) => ({ ...one, id: newTask }));
    const data = { ...work.data, title: text(''), gradeForCompletion: null, tasks };
    await call(`PUT /works/${draft}/draft`, { data, questions: [], baseRevision: 0 }, 0);
    const trial = await look(`POST /works/${draft}/trials`);
    expect(trial).toMatchObject({
      title: { ru: 'Без названия' },
      isDrafted: true,
      tasks: [{ taskId: newTask }],
    });
    const { body: again } = await call<TaskDraftState>(`GET /tasks/${newTask}/draft`);
    const empty = { data: { ...again.data, answers: [], key: [] }, questions: [], baseRevision: 0 };
    expect((await call(`PUT /tasks/${newTask}/draft`, empty, again.version)).status).toBe(200);
    expect((await call(`POST /works/${draft}/trials`, {})).status).toBe(400);
  });
});

describe('looking at a task', () => {
  test('takes it alone, within a work with what that says of it', async () => {
    const alone = await look(`POST /tasks/${taskId}/trials`);
    expect(alone).toMatchObject({ kind: 'TASK', subjectId: taskId, workId: null, tasks: [{ taskId }] });
    const within = await look(`POST /tasks/${taskId}/trials`, { workId });
    expect(within).toMatchObject({ kind: 'TASK', workId, tasks: [{ taskId }] });
    expect((await begin(within, 'CONTROL')).status).toBe(200);
    const other = await call(`POST /tasks/${newId()}/trials`, {});
    expect(other.status).toBe(404);
  });
});

describe('who may take it', () => {
  test('a colleague by its link, in an attempt of their own', async () => {
    const trial = await look();
    expect((await call<Trial>(`GET /trials/${trial.id}`, undefined, undefined, colleague)).body).toEqual(
      trial,
    );
    const [own, theirs] = [await begin(trial, 'TRAINING'), await begin(trial, 'TRAINING', colleague)];
    expect(theirs.status).toBe(200);
    expect(theirs.body.id).not.toBe(own.body.id);
    expect((await call(`GET /completed-work/${own.body.id}`, undefined, undefined, colleague)).status).toBe(
      404,
    );
  });

  test('no learner, even one who knows the link', async () => {
    const trial = await look();
    for (const type of ['TRAINING', 'CONTROL'] as const)
      expect((await begin(trial, type, rig.student)).body).toMatchObject({
        code: type === 'CONTROL' ? 'EVENT_NOT_OPEN' : 'NOT_FOUND',
      });
    expect((await call(`GET /works/${trial.id}`, undefined, undefined, rig.student)).status).toBe(404);
  });
});

describe('a trial counts nowhere', () => {
  /** Calls that list things: without an id of their own in the path. */
  const lists = allCalls.filter(({ method, path }) => method === 'GET' && !path.includes(':'));
  const STATES = ['TRASH', 'ARCHIVE'].flatMap((state) =>
    ['/works', '/tasks'].map((path) => `${path}?state=${state}&size=200`),
  );

  test('no list, count or choice of anybody names it', async () => {
    const trial = await look();
    const { body: attempt } = await begin(trial, 'SELFCONTROL');
    await finished(attempt, ([id]) => ({ picked: id }));
    await countResults(rig.storage, Date.now() + 120_000);
    const ids = [trial.id, attempt.id, ...trial.tasks.map(({ id }) => id).filter((id) => id !== taskId)];
    expect(lists.length).toBeGreaterThan(30);
    for (const { headers } of [rig.teacher, colleague, admin]) {
      const told = async (path: string) =>
        (await rig.app.inject({ method: 'GET', url: `/api/v1${path}`, headers })).payload;
      for (const path of [...lists.map((list) => list.path), ...STATES]) {
        const payload = await told(path);
        for (const id of ids) expect(payload.includes(id), `${path} names ${id}`).toBe(false);
      }
    }
    const byWork = { workIds: [trial.id, workId], own: true };
    expect((await call<unknown[]>('POST /completed-work/by-work', byWork)).body).toEqual([]);
    const counts = await rig.storage.db.selectFrom('resultCounts').select('workId').execute();
    expect(counts.map((row) => row.workId)).not.toContain(trial.id);
  });

  test('and nothing that is frozen can be taken back from the trash', async () => {
    const trial = await look();
    const frozen = trial.tasks.find(({ id }) => id !== taskId)?.id ?? '';
    for (const body of [{ workIds: [trial.id], action: { kind: 'RESTORE' } }])
      expect((await call('POST /works/changes', body)).status).toBe(404);
    expect(
      (await call('POST /tasks/changes', { taskIds: [frozen], action: { kind: 'RESTORE' } })).status,
    ).toBe(404);
  });

  test('publishing goes on from the revision that is published', async () => {
    await look();
    const { body } = await call<WorkDraftState>(`GET /works/${workId}/draft`);
    const published = await call<Work & { tasks: Task[] }>(
      `POST /works/${workId}/draft/publication`,
      {},
      body.version,
    );
    expect(published.status, JSON.stringify(published.body)).toBe(200);
    expect(published.body.tasks).toMatchObject([
      { id: taskId, question: { content: { ru: 'Что вторым?' } } },
    ]);
    expect((await look()).tasks).toMatchObject([{ id: taskId }]);
  });
});

describe('comments', () => {
  const said = async (person = rig.teacher) =>
    (await call<TaskComment[]>(`GET /tasks/${taskId}/comments`, undefined, undefined, person)).body;

  test('are answered, closed and opened again, and counted beside the task', async () => {
    const { body: comment } = await call<TaskComment>(
      `POST /tasks/${taskId}/comments`,
      { text: 'Два верных' },
      undefined,
      colleague,
    );
    await call(`POST /task-comments/${comment.id}/replies`, { text: 'Исправлю' });
    expect(await said()).toMatchObject([
      { text: 'Два верных', closedAt: null, replies: [{ text: 'Исправлю' }] },
    ]);
    const openIn = async () =>
      (await call<WorkDraftState>(`GET /works/${workId}/draft`)).body.tasks[0]?.openComments;
    expect(await openIn()).toBe(1);
    await call(`PATCH /task-comments/${comment.id}`, { isClosed: true });
    expect(await openIn()).toBeUndefined();
    expect((await said(colleague))[0]?.closedBy).not.toBeNull();
    await call(`PATCH /task-comments/${comment.id}`, { isClosed: false });
    expect(await openIn()).toBe(1);
  });

  test('are no learner’s, and end somewhere', async () => {
    expect((await call(`GET /tasks/${taskId}/comments`, undefined, undefined, rig.student)).status).toBe(403);
    expect((await call(`POST /tasks/${newId()}/comments`, { text: 'Нет' })).status).toBe(404);
    const there = (await said()).length;
    const row = { text: 'x', at: new Date().toISOString(), byId: rig.teacher.id, byName: 'x', taskId };
    const rows = Array.from({ length: MAX_COMMENTS - there }, () => ({ ...row, id: newId() }));
    await rig.storage.write((tx) => tx.insertInto('taskComments').values(rows).execute());
    expect((await call(`POST /tasks/${taskId}/comments`, { text: 'Ещё' })).body).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('after a week', () => {
  const DAY_MS = 86_400_000;
  const after = (days: number) =>
    removeOldTrials(rig.storage, new Date(Date.now() + days * DAY_MS).toISOString());
  const left = async () => {
    const { db } = rig.storage;
    const frozen = await db.selectFrom('tasks').select('id').where('trialOf', 'is not', null).execute();
    const trials = await db.selectFrom('trials').select('id').execute();
    const attempts = await db.selectFrom('attempts').select('id').where('origin', '=', 'TRIAL').execute();
    return { frozen: frozen.length, trials: trials.length, attempts: attempts.length };
  };

  test('attempts and what was frozen are gone; comments and what is published stay', async () => {
    await after(TRIAL_DAYS - 1);
    const before = await left();
    expect(Math.min(before.frozen, before.trials, before.attempts)).toBeGreaterThan(0);
    while ((await after(TRIAL_DAYS + 1)) > 0);
    expect(await left()).toEqual({ frozen: 0, trials: 0, attempts: 0 });
    expect((await call(`GET /works/${workId}/details`)).status).toBe(200);
    expect((await call<TaskComment[]>(`GET /tasks/${taskId}/comments`)).body.length).toBeGreaterThan(0);
  });
});
