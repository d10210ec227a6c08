// Two authors who act on one course or work at the very same moment, on the engine at hand: what both did stands.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CourseDraftState } from '#contract/entities/course-draft.ts';
import type { CourseDetails } from '#contract/entities/work.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { openReviewRig, type ReviewRig } from '#tests/support/review-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

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
    ['courses', 'PUT', () => madeBy('POST /courses', { title: text('Курс') })],
    ['works', 'PATCH', () => Promise.resolve(rig.workId)],
  ] as const)(
    'publish a draft of %s and change the same: each change is a revision',
    async (path, method, begun) => {
      const id = await begun();
      const route = `/${path}/${id}/draft` as const;
      const revisions = async () =>
        (await as<{ totalElements: number }>(rig.teacher, `GET /${path}/${id}/revisions`)).body.totalElements;
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = await revisions();
        const { body: draft } = await as<CourseDraftState>(admin, `GET ${route}`);
        const data = { ...draft.data, title: text(`Черновик ${round}`) };
        const body = { data, questions: [], baseRevision: draft.revision };
        const saved = await as<CourseDraftState>(admin, `PUT ${route}`, body, {
          'if-match': `"${draft.version}"`,
        });
        expect(saved.status).toBe(200);
        const answers = await Promise.all([
          as(admin, `POST ${route}/publication`, {}, { 'if-match': `"${saved.body.version}"` }),
          as(secondAdmin, `${method} /${path}/${id}`, { description: text(`Описание ${round}`) }),
        ]);
        expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
        const { body: after } = await as<CourseDraftState>(admin, `GET ${route}`);
        expect(after.data.title.ru).toBe(`Черновик ${round}`);
        expect(after.data.description.ru).toBe(`Описание ${round}`);
        expect(await revisions()).toBe(before + 2);
      }
    },
  );
});
