// axe finds nothing on pages of results and marking, and nothing sticks out at 360 pixels.
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { handInLongAnswer } from './hand-in.ts';
import { faultsOf, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { signIn } from './entering.ts';
import { callerFor, newStudent, PASSWORD } from './people.ts';

test.describe.configure({ timeout: LOOKING_MS });

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
  await signIn(page, student.login, PASSWORD);
  const list = { route: 'results', ready: listIsThere } as const;
  const pages: readonly Shown[] = [
    { ...list, name: 'courses', path: '/results' },
    { ...list, name: 'no course found', path: '/results?search=nothing-at-all' },
    { ...list, name: 'every attempt', path: '/results?by=attempts' },
    { ...list, name: 'filters', path: '/results?by=attempts&status=REVIEW_PENDING' },
    { ...list, name: 'no attempt found', path: '/results?by=attempts&search=nothing-at-all' },
    { name: 'report', route: 'results', path: `/results?attempt=${attemptId}` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the queue and a review', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const attemptId = await handInLongAnswer(server.url, student);
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
    { ...on, name: 'queue by tasks', path: queue },
    { ...on, name: 'queue by students', path: `${queue}&by=student` },
    { ...on, name: 'answers of a student', path: own },
    { ...on, name: 'what has been marked', path: `${queue}&state=MARKED&list=all` },
    { ...on, name: 'review', path: `${own}&review=${answer?.reviewId}&answer=${answer?.taskId}` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});
