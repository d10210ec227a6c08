// Users and groups for an administrator: by mouse up to erasing a person, by keys, and by importing a table.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { callerFor, newStudent } from './people.ts';
import { pressOn } from './question-keys.ts';

/** A word that no other test uses. */
const word = (): string => `u${randomUUID().replaceAll('-', '').slice(0, 10)}`;

const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const rowOf = (page: Page, words: string): Locator => page.getByRole('row').filter({ hasText: words });

async function fillPerson(page: Page, login: string): Promise<void> {
  const form = dialog(page);
  await form.getByLabel(/^Фамилия/).fill(`Список-${login}`);
  await form.getByLabel(/^Имя/).fill('Анна');
  await form.getByLabel(/^Отчество/).fill('Ивановна');
  await form.getByLabel(/^Логин/).fill(login);
  await form.getByLabel(/^Почта/).fill(`${login}@demo.invalid`);
}

test('a person is made, found, changed, deactivated and erased', async ({ page, server, faultWatch }) => {
  faultWatch.allow(/409|400|403/);
  const login = word();
  await enterAs(page, 'admin');
  await page.goto('/users');
  await page.getByRole('button', { name: 'Новый пользователь' }).click();
  await dialog(page).getByRole('button', { name: 'Создать' }).click();
  await expect(dialog(page).getByText('Поле обязательно для заполнения').first()).toBeVisible();
  await fillPerson(page, login);
  await page.reload();
  await expect(dialog(page).getByLabel(/^Логин/)).toHaveValue(login);
  await dialog(page).getByRole('button', { name: 'Придумать' }).click();
  const password = await dialog(page)
    .getByLabel(/^Пароль/)
    .inputValue();
  await dialog(page).getByRole('button', { name: 'Добавить роль' }).click();
  await page.getByRole('option', { name: 'Преподаватель' }).click();
  await dialog(page).getByRole('button', { name: 'Выше: Преподаватель' }).click();
  await dialog(page).getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText(/Пользователь создан/)).toBeVisible();
  const made = await callerFor(server.url, login, password);
  expect((await made.call<{ roles: { name: string }[] }>('GET', '/users/current')).roles[0]?.name).toBe(
    'ROLE_TEACHER',
  );

  await page.getByRole('searchbox').fill(login);
  await expect(page).toHaveURL(new RegExp(`search=${login}`));
  await expect(page.getByText('Всего 1 человек')).toBeVisible();
  await rowOf(page, login)
    .getByRole('link', { name: /Список/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Редактировать' }).click();
  await dialog(page).getByLabel(/^Имя/).fill('Алла');
  const admin = await callerFor(server.url, 'admin');
  const { content } = await admin.call<{ content: { id: string }[] }>('GET', `/users?search=${login}`);
  const id = content[0]?.id ?? '';
  await admin.call('PUT', `/users/${id}`, {
    login,
    surname: `Список-${login}`,
    name: 'Анна',
    lastName: 'Игоревна',
    email: `${login}@demo.invalid`,
    gender: 'FEMALE',
  });
  faultWatch.allow(/412/);
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page).getByText(/изменил кто-то другой/)).toBeVisible();
  await expect(dialog(page).getByLabel(/^Имя/)).toHaveValue('Алла');
  await expect(dialog(page).getByLabel(/^Отчество/)).toHaveValue('Игоревна');
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(rowOf(page, 'Алла Игоревна')).toBeVisible();

  await rowOf(page, login)
    .getByRole('button', { name: /^Действия/ })
    .click();
  await page.getByRole('menuitem', { name: /^Отключить/ }).click();
  await expect(rowOf(page, login).getByText('Отключена')).toBeVisible();
  expect((await made.send('GET', '/users/current')).status).toBe(401);
  await rowOf(page, login)
    .getByRole('button', { name: /^Действия/ })
    .click();
  await page.getByRole('menuitem', { name: /^Удалить навсегда/ }).click();
  await dialog(page).getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(dialog(page).getByText('Логин не совпадает')).toBeVisible();
  await dialog(page).getByRole('textbox').fill(login);
  await dialog(page).getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page.getByText('Под этот отбор ничего не подходит')).toBeVisible();
});

test('several people are changed at once, all or none, and nobody shuts themselves out', async ({
  page,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/409/);
  const people = [await newStudent(server.url), await newStudent(server.url)];
  await enterAs(page, 'admin');
  await page.goto('/users?sort=dateCreating,desc');
  for (const { fullName } of people)
    await page.getByRole('checkbox', { name: `Выбрать: ${fullName}` }).check();
  const bar = page.getByRole('region', { name: 'Действия с выбранными' });
  await expect(bar.getByText('Выбрано: 2')).toBeVisible();
  await bar.getByRole('button', { name: 'Задать группу' }).click();
  await dialog(page).getByRole('button', { name: 'Задать группу' }).click();
  await expect(page.getByText('Выберите группу')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Группа' })).toBeFocused();
  await page.getByRole('option', { name: 'Без группы' }).click();
  await dialog(page).getByRole('button', { name: 'Задать группу' }).click();
  await expect(page.getByText('Изменены 2 пользователя')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Отбор' }).click();
  await page.getByRole('combobox', { name: 'Группа' }).click();
  await page.getByRole('option', { name: 'Без группы' }).click();
  await expect(page).toHaveURL(/group=none/);
  for (const { login } of people) await expect(rowOf(page, login)).toBeVisible();

  await page.goto('/users?search=demo.invalid&role=role-admin');
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
  await bar.getByRole('button', { name: 'Отключить' }).click();
  await dialog(page).getByRole('button', { name: 'Отключить' }).click();
  await expect(dialog(page).getByText(/Это ваша учётная запись/)).toBeVisible();
});

test('all that is found is chosen by keys, beyond the page, until the filter changes', async ({
  page,
  server,
}) => {
  const login = word();
  const admin = await callerFor(server.url, 'admin');
  for (let index = 0; index < 23; index += 1) {
    await admin.call('POST', '/users', {
      login: `${login}${index}`,
      name: 'Иван',
      surname: 'Найденный',
      lastName: 'Петрович',
      email: `${login}${index}@demo.invalid`,
      gender: 'MALE',
      password: 'crystal-of-many',
      roles: ['ROLE_STUDENT'],
    });
  }
  await enterAs(page, 'admin');
  await page.goto(`/users?search=${login}`);
  const bar = page.getByRole('region', { name: 'Действия с выбранными' });
  const offer = bar.getByRole('button', { name: /^Выбрать все найденные/ });
  await page.getByRole('checkbox', { name: `Выбрать: Найденный Иван Петрович` }).first().check();
  await expect(bar.getByText('Выбрано: 1')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await pressOn(page, page.getByRole('checkbox', { name: 'Выбрать все на странице' }), 'Space');
  await expect(bar.getByText('Выбрано: 20')).toBeVisible();
  await expect(offer).toHaveText('Выбрать все найденные (23)');
  await pressOn(page, offer, 'Enter');
  await expect(bar.getByText('Выбраны все найденные: 23')).toBeVisible();
  const clear = bar.getByRole('button', { name: 'Снять выбор' }).last();
  await expect(clear).toBeFocused();

  await page.getByRole('searchbox').fill(`${login}1`);
  await expect(page.getByText('Всего 11 человек')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole('searchbox').fill(login);
  await expect(page.getByText('Всего 23 человека')).toBeVisible();
  await pressOn(page, page.getByRole('checkbox', { name: 'Выбрать все на странице' }), 'Space');
  await pressOn(page, offer, 'Enter');
  await bar.getByRole('button', { name: 'Отключить' }).click();
  await dialog(page).getByRole('button', { name: 'Отключить' }).click();
  await expect(page.getByText('Изменены 23 пользователя')).toBeVisible();
  const left = await admin.call<{ totalElements: number }>('GET', `/users?search=${login}&active=true`);
  expect(left.totalElements).toBe(0);
});

const table = (...lines: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Логин;Фамилия;Имя;Отчество;Почта;Пол;Группа', ...lines].join('\r\n')),
});

test('a table is checked line by line, and written whole', async ({ page, server }) => {
  const login = word();
  const line = (name: string): string => `${name};Табличная;Вера;—;${name}@demo.invalid;ж;Группа-${login}`;
  await enterAs(page, 'admin');
  await page.goto('/users');
  await page.getByRole('link', { name: 'Загрузить из таблицы' }).click();
  await page.locator('input[type=file]').setInputFiles(table(line(`${login}1`), line('логин')));
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('В таблице 2 строки с ошибками')).toBeVisible();
  await expect(rowOf(page, 'логин').getByText(/Логин: Недопустимые символы/)).toBeVisible();
  await page.getByText('Создавать группы, которых ещё нет').click();
  await page.getByRole('combobox', { name: 'Группа' }).click();
  await expect(page.getByRole('option', { name: 'Фотолитография-1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('input[type=file]').setInputFiles(table(line(`${login}1`), line(`${login}2`)));
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText(`Будет создана 1 группа: Группа-${login}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Записать 2 строки' }).click();
  await expect(page.getByText('Таблица записана')).toBeVisible();
  await page.getByRole('button', { name: 'К списку' }).last().click();
  await expect(dialog(page).getByText(/не сохранили начальные пароли/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Отмена' }).last().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Сохранить 2 пароля' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  const password = new RegExp(`"${login}2";"[^"]+";"([a-z0-9]{12})"`).exec(saved)?.[1] ?? '';
  const made = await callerFor(server.url, `${login}2`, password);
  const { group } = await made.call<{ group: { name: string } }>('GET', '/users/current');
  expect(group.name).toBe(`Группа-${login}`);
});

test('writing a table is stopped by keys: nobody is made, and a table can be written after all', async ({
  page,
  server,
}) => {
  const login = word();
  // Hashing their passwords takes longer than cancelling the import.
  const people = Array.from({ length: 400 }, (_, number) => `${login}-${number}`);
  const lineOf = (name: string): string => `${name};Прерванная;Вера;—;${name}@demo.invalid;ж;`;
  await enterAs(page, 'admin');
  await page.goto('/users');
  await pressOn(page, page.getByRole('link', { name: 'Загрузить из таблицы' }));
  await page.locator('input[type=file]').setInputFiles(table(...people.map(lineOf)));
  // The list of groups opens on the way, and hides everything else while it is open.
  const check = page.getByRole('button', { name: 'Проверить', includeHidden: true });
  await pressOn(page, check);
  await pressOn(page, page.getByRole('button', { name: 'Записать 400 строк', includeHidden: true }));
  await pressOn(page, page.getByRole('button', { name: 'Отменить загрузку' }));
  await expect(page.getByText('Загрузка отменена')).toBeVisible();
  const admin = await callerFor(server.url, 'admin');
  const found = () => admin.call<{ totalElements: number }>('GET', `/users?search=${login}`);
  expect(await found()).toMatchObject({ totalElements: 0 });
  await pressOn(page, page.getByRole('button', { name: 'Выбрать файл снова' }));
  await page.locator('input[type=file]').setInputFiles(table(...people.slice(0, 2).map(lineOf)));
  await pressOn(page, check);
  await pressOn(page, page.getByRole('button', { name: 'Записать 2 строки', includeHidden: true }));
  await expect(page.getByText('Таблица записана')).toBeVisible();
  expect(await found()).toMatchObject({ totalElements: 2 });
});

test('a group is made, filled, emptied and archived by keys', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const name = `Ключи-${word()}`;
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await target.focus();
    await page.keyboard.press(key);
  };
  await enterAs(page, 'admin');
  await page.goto('/groups');
  await press(page.getByRole('button', { name: 'Новая группа' }));
  await expect(dialog(page).getByLabel(/^Название/)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Группа создана: ${name}`)).toBeVisible();
  // The form returns the focus when it closes.
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Новая группа' })).toBeFocused();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(name);
  await expect(page).toHaveURL(/search=/);
  await press(page.getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await press(page.getByRole('button', { name: 'Добавить участников' }));
  await dialog(page).getByRole('searchbox').focus();
  await page.keyboard.type(student.login);
  await press(dialog(page).getByRole('checkbox', { name: new RegExp(student.login) }), 'Space');
  await press(dialog(page).getByRole('button', { name: 'Добавить выбранных' }));
  await expect(rowOf(page, student.login)).toBeVisible();
  await press(page.getByRole('checkbox', { name: `Выбрать: ${student.fullName}` }), 'Space');
  await press(page.getByRole('button', { name: 'Убрать из группы' }));
  await expect(page.getByText('В группе пока никого нет')).toBeVisible();
  await press(page.getByRole('button', { name: /^Действия/ }));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await press(dialog(page).getByRole('button', { name: 'В архив' }));
  await expect(page).toHaveURL(/\/groups$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Группы' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('Под этот отбор ничего не подходит')).toBeVisible();
});
