// Results as a page and as a file: filtered, ordered, counted, in the reader's language, within their sight.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import type { Page } from '#contract/page.ts';
import { countResults } from '#server/routes/completed-work/results/result-counts.ts';
import { searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { handIn, openReviewRig, type ReviewRig } from '#tests/support/review-rig.ts';

let rig: ReviewRig;
let admin: TestPerson;

/** Marks, some of them missing; the names below would be formulas in a spreadsheet. */
const MARKS = [null, 0, 3.5, 10, null, 7];
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
  const { id: attemptId } = await handIn(rig, rig.workId);
  const attempts = rig.storage.db.selectFrom('attempts').selectAll().where('id', '=', attemptId);
  const row = await attempts.executeTakeFirstOrThrow();
  await rig.storage.write(async (tx) => {
    await tx.deleteFrom('attempts').execute();
    for (const [index, mark] of MARKS.entries()) {
      const userName = index === 0 ? '=cmd|calc' : `Учащийся ${index}`;
      const own = {
        id: newId(),
        reviewId: newId(),
        mark,
        passed: mark === null ? null : mark >= 7,
        submittedAt: mark === null ? null : daysAgo(index),
        startedAt: daysAgo(index + 1),
        status: mark === null ? ('SUBMITTED' as const) : ('REVIEWED' as const),
        userName,
        userNameKey: searchKey(userName),
        searchText: searchKey(userName, 'С именами'),
      };
      const titles = { workTitle: JSON.stringify(row.workTitle), courseTitle: null, executionTitle: null };
      await tx
        .insertInto('attempts')
        .values({ ...row, ...titles, ...own, executionKey: `${index}` })
        .execute();
    }
  });
});
afterAll(() => rig.close());

async function found(query: string, body: unknown = {}, person = rig.teacher): Promise<Page<CompletedWork>> {
  return (await callAs<Page<CompletedWork>>(rig, person, `POST /completed-work/results${query}`, body)).body;
}

describe('a list of results', () => {
  test.each([
    ['?sort=mark,asc', [null, null, 0, 3.5, 7, 10]],
    ['?sort=mark,desc', [10, 7, 3.5, 0, null, null]],
    ['?sort=startedAt,desc', MARKS],
    ['?sort=submittedAt,desc', [0, 3.5, 10, 7, null, null]],
    ['?sort=name,asc', [null, 0, 3.5, 10, null, 7]],
    ['?sort=mark,desc&size=2&page=1', [3.5, 0]],
    ['?search=учащийся%203', [10]],
    ['?search=УЧАЩИЙСЯ&sort=mark,desc&size=1', [10]],
    ['?search=нет%20такого', []],
  ] as const)('%s', async (query, expected) => {
    const { content } = await found(query);
    expect(content.map(({ mark }) => mark)).toEqual(expected);
  });

  test.each([
    ['passed', { passed: true }, [10, 7]],
    ['not passed', { passed: false }, [0, 3.5]],
    ['in a state', { statuses: ['SUBMITTED'] }, [null, null]],
    ['begun in a window', { startedFrom: daysAgo(3.5), startedTo: daysAgo(1.5) }, [0, 3.5]],
    ['of another mode', { workTypes: ['CONTROL'] }, []],
    ['of an unknown work', { workIds: ['no-such'] }, []],
  ] as const)('%s', async (_name, body, expected) => {
    expect((await found('', body)).content.map(({ mark }) => mark)).toEqual(expected);
  });

  test('of a course: of the works that are in it now', async () => {
    const make = { title: { ru: 'Курс', en: 'Course', ch: '课程' } };
    const { body: course } = await callAs<{ readonly id: string }>(rig, admin, 'POST /courses', make);
    const ofCourse = async () => (await found('', { courseIds: [course.id] })).totalElements;
    expect(await ofCourse()).toBe(0);
    await rig.storage.write((tx) =>
      tx.updateTable('works').set({ courseId: course.id }).where('id', '=', rig.workId).execute(),
    );
    expect(await ofCourse()).toBe(MARKS.length);
    await rig.storage.write((tx) =>
      tx.updateTable('works').set({ courseId: null }).where('id', '=', rig.workId).execute(),
    );
  });

  test('own ones alone, those of one’s groups, those of others not at all', async () => {
    expect((await found('', { own: true })).totalElements).toBe(0);
    expect((await found('', {}, rig.student)).totalElements).toBe(6);
    expect((await found('', {}, rig.stranger)).totalElements).toBe(0);
    expect((await found('', { studentIds: [rig.teacher.id] }, rig.student)).totalElements).toBe(0);
  });

  test('one’s own that are hidden are told neither by a filter nor by the order', async () => {
    await rig.storage.write((tx) => tx.updateTable('attempts').set({ reveal: 'NOTHING' }).execute());
    expect((await found('', { passed: true }, rig.student)).totalElements).toBe(0);
    const byMark = (await found('?sort=mark,desc', {}, rig.student)).content;
    expect(byMark.map(({ id }) => id)).toEqual(
      byMark
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    await rig.storage.write((tx) => tx.updateTable('attempts').set({ reveal: 'ALL' }).execute());
  });

  test('the counts that are kept follow what is settled, once', async () => {
    const total = async () => {
      const { sum } = await rig.storage.db
        .selectFrom('resultCounts')
        .select((eb) => eb.fn.sum<number | null>('count').as('sum'))
        .executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    };
    const later = Date.now() + 120_000;
    await Promise.all([countResults(rig.storage, later), countResults(rig.storage, later)]);
    await countResults(rig.storage, later);
    expect(await total()).toBe(6);
  });
});

async function file(query: string, language: string, person = rig.teacher, body: unknown = {}) {
  return rig.app.inject({
    method: 'POST',
    url: `/api/v1/export/users/completed-works/file${query}`,
    headers: { ...person.headers, 'accept-language': language },
    payload: body as object,
  });
}

describe('a file of results', () => {
  test.each([
    ['ru', 'Учащийся;Логин;Группа', '3,5'],
    ['en', 'Student,Login,Group', '3.5'],
    ['zh-CN', '学员,登录名,班组', '3.5'],
  ])('CSV in %s', async (language, header, mark) => {
    const answer = await file('?format=csv&sort=startedAt,desc', language);
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.body.split('\r\n');
    expect(lines[0]?.startsWith(`\uFEFF${header}`)).toBe(true);
    expect(lines).toHaveLength(MARKS.length + 2);
    expect(lines[1]).toMatch(/^'=cmd\|calc/);
    expect(lines[3]).toContain(mark);
  });

  test('a workbook with the wall clock of the wanted zone, names as text, and as many rows as the filters leave', async () => {
    const answer = await file('?timeZone=Asia/Shanghai&sort=mark,desc', 'ru', rig.teacher, { passed: true });
    expect(answer.headers['content-disposition']).toContain('.xlsx');
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    const rows = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(3);
    const titles = rows[0]?.map(String) ?? [];
    const cell = (title: string) => rows[1]?.[titles.indexOf(title)];
    expect(cell('Начата (Asia/Shanghai)')).toBeInstanceOf(Date);
    expect([cell('Оценка'), cell('Максимум'), cell('Процент')]).toEqual([10, 15, 66.7]);
    expect(cell('Логин')).toBe(rig.student.login);
  });

  test.each([
    ['the teacher of the group', () => rig.teacher, 200, 8],
    ['another teacher', () => rig.stranger, 200, 2],
    ['an admin', () => admin, 200, 8],
    ['a student', () => rig.student, 403, 1],
  ] as const)('%s', async (_name, person, status, lines) => {
    const answer = await file('?format=csv', 'ru', person());
    expect([answer.statusCode, answer.body.split('\r\n').length]).toEqual([status, lines]);
  });

  test('an unknown time zone is refused', async () => {
    expect((await file('?timeZone=Mars/Base', 'ru')).statusCode).toBe(400);
  });

  test('pieces join without a gap or a repeat, in every order', async () => {
    const id = await rig.storage.db.selectFrom('attempts').selectAll().limit(1).executeTakeFirstOrThrow();
    const titles = { workTitle: JSON.stringify(id.workTitle), courseTitle: null, executionTitle: null };
    const more = Array.from({ length: 1200 }, (_, index) => ({
      ...id,
      ...titles,
      id: newId(),
      reviewId: newId(),
      executionKey: `more${index}`,
      mark: index % 7 === 0 ? null : index % 5,
    }));
    await rig.storage.write(async (tx) => {
      for (let from = 0; from < more.length; from += 200) {
        await tx
          .insertInto('attempts')
          .values(more.slice(from, from + 200))
          .execute();
      }
    });
    for (const sort of ['mark,asc', 'mark,desc', 'startedAt,desc', 'submittedAt,asc', 'name,desc']) {
      const lines = (await file(`?format=csv&sort=${sort}`, 'en')).body.split('\r\n');
      expect(lines, sort).toHaveLength(1200 + MARKS.length + 2);
    }
  });
});
