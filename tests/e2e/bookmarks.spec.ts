// A moment of a control event: bookmarked at the board, shown to a group without names, played from there.
import { expect } from '@playwright/test';
import { pageOf, rowOf } from './board-page.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { cleanHandsGirlActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { handedInEvent, handInControl } from './handed-in-event.ts';
import { newStudent, openControlEvent } from './people.ts';
import { roomIsReady } from './room-play.ts';

test('a bookmark is set by key, shown on a wall without names, and leads to the replay and back', async ({
  browser,
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  const id = await openControlEvent(server.url, student);
  const learner = await pageOf(browser, server.url, student.login);
  await learner.goto(`/controltask/${id}`);
  await learner.getByRole('button', { name: 'Начать' }).click();
  await roomIsReady(learner);

  await enterAs(page, 'teacher');
  await page.goto(`/update-control?event=${id}`);
  await expect(rowOf(page, student)).toContainText('Работает');
  // The learner's page reports its clock each few seconds.
  await learner.waitForResponse((response) => response.url().endsWith('/clock') && response.ok());
  await page.keyboard.press('Alt+m');
  const dialog = page.getByRole('dialog', { name: 'Закладка поставлена' });
  await dialog.getByLabel('Заметка').fill('Что здесь пошло не так?');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await rowOf(page, student).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Закладка для 1 отмеченного' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Без заметки' }).click();

  await page.getByRole('tab', { name: 'Закладки' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: student.fullName })).toHaveCount(1);
  await page.getByRole('button', { name: 'Удалить закладку 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(student.fullName)).toHaveCount(0);

  await page.getByRole('link', { name: 'Открыть разбор' }).click();
  await expect(page).toHaveURL(/names=hidden/);
  await expect(page.getByRole('heading', { name: 'Что здесь пошло не так?' })).toBeVisible();
  await expect(page.getByText('Участник 1', { exact: true })).toBeVisible();
  await expect(page.getByText(student.fullName)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Разбор в PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Разбор.*\.pdf$/);

  await page.getByRole('link', { name: 'Показать запись: Участник 1' }).click();
  await roomIsReady(page);
  await expect(page.getByText('Участник 1', { exact: true })).toBeVisible();
  await expect(page.getByText(student.fullName)).toHaveCount(0);
  await page.getByRole('button', { name: 'К результату' }).click();
  await expect(page).toHaveURL(/view=debriefing.*names=hidden/);
  await page.getByRole('switch', { name: 'Скрыть имена' }).click({ force: true });
  await expect(page.getByText(student.fullName, { exact: true })).toHaveCount(1);
  await expect(page).not.toHaveURL(/names=hidden/);
});

test('a moment of a handed-in attempt is kept from its replay, and stands in the debriefing', async ({
  page,
  server,
}) => {
  const { attempts } = await handedInEvent(server.url);
  await enterAs(page, 'teacher');
  await page.goto(`/teacher-results?attempt=${attempts[0]?.id ?? ''}`);
  await page.getByRole('button', { name: 'Смотреть повтор' }).click();
  await roomIsReady(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Об этой странице' });
  await expect(help).toBeVisible();
  // The finder is not there: it stands in the header.
  await expect(help.getByText('Ctrl + K')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: 'Следующее действие' }).click();
  await page.keyboard.press('Alt+m');
  const dialog = page.getByRole('dialog', { name: /Закладка на .* симуляции/u });
  await dialog.getByLabel('Заметка').fill('С чего начали?');
  await dialog.getByRole('button', { name: 'Поставить закладку' }).click();
  await expect(dialog).toBeHidden();
  // The next page comes slowly: the replay, which still stands, must not lead back to its moment.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Следующее действие' }).click();
  await page.getByRole('button', { name: 'К разбору' }).click();
  await expect(page.getByRole('heading', { name: 'С чего начали?' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('link', { name: /^Показать запись/u }).click();
  await roomIsReady(page);
  await expect(page.getByText(/Действие 1 из/u)).toBeVisible();
});

test('suggested moments are kept by a button; the runs stand side by side, and a mark plays its moment', async ({
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  const id = await openControlEvent(server.url, student);
  const lost = cleanHandsGirlActions.filter(({ code }) => code !== 'A013');
  await handInControl(server.url, student, id, lost);
  await enterAs(page, 'teacher');
  const told: string[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('json'))
      void response.text().then(
        (text) => told.push(text),
        () => undefined,
      );
  });
  await page.goto(`/update-control?event=${id}&view=debriefing&names=hidden`);
  const sheets = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Листки в PDF' }).click();
  expect((await sheets).suggestedFilename()).toMatch(/^Листки участников.*\.pdf$/u);
  const suggested = page.getByRole('region', { name: 'Предложенные закладки' });
  const reason = await suggested.getByText(/^Первая ошибка у/u).innerText();
  await suggested.getByRole('button', { name: `Сохранить закладкой: ${reason}` }).click();
  await expect(suggested.getByText(reason)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Закладки' }).getByText(reason)).toBeVisible();

  // First the question with the picture, then what was done.
  await expect(page.getByText(/как было перед/u)).toBeVisible();
  await page.getByText('То же словами', { exact: true }).click();
  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Листок: Участник 1' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^Листок.*Участник 1\.pdf$/u);

  await page.getByRole('tab', { name: 'Попытки рядом' }).click();
  const lines = page.getByRole('region', { name: 'Попытки на одной шкале времени симуляции' });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(student.fullName)).toHaveCount(0);
  await lines.getByRole('link').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await roomIsReady(page);
  await page.getByRole('button', { name: 'К результату' }).click();
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  // The event itself names its people; nothing else does, where names are hidden.
  const naming = told.filter((text) => text.includes(student.fullName) && !text.includes('assignedUsers'));
  expect(naming).toEqual([]);
  await page.getByRole('switch', { name: 'Скрыть имена' }).click({ force: true });
  await expect(lines.getByText(student.fullName)).toHaveCount(1);
});
