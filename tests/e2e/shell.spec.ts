// The frame around every page: access, leaving, a lost session, technical works, the language.
import { expect } from '@playwright/test';
import { startServer } from '../support/run-server.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { callerFor, demoWorks, newStudent, PASSWORD, signInByForm, startButton } from './people.ts';

test('keeps the letters that are typed after Ctrl+K before the list has come', async ({ page }) => {
  await page.route('**/finder-list-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await enterAs(page, 'teacher');
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Перейти' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Перейти' })).toBeVisible();
  await page.keyboard.type('student');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toHaveValue('student');
  await page.route('**/users?*search=students*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.keyboard.type('s');
  await expect(field).toHaveValue('students');
  // Nobody is called so: one letter less names the demo student, and Enter does not wait for the answer.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results-user\//);
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('the guard', () => {
  const CLOSED = [
    '/cabinet',
    '/results',
    '/control',
    '/profile-view',
    '/account',
    '/teacher-results',
    '/task/1',
    '/controltask/1',
  ];

  test('leads who is not signed in to the start page', async ({ page }) => {
    for (const path of CLOSED) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/$/);
      await expect(startButton(page, 'Войти')).toBeVisible();
    }
  });

  test('leads a student away from what is not theirs, and says so', async ({ page }) => {
    await signInByForm(page, 'student');
    for (const path of ['/teacher-results', '/account', '/results-user/1', '/users', '/room-editing']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/not-enough$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Недостаточно прав' })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'В свой раздел' }).click();
    await expect(page).toHaveURL(/\/cabinet$/);
  });

  test('answers an address that does not exist, or has no page yet, with 404', async ({ page }) => {
    await signInByForm(page, 'admin');
    for (const path of ['/no-such-page', '/room-editing/more', '/cabinet/more']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' }), path).toBeVisible();
    }
    const menu = page.getByRole('navigation');
    await expect(menu.locator('a[href="/room-constructor"]')).toBeVisible();
    await expect(menu.locator('a[href="/room-editing"]')).toBeVisible();
  });
});

for (const [login, home] of [
  ['admin', /\/account$/],
  ['teacher', /\/account$/],
  ['student', /\/cabinet$/],
  ['guest', /\/(cabinet|practiceTest|practice)$/],
  ['demo', /\/cabinet$/],
] as const) {
  test(`${login} signs in, comes to their own section and goes`, async ({ page }) => {
    await signInByForm(page, login);
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
  await signInByForm(page, 'student');
  await page.goto('/practice-selfcontrol/no-such-work');
  await expect(page.getByText('Работа не открылась')).toBeVisible();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  const out = page.getByRole('menuitem', { name: 'Выйти' });
  await expect(out).toHaveAttribute('aria-disabled', 'true');
  await expect(out).toContainText('При прохождении работы, нельзя выйти из аккаунта');
});

test('a session lost in an attempt opens sign-in over it, and the work goes on', async ({
  page,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/status of 40[13]/);
  const student = await newStudent(server.url);
  const { practiceId } = await demoWorks(server.url);
  await signInByForm(page, student.login);
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

test('technical works keep everybody out but administrators, and end by themselves', async ({
  page,
  browser,
  faultWatch,
}) => {
  faultWatch.allow(/status of 503/);
  const server = await startServer();
  const inside = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  try {
    const admin = await inside.newPage();
    await signInByForm(admin, 'admin');
    await admin.getByRole('button', { name: 'Понятно' }).click();
    await admin.goto('/account');
    await admin.getByRole('link', { name: 'Включить, запланировать, посмотреть' }).click();
    await admin.getByRole('button', { name: 'Включить сейчас' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Включить сейчас' }).click();
    await expect(admin.getByText('Идут', { exact: true })).toBeVisible();
    await expect(admin.getByText(/На сервере проводятся технические работы/).first()).toBeVisible();

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

    await admin.getByRole('button', { name: 'Выключить технические работы' }).click();
    await expect(admin.getByText('Выключены', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Проверить сейчас' }).click();
    await expect(
      page
        .getByText('Технические работы закончены, можно продолжать.')
        .or(page.getByRole('heading', { name: /Здравствуйте/ }))
        .first(),
    ).toBeVisible();
    await page.goto(`${server.url}/cabinet`);
    await expect(page.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible();
  } finally {
    // An open page goes on asking: it leaves before its server stops.
    await page.goto('about:blank');
    await inside.close();
    await server.stop();
  }
});

test('the language is kept: over a reload, in the cookie, after signing in', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page
    .getByRole('radio', { name: 'English' })
    .or(page.getByRole('button', { name: 'English' }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe('en');
  await page.goto('/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page
    .getByRole('radio', { name: '中文' })
    .or(page.getByRole('button', { name: '中文' }))
    .first()
    .click();
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
