// What a person sees if saving fails: another device, a wrong clock, an old token, a full or closed browser.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Attempt } from '#contract/entities/attempt.ts';
import { texts as chinese } from '#src/i18n/ch/attempt.ts';
import { texts as english } from '#src/i18n/en/attempt.ts';
import { texts as russian } from '#src/i18n/ru/attempt.ts';
import { test } from './fixtures.ts';
import { IS_FULL_SET } from './full-set.ts';
import { enterAs, signIn } from './entering.ts';
import { callerFor, demoGroupId, newStudent, PASSWORD, type Student } from './people.ts';

/** The full set tests each fault in every language; otherwise each fault in one. */
const LANGUAGES = [
  ['ru', russian],
  ['en', english],
  ['ch', chinese],
] as const;
const HOUR_MS = 3_600_000;
const LIMIT_MS = 30 * 60_000;

interface Opened {
  readonly student: Student;
  readonly path: string;
  readonly workId: string;
}

/** Makes a work with one long question, open to the demo group, and signs a new student in. */
async function prepare(page: Page, url: string): Promise<Opened> {
  const teacher = await callerFor(url, 'teacher');
  const student = await newStudent(url);
  const works = await teacher.call<{ content: { id: string; taskCount: number }[] }>(
    'GET',
    '/works?size=200',
  );
  let taskId = '';
  for (const work of works.content.filter(({ taskCount }) => taskCount > 0)) {
    const tasks = await teacher.call<{ id: string; taskType: string }[]>('GET', `/works/${work.id}/tasks`);
    taskId ||= tasks.find(({ taskType }) => taskType === 'QUESTION')?.id ?? '';
  }
  const admin = await callerFor(url, 'admin');
  const { id: workId } = await admin.call<{ id: string }>('POST', '/works', {
    title: { ru: 'Сохранение', en: 'Saving', ch: '保存' },
    settingsWork: { timeLimitMillis: LIMIT_MS },
    groupIds: [await demoGroupId(admin)],
  });
  await admin.call('PUT', `/works/${workId}/add-tasks-by-ids`, { taskIds: [taskId] });
  await signIn(page, student.login);
  return { student, workId, path: `/selfcontrol/${workId}` };
}

async function openIn(page: Page, path: string, language: string): Promise<void> {
  await page.evaluate((lang) => localStorage.setItem('lang', lang), language);
  await page.goto(path);
  await expect(page.getByRole('textbox')).toBeVisible();
}

/** The answer as the server has it. */
async function savedText(url: string, { student, workId }: Opened): Promise<unknown> {
  const own = await callerFor(url, student.login, PASSWORD);
  const [work] = await own.call<{ id: string }[]>('POST', '/completed-work/by-work', { workIds: [workId] });
  const attempt = await own.call<Attempt>('GET', `/completed-work/${work?.id}/attempt`);
  return attempt.tasks[0]?.saved.answer;
}

test('another device takes over: the first one says so within 5 s by itself', async ({
  page,
  browser,
  server,
}) => {
  const { student, path } = await prepare(page, server.url);
  await openIn(page, path, 'ru');
  const device = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  try {
    const other = await device.newPage();
    await enterAs(other, student.login);
    await other.goto(path);
    await expect(other.getByRole('textbox')).toBeVisible();
    await expect(page.getByText(russian.attempt.takenOver)).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('textbox')).not.toBeEditable();
  } finally {
    await device.close();
  }
});

test('a device clock an hour off changes nothing', async ({ page, server }) => {
  await page.addInitScript((offMs) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + offMs;
  }, HOUR_MS);
  const opened = await prepare(page, server.url);
  await openIn(page, opened.path, 'ru');
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:[0-5]\d)$/);
  await page.getByRole('textbox').fill('Часы спешат на час');
  await expect(page.getByText(russian.saving.SERVER, { exact: true })).toBeVisible();
  expect(await savedText(server.url, opened)).toEqual({ text: 'Часы спешат на час' });
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Часы спешат на час');
  await expect(page.getByRole('timer')).toHaveText(/^2\d:[0-5]\d$/);
});

test('a token that expires in the middle is renewed unnoticed', async ({ page, server, faultWatch }) => {
  faultWatch.allow(/status of 401/);
  const opened = await prepare(page, server.url);
  await openIn(page, opened.path, 'ru');
  let refused = 0;
  await page.route('**/completed-work/*/events', async (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    const body = { status: 401, code: 'TOKEN_EXPIRED', message: 'Срок действия токена истёк' };
    return route.fulfill({ status: 401, json: body });
  });
  await page.getByRole('textbox').fill('Токен истёк');
  await expect(page.getByText(russian.saving.SERVER, { exact: true })).toBeVisible();
  await expect.poll(() => savedText(server.url, opened)).toEqual({ text: 'Токен истёк' });
  expect(refused).toBeGreaterThan(1);
});

test('a session that ends in the middle: one signs in over the page, and nothing is lost', async ({
  page,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/status of 40[013]/);
  const opened = await prepare(page, server.url);
  await openIn(page, opened.path, 'ru');
  // A changed password ends all other sessions.
  const own = await callerFor(server.url, opened.student.login, PASSWORD);
  await own.send('PATCH', '/users/change-password', { oldPassword: PASSWORD, newPassword: `${PASSWORD}2` });
  await page.getByRole('textbox').fill('Сессия закончилась');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Логин')).toBeVisible();
  await dialog.getByLabel('Логин').fill(opened.student.login);
  await dialog.getByLabel(/^Пароль/).fill(`${PASSWORD}2`);
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('Сессия закончилась');
  await expect(page.getByText(russian.saving.SERVER, { exact: true })).toBeVisible({ timeout: 30_000 });
});

for (const [language, texts] of LANGUAGES.filter((_, at) => IS_FULL_SET || at === 1)) {
  test(`a full device, in ${language}: it is said, and the server has everything`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      // Only events are added; everything else is put.
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('No space', 'QuotaExceededError');
      };
    });
    const opened = await prepare(page, server.url);
    await openIn(page, opened.path, language);
    await page.getByRole('textbox').fill('No space');
    await expect(page.getByText(texts.attempt.deviceFails)).toBeVisible();
    await expect(page.getByText(texts.saving.SERVER, { exact: true })).toBeVisible();
    await expect.poll(() => savedText(server.url, opened)).toEqual({ text: 'No space' });
  });
}

for (const [language, texts] of LANGUAGES.filter((_, at) => IS_FULL_SET || at === 2)) {
  test(`a private window, in ${language}: it is said, and the server has everything`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name.startsWith('attempts-')) throw new DOMException('Not here', 'InvalidStateError');
        return open(name, version);
      };
    });
    const opened = await prepare(page, server.url);
    await openIn(page, opened.path, language);
    await expect(page.getByText(texts.attempt.deviceFails)).toBeVisible();
    await page.getByRole('textbox').fill('Private');
    await expect(page.getByText(texts.saving.SERVER, { exact: true })).toBeVisible();
    await expect.poll(() => savedText(server.url, opened)).toEqual({ text: 'Private' });
  });
}

test('no connection at the end: the answers can be downloaded, and a teacher brings them in', async ({
  page,
  context,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const opened = await prepare(page, server.url);
  await openIn(page, opened.path, 'ru');
  await page.getByRole('textbox').fill('Первое');
  await expect(page.getByText(russian.saving.SERVER, { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox').fill('Первое и второе');
  await page.getByRole('button', { name: russian.attempt.finish, exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: russian.attempt.finishConfirm }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: russian.attempt.downloadAnswers }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
    readonly attemptId: string;
    readonly events: readonly unknown[];
  };
  expect(file.events).not.toHaveLength(0);

  // The device never comes back: another one ends the attempt, and the teacher uploads the file.
  const own = await callerFor(server.url, opened.student.login, PASSWORD);
  await own.call('PATCH', `/completed-work/${file.attemptId}`, { submit: true });
  const teacher = await callerFor(server.url, 'teacher');
  await expect
    .poll(
      async () => (await teacher.call<{ status: string }>('GET', `/completed-work/${file.attemptId}`)).status,
      { timeout: 30_000 },
    )
    .toMatch(/^REVIEW/);
  const answer = await teacher.call<{ outcome: string; byName: string }>(
    'POST',
    `/completed-work/${file.attemptId}/answer-files`,
    file,
  );
  expect([answer.outcome, answer.byName]).toEqual(['CLAIMED', 'Воронцов Алексей Дмитриевич']);
  // What came after the end counts only when the teacher lets it, once its own mark is known.
  const decision = { accepts: true, reason: 'Сеть пропала' };
  const path = `/completed-work/${file.attemptId}/doubt`;
  await expect.poll(async () => (await teacher.send('POST', path, decision)).status).toBe(200);
  await expect.poll(() => savedText(server.url, opened)).toEqual({ text: 'Первое и второе' });
});
