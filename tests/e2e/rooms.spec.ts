// A newcomer makes a room of the template: what is wrong is said beside the plan, and the published room leads to a case in it.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';

test('a room begins with a template, says what is wrong with it, is published, and a case is begun in it', async ({
  page,
}) => {
  const name = `Участок ${randomUUID().slice(0, 8)}`;
  await enterAs(page, 'admin');
  await page.goto('/room-constructor');
  await page.getByRole('button', { name: 'Новая комната' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Создать' }).click();
  const tools = page.getByRole('toolbar', { name: 'Инструменты' });
  await expect(tools.getByRole('button')).toHaveText([
    'Выбрать',
    'Область',
    'Мебель',
    'Пол',
    'Стереть пол',
    'Стена',
    'Убрать стену',
    'Дверь',
    'Начало',
  ]);
  await page.getByLabel('Название комнаты').fill(name);
  await expect(page.getByText('По плану можно пройти')).toBeVisible();

  await page.getByRole('button', { name: 'Воздушный шлюз — Чистое производство' }).click();
  await page.getByRole('button', { name: 'Убрать', exact: true }).click();
  const problem = page.getByRole('button', { name: 'Чистое производство Сюда нельзя попасть от входа' });
  await problem.first().press('Enter');
  await expect(page.getByLabel('Код помещения')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('По плану можно пройти')).toBeVisible();

  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  await page
    .getByRole('dialog', { name: 'Публикация' })
    .getByRole('button', { name: 'Опубликовать', exact: true })
    .click();
  await page.getByRole('button', { name: 'Новый случай' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Какой случай скопировать' }).click();
  await page.keyboard.type('Борода');
  await page
    .getByRole('option', { name: /Борода/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(page).toHaveURL(/practice-test-cases\?case=/);
  await expect(page.getByRole('button', { name: `${name} Где проходит случай` })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Правила этой комнаты' }).click();
  await expect(page).toHaveURL(/room-editing\?room=/);
  await page.getByRole('link', { name: 'План этой комнаты' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('sources and hints of a room are edited in tables, told as differences, and taken back', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/room-editing');
  await page.getByRole('button', { name: 'Новая комната' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('tab', { name: 'Источники' }).click();
  await page.getByLabel('Новый источник').fill('Правила участка, п. 4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByLabel('Название источника: IEST-RP-CC003').fill('IEST-RP-CC003.4');
  await page.getByRole('tab', { name: 'Подсказки' }).click();
  await page.getByLabel('Подсказка: Скамья в раздевалке').fill('Здесь меняют обувь сидя.');
  await expect(page.getByText('Черновик сохранён')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Подсказка: Скамья в раздевалке')).toHaveValue('Здесь меняют обувь сидя.');
  await page.getByRole('tab', { name: 'Отличия' }).click();
  const changed = page.getByRole('row', { name: /IEST-RP-CC003\.4/ });
  await expect(changed).toContainText('название');
  await changed.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(page.getByRole('row', { name: /IEST/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Правила участка, п\. 4/ })).toContainText('Добавлено');
});
