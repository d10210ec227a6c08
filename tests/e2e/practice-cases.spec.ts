// An administrator makes a case of a shipped one, sees why a start can't be, plays it before it is published, and publishes it.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';

test('a case is copied, set up, tried and published', async ({ page, faultWatch }) => {
  faultWatch.allow(/status of 400/);
  const name = `Случай ${randomUUID().slice(0, 8)}`;
  await enterAs(page, 'admin');
  await page.goto('/practice-test-cases');
  await page.getByRole('button', { name: 'Новый случай' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Какой случай скопировать' }).click();
  await page.keyboard.type('От улицы до умывальной: макияж');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Не опубликован', { exact: true })).toBeVisible();

  // By keys alone: another thing into the bag, and one too many at a place that holds one.
  // What is chosen in the scene above has places of the same names.
  const things = page
    .locator('section', { has: page.getByRole('heading', { name: 'Где лежат вещи' }) })
    .last();
  const bag = things.getByRole('combobox', { name: 'В сумке: добавить вещь' });
  // Seen before it is typed in: a list closes on a scroll, and a script types in the very frame in which focus scrolls there.
  await bag.scrollIntoViewIfNeeded();
  await expect(bag).toBeInViewport();
  for (const [count, thing] of [
    'яблоко',
    'ноутбук',
    'яблоко',
    'ручка',
    'ручка',
    'ручка',
    'ручка',
  ].entries()) {
    await bag.focus();
    await page.keyboard.type(thing);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(things.getByRole('list', { name: 'В сумке' }).getByRole('listitem')).toHaveCount(3 + count);
  }
  await expect(page.getByText('В сумку столько не входит')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByText('В сумку столько не входит')).toBeHidden();

  await page.getByRole('tab', { name: 'Цель' }).click();
  await page.getByLabel('Название').fill(name);
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  await page.getByRole('button', { name: 'Пройти' }).click();
  await page.getByRole('menuitem', { name: 'Самоконтроль' }).click();
  await expect(page).toHaveURL(/draft=true/);
  await expect(page.getByText(name)).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Опубликовать/ })
    .click();
  await expect(page.getByText('Опубликовано: редакция 1')).toBeVisible();
  await page.goto('/practice');
  await expect(page.getByText(name)).toBeVisible();
});
