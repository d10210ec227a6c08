// CONTROL draws so many tasks of each topic: in a trial and at a start, where the set is stored with its seed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { Topic } from '#contract/entities/bank.ts';
import type { Task, Work } from '#contract/entities/work.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());

async function send<T>(by: TestPerson, route: Parameters<typeof callAs>[2], body?: unknown): Promise<T> {
  const answer = await callAs<T>(rig, by, route, body);
  if (answer.status >= 300) throw new Error(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

interface Draw {
  readonly tasks: readonly { readonly id: string }[];
  readonly totalScore: number;
  readonly exact: boolean;
  readonly targetMark: number | null;
}

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

interface Plan {
  readonly quotas: Readonly<Record<string, number>>;
}

/** Four tasks of a topic below `gases`, two of `clothes`, one of both, two of none. */
async function makeWork({ quotas }: Plan) {
  const by = rig.teacher;
  const topic = (name: string, parentId: string | null = null): Promise<Topic> =>
    send(by, 'POST /topics', { name: `${name} ${Math.random()}`, parentId });
  const gases = await topic('Газы');
  const silane = await topic('Силан', gases.id);
  const clothes = await topic('Одежда');
  const { id } = await send<Work>(by, 'POST /works', {
    title: { ru: 'Набор по темам' },
    groupIds: [rig.groupId],
    settingsWork: {
      targetMark: 3,
      quotas: [
        { id: gases.id, count: quotas['gases'] ?? 1 },
        { id: clothes.id, count: quotas['clothes'] ?? 1 },
      ],
    },
  });
  const question = (_: unknown, at: number) => ({
    taskType: 'QUESTION',
    question: { content: { ru: `Вопрос ${at}`, en: '', ch: '' } },
    maxScore: 2,
  });
  const { tasks } = await send<{ tasks: Task[] }>(
    by,
    `PUT /works/${id}/add-tasks-by-create`,
    Array.from({ length: 9 }, question),
  );
  const ids = tasks.map((task) => task.id);
  const give = (topicId: string, taskIds: readonly string[]) =>
    send(by, 'POST /tasks/changes', { taskIds, action: { kind: 'ADD_TOPIC', topicId } });
  await give(silane.id, ids.slice(0, 5));
  await give(clothes.id, ids.slice(4, 7));
  return { id, ofGases: new Set(ids.slice(0, 5)), ofClothes: new Set(ids.slice(4, 7)) };
}

const trial = (workId: string): Promise<Draw> =>
  send(rig.teacher, `POST /works/${workId}/tasks/by-rule`, { type: 'CONTROL' });

test('a trial has so many of each topic, those of the topics below it included', async () => {
  const work = await makeWork({ quotas: { gases: 3, clothes: 2 } });
  for (let time = 0; time < 10; time += 1) {
    const { tasks, totalScore, exact, targetMark } = await trial(work.id);
    expect([tasks.length, totalScore, exact, targetMark]).toEqual([5, 10, true, null]);
    expect(tasks.filter(({ id }) => work.ofGases.has(id)).length).toBeGreaterThanOrEqual(3);
    expect(tasks.filter(({ id }) => work.ofClothes.has(id)).length).toBeGreaterThanOrEqual(2);
  }
});

test('too few tasks of a topic: what there is, and it says so', async () => {
  const { tasks, exact } = await trial((await makeWork({ quotas: { gases: 9 } })).id);
  expect([tasks.length, exact]).toEqual([6, false]);
});

test('an attempt stores its set, and whoever comes back has the same', async () => {
  const work = await makeWork({ quotas: { gases: 2, clothes: 1 } });
  const event = await send<{ id: string }>(rig.teacher, 'POST /execution-work', {
    workId: work.id,
    title: { ru: 'Контроль по темам' },
    startDateTime: inHours(-1),
    endDateTime: inHours(1),
    executionTime: 30,
    assignedUserIds: [rig.student.id],
  });
  const begin = (): Promise<Attempt> =>
    send(rig.student, `POST /works/${work.id}/completed-work`, { type: 'CONTROL', executionId: event.id });
  const first = await begin();
  const ids = first.tasks.map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(ids.filter((id) => work.ofGases.has(id) || work.ofClothes.has(id))).toHaveLength(3);
  const stored = await rig.storage.db
    .selectFrom('attempts')
    .select(['seed', 'maxScore', 'drawExact'])
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ maxScore: 6, drawExact: true });
  expect((await begin()).tasks.map(({ id }) => id)).toEqual(ids);
  const told = await send<Draw & { seed: number }>(
    rig.student,
    `POST /works/${work.id}/tasks/random/by-mark`,
    {
      type: 'CONTROL',
    },
  );
  expect(told).toMatchObject({ seed: stored.seed, exact: true });
});
