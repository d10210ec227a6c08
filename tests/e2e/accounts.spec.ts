// Getting an account: a registration request, and a forgotten password.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { callerFor, newStudent, PASSWORD, signInByForm, startButton } from './people.ts';

test.describe('registration', () => {
  test('says what is wrong with each field', async ({ page }) => {
    await page.goto('/');
    await startButton(page, 'Регистрация').click();
    const form = page.getByRole('dialog', { name: 'Регистрация' });
    await form.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(form.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    await form.getByLabel(/^Логин/).fill('логин');
    await form.getByLabel(/^Электронная почта/).fill('почта@');
    await form.getByLabel(/^Пароль/).fill('12345');
    await form.getByLabel(/^Повторите пароль/).fill('123456');
    await form.getByLabel(/^Фамилия/).fill('Иванов');
    for (const text of [
      'Недопустимые символы',
      'Некорректная электронная почта',
      'Пароль должен быть не менее 6 символов',
      'Пароли не совпадают',
    ]) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await page.reload();
    await startButton(page, 'Регистрация').click();
    await expect(form.getByLabel(/^Фамилия/)).toHaveValue('Иванов');
    await expect(form.getByLabel(/^Пароль/)).toHaveValue('');
  });

  test('sends a request that an administrator accepts, and then one can sign in', async ({
    page,
    browser,
    server,
  }) => {
    const login = `r${randomUUID().slice(0, 8)}`;
    await page.goto('/');
    await startButton(page, 'Регистрация').click();
    const form = page.getByRole('dialog', { name: 'Регистрация' });
    await form.getByLabel(/^Фамилия/).fill('Новикова');
    await form.getByLabel(/^Имя/).fill('Анна');
    await form.getByLabel(/^Отчество/).fill('Сергеевна');
    await form.getByRole('radio', { name: 'Женский' }).check();
    await form.getByLabel(/^Электронная почта/).fill(`${login}@example.org`);
    await form.getByLabel(/^Логин/).fill(login);
    await form.getByLabel(/^Пароль/).fill(PASSWORD);
    await form.getByLabel(/^Повторите пароль/).fill(PASSWORD);
    await form.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(form.getByText('Заявка отправлена')).toBeVisible();
    await form.getByRole('button', { name: 'Закрыть' }).last().click();

    const office = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
    const admin = await office.newPage();
    await signInByForm(admin, 'admin');
    await admin.getByRole('button', { name: 'Понятно' }).click();
    await admin.goto('/account');
    const row = admin.getByRole('listitem').filter({ hasText: login });
    await row.getByRole('button', { name: 'Принять' }).click();
    await expect(admin.getByText(/Заявка принята/)).toBeVisible();
    await office.close();

    await signInByForm(page, login);
    await expect(page.getByRole('heading', { level: 1, name: /Анна/ })).toBeVisible();
  });
});

/** The link in the newest letter to this address. */
function linkFor(dataDir: string, email: string): string | undefined {
  const folder = join(dataDir, 'mail');
  const letters = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const own = letters.filter((text) => text.includes(`To: ${email}`));
  return /https?:\/\/\S+/.exec(own.at(-1) ?? '')?.[0];
}

test('a forgotten password is set anew by the link of the letter, once', async ({
  page,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/status of 4\d\d/);
  const student = await newStudent(server.url);
  const email = `${student.login}@demo.invalid`;
  await page.goto('/');
  await startButton(page, 'Войти').click();
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Восстановление пароля' });
  await forgot.getByLabel(/^Электронная почта/).fill(email);
  await forgot.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(forgot.getByText('Проверьте почту')).toBeVisible();
  await expect.poll(() => linkFor(server.dataDir, email)).toBeTruthy();
  const link = linkFor(server.dataDir, email) ?? '';

  await page.goto(link);
  const reset = page.getByRole('dialog', { name: 'Смена пароля' });
  await expect(reset).toBeVisible();
  expect(page.url()).not.toContain(link.split(/[?=]/).at(-1));
  await reset.getByLabel(/^Введите новый пароль/).fill('crystal-2');
  await reset.getByLabel(/^Повторите новый пароль/).fill('crystal-3');
  await reset.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(reset.getByText('Пароли не совпадают')).toBeVisible();
  await reset.getByLabel(/^Повторите новый пароль/).fill('crystal-2');
  await reset.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByText('Пароль успешно изменён').first()).toBeVisible();
  await signInByForm(page, student.login, 'crystal-2');

  await page.goto(link);
  await expect(reset).toBeVisible();
  await reset.getByLabel(/^Введите новый пароль/).fill('crystal-4');
  await reset.getByLabel(/^Повторите новый пароль/).fill('crystal-4');
  await reset.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(
    reset.getByRole('alert').or(reset.locator('[role="status"], [aria-live]')).first(),
  ).not.toBeEmpty();
  await callerFor(server.url, student.login, 'crystal-2');
});
