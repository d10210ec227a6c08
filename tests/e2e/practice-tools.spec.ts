// An administrator makes an action, changes a shipped one, and puts it into the archive.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';

const word = (): string => `д${randomUUID().replaceAll('-', '').slice(0, 10)}`;

test('an action is copied from a shipped one, found, changed, archived and brought back', async ({
  page,
}) => {
  const name = word();
  await enterAs(page, 'admin');
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Инструменты практики' }).click();
  await page.getByRole('searchbox').fill('A005');
  await page.getByRole('button', { name: 'Что сделать: Надеть' }).click();
  await page.getByRole('menuitem', { name: 'Создать копию' }).click();
  const dialog = page.getByRole('dialog');
  const before = dialog.getByRole('textbox', { name: 'Что верно до' });
  await dialog.getByLabel('Название').first().fill(`Надеть перчатки ${name}`);
  await dialog.getByRole('combobox', { name: 'Предмет: добавить' }).click();
  await page.keyboard.type('перчатки');
  await page.getByRole('option').first().click();
  await before.fill('hands=');
  await expect(dialog.getByText('Не читается: hands=')).toBeVisible();
  await before.fill('hands=clean');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Надеть перчатки ${name}`, exact: true }).click();
  await expect(before).toHaveValue('hands=clean');
  await before.fill('hands=clean|washed');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('редакция 2')).toBeVisible();

  await page.getByRole('button', { name: `Что сделать: Надеть перчатки ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Убрать в архив' }).click();
  await expect(page.getByText('Под этот отбор ничего не подходит')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByRole('button', { name: `Надеть перчатки ${name}`, exact: true })).toBeVisible();
});
