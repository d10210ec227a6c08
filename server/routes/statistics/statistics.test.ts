// Figures of works and events: counted from what people finished, told as far as the reader may see.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls/all.ts';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { Statistics, WorkFiguresRow } from '#contract/entities/statistics.ts';
import type { Task, Work } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { readXlsx } from 'hucre/xlsx';
import { openMarkProcess } from '#server/marking/mark-process.ts';
import { insertOpenEvent } from '#server/seed/demo-events.ts';
import { countWork, findDueWork, openCountProcess } from '#server/statistics/count-work.ts';
import { keepTraces } from '#server/statistics/run-traces.ts';
import {
  actionBatches,
  batchOf,
  callAs,
  openAttemptRig,
  referenceEntries,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;
let admin: TestPerson;
let stranger: TestPerson;
const people: TestPerson[] = [];
let workId: string;
const counting = openCountProcess();

type Route = Parameters<typeof callAs>[2];
const call = <T>(route: Route, body?: unknown, person = rig.teacher) => callAs<T>(rig, person, route, body);
const text = (ru: string) => ({ ru, en: '', ch: '' });
const TASKS = [
  {
    taskType: 'SINGLECHOICE',
    question: { content: text('Что надевают первым?') },
    answers: ['Шапочка', 'Бахилы', 'Перчатки'].map((ru) => ({ content: text(ru) })),
    trueAnswerIndex: [0],
    maxScore: 2,
  },
  {
    taskType: 'COMMONQUESTION',
    question: { content: text('Чем протирают стол?') },
    answers: [{ content: text('Салфетка') }],
    trueAnswerIndex: [0],
    maxScore: 3,
  },
];

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
  stranger = await testPerson(rig.app, 'ROLE_TEACHER');
  for (let at = 0; at < 6; at++)
    people.push(await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId }));
  const work = await call<Work>('POST /works', {
    title: text('Для статистики'),
    gradeForCompletion: 3,
    settingsWork: { modes: ['SELFCONTROL'] },
    groupIds: [rig.groupId],
  });
  workId = work.body.id;
  const added = await call<Work & { tasks: Task[] }>(`PUT /works/${workId}/add-tasks-by-create`, TASKS);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
});
afterAll(async () => {
  await counting.close();
  await rig.close();
});

/** Answers the two tasks, hands in and lets it be marked. */
async function finish(person: TestPerson, pick: string, typed: string): Promise<string> {
  const { body: attempt } = await call<Attempt>(
    `POST /works/${workId}/completed-work`,
    { type: 'SELFCONTROL' },
    person,
  );
  const choice = attempt.tasks.find(({ taskType }) => taskType === 'SINGLECHOICE');
  const words = attempt.tasks.find(({ taskType }) => taskType === 'COMMONQUESTION');
  const picked = choice?.answers.find(({ content }) => content.ru === pick)?.id ?? '';
  const events = [
    { type: 'ANSWER' as const, taskId: choice?.id ?? '', at: 1, answer: { picked } },
    { type: 'ANSWER' as const, taskId: words?.id ?? '', at: 2, answer: { text: typed } },
  ];
  const numbers = { writer: attempt.writer, sequence: attempt.nextSequence };
  const saved = await call(`POST /completed-work/${attempt.id}/events`, batchOf(events, numbers), person);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  await call(`PATCH /completed-work/${attempt.id}`, { submit: true, writer: attempt.writer }, person);
  await markWaiting(rig.storage);
  return attempt.id;
}

const countNow = (id = workId) => countWork(rig.storage, counting, id, new Date().toISOString());
const read = async (query = '', person = rig.teacher): Promise<Statistics> =>
  (await call<Statistics>(`GET /statistics/works/${workId}${query}`, undefined, person)).body;

test('before anybody finished there is nothing, and it says so', async () => {
  expect(await read()).toMatchObject({ figures: null, countedAt: null, isWithheld: false, modes: [] });
});

describe('three people of a group', () => {
  let firstId: string;
  beforeAll(async () => {
    const [a, b, c] = people;
    firstId = await finish(a as TestPerson, 'Шапочка', 'салфетка');
    await finish(b as TestPerson, 'Бахилы', '  САЛФЕТКА ');
    await finish(c as TestPerson, 'Бахилы', 'тряпка');
    await finish(c as TestPerson, 'Шапочка', 'салфетка');
    expect(await findDueWork(rig.storage.db, [])).toBeDefined();
    expect(await read()).toMatchObject({ isDue: true });
    await countNow();
  });

  test('the teacher of all of them reads what each question shows', async () => {
    const { figures, isDue, mode, groups } = await read();
    expect({ isDue, mode }).toEqual({ isDue: false, mode: 'SELFCONTROL' });
    expect(figures).toMatchObject({ attempts: 3, people: 3, passed: 2, isCapped: false, needed: 0.6 });
    expect(figures?.test.mean.value).toBeCloseTo(8 / 15, 10);
    const [choice, words] = figures?.questions ?? [];
    const third: unknown = expect.closeTo(1 / 3, 10);
    const time = { low: 1, middle: 1, high: 1 };
    expect(choice).toMatchObject({ figures: { facility: { value: third } }, guess: third, time });
    expect(choice?.options?.map(({ text: { ru }, count, isRight }) => [ru, count, isRight])).toEqual([
      ['Шапочка', 1, true],
      ['Бахилы', 2, false],
      ['Перчатки', 0, false],
    ]);
    expect(groups).toMatchObject([{ id: rig.groupId, attempts: 3, passed: 2 }]);
    expect(words?.time).toEqual(time);
    expect(words?.typed).toEqual([
      { text: 'салфетка', count: 2, isRight: true },
      { text: 'тряпка', count: 1, isRight: false },
    ]);
  });

  test.each([
    ['FIRST', 3, 8 / 15],
    ['LAST', 3, 13 / 15],
    ['BEST', 3, 13 / 15],
    ['ALL', 4, 13 / 20],
  ])('%s of each person counts', async (choice, attempts, mean) => {
    const { figures } = await read(`?choice=${choice}`);
    expect(figures?.attempts).toBe(attempts);
    expect(figures?.test.mean.value).toBeCloseTo(mean, 10);
  });

  test('of so few an admin reads figures, a teacher of others none', async () => {
    expect((await read('', admin)).figures).not.toBeNull();
    expect(await read('', stranger)).toMatchObject({ figures: null, isWithheld: true, groups: [] });
    const rows = async (person: TestPerson) =>
      (await call<Page<WorkFiguresRow>>('GET /statistics/works?search=для+статистики', undefined, person))
        .body;
    expect((await rows(admin)).content).toMatchObject([{ workId, attempts: 3, passed: 2 / 3 }]);
    expect((await rows(stranger)).content).toMatchObject([
      { workId, passed: null, mean: null, broken: null },
    ]);
  });

  test('a mark that changes, and an attempt that goes, are counted anew', async () => {
    await rig.storage.write(async (tx) => {
      await tx.updateTable('attempts').set({ mark: 0, passed: false }).where('id', '=', firstId).execute();
    });
    expect(await read()).toMatchObject({ isDue: true });
    await countNow();
    expect((await read()).figures).toMatchObject({ passed: 1 });
    await rig.storage.write(async (tx) => {
      await tx.deleteFrom('attempts').where('id', '=', firstId).execute();
    });
    await countNow();
    expect((await read()).figures).toMatchObject({ attempts: 2, people: 2 });
  });
});

test('what waits for a teacher is counted aloud, not in figures', async () => {
  const id = await finish(people[5] as TestPerson, 'Шапочка', 'салфетка');
  await rig.storage.write(async (tx) => {
    await tx.updateTable('attempts').set({ status: 'REVIEW_PENDING' }).where('id', '=', id).execute();
  });
  const before = (await read()).figures?.attempts;
  await countNow();
  expect(await read()).toMatchObject({ waiting: 1, figures: { attempts: before } });
});

test('enough people are told of to any author, without their runs and what one alone typed', async () => {
  for (const person of people.slice(0, 4)) await finish(person, 'Шапочка', 'салфетка');
  await finish(people[4] as TestPerson, 'Шапочка', 'это Анна');
  await countNow();
  const typed = async (person: TestPerson) =>
    (await read('', person)).figures?.questions[1]?.typed?.map(({ text: said }) => said);
  expect(await typed(admin)).toContain('это анна');
  expect(await typed(stranger)).not.toContain('это анна');
  const { figures, isWithheld } = await read('', stranger);
  expect(isWithheld).toBe(false);
  expect(figures?.people).toBeGreaterThanOrEqual(5);
  const wrongAnswers = (of: Statistics) => of.figures?.questions.flatMap((one) => one.attemptId ?? []) ?? [];
  const [wrongAnswer = ''] = wrongAnswers(await read('', admin));
  expect((await call(`GET /completed-work/${wrongAnswer}`, undefined, admin)).status).toBe(200);
  expect(wrongAnswers(await read('', stranger))).toEqual([]);
  expect(JSON.stringify(figures)).not.toMatch(new RegExp(people.map(({ id }) => id).join('|'), 'u'));
});

describe('practice of an event', () => {
  beforeAll(async () => {
    const attempt = await start(rig, 'SELFCONTROL');
    for (const batch of actionBatches(attempt, referenceEntries)) await send(rig, attempt.id, batch);
    await call(`PATCH /completed-work/${attempt.id}`, { submit: true, writer: attempt.writer }, rig.student);
    await markWaiting(rig.storage);
    await countNow(rig.practiceId);
  });

  test('steps, time and faults of each run; a run without a fault is no pattern', async () => {
    const { body } = await call<Statistics>(`GET /statistics/works/${rig.practiceId}?mode=SELFCONTROL`);
    const [practice] = body.figures?.practices ?? [];
    expect(practice).toMatchObject({ runs: 1, passed: 1, gates: [], harms: [], patterns: [] });
    expect(practice?.steps.length).toBeGreaterThan(20);
    expect(practice?.steps.every(({ done, text: { ru } }) => done === 1 && ru !== '')).toBe(true);
    expect(practice?.duration?.middle).toBeGreaterThan(10_000);
    expect(practice?.learning).toEqual([{ run: 1, people: 1, errors: 0 }]);
    expect(practice).toMatchObject({ detours: [], refusedThings: [], byRules: [{ runs: 1, errors: 0 }] });
  });

  test('the time on the floor is the time of the run', async () => {
    const { body } = await call<Statistics>(`GET /statistics/works/${rig.practiceId}?mode=SELFCONTROL`);
    const { floor, duration } = body.figures?.practices[0] ?? {};
    const standing = floor?.tiles.reduce((sum, { ms }) => sum + ms, 0);
    expect(standing).toBe(duration?.middle);
  });

  test('a run marked before its way was kept is played again for it', async () => {
    const { db } = rig.storage;
    const tracesOf = () =>
      db.selectFrom('attemptTasks').select('trace').where('taskType', '=', 'ROOM').execute();
    const marked = await tracesOf();
    expect(marked.every(({ trace }) => (trace?.tiles.length ?? 0) > 5)).toBe(true);
    await rig.storage.write(async (tx) => {
      await tx.updateTable('attemptTasks').set({ trace: null }).execute();
    });
    const marker = openMarkProcess();
    const errors: unknown[] = [];
    const workIds = await keepTraces(rig.storage, marker, 10, (error) => errors.push(error));
    expect(await keepTraces(rig.storage, marker, 10, (error) => errors.push(error))).toEqual([]);
    await marker.close();
    expect({ workIds, errors }).toEqual({ workIds: [rig.practiceId], errors: [] });
    expect(await tracesOf()).toEqual(marked);
  });

  test.each(['ru', 'en', 'zh'])(
    'a report is made in %s, with names or without, for those who may',
    async (tag) => {
      const file = async (query: string, { headers } = rig.teacher) => {
        const url = `/api/v1/statistics/report?id=${rig.practiceId}&of=WORK&mode=SELFCONTROL&${query}`;
        return rig.app.inject({ url, headers: { ...headers, 'accept-language': tag } });
      };
      const pdf = await file('format=pdf');
      expect(pdf.statusCode).toBe(200);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const personsIn = async (query: string, person = rig.teacher) => {
        const { rawPayload } = await file(`format=xlsx&${query}`, person);
        const { sheets } = await readXlsx(new Uint8Array(rawPayload));
        expect(sheets.length).toBeGreaterThanOrEqual(5);
        // What was counted, when, and that it is little.
        expect(sheets[0]?.rows).toHaveLength(4);
        expect(String(sheets[0]?.rows[3]?.[0])).toContain('30');
        return sheets.at(-1)?.rows ?? [];
      };
      const [named, hidden] = [await personsIn(''), await personsIn('names=false')];
      expect([named.length, hidden.length]).toEqual([2, 2]);
      expect(hidden[1]?.slice(1)).toEqual(named[1]?.slice(1));
      expect(hidden[1]?.[0]).not.toBe(named[1]?.[0]);
      expect((await file('format=pdf', rig.student)).statusCode).toBe(403);
    },
  );

  test('an event is told to those who see it', async () => {
    const now = new Date().toISOString();
    const id = await rig.storage.write((tx) => insertOpenEvent(tx, workId, [rig.student.id], now));
    const status = async (person: TestPerson) =>
      (await call(`GET /statistics/events/${id}`, undefined, person)).status;
    expect([await status(rig.teacher), await status(stranger), await status(rig.student)]).toEqual([
      200, 404, 403,
    ]);
  });
});

test('nothing counted leaves the contract', async () => {
  const { response } = allCalls.find(({ id }) => id === 'getWorkStatistics') ?? {};
  expect(response?.safeParse(await read()).error).toBeUndefined();
});
