// axe finds nothing on pages of questions and documents, and nothing sticks out at 360 pixels.
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { faultsOf, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { signIn } from './entering.ts';
import { callerFor, newStudent } from './people.ts';
import { makeQuestionWork, questionTypes } from './question-work.ts';

interface Found {
  readonly id: string;
  readonly kind: string;
}

interface Courses {
  readonly content: readonly { readonly works: readonly Found[] }[];
}

/** The first work of a kind. */
async function workOf(url: string, kind: string): Promise<string> {
  const student = await callerFor(url, 'student');
  const { content } = await student.call<Courses>('GET', '/courses/by-permission?size=200');
  const work = content.flatMap(({ works }) => works).find((one) => one.kind === kind);
  if (work === undefined) throw new Error(`There is no work of the kind ${kind}`);
  return work.id;
}

test.describe.configure({ timeout: LOOKING_MS });

/** Opens the first document and waits for the reader. */
async function readerIsOpen(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: /KR-0/ }).first().click();
  await expect(page.getByRole('dialog').locator('canvas[data-drawn]').first()).toBeVisible({
    timeout: 30_000,
  });
}

test('the pages of documents', async ({ page, server }) => {
  const { login } = await newStudent(server.url);
  await signIn(page, login);
  const id = await workOf(server.url, 'DOCUMENT');
  const pages: readonly Shown[] = [
    { name: 'documents', route: 'documentList', path: '/documents' },
    { name: 'no documents', route: 'documentList', path: '/documents?search=nothing-at-all' },
    { name: 'reader', route: 'documentList', path: '/documents', act: readerIsOpen },
    { name: 'document work', route: 'documents', path: `/documents/${id}` },
    { name: 'document training', route: 'documentTraining', path: `/document-training/${id}` },
    { name: 'document self-control', route: 'documentSelfcontrol', path: `/document-selfcontrol/${id}` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});

test('the pages of questions', async ({ page, server }) => {
  const student = await newStudent(server.url);
  await signIn(page, student.login);
  const asked: Shown[] = [];
  for (const type of questionTypes) {
    const { id } = await makeQuestionWork(server.url, student, [type]);
    asked.push({ name: type, route: 'quiz', path: `/quiz/${id}` });
  }
  const theory = await workOf(server.url, 'THEORY');
  const exam = await workOf(server.url, 'EXAM');
  const pages: readonly Shown[] = [
    ...asked,
    { name: 'self-control', route: 'selfcontrol', path: `/selfcontrol/${theory}` },
    { name: 'exam for oneself', route: 'examSelfcontrol', path: `/exam-selfcontrol/${exam}` },
  ];
  expect(await faultsOf(page, pages)).toEqual([]);
});
