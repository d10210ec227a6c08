// Marking again in the page: from the bank, by keys, with the act, what the student reads, and the undo; the page for axe.
import { expect } from '@playwright/test';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { faultsOf, type Shown } from './page-faults.ts';
import { LOOKING_MS } from './page-look.ts';
import { callerFor, demoGroupId, newStudent, PASSWORD, type Student } from './people.ts';
import { sendEvents } from './sent-events.ts';

const option = (ru: string) => ({ content: { ru, en: ru, ch: ru }, filesId: [] });

interface Made {
  readonly id: string;
}

/** A work of one choice whose key is wrong, answered right by a student, and the key mended since. */
async function wronglyMarked(url: string, student: Student, name: string) {
  const [teacher, own] = [await callerFor(url, 'teacher'), await callerFor(url, student.login, PASSWORD)];
  const groupIds = [await demoGroupId(await callerFor(url, 'admin'))];
  const title = { ru: name, en: name, ch: name };
  const work = await teacher.call<Made>('POST', '/works', { title, gradeForCompletion: 1, groupIds });
  const choice = {
    taskType: 'SINGLECHOICE',
    question: { content: title, filesId: [] },
    answers: ['Сушка', 'Промывка', 'Обдув'].map(option),
    trueAnswerIndex: [1],
    maxScore: 2,
  };
  const { tasks } = await teacher.call<{ tasks: readonly Made[] }>(
    'PUT',
    `/works/${work.id}/add-tasks-by-create`,
    [choice],
  );
  const taskId = tasks[0]?.id ?? '';
  const attempt = await own.call<Attempt>('POST', `/works/${work.id}/completed-work`, {
    type: 'SELFCONTROL',
  });
  const picked = attempt.tasks[0]?.answers.find(({ content }) => content.ru === 'Сушка')?.id ?? '';
  const events: AttemptEvent[] = [{ type: 'ANSWER', taskId, answer: { picked }, at: 5 }];
  await sendEvents(own, attempt, events, 1000);
  await own.call('PATCH', `/completed-work/${attempt.id}`, { submit: true, writer: attempt.writer });
  const status = async () =>
    (await own.call<{ status: string }>('GET', `/completed-work/${attempt.id}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('REVIEWED');
  await teacher.call('PATCH', `/tasks/${taskId}`, { trueAnswerIndex: [0] });
  return { workId: work.id, taskId, attemptId: attempt.id };
}

test('a teacher marks answers again, the student reads it, and the former marks come back', async ({
  page,
  browser,
  server,
}) => {
  const student = await newStudent(server.url);
  const name = `Перепроверка ${student.login}`;
  const { taskId, attemptId } = await wronglyMarked(server.url, student, name);
  await enterAs(page, 'teacher');
  await page.goto(`/works?view=bank&search=${encodeURIComponent(student.login)}`);
  await page.getByRole('button', { name: `Действия: ${name}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Перепроверить/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`regrade=${taskId}`));
  await page.getByRole('button', { name: 'Начать пробную проверку' }).click();
  const row = page.getByRole('row').filter({ hasText: student.fullName });
  await expect(row.getByText('Зачтено')).toBeVisible();
  await expect(row.getByText('было «неверно», по новому ключу «верно»')).toBeVisible();
  await page.getByRole('button', { name: 'Изменить оценки' }).click();
  await expect(page.getByText('Укажите, почему оценки меняются.')).toBeVisible();
  await page.getByLabel(/^Причина/).fill('Ключ был неверен');
  await page.reload();
  await expect(page.getByLabel(/^Причина/)).toHaveValue('Ключ был неверен');
  await page.getByRole('button', { name: 'Изменить оценки' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изменить оценки' }).click();
  await expect(page.getByText('Оценки изменены', { exact: true })).toBeVisible();
  await expect(row.getByText('поставлено 2')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, locale: 'ru-RU', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  const own = await context.newPage();
  await enterAs(own, student.login, PASSWORD);
  await own.goto(`/results?attempt=${attemptId}`);
  await expect(own.getByText(/Задание перепроверено/)).toBeVisible();
  await expect(own.getByText('Причина: Ключ был неверен').first()).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Вернуть прежние оценки' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть прежние оценки' }).click();
  await expect(page.getByText(/Прежние оценки возвращены/)).toBeVisible();
});

test('axe finds nothing on it, and nothing sticks out', async ({ page, server }) => {
  test.setTimeout(LOOKING_MS);
  const student = await newStudent(server.url);
  const { workId, taskId } = await wronglyMarked(server.url, student, `Ключ ${student.login}`);
  const teacher = await callerFor(server.url, 'teacher');
  const on = { route: 'works', path: `/works?view=bank&regrade=${taskId}` } as const;
  await enterAs(page, 'teacher');
  const first: readonly Shown[] = [{ ...on, name: 'before the trial' }];
  expect(await faultsOf(page, first)).toEqual([]);
  const { id } = await teacher.call<Made>('POST', `/tasks/${taskId}/regrades`);
  const state = async () => (await teacher.call<{ state: string }>('GET', `/regrades/${id}`)).state;
  await expect.poll(state).toBe('READY');
  const ofWork = { route: 'works', path: `/works?regrade=${workId}` } as const;
  await teacher.call<Made>('POST', `/works/${workId}/regrades`);
  const workState = async () =>
    (await teacher.call<readonly { state: string }[]>('GET', `/works/${workId}/regrades`))[0]?.state;
  await expect.poll(workState).toBe('READY');
  const over: readonly Shown[] = [
    { ...on, name: 'the trial is over' },
    { ...ofWork, name: 'the trial of a work is over' },
  ];
  expect(await faultsOf(page, over)).toEqual([]);
});
