// Two authors who act on one course or work at the very same moment, on the engine at hand: what both did stands.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WorkDraftState } from '#contract/entities/draft.ts';
import type { CourseDetails, Task } from '#contract/entities/work.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { openReviewRig, type ReviewRig } from '#tests/support/review-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage, testDatabaseUrl } from '#tests/support/test-storage.ts';

/** What meets, meets only sometimes. */
const ROUNDS = 8;

let rig: ReviewRig;
let admin: TestPerson;
let secondAdmin: TestPerson;

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
  secondAdmin = await testPerson(rig.app, 'ROLE_ADMIN');
});
afterAll(() => rig.close());

type Route = Parameters<typeof callAs>[2];
const as = <T = { readonly id: string }>(person: TestPerson, route: Route, body?: unknown, headers = {}) =>
  callAs<T>(rig, person, route, body, headers);
const text = (ru: string) => ({ ru, en: 'Course', ch: '课程' });

async function madeBy(route: Route, body: object): Promise<string> {
  const made = await as(rig.teacher, route, body);
  expect(made.status, route).toBe(201);
  return made.body.id;
}

interface AnyDraft {
  readonly data: object;
  readonly version: number;
  readonly revision: number;
  readonly isDraft: boolean;
}

async function saveDraft(route: `/${string}`, draft: AnyDraft, change: object): Promise<AnyDraft> {
  const body = { data: { ...draft.data, ...change }, questions: [], baseRevision: draft.revision };
  const saved = await as<AnyDraft>(admin, `PUT ${route}`, body, { 'if-match': `"${draft.version}"` });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body;
}

const tasksOf = async (workId: string): Promise<readonly Task[]> =>
  (await as<readonly Task[]>(rig.teacher, `GET /works/${workId}/tasks/details`)).body;

const taskIdsOf = async (workId: string): Promise<readonly string[]> =>
  (await tasksOf(workId)).map(({ id }) => id);

/** What the draft changes of a thing, and what a call changes of it meanwhile. */
const CHANGES = {
  title: [(ru: string) => ({ title: text(ru) }), (ru: string) => ({ description: text(ru) })],
  question: [
    (ru: string) => ({ question: { content: text(ru), filesId: [] } }),
    (ru: string) => ({ hint: text(ru) }),
  ],
} as const;

describe('two authors', () => {
  test('save a course and move works into it and out of it: both are taken, and no version is lost', async () => {
    const title = text('Курс');
    const make = (route: Route) => madeBy(route, { title, gradeForCompletion: 1 });
    const [courseId, otherId] = [await make('POST /courses'), await make('POST /courses')];
    const [kept, moving] = [await make('POST /works'), await make('POST /works')];
    const read = async () => (await as<CourseDetails>(rig.teacher, `GET /courses/${courseId}/details`)).body;
    const move = (to: string) => as(secondAdmin, `PATCH /works/${moving}`, { courseId: to });
    const save = (workIds: readonly string[]) => {
      const works = workIds.map((id) => ({ id, opens: { kind: 'AT_ONCE' } }));
      return as(admin, `PUT /courses/${courseId}`, { description: title, works });
    };
    await save([kept]);
    let { version } = await read();
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all([
        move(round % 2 === 0 ? courseId : otherId),
        save(round % 2 === 0 ? [kept] : [kept, moving]),
        move(round % 2 === 0 ? otherId : courseId),
      ]);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const after = await read();
      expect(after.version).toBeGreaterThan(version);
      expect(after.works.map(({ id }) => id)).toContain(kept);
      ({ version } = after);
    }
  });

  test.each([
    ['courses', 'PUT', 'title', () => madeBy('POST /courses', { title: text('Курс') })],
    ['works', 'PATCH', 'title', () => Promise.resolve(rig.workId)],
    ['tasks', 'PATCH', 'question', async () => (await taskIdsOf(rig.workId))[0] ?? ''],
  ] as const)(
    'publish a draft of %s and change the same: each change is a revision',
    async (path, method, field, begun) => {
      const id = await begun();
      const route = `/${path}/${id}/draft` as const;
      const [written, changed] = CHANGES[field];
      const revisions = async () =>
        (await as<{ totalElements: number }>(rig.teacher, `GET /${path}/${id}/revisions`)).body.totalElements;
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = await revisions();
        const { body: draft } = await as<AnyDraft>(admin, `GET ${route}`);
        const saved = await saveDraft(route, draft, written(`Черновик ${round}`));
        const answers = await Promise.all([
          as(admin, `POST ${route}/publication`, {}, { 'if-match': `"${saved.version}"` }),
          as(secondAdmin, `${method} /${path}/${id}`, changed(`Описание ${round}`)),
        ]);
        expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
        const { body: after } = await as<AnyDraft>(admin, `GET ${route}`);
        expect(after.data).toMatchObject(written(`Черновик ${round}`));
        expect(after.data).toMatchObject(changed(`Описание ${round}`));
        expect(await revisions()).toBe(before + 2);
      }
    },
  );

  test('publish one draft of a case at once: one revision comes of it, and the other author is told', async () => {
    const route = '/test-cases/clean-hands-man/draft';
    for (let round = 0; round < ROUNDS; round += 1) {
      const { body: draft } = await as<AnyDraft>(admin, `GET ${route}`);
      const saved = await saveDraft(route, draft, { title: text(`Случай ${round}`) });
      const publish = (person: TestPerson) =>
        as(person, `POST ${route}/publication`, { checks: null }, { 'if-match': `"${saved.version}"` });
      const answers = await Promise.all([publish(admin), publish(secondAdmin)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
      const { body: after } = await as<AnyDraft>(admin, `GET ${route}`);
      expect(after).toMatchObject({ revision: draft.revision + 1, isDraft: false });
    }
  });

  test('mend a task and add it to works meanwhile: every work has the mended one', async () => {
    const [taskId = ''] = await taskIdsOf(rig.workId);
    for (let round = 0; round < ROUNDS; round += 1) {
      const title = text(`Работа ${round}`);
      const workId = await madeBy('POST /works', { title, gradeForCompletion: 1 });
      const drafted = await madeBy('POST /works', { title, gradeForCompletion: 1 });
      const { body: draft } = await as<WorkDraftState>(admin, `GET /works/${drafted}/draft`);
      const { body: source } = await as<WorkDraftState>(admin, `GET /works/${rig.workId}/draft`);
      const saved = await saveDraft(`/works/${drafted}/draft`, draft, { tasks: source.data.tasks });
      const question = { content: text(`Вопрос ${round}`), filesId: [] };
      const copying = { workIds: [rig.workId], action: { kind: 'COPY' } };
      const [copied, ...answers] = await Promise.all([
        as<{ readonly ids: readonly string[] }>(admin, 'POST /works/changes', copying),
        as(admin, `PATCH /tasks/${taskId}`, { question }),
        as(secondAdmin, `PUT /works/${workId}/add-tasks-by-ids`, { taskIds: [taskId] }),
        as(secondAdmin, `POST /works/${drafted}/draft/publication`, {}, { 'if-match': `"${saved.version}"` }),
      ]);
      expect([copied, ...answers].filter(({ status }) => status !== 200)).toEqual([]);
      for (const id of [workId, drafted, ...copied.body.ids]) {
        const mended = (await tasksOf(id)).find((task) => task.id === taskId);
        expect(mended?.question.content.ru, `${round}`).toBe(`Вопрос ${round}`);
      }
    }
  });
});

/** The embedded engine has one writer at a time: nobody meets there. */
describe.runIf(testDatabaseUrl !== undefined)('whoever waits for', () => {
  const isFree = (table: 'tasks' | 'works', id: string) =>
    rig.storage
      .write((tx) => sql`select id from ${sql.table(table)} where id = ${id} for update nowait`.execute(tx))
      .then(
        () => true,
        () => false,
      );

  /** Whether the second is free while a call waits for the first. */
  async function isFreeBehind(
    [table, id]: readonly ['courses' | 'tasks', string],
    behind: readonly ['tasks' | 'works', string],
    act: () => Promise<{ readonly status: number }>,
  ): Promise<boolean> {
    let status = 0;
    let acting: Promise<void> | undefined;
    const isBehindFree = await rig.storage.write(async (tx) => {
      await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
      acting = act().then((answer) => {
        ({ status } = answer);
      });
      await delay(300);
      expect(status, 'waits').toBe(0);
      return isFree(...behind);
    });
    await acting;
    expect(status).toBeLessThan(300);
    return isBehindFree;
  }

  async function movingWork() {
    const title = text('Курс');
    const [from, to] = [await madeBy('POST /courses', { title }), await madeBy('POST /courses', { title })];
    const workId = await madeBy('POST /works', { title, gradeForCompletion: 1, courseId: from });
    const tasks = (await as<WorkDraftState>(admin, `GET /works/${rig.workId}/draft`)).body.data.tasks;
    await as(admin, `PUT /works/${workId}/add-tasks-by-ids`, { taskIds: tasks.map(({ id }) => id) });
    return { from, to, workId, taskId: tasks[0]?.id ?? '' };
  }
  type Moving = Awaited<ReturnType<typeof movingWork>>;

  async function publishMove({ workId, to }: Moving) {
    const route = `/works/${workId}/draft` as const;
    const { body: draft } = await as<WorkDraftState>(admin, `GET ${route}`);
    const saved = await saveDraft(route, draft, { courseId: to });
    return () => as(admin, `POST ${route}/publication`, {}, { 'if-match': `"${saved.version}"` });
  }

  test.each([
    ['from', 'publication of a work that moves', publishMove],
    ['to', 'publication of a work that moves', publishMove],
    [
      'from',
      'change',
      async ({ workId }: Moving) =>
        () =>
          as(admin, `PATCH /works/${workId}`, { gradeForCompletion: 2 }),
    ],
    [
      'from',
      'deletion',
      async ({ workId }: Moving) =>
        () =>
          as(admin, `DELETE /works/${workId}`),
    ],
  ] as const)(
    'the course a work goes %s holds neither the work nor its tasks: %s',
    async (side, _what, prepare) => {
      for (const table of ['works', 'tasks'] as const) {
        const moving = await movingWork();
        const behind = table === 'works' ? moving.workId : moving.taskId;
        const act = await prepare(moving);
        expect(await isFreeBehind(['courses', moving[side]], [table, behind], act), table).toBe(true);
      }
    },
  );

  test.each([
    ['publication', publishMove],
    [
      'other order of tasks',
      async ({ workId }: Moving) => {
        const { tasks } = (await as<WorkDraftState>(admin, `GET /works/${workId}/draft`)).body.data;
        const taskIds = tasks.map(({ id }) => id).toReversed();
        return () => as(admin, `PUT /works/${workId}/tasks/order`, { taskIds });
      },
    ],
  ] as const)('a task of a work does not hold the work: %s', async (_what, prepare) => {
    const moving = await movingWork();
    const act = await prepare(moving);
    expect(await isFreeBehind(['tasks', moving.taskId], ['works', moving.workId], act)).toBe(true);
  });
});
