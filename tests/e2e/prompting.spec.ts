// A teacher watches a learner who trains, points at a thing in the scene and says something; the learner sees it where they play.
import { expect, type Page } from '@playwright/test';
import type { Attempt } from '#contract/entities/attempt.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { callerFor, demoWorks, newStudent, type Student } from './people.ts';
import { roomIsReady } from './room-play.ts';

interface Begun {
  readonly content: readonly { readonly id: string }[];
}

async function attemptOf(url: string, student: Student): Promise<string> {
  const teacher = await callerFor(url, 'teacher');
  const list = await teacher.call<Begun>('GET', `/completed-work?userId=${student.id}`);
  return list.content[0]?.id ?? '';
}

async function watched(page: Page, attemptId: string): Promise<void> {
  await enterAs(page, 'teacher');
  await page.goto(`/teacher-results?attempt=${attemptId}`);
  await page.getByRole('link', { name: 'Наблюдать и подсказывать' }).click();
  await roomIsReady(page);
}

test('a thing pointed at, and words, reach the learner who trains', async ({ page, server, browser }) => {
  const student = await newStudent(server.url);
  const { practiceId } = await demoWorks(server.url);
  const context = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' });
  const learner = await context.newPage();
  await enterAs(learner, student.login);
  await learner.goto(`/practice-training/${practiceId}`);
  await roomIsReady(learner);

  const attemptId = await attemptOf(server.url, student);
  await watched(page, attemptId);
  const guiding = page.getByRole('region', { name: 'Подсказать' });
  await guiding.getByRole('button', { name: 'Отправить' }).click();
  await expect(guiding.getByText('Покажите на предмет или напишите, что сказать')).toBeVisible();
  await guiding.getByRole('button', { name: /На что показать/ }).click();
  const [thing] = await page.getByRole('option').nth(1).allInnerTexts();
  await page.getByRole('option').nth(1).click();
  await guiding.getByLabel('Что сказать').fill('Сначала сюда');
  await guiding.getByRole('button', { name: 'Отправить' }).click();

  const told = learner.getByRole('status').filter({ hasText: 'Сначала сюда' });
  await expect(told).toContainText(`показывает: ${thing}`, { timeout: 10_000 });
  await expect(learner.locator('[data-pointer="teacher"] svg')).toBeVisible();
  await expect(guiding.getByText(/^получено в/)).toBeVisible({ timeout: 10_000 });
  await told.getByRole('button', { name: 'Понятно' }).click();
  await expect(learner.locator('[data-pointer="teacher"] svg')).toHaveCount(0);

  await guiding.getByLabel('Что сказать').fill('Хорошо');
  await guiding.getByRole('button', { name: 'Отправить' }).click();
  await expect(learner.getByRole('status').filter({ hasText: 'Хорошо' })).toBeVisible({ timeout: 3000 });
  await page.getByRole('button', { name: 'К попытке' }).click();
  await page.getByText('2 подсказки преподавателя').click();
  await expect(page.getByText('Сначала сюда')).toBeVisible();
  await context.close();
});

test('what is said reaches the page where the learner goes on, and not the one that was left', async ({
  server,
  browser,
}) => {
  const student = await newStudent(server.url);
  const { practiceId } = await demoWorks(server.url);
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' });
    const learner = await context.newPage();
    await enterAs(learner, student.login);
    await learner.goto(`/practice-training/${practiceId}`);
    await roomIsReady(learner);
    return learner;
  };
  const left = await open();
  const goesOn = await open();
  await expect(left.getByText('Только просмотр')).toBeVisible({ timeout: 10_000 });
  // Until then the page that was left has asked twice how the attempt stands.
  await goesOn.route(/\/prompts\?/, async (route) => {
    for (const _ of [1, 2]) await left.waitForResponse(/\/standing/);
    await route.continue();
  });
  const attemptId = await attemptOf(server.url, student);
  const teacher = await callerFor(server.url, 'teacher');
  const { tasks } = await (
    await callerFor(server.url, student.login)
  ).call<Attempt>('GET', `/completed-work/${attemptId}/attempt`);
  await teacher.call('POST', `/completed-work/${attemptId}/prompts`, {
    taskId: tasks[0]?.id,
    words: 'Идите сюда',
  });
  await expect(goesOn.getByRole('status').filter({ hasText: 'Идите сюда' })).toBeVisible({ timeout: 20_000 });
  await expect(left.getByText('Идите сюда')).toHaveCount(0);
  for (const page of [left, goesOn]) await page.context().close();
});
