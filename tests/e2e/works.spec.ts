// Works and the bank for a teacher: found, copied, put into the trash and taken back, by mouse and by keys.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { callerFor, type Caller } from './people.ts';
import { pressOn } from './question-keys.ts';

const word = (): string => `р${randomUUID().replaceAll('-', '').slice(0, 10)}`;
const rowOf = (page: Page, words: string): Locator => page.getByRole('row').filter({ hasText: words });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Действия с выбранными' });

interface Made {
  readonly id: string;
  readonly tasks: readonly { readonly id: string }[];
}

async function makeWork(teacher: Caller, name: string): Promise<Made> {
  const { id } = await teacher.call<Made>('POST', '/works', { title: { ru: `Работа ${name}` } });
  const tasks = ['первое', 'второе'].map((which) => ({
    taskType: 'QUESTION',
    question: { content: { ru: `${name} ${which}`, en: `${name} english`, ch: '' } },
    maxScore: 2,
  }));
  return teacher.call<Made>('PUT', `/works/${id}/add-tasks-by-create`, tasks);
}

test('works are found, copied, put into the trash, and each act is taken back', async ({ page, server }) => {
  const name = word();
  await makeWork(await callerFor(server.url, 'teacher'), name);
  await enterAs(page, 'teacher');
  await page.goto('/cabinet');
  await page.getByRole('link', { name: 'Работы' }).click();
  // The cabinet has a search of its own, which stands until the list is there.
  await expect(page.getByRole('tab', { name: 'Работы' })).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('Всего 1 работа')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('4');
  await page.getByRole('checkbox', { name: `Выбрать: Работа ${name}` }).check();
  await bar(page).getByRole('button', { name: 'Копировать' }).click();
  await expect(rowOf(page, `Работа ${name} (копия)`)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(rowOf(page, '(копия)')).toHaveCount(0);
  await expect(page.getByText('В корзине 1 работа', { exact: true })).toBeVisible();

  await rowOf(page, name)
    .getByRole('button', { name: /^Действия/ })
    .click();
  await page.getByRole('menuitem', { name: 'В корзину' }).click();
  await expect(page.getByText('Под этот отбор ничего не подходит')).toBeVisible();
  await page.getByRole('button', { name: 'Отбор' }).click();
  await page.getByRole('button', { name: /Состояние/ }).click();
  await page.getByRole('option', { name: /Корзина/ }).click();
  await expect(page).toHaveURL(/state=TRASH/);
  await page.getByRole('checkbox', { name: `Выбрать: Работа ${name}`, exact: true }).check();
  await bar(page).getByRole('button', { name: 'Вернуть' }).click();
  await page.getByRole('button', { name: 'Сбросить отбор' }).click();
  // The field still holds this very word until the new address is there, and typing what stands there changes nothing.
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('searchbox').fill(name);
  // Until the new list is there, the one of the trash stands.
  await expect(page.getByText('Всего 1 работа')).toBeVisible();
  await expect(rowOf(page, name)).toBeVisible();
});

test('tasks of the bank get a topic and a work by keys', async ({ page, server }) => {
  const name = word();
  const teacher = await callerFor(server.url, 'teacher');
  await makeWork(teacher, name);
  const target = await teacher.call<Made>('POST', '/works', { title: { ru: `Цель ${name}` } });
  await enterAs(page, 'teacher');
  await page.goto('/works');
  await page.getByRole('tab', { name: 'Работы' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=bank/);
  await page.getByRole('searchbox', { name: 'Поиск по всем текстам заданий' }).fill(`${name} ENGLISH`);
  await expect(page.getByText('Всего 2 задания')).toBeVisible();

  await pressOn(page, page.getByRole('checkbox', { name: 'Выбрать все на странице' }), 'Space');
  await pressOn(page, bar(page).getByRole('button', { name: 'Темы' }), 'Enter');
  const topics = page.getByRole('dialog');
  await topics.getByLabel(/^Новая тема/).fill(`Тема ${name}`);
  await page.keyboard.press('Enter');
  await pressOn(page, topics.getByRole('button', { name: `Задать тему: Тема ${name}` }), 'Enter');
  await expect(topics.getByText('2 задания')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, `${name} первое`).getByText(`Тема ${name}`)).toBeVisible();

  await pressOn(page, bar(page).getByRole('button', { name: 'Добавить в работу' }), 'Enter');
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('combobox').fill(`цель ${name}`);
  await page.getByRole('option', { name: `Цель ${name}` }).click();
  await chooser.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('В работу добавлены 2 задания')).toBeVisible();
  await expect(rowOf(page, `${name} первое`)).toContainText(`Цель ${name}`);
  const held = async (): Promise<number> =>
    (await teacher.call<Made>('GET', `/works/${target.id}/details`)).tasks.length;
  expect(await held()).toBe(2);
  const undo = page.getByRole('button', { name: 'Отменить' });
  await undo.last().click();
  await expect.poll(held).toBe(0);
  await expect(page.getByText('Из работы убраны 2 задания')).toBeVisible();
});
