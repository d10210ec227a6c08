/** The frame round every page: who may go where, leaving, registering, passwords, technical works, the language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { startServer } from '../run-server.ts';
import { test } from './fixtures.ts';
import { callerFor, demoWorks, newStudent, PASSWORD, signIn } from './people.ts';

const startButton = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name });

test.describe('the guard', () => {
  const CLOSED = ['/cabinet', '/results', '/control', '/profile-view', '/account', '/teacher-results', '/task/1', '/controltask/1'];

  test('leads who is not signed in to the start page', async ({ page }) => {
    for (const path of CLOSED) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/$/);
      await expect(startButton(page, 'Войти')).toBeVisible();
    }
  });

  test('leads a student away from what is not theirs, and says so', async ({ page }) => {
    await signIn(page, 'student');
    for (const path of ['/teacher-results', '/account', '/results-user/1', '/users', '/room-editing']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/not-enough$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Недостаточно прав' })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'В свой раздел' }).click();
    await expect(page).toHaveURL(/\/cabinet$/);
  });

  test('answers an address that does not exist, or has no page yet, with 404', async ({ page }) => {
    await signIn(page, 'admin');
    for (const path of ['/no-such-page', '/users', '/room-constructor', '/cabinet/more']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' }), path).toBeVisible();
    }
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Пользователи' })).toHaveCount(0);
  });
});

for (const [login, home] of [
  ['admin', /\/account$/],
  ['teacher', /\/cabinet$/],
  ['student', /\/cabinet$/],
  ['guest', /\/(cabinet|practiceTest|practice)$/],
  ['demo', /\/cabinet$/],
] as const) {
  test(`${login} signs in, comes to their own section and goes`, async ({ page }) => {
    await signIn(page, login);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toHaveCount(0);
    await page.getByRole('button', { name: /Меню пользователя/ }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(startButton(page, 'Войти')).toBeVisible();
    await page.goto('/profile-view');
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a wrong password is said, and what was typed stays', async ({ page, faultWatch }) => {
  faultWatch.allow(/status of 40[13]/);
  await page.goto('/');
  await startButton(page, 'Войти').click();
  const overlay = page.getByRole('dialog', { name: 'Вход' });
  await overlay.getByRole('button', { name: 'Войти' }).click();
  await expect(overlay.getByText('Поле обязательно для заполнения')).toHaveCount(2);
  await overlay.getByLabel('Логин').fill('student');
  await overlay.getByLabel(/^Пароль/).fill('wrong-password');
  await overlay.getByRole('button', { name: 'Войти' }).click();
  await expect(overlay.getByText('Введен некорректный логин или пароль')).toBeVisible();
  await expect(overlay.getByLabel('Логин')).toHaveValue('student');
});

test('one cannot sign out in an attempt, and is told why', async ({ page, faultWatch }) => {
  faultWatch.allow(/status of 404/);
  await signIn(page, 'student');
  await page.goto('/practice-selfcontrol/no-such-work');
  await expect(page.getByText('Работа не открылась')).toBeVisible();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  const out = page.getByRole('menuitem', { name: 'Выйти' });
  await expect(out).toHaveAttribute('aria-disabled', 'true');
  await expect(out).toContainText('При прохождении работы, нельзя выйти из аккаунта');
});

test('a session lost in an attempt opens sign-in over it, and the work goes on', async ({ page, server, faultWatch }) => {
  faultWatch.allow(/status of 40[13]/);
  const student = await newStudent(server.url);
  const { practiceId } = await demoWorks(server.url);
  await signIn(page, student.login);
  await page.goto(`/practice-selfcontrol/${practiceId}`);
  await expect(page.locator('[data-scene="ready"]')).toBeVisible({ timeout: 30_000 });
  const admin = await callerFor(server.url, 'admin');
  const user = await admin.call<Record<string, unknown>>('GET', `/users/${student.id}`);
  const { id: _id, ...kept } = user;
  const group = kept['group'] as { readonly id: string } | null;
  await admin.call('PUT', `/users/${student.id}`, {
    login: student.login,
    name: kept['name'],
    surname: kept['surname'],
    lastName: kept['lastName'],
    email: kept['email'],
    gender: 'MALE',
    groupId: group?.id,
    password: 'another-one',
  });
  await page.keyboard.press('ArrowRight');
  const overlay = page.getByRole('dialog', { name: 'Вход' });
  await expect(overlay.getByText(/Сеанс завершён/)).toBeVisible();
  await overlay.getByLabel('Логин').fill(student.login);
  await overlay.getByLabel(/^Пароль/).fill('another-one');
  await overlay.getByRole('button', { name: 'Войти' }).click();
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/practice-selfcontrol/${practiceId}$`));
  await expect(page.getByText('Сохранено на сервере')).toBeVisible({ timeout: 30_000 });
});

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
    for (const text of ['Недопустимые символы', 'Некорректная электронная почта', 'Пароль должен быть не менее 6 символов', 'Пароли не совпадают']) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await page.reload();
    await startButton(page, 'Регистрация').click();
    await expect(form.getByLabel(/^Фамилия/)).toHaveValue('Иванов');
    await expect(form.getByLabel(/^Пароль/)).toHaveValue('');
  });

  test('sends a request that an administrator accepts, and then one can sign in', async ({ page, browser, server }) => {
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
    await signIn(admin, 'admin');
    await admin.getByRole('button', { name: 'Понятно' }).click();
    await admin.goto('/account');
    const row = admin.getByRole('listitem').filter({ hasText: login });
    await row.getByRole('button', { name: 'Принять' }).click();
    await expect(admin.getByText(/Заявка принята/)).toBeVisible();
    await office.close();

    await signIn(page, login);
    await expect(page.getByRole('heading', { level: 1, name: /Анна/ })).toBeVisible();
  });
});

/** The link of the newest letter to this address. */
function linkFor(dataDir: string, email: string): string | undefined {
  const folder = join(dataDir, 'mail');
  const letters = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const own = letters.filter((text) => text.includes(`To: ${email}`));
  return /https?:\/\/\S+/.exec(own.at(-1) ?? '')?.[0];
}

test('a forgotten password is set anew by the link of the letter, once', async ({ page, server, faultWatch }) => {
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
  await signIn(page, student.login, 'crystal-2');

  await page.goto(link);
  await expect(reset).toBeVisible();
  await reset.getByLabel(/^Введите новый пароль/).fill('crystal-4');
  await reset.getByLabel(/^Повторите новый пароль/).fill('crystal-4');
  await reset.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(reset.getByRole('alert').or(reset.locator('[role="status"], [aria-live]')).first()).not.toBeEmpty();
  await callerFor(server.url, student.login, 'crystal-2');
});

test('technical works keep everybody out but administrators, and end by themselves', async ({ page, browser, faultWatch }) => {
  faultWatch.allow(/status of 503/);
  const server = await startServer();
  const inside = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  try {
    const admin = await inside.newPage();
    await signIn(admin, 'admin');
    await admin.getByRole('button', { name: 'Понятно' }).click();
    await admin.goto('/account');
    await admin.getByRole('button', { name: 'Включить' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Включить' }).click();
    await expect(admin.getByText('Включены')).toBeVisible();
    await expect(admin.getByText(/На сервере проводятся технические работы/)).toBeVisible();

    await page.goto(`${server.url}/`);
    await startButton(page, 'Войти').click();
    const overlay = page.getByRole('dialog', { name: 'Вход' });
    await overlay.getByLabel('Логин').fill('student');
    await overlay.getByLabel(/^Пароль/).fill(PASSWORD);
    await overlay.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/technical-work$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Идут технические работы' })).toBeVisible();
    await page.goto(`${server.url}/cabinet`);
    await expect(page).toHaveURL(/\/technical-work$/);
    await page.getByRole('button', { name: 'Проверить сейчас' }).click();
    await expect(page.getByText(/Работы ещё идут/)).toBeVisible();

    await admin.getByRole('button', { name: 'Выключить' }).click();
    await expect(admin.getByText('Выключены')).toBeVisible();
    await page.getByRole('button', { name: 'Проверить сейчас' }).click();
    await expect(page.getByText('Технические работы закончены, можно продолжать.').or(page.getByRole('heading', { name: /Здравствуйте/ })).first()).toBeVisible();
    await page.goto(`${server.url}/cabinet`);
    await expect(page.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible();
  } finally {
    await inside.close();
    await server.stop();
  }
});

test('the language is kept: over a reload, in the cookie, after signing in', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('radio', { name: 'English' }).or(page.getByRole('button', { name: 'English' })).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe('en');
  await page.goto('/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('radio', { name: '中文' }).or(page.getByRole('button', { name: '中文' })).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test.describe('the cookie notice', () => {
  test.use({ withCookieNotice: true });

  test('stays until it is accepted, and does not come back', async ({ page }) => {
    await page.goto('/');
    const notice = page.getByRole('region', { name: 'Уведомление о cookie' });
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Понятно' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(startButton(page, 'Войти')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
