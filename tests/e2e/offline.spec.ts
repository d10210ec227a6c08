// Offline: visited pages open, TRAINING works from start to mark, and nobody sees another person's things.
import { expect, type Locator, type Page } from '@playwright/test';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { texts } from '#src/i18n/ru/offline.ts';
import { test as base } from './line.ts';
import { cutNetwork, everythingOnDevice, restoreNetwork, workerIsReady } from './offline-device.ts';
import { callerFor, demoWorks, newStudent, PASSWORD, signInByForm, type Student } from './people.ts';
import { pressOn, rightByKeys } from './question-keys.ts';
import { makeQuestionWork, questionTypes, type QuestionType } from './question-work.ts';
import { menuOf, roomIsReady } from './room-play.ts';

const test = base.extend({});
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ faultWatch }) =>
  faultWatch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch|did not load/),
);

const sheetOf = (page: Page): Locator => page.getByRole('article');
const offlineBanner = (page: Page): Locator => page.getByRole('region', { name: texts.banner.label });

async function attemptsOf(url: string, student: Student, workId: string): Promise<readonly CompletedWork[]> {
  const own = await callerFor(url, student.login, PASSWORD);
  return own.call('POST', '/completed-work/by-work', { workIds: [workId] });
}

async function answerAll(page: Page): Promise<void> {
  for (const [at] of questionTypes.entries()) {
    const text = await sheetOf(page).innerText();
    const type = questionTypes.find((own) => text.includes(`[${own}]`)) ?? 'QUESTION';
    await answerRightly(page, type);
    if (at === questionTypes.length - 1) return;
    await page.getByRole('button', { name: 'Следующее' }).click();
    await expect(
      page.getByText(`Задание ${at + 2} из ${questionTypes.length}`, { exact: true }),
    ).toBeVisible();
  }
}

/** Answers rightly and expects feedback at once, from the key that was sent along. */
async function answerRightly(page: Page, type: QuestionType): Promise<void> {
  await rightByKeys[type](page, sheetOf(page));
  await pressOn(page, page.getByRole('button', { name: 'Ответить', exact: true }));
  if (type === 'QUESTION') await expect(sheetOf(page).getByText('Ответ оценит преподаватель')).toBeVisible();
  else await expect(sheetOf(page).getByText('Оценка: 6 из 6')).toBeVisible();
}

async function finishWithout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Завершить', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить и отправить' }).click();
  await expect(page.getByText(texts.finished.title)).toBeVisible();
}

test('TRAINING of every question type: begun, answered and ended without the network, then marked', async ({
  page,
  context,
  line,
  server,
}) => {
  test.slow();
  const student = await newStudent(server.url);
  const work = await makeQuestionWork(server.url, student);
  await signInByForm(page, student.login);
  await page.goto(`/task/${work.id}`);
  await workerIsReady(page);
  await expect(page.getByText(/Задания сохранены на этом устройстве/)).toBeVisible();
  await cutNetwork(context, line);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: work.title })).toBeVisible();
  await expect(offlineBanner(page)).toContainText(/На экране данные на/);
  await page.getByRole('link', { name: 'Начать обучение' }).click();
  await answerAll(page);
  // A reload without network: the attempt is where it was.
  await page.reload();
  await expect(sheetOf(page)).toBeVisible();
  await finishWithout(page);
  expect(await attemptsOf(server.url, student, work.id)).toEqual([]);

  await restoreNetwork(context, line);
  await page.getByRole('button', { name: texts.delivered.action }).click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/results\?attempt=/);
  await expect(page.getByText('6 / 6').first()).toBeVisible();
  await expect(offlineBanner(page)).toHaveCount(0);
  const attempts = await attemptsOf(server.url, student, work.id);
  expect(attempts).toMatchObject([
    { type: 'TRAINING', status: 'REVIEW_PENDING', answeredCount: questionTypes.length },
  ]);
  // Nothing is sent twice.
  await page.reload();
  await expect(page.getByText('6 / 6').first()).toBeVisible();
  expect(await attemptsOf(server.url, student, work.id)).toHaveLength(1);
});

test('a practice taken along by its button is played without the network and goes on with it', async ({
  page,
  context,
  line,
  server,
}) => {
  const student = await newStudent(server.url);
  const { practiceId } = await demoWorks(server.url);
  await signInByForm(page, student.login);
  await page.goto(`/task/${practiceId}`);
  await workerIsReady(page);
  await pressOn(page, page.getByRole('button', { name: texts.copy.take }));
  await expect(page.getByText(/^Сохранено на этом устройстве/)).toBeVisible({ timeout: 60_000 });
  await cutNetwork(context, line);
  await page.goto(`/practice-training/${practiceId}`);
  await roomIsReady(page);
  // The guide uses the key that was sent along.
  for (let move = 0; move < 4; move += 1) {
    await page.keyboard.press('KeyG');
    await expect(menuOf(page).locator('[data-wanted]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toHaveCount(0);
  }
  await restoreNetwork(context, line);
  await expect
    .poll(() => attemptsOf(server.url, student, practiceId), { timeout: 30_000 })
    .toMatchObject([{ type: 'TRAINING', status: 'IN_PROGRESS' }]);
  await expect(page.getByText('Сохранено на сервере')).toBeVisible({ timeout: 30_000 });
});

test('without the network: visited pages open, others say so with a way on, and nobody is signed out', async ({
  page,
  context,
  line,
  server,
}) => {
  const student = await newStudent(server.url);
  const { practiceId, controlId } = await demoWorks(server.url);
  await signInByForm(page, student.login);
  await workerIsReady(page);
  await page.goto('/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Документы' })).toBeVisible();
  await page.goto('/cabinet');
  await expect(page.getByRole('link', { name: /Практика: от улицы/ })).toBeVisible();
  await cutNetwork(context, line);
  await page.reload();
  await expect(page.getByRole('link', { name: /Практика: от улицы/ })).toBeVisible();
  await expect(offlineBanner(page)).toBeVisible();
  await page.goto(`/task/${controlId}`);
  await expect(page.getByRole('alert').getByText('Нет соединения')).toBeVisible();
  await expect(page.getByText('ещё не открывали')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'К обучению' }));
  await expect(page.getByRole('link', { name: /Практика: от улицы/ })).toBeVisible();
  await page.goto(`/practice-selfcontrol/${practiceId}`);
  await expect(page.getByText('Эта работа не сохранена на устройстве', { exact: false })).toBeVisible();
  await page.goto('/');
  await restoreNetwork(context, line);
  await page.goto('/cabinet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offlineBanner(page)).toHaveCount(0);
});

test('two people on one device: nothing of the first is there for the second, not even what came late', async ({
  page,
  context,
  server,
}) => {
  const [first, second] = [await newStudent(server.url), await newStudent(server.url)];
  const work = await makeQuestionWork(server.url, first, ['COMMONQUESTION']);
  await signInByForm(page, first.login);
  await workerIsReady(page);
  await page.goto(`/task/${work.id}`);
  await expect(page.getByText(/Задания сохранены на этом устройстве/)).toBeVisible();
  const kept = await everythingOnDevice(page);
  expect(kept.databases).toContain(`kept-${first.id}`);
  expect(kept.text).toContain(work.title);
  expect(kept.cached.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(kept.text).not.toMatch(/"(?:accessToken|refreshToken)"/);

  // A response that arrives only after the person has left.
  const held: (() => void)[] = [];
  await context.route('**/api/v1/documents', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    // The page may have cancelled the request when the person left.
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('link', { name: 'Обучение', exact: true }).click();
  await page.evaluate(() => {
    history.pushState(null, '', '/documents');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/$/);
  held.forEach((release) => release());
  await expect.poll(async () => (await everythingOnDevice(page)).databases).not.toContain(`kept-${first.id}`);

  await signInByForm(page, second.login);
  await page.goto('/cabinet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const left = await everythingOnDevice(page);
  expect(left.databases).not.toContain(`kept-${first.id}`);
  expect(left.text).not.toContain(first.id);
  expect(left.text).not.toContain(first.fullName.split(' ')[0] ?? first.login);
  expect(left.cached.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('/pwa-connection: the state, what is kept, and clearing it; by keys', async ({
  page,
  context,
  line,
  server: _server,
}) => {
  await signInByForm(page, 'admin');
  await workerIsReady(page);
  await page.goto('/pwa-connection');
  await expect(page.getByRole('heading', { level: 1, name: texts.connection.title })).toBeVisible();
  await expect(page.getByText(texts.connection.ACTIVE, { exact: true })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: texts.connection.check }));
  await expect(page.getByText(/^Проверено в/)).toBeVisible();
  await cutNetwork(context, line);
  await pressOn(page, page.getByRole('main').getByRole('button', { name: texts.connection.check }));
  await expect(
    page.getByRole('main').getByText(texts.connection.offline, { exact: true }).first(),
  ).toBeVisible();
  await expect(offlineBanner(page)).toBeVisible();
  await restoreNetwork(context, line);
  await pressOn(page, page.getByRole('main').getByRole('button', { name: texts.connection.check }));
  await expect(offlineBanner(page)).toHaveCount(0);
  await pressOn(page, page.getByRole('button', { name: texts.connection.update }));
  await expect(page.getByText(texts.connection.newest)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: texts.connection.clear }));
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: texts.connection.clear }));
  await expect(page.getByText(texts.connection.cleared)).toBeVisible();
});
