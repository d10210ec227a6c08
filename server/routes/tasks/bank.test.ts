// The bank: what is found, and what several tasks at once go through.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BankTask, Topic } from '#contract/entities/bank.ts';
import { textsOf } from '#contract/languages.ts';
import type { Task } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

/** More than are looked up each by its id. */
const THOUSANDS = 2500;
const AT_ONCE = 500;

let rig: AttemptRig;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());

type WorkDetails = { readonly id: string; readonly version: number; readonly tasks: readonly Task[] };

async function send<T>(route: Parameters<typeof callAs>[2], body?: unknown, headers = {}): Promise<T> {
  const answer = await callAs<T>(rig, rig.teacher, route, body, headers);
  if (answer.status >= 300) throw new Error(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const question = (ru: string, en = '', ch = '') => ({
  taskType: 'COMMONQUESTION',
  question: { content: { ru, en, ch } },
  answers: [{ content: { ru: 'плата', en: 'board', ch: '电路板' } }],
  maxScore: 2,
});

async function workOf(...names: readonly string[]): Promise<WorkDetails> {
  const { id } = await send<{ id: string }>('POST /works', { title: { ru: `Работа: ${names.join()}` } });
  return send(
    `PUT /works/${id}/add-tasks-by-create`,
    names.map((name) => question(name)),
  );
}

const details = (id: string): Promise<WorkDetails> => send(`GET /works/${id}/details`);
const namesIn = ({ tasks }: WorkDetails): string[] => tasks.map((task) => task.question.content.ru);
const bank = (query: string): Promise<Page<BankTask>> => send(`GET /tasks?${encodeURI(query)}`);
const found = async (query: string): Promise<string[]> =>
  (await bank(query)).content.map((task) => task.question.ru);
const change = (tasks: readonly Task[], action: object): Promise<{ ids: string[] }> =>
  send('POST /tasks/changes', { taskIds: tasks.map(({ id }) => id), action });

describe('a search', () => {
  test('finds a piece of any text in any language, ё as е', async () => {
    const { tasks } = await workOf('Щёлочь для пластин');
    const [task] = tasks;
    await send(`PATCH /tasks/${task?.id}`, {
      question: {
        content: { ru: 'Щёлочь для пластин', en: 'Which alkali?', ch: '用哪种碱液？' },
        filesId: [],
      },
      hint: { ru: 'Читайте КР-77', en: '', ch: '' },
    });
    for (const piece of ['щелоч', 'ALKALI', '种碱液', 'кр-77'])
      expect(await found(`search=${piece}`)).toEqual(['Щёлочь для пластин']);
    expect(await found('search=щелочка')).toEqual([]);
  });

  test('finds an answer, and forgets what a task no longer says', async () => {
    const { tasks } = await workOf('Что травят?');
    const answers = (ru: string) => ({ answers: [{ content: { ru, en: '', ch: '' } }] });
    await send(`PATCH /tasks/${tasks[0]?.id}`, answers('нитрид титана'));
    expect(await found('search=нитрид титана')).toEqual(['Что травят?']);
    await send(`PATCH /tasks/${tasks[0]?.id}`, answers('оксид'));
    expect(await found('search=нитрид титана')).toEqual([]);
  });
});

describe('filters and orders', () => {
  test('by type, by use, by points and by text', async () => {
    const { id, tasks } = await workOf('Фильтр А', 'Фильтр Б');
    await send(`PATCH /tasks/${tasks[1]?.id}`, { maxScore: 7 });
    await send(`DELETE /works/${id}/tasks/${tasks[0]?.id}`);
    const all = 'search=фильтр';
    expect(await found(`${all}&sort=question,asc`)).toEqual(['Фильтр А', 'Фильтр Б']);
    expect(await found(`${all}&sort=maxScore,desc`)).toEqual(['Фильтр Б', 'Фильтр А']);
    expect(await found(`${all}&used=true`)).toEqual(['Фильтр Б']);
    expect(await found(`${all}&used=false`)).toEqual(['Фильтр А']);
    expect(await found(`${all}&taskType=NUMERIC`)).toEqual([]);
    expect((await bank(`${all}&used=true`)).content[0]?.works).toMatchObject([{ id }]);
    await send(`DELETE /works/${id}`);
    expect(await found(`${all}&used=true`)).toEqual([]);
  });

  test('a total, a page, and a page beyond the last', async () => {
    await workOf('Перечень 1', 'Перечень 2', 'Перечень 3');
    const page = await bank('search=перечень&size=2&page=1&sort=question,asc');
    expect(page).toMatchObject({
      totalElements: 3,
      totalPages: 2,
      content: [{ question: { ru: 'Перечень 3' } }],
    });
    expect(await bank('search=перечень&size=2&page=9')).toMatchObject({ totalElements: 3, content: [] });
  });

  test('a topic finds the tasks of those below it', async () => {
    const { tasks } = await workOf('Тематическое');
    const above = await send<Topic>('POST /topics', { name: 'Литография' });
    const below = await send<Topic>('POST /topics', { name: 'Проявление', parentId: above.id });
    await change(tasks, { kind: 'ADD_TOPIC', topicId: below.id });
    expect(await found(`topicId=${above.id}`)).toEqual(['Тематическое']);
    expect((await bank(`topicId=${below.id}`)).content[0]?.topics).toEqual([
      { id: below.id, name: 'Проявление' },
    ]);
  });

  test('a topic of thousands finds each of its tasks once, in order, and none that is put away', async () => {
    const { tasks } = await workOf('Одна из тысяч');
    const { id: topicId } = await send<Topic>('POST /topics', { name: 'Тысячи' });
    const { db } = rig.storage;
    const id = tasks[0]?.id ?? '';
    const one = await db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const content = await db
      .selectFrom('taskRevisions')
      .selectAll()
      .where('taskId', '=', id)
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: THOUSANDS }, (_, at) => `${id}-${10_000 + at}`);
    const putAway = ids.at(-1) ?? '';
    await rig.storage.write(async (tx) => {
      for (let at = 0; at < THOUSANDS; at += AT_ONCE) {
        const some = ids.slice(at, at + AT_ONCE);
        const copies = some.map((copyId) => ({ ...one, id: copyId, archivedFrom: null }));
        await tx.insertInto('tasks').values(copies).execute();
        await tx
          .insertInto('taskTopics')
          .values(some.map((taskId) => ({ taskId, topicId })))
          .execute();
      }
      const shown = ids
        .slice(-3)
        .map((taskId) => ({ ...content, taskId, data: JSON.stringify(content.data) }));
      await tx.insertInto('taskRevisions').values(shown).execute();
      const archivedAt = '2026-01-01T00:00:00.000Z';
      await tx.updateTable('tasks').set({ archivedAt }).where('id', '=', putAway).execute();
    });
    for (const sort of ['maxScore,desc', 'question,desc', 'changedAt,desc']) {
      const page = await bank(`topicId=${topicId}&size=2&sort=${sort}`);
      expect(page.totalElements).toBe(THOUSANDS - 1);
      expect(page.content.map((task) => task.id)).toEqual([ids.at(-2), ids.at(-3)]);
    }
  });
});

describe('several at once', () => {
  test('are put into the trash and come back to their places', async () => {
    const work = await workOf('Один', 'Два', 'Три');
    const [, two] = work.tasks;
    const both = await workOf('Другое');
    await change(work.tasks.slice(1, 2), { kind: 'ADD_TO_WORK', workId: both.id });
    const { ids } = await change(work.tasks.slice(1, 2), { kind: 'ARCHIVE' });
    expect(ids).toEqual([two?.id]);
    expect(namesIn(await details(work.id))).toEqual(['Один', 'Три']);
    expect(await found('search=два')).toEqual([]);
    expect(await found('search=два&state=TRASH')).toEqual(['Два']);
    expect(await found('search=два&state=ARCHIVE')).toEqual([]);
    await change(work.tasks.slice(1, 2), { kind: 'RESTORE' });
    expect(namesIn(await details(work.id))).toEqual(['Один', 'Два', 'Три']);
    expect(namesIn(await details(both.id))).toEqual(['Другое', 'Два']);
    expect((await bank('search=два')).content[0]?.works).toHaveLength(2);
  });

  test('are all changed or none', async () => {
    const { tasks } = await workOf('Целое');
    const body = { taskIds: [tasks[0]?.id, 'nobody'], action: { kind: 'ARCHIVE' } };
    expect(await callAs(rig, rig.teacher, 'POST /tasks/changes', body)).toMatchObject({ status: 404 });
    expect(await found('search=целое')).toEqual(['Целое']);
  });

  test('are copied with their topics', async () => {
    const { tasks } = await workOf('Образец');
    const topic = await send<Topic>('POST /topics', { name: 'Копии' });
    await change(tasks, { kind: 'ADD_TOPIC', topicId: topic.id });
    const { ids } = await change(tasks, { kind: 'COPY' });
    const copies = (await bank(`topicId=${topic.id}`)).content;
    expect(new Set(copies.map(({ id }) => id))).toEqual(new Set([tasks[0]?.id, ...ids]));
    expect(copies.find(({ id }) => id === ids[0])?.works).toEqual([]);
  });

  test('tell which were really changed, so that an undo takes back nothing else', async () => {
    const target = await workOf('Цель');
    const { tasks } = await workOf('Есть', 'Нет');
    const add = { kind: 'ADD_TO_WORK', workId: target.id };
    await change(tasks.slice(0, 1), add);
    expect(await change(tasks, add)).toEqual({ ids: [tasks[1]?.id] });
    expect(await change(tasks.slice(1), { kind: 'TAKE_OUT', workId: target.id })).toEqual({
      ids: [tasks[1]?.id],
    });
    expect(namesIn(await details(target.id))).toEqual(['Цель', 'Есть']);
  });
});

describe('the order of tasks', () => {
  test('is stored, and refused after another’s change', async () => {
    const work = await workOf('А', 'Б', 'В');
    const [a, b, c] = work.tasks.map(({ id }) => id);
    const route = `PUT /works/${work.id}/tasks/order` as const;
    const match = { 'if-match': `"${work.version}"` };
    expect(namesIn(await send(route, { taskIds: [c, a, b] }, match))).toEqual(['В', 'А', 'Б']);
    expect(await callAs(rig, rig.teacher, route, { taskIds: [a, b, c] }, match)).toMatchObject({
      status: 412,
    });
    for (const taskIds of [
      [a, b],
      [a, b, b],
      [a, b, c, c],
      [a, b, 'other'],
    ])
      expect(await callAs(rig, rig.teacher, route, { taskIds })).toMatchObject({ status: 400 });
    expect(namesIn(await details(work.id))).toEqual(['В', 'А', 'Б']);
  });
});

test('what is searched is every text of the demo tasks', async () => {
  const { content } = await bank('size=200');
  expect(content.length).toBeGreaterThan(3);
  for (const { question: text } of content.slice(0, 5))
    for (const piece of textsOf(text).filter((one) => one !== ''))
      expect(await found(`search=${piece.slice(0, 30)}&size=200`)).toContain(text.ru);
});
