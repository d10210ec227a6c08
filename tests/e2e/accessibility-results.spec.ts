// axe finds nothing on pages of results and marking, and nothing sticks out at 360 pixels.
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { handInLongAnswer, handInShift, handInWithoutSoap } from './hand-in.ts';
import { faultsOf, openOverlay, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { signIn } from './entering.ts';
import { callerFor, newStudent, PASSWORD, type Student } from './people.ts';

test.describe.configure({ timeout: LOOKING_MS });

/** Marks the long answer as the teacher does, and has the student question the mark. */
async function questionMark(page: Page, url: string, student: Student, attemptId: string): Promise<Waiting> {
  const [teacher, own] = [await callerFor(url, 'teacher'), await callerFor(url, student.login, PASSWORD)];
  const found = await teacher.call<Waiting>('GET', `/reviews?state=WAITING&userId=${student.id}`);
  const [answer] = found.content;
  await page.goto(`/teacher-results?view=review&review=${answer?.reviewId}&answer=${answer?.taskId}`);
  await page.getByLabel(/^Баллы, не больше/).fill('2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Поставлено 2')).toBeVisible();
  const path = `/completed-work/${attemptId}/tasks/${answer?.taskId}/appeal`;
  await own.call('POST', path, { reason: 'Числа в ответе есть.' });
  return found;
}

interface Waiting {
  readonly content: readonly { readonly reviewId: string; readonly taskId: string }[];
}

/** Waits until the list shows what the filters ask for. */
async function listIsThere(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
}

test('the results of a student', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const attemptId = await handInLongAnswer(server.url, student);
  const shiftId = await handInShift(server.url, student);
  await signIn(page, student.login, PASSWORD);
  const list = { route: 'results', ready: listIsThere } as const;
  const pages: readonly Shown[] = [
    { ...list, name: 'courses', path: '/results' },
    { ...list, name: 'no course found', path: '/results?search=nothing-at-all' },
    { ...list, name: 'every attempt', path: '/results?by=attempts' },
    { ...list, name: 'filters', path: '/results?by=attempts&status=REVIEW_PENDING' },
    { ...list, name: 'no attempt found', path: '/results?by=attempts&search=nothing-at-all' },
    { name: 'report', route: 'results', path: `/results?attempt=${attemptId}` },
    { name: 'report of a shift', route: 'results', path: `/results?attempt=${shiftId}` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('a questioned mark', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const attemptId = await handInLongAnswer(server.url, student);
  await signIn(page, 'teacher');
  const { content } = await questionMark(page, server.url, student, attemptId);
  const [answer] = content;
  await signIn(page, student.login, PASSWORD);
  const report = { route: 'results', path: `/results?attempt=${attemptId}` } as const;
  const asking: Shown = {
    ...report,
    name: 'asking',
    act: (one, { review }) => openOverlay(one, review.appeal.ask),
  };
  expect(await faultsOf(page, [{ ...report, name: 'questioned mark' }, asking])).toEqual([]);
  await signIn(page, 'teacher');
  const queue = `/teacher-results?view=review&state=APPEALED&userId=${student.id}`;
  const on = { route: 'teacherResults' } as const;
  const pages: readonly Shown[] = [
    { ...on, name: 'questioned marks', path: queue },
    { ...on, name: 'answering', path: `${queue}&review=${answer?.reviewId}&answer=${answer?.taskId}` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the queue and a review', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const attemptId = await handInLongAnswer(server.url, student);
  const gateless = await handInWithoutSoap(server.url, student);
  const teacher = await callerFor(server.url, 'teacher');
  const { content } = await teacher.call<Waiting>('GET', `/reviews?state=WAITING&userId=${student.id}`);
  const [answer] = content;
  const queue = '/teacher-results?view=review';
  const own = `${queue}&userId=${student.id}`;
  await signIn(page, 'teacher');
  const on = { route: 'teacherResults' } as const;
  const pages: readonly Shown[] = [
    { ...on, name: 'filters', path: '/teacher-results?status=REVIEW_PENDING', ready: listIsThere },
    { ...on, name: 'report', path: `/teacher-results?attempt=${attemptId}` },
    { ...on, name: 'a gate that is not met', path: `/teacher-results?attempt=${gateless}` },
    { ...on, name: 'queue by tasks', path: queue },
    { ...on, name: 'queue by students', path: `${queue}&by=student` },
    { ...on, name: 'answers of a student', path: own },
    { ...on, name: 'what has been marked', path: `${queue}&state=MARKED&list=all` },
    { ...on, name: 'review', path: `${own}&review=${answer?.reviewId}&answer=${answer?.taskId}` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('a case of a moment', async ({ page, server }) => {
  const attemptId = await handInWithoutSoap(server.url, await newStudent(server.url));
  const admin = await callerFor(server.url, 'admin');
  type Report = { readonly results: readonly { readonly taskId: string }[] };
  const { results } = await admin.call<Report>('GET', `/completed-work/${attemptId}`);
  await signIn(page, 'admin');
  const pages: readonly Shown[] = [
    {
      name: 'a case of a moment',
      route: 'teacherResults',
      path: `/teacher-results?attempt=${attemptId}&task=${results[0]?.taskId}`,
      act: (one, { testCases }) => openOverlay(one, testCases.moment.button),
    },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('statistics', async ({ page, server }) => {
  await handInWithoutSoap(server.url, await newStudent(server.url));
  const admin = await callerFor(server.url, 'admin');
  type Rows = { readonly content: readonly { readonly workId: string }[] };
  type Events = { readonly content: readonly { readonly id: string }[] };
  let rows: Rows = { content: [] };
  // Counted in the background.
  await expect
    .poll(async () => (rows = await admin.call<Rows>('GET', '/statistics/works')).content.length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  const events = await admin.call<Events>('GET', '/execution-work');
  const courses = await admin.call<Events>('GET', '/courses');
  const groups = await admin.call<Events>('GET', '/groups');
  type Results = { readonly content: readonly { readonly user: { readonly id: string } }[] };
  const results = await admin.call<Results>('POST', '/completed-work/results', {});
  await signIn(page, 'admin');
  const pages: readonly Shown[] = [
    {
      name: 'learners',
      route: 'teacherResults',
      path: '/teacher-results?view=learners',
      ready: listIsThere,
    },
    { name: 'works', route: 'statistics', path: '/statistics', ready: listIsThere },
    {
      name: 'no work found',
      route: 'statistics',
      path: '/statistics?search=nothing-at-all',
      ready: listIsThere,
    },
    {
      name: 'going anywhere by letters',
      route: 'statistics',
      path: '/statistics',
      ready: listIsThere,
      act: async (shown) => {
        await shown.keyboard.press('Control+k');
        await shown.keyboard.type('a');
        await expect(shown.getByRole('option').nth(3)).toBeVisible();
      },
    },
    { name: 'a work', route: 'workStatistics', path: `/statistics/works/${rows.content[0]?.workId}` },
    { name: 'a course', route: 'peopleStatistics', path: `/statistics/courses/${courses.content[0]?.id}` },
    { name: 'a group', route: 'peopleStatistics', path: `/statistics/groups/${groups.content[0]?.id}` },
    {
      name: 'a person',
      route: 'peopleStatistics',
      path: `/statistics/people/${results.content[0]?.user.id}`,
    },
    { name: 'an event', route: 'eventStatistics', path: `/statistics/events/${events.content[0]?.id}` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});
