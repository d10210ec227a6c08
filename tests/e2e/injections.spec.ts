// An instructor gives things from the board, and they come to pass in a learner's own page.
import { expect } from '@playwright/test';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { actForTicked, pageOf, rowOf } from './board-page.ts';
import { enterAs } from './entering.ts';
import { bayIsReady } from './equipment-play.ts';
import { test } from './fixtures.ts';
import { newStudent, openControlEvent } from './people.ts';

test('a situation that the case does not plan, a call and a failure come to pass in the learner’s page', async ({
  page,
  browser,
  server,
}) => {
  // A bay that is played and two that are replayed, in two pages.
  test.slow();
  const student = await newStudent(server.url);
  const id = await openControlEvent(server.url, student, 'bayControlId');
  const faults: string[] = [];
  const learner = await pageOf(browser, server.url, student.login, { faults });
  await learner.goto(`/controltask/${id}`);
  await learner.getByRole('button', { name: 'Начать контроль' }).click();
  await bayIsReady(learner);

  await enterAs(page, 'teacher');
  await page.goto(`/update-control?event=${id}`);
  const given = page.getByRole('region', { name: 'Вводные' });
  const give = async (kind: string, choose?: string, words?: string): Promise<void> => {
    await page.getByLabel(`Отметить: ${student.fullName}`).check();
    await actForTicked(page, 'Дать вводную', async (board) => {
      const dialog = board.getByRole('dialog');
      await dialog.getByRole('radio', { name: kind, exact: true }).check({ force: true });
      if (choose !== undefined) {
        await dialog.getByRole('combobox').first().fill(choose);
        await board.getByRole('option', { name: choose }).first().click();
      }
      if (words !== undefined) await dialog.getByLabel('Текст').fill(words);
    });
  };
  await expect(rowOf(page, student)).toBeVisible();
  await give('Звонок', 'Начальник смены', 'Как идёт партия?');
  const call = learner.getByRole('alertdialog', { name: /Звонит: Начальник смены/ });
  await expect(call).toContainText('Как идёт партия?');
  await call.getByRole('button', { name: 'Прочитано' }).click();
  await expect(call).toHaveCount(0);
  await expect(given.getByText('прочитана', { exact: true })).toBeVisible();

  await give('Отказ', 'Центрифуга нанесения 1');
  await expect(given.getByText(/^началась на/)).toHaveCount(1, { timeout: 15_000 });
  await give('Ситуация', 'Пожар у модулей трека');
  await expect(given.getByText(/^началась на/)).toHaveCount(2, { timeout: 15_000 });
  const fire = ruleset.emergency.situations.find((situation) => situation.id === 'fire');
  await expect(learner.getByText(fire?.phases[0]?.text.ru ?? '').first()).toBeVisible();
  // And from there to what it was like when it came.
  await given
    .getByRole('link', { name: /Что было тогда/ })
    .first()
    .click();
  await expect(page).toHaveURL(/attempt=.*task=.*at=\d+/);
  await expect(page.locator('[data-moment]')).toBeVisible({ timeout: 30_000 });
  // Beside it the same acts, had nothing been given.
  await page.getByRole('button', { name: 'Как было бы без вводной' }).click();
  await expect(page.locator('[data-without-moment]')).toContainText('Без вводной');
  await page.getByRole('button', { name: 'Убрать «без вводной»' }).click();
  await expect(page.locator('[data-without-moment]')).toHaveCount(0);
  expect(faults).toEqual([]);
});
