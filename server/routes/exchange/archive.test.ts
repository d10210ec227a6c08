// An archive of our own: what goes out comes in again without loss, into drafts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import type { z } from 'zod';
import type { courseDraftCheckSchema, CourseDraftState } from '#contract/entities/course-draft.ts';
import type { WorkDraftState } from '#contract/entities/draft.ts';
import type { ExchangePlan } from '#contract/entities/exchange.ts';
import type { Chain } from '#contract/entities/practice-tools.ts';
import type { TaskDraftState } from '#contract/entities/task-draft.ts';
import type { Archive, ArchiveThing } from '#server/exchange/archive/archive-content.ts';
import { zipOf } from '#server/exchange/zip/write-zip.ts';
import { callAs, type AttemptRig } from '#tests/support/attempt-rig.ts';
import {
  contentOf,
  exported,
  makeQuestions,
  openExchangeRig,
  PNG,
  send,
  take,
  upload,
  words,
  type ExchangeRig,
  type Taken,
} from '#tests/support/exchange-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import type { TestPerson } from '#tests/support/test-app.ts';

let on: ExchangeRig;
let rig: AttemptRig;
let admin: TestPerson;
beforeAll(async () => {
  on = await openExchangeRig(await openTestStorage());
  ({ rig, admin } = on);
});
afterAll(() => rig.close());

/** The things with numbers for ids, so that two archives of the same content are the same. */
function numbered(zip: Buffer): unknown {
  const { things, files } = contentOf(zip);
  const ids = new Map([...things, ...files].map(({ id }, at) => [id, `#${at}`]));
  const text = JSON.stringify({
    things,
    files: files.map(({ id, name, sha256, mimeType }) => ({ id, name, sha256, mimeType })),
  });
  return JSON.parse(
    text.replaceAll(/"([A-Za-z0-9._-]{1,64})"/g, (whole, id: string) =>
      ids.has(id) ? `"${ids.get(id)}"` : whole,
    ),
  );
}

const packed = ({ things, files }: Pick<Archive, 'things' | 'files'>): Buffer =>
  zipOf([
    { name: 'kristall.json', content: JSON.stringify({ format: 'kristall', version: 1, things, files }) },
    ...files.map(({ path }) => ({ name: path, content: PNG })),
  ]);

const caseIdIn = (things: readonly ArchiveThing[]): string =>
  things.find(({ kind }) => kind === 'CASE')?.id ?? '';

type CourseCheck = z.infer<typeof courseDraftCheckSchema>;

async function publish(id: string, versions: CourseCheck['newWorks'][number]['versions'], person = admin) {
  const { body } = await callAs<{ version: number }>(rig, person, `GET /courses/${id}/draft`);
  const version = { 'if-match': String(body.version) };
  return callAs<{ code?: string; details?: { code: string }[] }>(
    rig,
    person,
    `POST /courses/${id}/draft/publication`,
    { versions },
    version,
  );
}

/** A course of two works, the second of which, practice, waits for the first. */
async function makeCourse(): Promise<string> {
  const [questions, pictureId] = [await makeQuestions(on), await upload(on, 'курс.png', PNG)];
  const works = [
    { id: questions, opens: { kind: 'AT_ONCE' } },
    { id: rig.practiceId, opens: { kind: 'AFTER', workId: questions } },
  ];
  const course = {
    title: words('Курс'),
    description: words('О чём'),
    pictureId,
    works,
    groupIds: [rig.groupId],
  };
  const { body, status } = await callAs<{ id: string }>(rig, admin, 'POST /courses', course);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

describe('out and in', () => {
  test('a course comes back without loss: texts in three languages, works, tasks, files', async () => {
    const courseId = await makeCourse();
    const { body: losses } = await callAs<{ kind: string; losses: string[] }[]>(
      rig,
      admin,
      'POST /task-exports/check',
      { format: 'ARCHIVE', courseIds: [courseId] },
    );
    expect(losses.find(({ kind }) => kind === 'COURSE')?.losses).toEqual(['ACCESS']);
    const zip = await exported(on, { courseIds: [courseId] });
    const { plan, taken } = await take(on, zip);
    expect(plan.format).toBe('ARCHIVE');
    expect(plan.items.filter(({ losses: lost, problem }) => lost.length > 0 || problem !== null)).toEqual([]);
    expect([taken.courseIds.length, taken.workIds.length]).toEqual([1, 2]);
    // Cases that ship are the same here: nothing is made of them.
    expect(plan.items.filter(({ kind }) => kind === 'CASE').every(({ isHere }) => isHere)).toBe(true);
    expect(taken.caseIds).toEqual([]);
    const [course = ''] = taken.courseIds;
    const { body: early } = await callAs<CourseDraftState>(rig, admin, `GET /courses/${course}/draft`);
    expect(early.works.map(({ isNew }) => isNew)).toEqual([true, true]);
    const check = await callAs<CourseCheck>(rig, admin, `GET /courses/${course}/draft/check`);
    expect(check.body.findings.map(({ code }) => code)).toEqual(['OPEN_TO_NOBODY']);
    expect(check.body.newWorks.map(({ id }) => id).toSorted()).toEqual(taken.workIds.toSorted());
    expect(
      await publish(
        course,
        check.body.newWorks.flatMap(({ versions }) => versions),
      ),
    ).toMatchObject({
      status: 200,
    });
    const again = await exported(on, { courseIds: taken.courseIds });
    expect(numbered(again)).toEqual(numbered(zip));
  });

  test('a course is published with its new works, all or none', async () => {
    const zip = await exported(on, { courseIds: [await makeCourse()] });
    const { taken } = await take(on, zip);
    const [course = '', work = '', task = ''] = [taken.courseIds[0], taken.workIds[0], taken.taskIds[0]];
    const { body: draft } = await callAs<TaskDraftState>(rig, admin, `GET /tasks/${task}/draft`);
    const unasked = { ...draft.data.question, content: { ru: '', en: '', ch: '' } };
    const broken = { ...draft.data, question: unasked };
    const saved = await callAs<TaskDraftState>(
      rig,
      admin,
      `PUT /tasks/${task}/draft`,
      { data: broken, questions: [], baseRevision: 0 },
      { 'if-match': String(draft.version) },
    );
    expect(saved.status).toBe(200);
    const check = () => callAs<CourseCheck>(rig, admin, `GET /courses/${course}/draft/check`);
    const { body } = await check();
    const found = body.newWorks.flatMap(({ findings }) => findings.filter(({ isError }) => isError));
    expect(found).toMatchObject([{ code: 'NO_QUESTION', taskId: task }]);
    const named = body.newWorks.flatMap(({ tasks }) => tasks.map(({ id }) => id));
    expect(named).toContain(task);
    const versions = body.newWorks.flatMap((one) => one.versions);
    expect((await publish(course, versions)).status).toBe(400);
    // Nothing of it is there: neither the course nor a work before the broken one.
    const { body: still } = await callAs<CourseDraftState>(rig, admin, `GET /courses/${course}/draft`);
    expect([still.revision, still.works.map(({ isNew }) => isNew)]).toEqual([0, [true, true]]);
    const mended = { data: draft.data, questions: [], baseRevision: 0 };
    const again = { 'if-match': String(saved.body.version) };
    await callAs(rig, admin, `PUT /tasks/${task}/draft`, mended, again);
    // The task has moved on since it was looked at.
    expect((await publish(course, versions)).body.code).toBe('VERSION_MOVED');
    const now = (await check()).body.newWorks.flatMap((one) => one.versions);
    expect((await publish(course, now)).status).toBe(200);
    expect((await callAs(rig, admin, `GET /works/${work}/details`)).status).toBe(200);
  });

  test('a case that differs from what is here comes with its chain as a draft of its own, and tasks give it out', async () => {
    const zip = await exported(on, { workIds: [rig.practiceId] });
    const { things, files } = contentOf(zip);
    const chain = await callAs<{ content: { id: string }[] }>(
      rig,
      admin,
      'GET /action-sequence?simulation=ROOM',
    );
    const { body: known } = await callAs<Chain>(
      rig,
      admin,
      `GET /action-sequence/${chain.body.content[0]?.id ?? ''}`,
    );
    const { simulation, description, reference } = known;
    const own = {
      kind: 'CHAIN',
      id: 'own-chain',
      data: { simulation, title: words('Своя'), description, reference },
    };
    const changed = things.map((thing) =>
      thing.kind === 'CASE'
        ? {
            ...thing,
            data: { ...thing.data, title: words('Свой случай'), chain: { id: 'own-chain', revision: 7 } },
          }
        : thing,
    );
    const { plan, taken } = await take(on, packed({ things: [...changed, own] as ArchiveThing[], files }));
    expect(plan.items.map(({ kind }) => kind)[0]).toBe('CHAIN');
    expect(plan.items.some(({ isHere }) => isHere)).toBe(false);
    const [caseId = '', chainId = ''] = [taken.caseIds[0], taken.chainIds[0]];
    const { body } = await callAs<CaseDraftState>(rig, admin, `GET /test-cases/${caseId}/draft`);
    expect(body.data).toMatchObject({ title: words('Свой случай'), chain: { id: chainId, revision: 1 } });
    const { body: task } = await callAs<TaskDraftState>(
      rig,
      admin,
      `GET /tasks/${taken.taskIds[0] ?? ''}/draft`,
    );
    expect(task.data.params).toEqual({ caseId });
    await callAs(rig, admin, 'POST /task-imports/undo', taken);
    for (const address of [`test-cases/${caseId}/draft`, `works/${taken.workIds[0]}/draft`])
      expect((await callAs(rig, admin, `GET /${address}`)).status).toBe(404);
    expect(
      (await callAs<Chain>(rig, admin, `GET /action-sequence/${chainId}`)).body.archivedAt,
    ).not.toBeNull();
  });

  test('a teacher takes no key of a case out, and makes none; what is here is given out', async () => {
    const ofAdmin = await exported(on, { workIds: [rig.practiceId] });
    const ofTeacher = await exported(on, { workIds: [rig.practiceId] }, rig.teacher);
    expect(contentOf(ofTeacher).things.map(({ kind }) => kind)).toEqual(['TASK', 'WORK']);
    const { plan, taken } = await take(on, ofTeacher, rig.teacher);
    expect(plan.items.flatMap(({ losses }) => losses)).toEqual([]);
    expect(taken.taskIds).toHaveLength(1);
    const { things, files } = contentOf(ofAdmin);
    const foreign = things.map((thing) =>
      JSON.parse(JSON.stringify(thing).replaceAll(caseIdIn(things), 'elsewhere')),
    ) as ArchiveThing[];
    const { body } = await send<ExchangePlan>(
      on,
      '/task-imports/check',
      packed({ things: foreign, files }),
      {},
      rig.teacher,
    );
    expect(body.items.map(({ kind, losses, problem }) => [kind, losses, problem])).toEqual([
      ['CASE', [], 'NO_RIGHT'],
      ['TASK', ['CASE'], null],
      ['WORK', [], null],
    ]);
  });

  test('what is not chosen is left out where it was named', async () => {
    const zip = await exported(on, { workIds: [await makeQuestions(on)] });
    const { body: plan } = await send<ExchangePlan>(on, '/task-imports/check', zip);
    const numbers = plan.items.flatMap(({ number, kind }) =>
      kind === 'WORK' || number === 2 ? [number] : [],
    );
    const { body: taken } = await send<Taken>(on, '/task-imports', zip, { sha256: plan.sha256, numbers });
    const { body } = await callAs<WorkDraftState>(rig, admin, `GET /works/${taken.workIds[0] ?? ''}/draft`);
    expect(body.data.tasks.map(({ id }) => id)).toEqual(taken.taskIds);
  });

  test('only tasks, and only what the person may edit', async () => {
    const { body: tasks } = await callAs<{ id: string }[]>(
      rig,
      admin,
      `GET /works/${await makeQuestions(on)}/tasks`,
    );
    const zip = await exported(on, { taskIds: tasks.slice(0, 2).map(({ id }) => id) });
    expect(contentOf(zip).things.map(({ kind }) => kind)).toEqual(['TASK', 'TASK']);
    const asked = { format: 'ARCHIVE', courseIds: [rig.practiceId] };
    expect((await callAs(rig, rig.student, 'POST /task-exports/file', asked)).status).toBe(403);
  });
});
