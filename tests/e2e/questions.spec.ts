// Every question type answered with keys only: feedback at once in TRAINING, a mark after SELFCONTROL.
import { expect, type Locator, type Page } from '@playwright/test';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { callerFor, newStudent } from './people.ts';
import { pressOn, rightByKeys, tabOn } from './question-keys.ts';
import { makeQuestionWork, questionTypes, REVIEWED_TYPES, type QuestionType } from './question-work.ts';

const sheetOf = (page: Page): Locator => page.getByRole('article');
const answerButton = (page: Page): Locator => page.getByRole('button', { name: 'Ответить', exact: true });

/** The type of the visible question; in these tests the question names it. */
async function typeInView(page: Page): Promise<QuestionType> {
  const text = await sheetOf(page).innerText();
  const type = questionTypes.find((own) => text.includes(`[${own}]`));
  if (type === undefined) throw new Error(`No known type in ${text}`);
  return type;
}

/** Goes to the next task, or to the end. */
async function goOn(page: Page, at: number): Promise<void> {
  if (at === questionTypes.length - 1) return;
  await pressOn(page, page.getByRole('button', { name: 'Следующее' }));
  await expect(page.getByText(`Задание ${at + 2} из ${questionTypes.length}`, { exact: true })).toBeVisible();
}

async function finishByKeys(page: Page): Promise<string> {
  await expect(page.getByText('Сохранено на сервере')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Завершить' }).last());
  const dialog = page.getByRole('alertdialog');
  await pressOn(page, dialog.getByRole('button', { name: 'Завершить и отправить' }));
  await expect(page).toHaveURL(/\/results\?attempt=/);
  return new URL(page.url()).searchParams.get('attempt') ?? '';
}

test('TRAINING: each is right at once, the focus goes to what is told', async ({ page, server }) => {
  test.slow();
  const student = await newStudent(server.url);
  const work = await makeQuestionWork(server.url, student);
  await enterAs(page, student.login);
  await page.goto(`/quiz/${work.id}`);
  for (const [at] of questionTypes.entries()) {
    const type = await typeInView(page);
    await rightByKeys[type](page, sheetOf(page));
    await pressOn(page, answerButton(page));
    if (type === 'QUESTION') {
      await expect(sheetOf(page).getByText('Ответ оценит преподаватель')).toBeVisible();
    } else {
      const told = REVIEWED_TYPES.includes(type) ? 'Оценка: 6 из 6. Окончательную' : 'Оценка: 6 из 6';
      await expect(sheetOf(page).getByText('Верно', { exact: true }).first()).toBeVisible();
      await expect(sheetOf(page).getByText(told)).toBeVisible();
      await expect(sheetOf(page).getByRole('heading', { name: 'Разбор' })).toBeVisible();
      await expect(sheetOf(page).locator(':focus')).toContainText(told);
    }
    await goOn(page, at);
  }
  await finishByKeys(page);
});

test('SELFCONTROL: nothing is told before the end, then the marks are right', async ({ page, server }) => {
  test.slow();
  const student = await newStudent(server.url);
  const work = await makeQuestionWork(server.url, student);
  await enterAs(page, student.login);
  await page.goto(`/selfcontrol/${work.id}`);
  for (const [at] of questionTypes.entries()) {
    await rightByKeys[await typeInView(page)](page, sheetOf(page));
    await pressOn(page, answerButton(page));
    await expect(sheetOf(page).getByText('Ответ принят')).toBeVisible();
    await expect(sheetOf(page).getByText(/Верно|Оценка:/)).toHaveCount(0);
    await goOn(page, at);
  }
  const attemptId = await finishByKeys(page);
  const caller = await callerFor(server.url, student.login);
  const details = (): Promise<CompletedWorkDetails> => caller.call('GET', `/completed-work/${attemptId}`);
  await expect.poll(async () => (await details()).status).toBe('REVIEW_PENDING');
  const { results } = await details();
  // The tasks were shuffled.
  expect(results.map(({ proposedMark }) => proposedMark)).toEqual(
    results.map(({ taskType }) => (taskType === 'QUESTION' ? null : 6)),
  );
  await page.reload();
  await expect(page.getByText('6 / 6').first()).toBeVisible();
});

test('TRAINING: a wrong answer leaves a second one, then the limit is told with the explanation', async ({
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  const work = await makeQuestionWork(server.url, student, ['COMMONQUESTION']);
  await enterAs(page, student.login);
  await page.goto(`/quiz/${work.id}`);
  await expect(page.getByText('Попытка 1 из 2 · 6 баллов')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Показать подсказку' }));
  await expect(sheetOf(page).locator(':focus')).toContainText('Подсказка-тайна');
  const field = sheetOf(page).getByLabel('Ваш ответ');
  await tabOn(page, field);
  await page.keyboard.type('вода');
  await pressOn(page, answerButton(page));
  await expect(sheetOf(page).getByText('Неверно', { exact: true })).toBeVisible();
  await expect(sheetOf(page).getByText('Разбор-тайна')).toHaveCount(0);
  await pressOn(page, page.getByRole('button', { name: 'Измените ответ: осталась 1 попытка' }));
  await expect(field).toBeFocused();
  await page.keyboard.type(' и спирт');
  await pressOn(page, page.getByRole('button', { name: 'Ответить ещё раз' }));
  await expect(sheetOf(page).getByText('Разбор-тайна')).toBeVisible();
  await expect(sheetOf(page).getByText('Правильный ответ: ГМДС')).toBeVisible();
  await expect(
    sheetOf(page).getByText(
      'Количество попыток ответа (2), на текущий вопрос, исчерпано. Перейдите к следующему вопросу или завершите выполнение',
    ),
  ).toBeVisible();
});
