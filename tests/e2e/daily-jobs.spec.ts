// The short ways of a day: from the own start page to a mark, to whoever has not begun, to a group, to a new password.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { handInLongAnswer } from './hand-in.ts';
import { callerFor, newStudent, openControlEvent, PASSWORD, tokensOf } from './people.ts';

const word = (): string => `d${randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** Goes to the first of what the letters name. */
async function goTo(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Перейти' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Перейти' });
  await expect(finder.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(finder.getByRole('option').filter({ hasText: words }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(finder).toHaveCount(0);
}

/** Five events are shown at first; other tests leave theirs, which may end sooner than this one. */
async function showAllUntil(page: Page, event: Locator): Promise<void> {
  const more = page.getByRole('button', { name: /^Показать ещё/ });
  await expect(event.or(more).first()).toBeVisible();
  while (!(await event.isVisible())) {
    const before = await more.innerText();
    await more.click();
    await expect(event.or(more.filter({ hasNotText: before })).first()).toBeVisible();
  }
}

test('a teacher begins to mark, and sees who has not begun, from the start page', async ({
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  await handInLongAnswer(server.url, student);
  await openControlEvent(server.url, student);
  await enterAs(page, 'teacher');
  await page.goto('/account');
  await page.getByRole('button', { name: /^Начать проверку: Новый сотрудник/ }).click();
  await expect(page.getByRole('group', { name: 'Критерии' }).getByRole('textbox').first()).toBeFocused();
  await page.goto('/account');
  const event = page.getByRole('link', { name: new RegExp(`^Проверка ${student.login}`) });
  await showAllUntil(page, event);
  await event.click();
  await expect(page.getByText('мероприятие идёт, не начал')).toBeVisible();
});

test('a group is found by its name, and its results can be exported', async ({ page, server }) => {
  const name = word();
  const admin = await callerFor(server.url, 'admin');
  const group = await admin.call<{ readonly id: string }>('POST', '/groups', { name });
  await enterAs(page, 'admin');
  await page.goto('/account');
  await goTo(page, name);
  await expect(page).toHaveURL(new RegExp(`/teacher-results\\?group=${group.id}`));
  await expect(page.getByRole('button', { name: 'Выгрузить таблицу' })).toBeVisible();
});

test('a person found by name gets a new password in two steps', async ({ page, server }) => {
  const { login, fullName } = await newStudent(server.url);
  await enterAs(page, 'admin');
  await page.goto('/account');
  await goTo(page, login);
  await page.getByRole('dialog', { name: fullName }).getByRole('button', { name: 'Новый пароль' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByLabel('Новый пароль')).toBeVisible();
  const password = await asked.getByLabel('Новый пароль').inputValue();
  await asked.getByRole('button', { name: 'Задать пароль' }).click();
  await expect(page.getByText(`Пароль изменён: ${fullName}`)).toBeVisible();
  await tokensOf(server.url, login, password);
  const refused = await (
    await callerFor(server.url, 'admin')
  ).send('POST', '/auth/sign-in', {
    login,
    password: PASSWORD,
  });
  expect(refused.status).toBe(403);
});

test('learners without a group stand behind one link, and all get one', async ({ page, server }) => {
  const [login, name] = [word(), word()];
  const admin = await callerFor(server.url, 'admin');
  await admin.call('POST', '/groups', { name });
  const { id } = await admin.call<{ readonly id: string }>('POST', '/users', {
    login,
    name: 'Олег',
    surname: `Без-${login}`,
    lastName: 'Петрович',
    email: `${login}@demo.invalid`,
    gender: 'MALE',
    password: PASSWORD,
    roles: ['ROLE_STUDENT'],
  });
  await enterAs(page, 'admin');
  await page.goto('/account');
  await page.getByRole('link', { name: /^Учащиеся без группы: \d/ }).click();
  await expect(page.getByRole('row').filter({ hasText: login })).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(`^Выбрать: Без-${login}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Задать группу' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('combobox').click();
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).click();
  await asked.getByRole('button', { name: 'Задать группу' }).click();
  await expect(page.getByText('Изменён 1 пользователь')).toBeVisible();
  const changed = await admin.call<{ readonly group: { readonly name: string } }>('GET', `/users/${id}`);
  expect(changed.group.name).toBe(name);
});
