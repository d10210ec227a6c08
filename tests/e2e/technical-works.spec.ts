// Administration: technical works, sheets of QR codes and the page of components, by mouse and by keys.
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readSheetCodes } from '#server/routes/qr-sign-in/sheets/read-sheet-codes.ts';
import { startServer, type RunningServer } from '../support/run-server.ts';
import { test as shared } from './fixtures.ts';
import { enterAs, signIn } from './entering.ts';
import { callerFor, demoWorks, newStudent } from './people.ts';
import { typeMoment } from './type-date.ts';

/** How far the clock of Europe/Moscow, the site's zone at first, is ahead of UTC. */
const SITE_AHEAD_MS = 3 * 3_600_000;

/** Technical works affect everybody on a server, so these tests have a server of their own. */
const test = shared.extend<object, { readonly server: RunningServer }>({
  server: [
    async ({ browserName: _browserName }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const WORKS_ON = /На сервере проводятся технические работы/;

async function openWorks(page: Page): Promise<void> {
  await enterAs(page, 'admin');
  await page.goto('/edit-technical-work');
  await expect(page.getByRole('heading', { level: 1, name: 'Технические работы' })).toBeVisible();
}

test('technical works with a message, seen by each as they should, and an attempt that goes on through them', async ({
  page,
  browser,
  faultWatch,
  server,
}) => {
  faultWatch.allow(/status of 503/);
  const { practiceId } = await demoWorks(server.url);
  const student = await newStudent(server.url);
  const guest = await newStudent(server.url);
  const inside = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const outside = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  try {
    const learner = await inside.newPage();
    await enterAs(learner, student.login);
    await learner.goto(`/practice-selfcontrol/${practiceId}`);
    await expect(learner.locator('[data-scene="ready"]')).toBeVisible({ timeout: 30_000 });

    await openWorks(page);
    await page.getByRole('textbox', { name: 'Русский' }).fill('Переезжаем на новый сервер.');
    await expect(page.getByText('Переезжаем на новый сервер.').nth(1)).toBeVisible();
    await page.getByRole('button', { name: '60 минут' }).click();
    await page.getByRole('combobox', { name: 'Добавить пользователя' }).click();
    await page.keyboard.type(guest.login);
    await expect(page.getByRole('option', { name: new RegExp(guest.fullName) })).toBeVisible();
    // The list as it was found: one that still changes loses the arrow's choice.
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Убрать: ${guest.fullName}` })).toBeVisible();
    // What was typed survives a reload.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Русский' })).toHaveValue('Переезжаем на новый сервер.');
    await page.getByRole('button', { name: 'Включить сейчас' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/Сейчас выполня/)).toBeVisible();
    await question.getByRole('button', { name: 'Включить сейчас' }).click();
    await expect(page.getByText('Идут', { exact: true })).toBeVisible();

    // The learner stays, sees the banner after a reload, and can still save.
    await learner.reload();
    await expect(learner.getByText(/Вы можете закончить начатую работу/)).toBeVisible();
    await expect(learner.locator('[data-scene="ready"]')).toBeVisible({ timeout: 30_000 });
    await learner.keyboard.press('ArrowRight');
    await expect(learner.getByText('Сохранено на сервере')).toBeVisible({ timeout: 30_000 });

    // On other pages the same person is kept out, with the way back into the attempt.
    await learner.goto('/results');
    await expect(learner).toHaveURL(/\/technical-work$/);
    await expect(learner.getByText('Переезжаем на новый сервер.').last()).toBeVisible();
    await expect(learner.getByText(/Ожидаемое окончание/).last()).toBeVisible();
    await learner
      .getByRole('region', { name: /Начатые работы/ })
      .getByRole('link')
      .click();
    await expect(learner).toHaveURL(new RegExp(`/practice-selfcontrol/${practiceId}$`));
    await learner.goto('/results');
    await expect(learner).toHaveURL(/\/technical-work$/);

    // An excluded person sees the banner and can work.
    const letIn = await outside.newPage();
    await signIn(letIn, guest.login);
    await expect(letIn.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible();
    await expect(letIn.getByText(WORKS_ON)).toBeVisible();

    await page.getByRole('button', { name: 'Выключить технические работы' }).click();
    await expect(page.getByText('Тренажёр открыт для всех.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Закончились/ })).toBeVisible();
    await learner.getByRole('button', { name: 'Проверить сейчас' }).click();
    await expect(learner).toHaveURL(/\/results$/);
  } finally {
    await inside.close();
    await outside.close();
  }
});

test('works planned by keys alone: faults are told, everybody is warned, and the plan is cancelled', async ({
  page,
}) => {
  await openWorks(page);
  await page.getByRole('radio', { name: 'Сейчас' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'По плану' })).toBeChecked();
  const submit = page.getByRole('button', { name: 'Запланировать' });
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Укажите начало')).toBeVisible();
  await expect(page.getByText('Укажите окончание')).toBeVisible();
  // By the site's clock, UTC+3, whatever the device's says.
  const local = new Date(Date.now() + 2 * 3_600_000 + SITE_AHEAD_MS).toISOString().slice(0, 16);
  await typeMoment(page, 'Начало', local);
  await page.getByRole('button', { name: '30 минут' }).focus();
  await page.keyboard.press('Enter');
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Запланированы', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Запланированы технические работы' })).toBeVisible();
  await page.getByRole('button', { name: 'Отменить план' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Тренажёр открыт для всех.')).toBeVisible();
  await expect(page.getByRole('row', { name: /План отменён/ })).toBeVisible();
});

async function printedCodes(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Сделать PDF' }).click();
  const path = await (await download).path();
  return readSheetCodes(await readFile(path));
}

test('a sheet is printed, its code signs in, and a revoked one says so', async ({
  page,
  browser,
  faultWatch,
  server,
}) => {
  faultWatch.allow(/status of 410/);
  const student = await newStudent(server.url);
  await enterAs(page, 'admin');
  await page.goto(`/qr-create?users=${student.id}`);
  await expect(page.getByRole('button', { name: `Убрать: ${student.fullName}` })).toBeVisible();
  await page.getByLabel('Сколько раз можно войти').fill('2');
  await page.getByRole('button', { name: /Сделать лист/ }).click();
  const [link = ''] = await printedCodes(page);
  const code = link.split('/').at(-1) ?? '';
  await expect(page.getByRole('row', { name: new RegExp(student.fullName) })).toContainText('Действует');

  const phone = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  try {
    const theirs = await phone.newPage();
    await theirs.goto(`/qrcode/${code}`);
    await expect(theirs).toHaveURL(/\/cabinet$/);
    await expect(theirs.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible();
    // No address in the browser's history contains the code.
    await theirs.goBack();
    expect(theirs.url()).not.toContain(code);

    await page.reload();
    const row = page.getByRole('row', { name: new RegExp(student.fullName) });
    await expect(row).toContainText('1 вход');
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Отозвать выбранные' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click();
    await expect(row).toContainText('Отозван');
    await theirs.goto(`/?qrcode=${code}`);
    await expect(theirs.getByText(/Этот QR-код отозван/)).toBeVisible();
    await theirs.getByRole('button', { name: 'Войти по паролю' }).click();
    await expect(theirs.getByRole('dialog', { name: 'Вход' })).toBeVisible();
  } finally {
    await phone.close();
  }
});

test('sheets by keys: people found by typing, filters in the address, an admin refused', async ({
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  await enterAs(page, 'admin');
  await page.goto('/qr-create');
  await page.getByRole('button', { name: /Сделать лист/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Выберите хотя бы одного человека')).toBeVisible();
  await page.getByRole('combobox', { name: 'Добавить человека' }).focus();
  await page.keyboard.type(student.login);
  await expect(page.getByRole('option', { name: new RegExp(student.fullName) })).toBeVisible();
  // The list as it was found: one that still changes loses the arrow's choice.
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Убрать: ${student.fullName}` })).toBeVisible();
  await page.getByRole('button', { name: /Сделать лист/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Tab');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await (await download).path();
  await page.goto(`/qr-create?search=${student.login}&status=GOOD`);
  await expect(page.getByRole('row', { name: new RegExp(student.fullName) })).toBeVisible();
  await page.goto('/qr-create?status=EXPIRED');
  await expect(page.getByText('Под этот отбор ничего не подходит')).toBeVisible();

  const admin = await callerFor(server.url, 'admin');
  const me = await admin.call<{ readonly id: string }>('GET', '/users/current');
  await page.goto(`/qr-create?users=${me.id}`);
  await expect(page.getByText(/права администратора/).first()).toBeVisible();
});

test('every component stands on one page: its names are copied, its dialogs open, its parts are reached by keys', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, 'admin');
  await page.goto('/ui');
  await expect(page.getByRole('heading', { level: 1, name: 'Интерфейс' })).toBeVisible();
  await page.getByRole('button', { name: 'Скопировать Button', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Button');
  await page
    .getByRole('navigation', { name: 'Содержание' })
    .getByRole('link', { name: /Ответы/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /Ответы/ })).toBeFocused();
  await page.getByRole('button', { name: 'Открыть окно' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Окно' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Окно' })).toHaveCount(0);
  // Side by side both themes are shown.
  await page.getByRole('radio', { name: 'Рядом' }).check({ force: true });
  const stages = page.getByRole('article', { name: 'Link', exact: true }).locator('[data-theme]');
  const grounds = await stages.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});
