// A person's own account: sessions, picture, language; and tokens that two tabs and a thief share.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { callerFor, newStudent, PASSWORD, signInByForm } from './people.ts';

test.describe.configure({ timeout: 120_000 });

const PICTURE = 'public/icon-512.png';

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

async function elsewhere(browser: Browser, url: string, login: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  await signInByForm(page, login);
  return page;
}

test('a session on another device is seen and ended; that device is out at its next step', async ({
  page,
  browser,
  server,
}) => {
  const { login } = await newStudent(server.url);
  const other = await elsewhere(browser, server.url, login);
  await signInByForm(page, login);
  await page.goto('/profile-view');
  const here = page.getByRole('listitem').filter({ hasText: 'Этот сеанс' });
  await expect(here).toContainText('Chrome, Linux');
  await expect(here.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Завершить сеанс: Chrome, Linux' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
  await expect(page.getByText('Сеанс завершён')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Завершить сеанс/ })).toHaveCount(0);
  await other.goto('/results');
  await expect(other).toHaveURL(/\/$/);
  await other.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
});

test('all other sessions end at once, by keys', async ({ page, browser, server }) => {
  const { login } = await newStudent(server.url);
  const other = await elsewhere(browser, server.url, login);
  await callerFor(server.url, login, PASSWORD);
  await signInByForm(page, login);
  await page.goto('/profile-view');
  await page.getByRole('button', { name: 'Завершить остальные' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Отмена' }).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Завершено 2 сеанса')).toBeVisible();
  await other.goto('/results');
  await expect(other).toHaveURL(/\/$/);
  await other.context().close();
});

test('a picture is cut by keys, shown in the header, kept, and removed', async ({ page, server }) => {
  const { login } = await newStudent(server.url);
  await signInByForm(page, login);
  await page.goto('/profile-view');
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  const overlay = page.getByRole('dialog', { name: 'Какая часть будет видна' });
  const area = overlay.getByRole('button', { name: /^Положение фотографии/ });
  await area.focus();
  for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await expect(overlay.getByRole('slider')).toHaveAttribute('aria-valuetext', /130/);
  await overlay.getByRole('button', { name: 'Сохранить' }).click();
  await expect(overlay).toHaveCount(0);
  const header = page.getByRole('banner').locator('img[width]');
  await expect(header).toBeVisible();
  await page.reload();
  await expect(header).toBeVisible();
  const caller = await callerFor(server.url, login);
  const { avatarId } = await caller.call<{ readonly avatarId: string }>('GET', '/users/current');
  const info = await caller.call<{ readonly type: string }>('GET', `/files/${avatarId}/info`);
  expect(info.type).toBe('image/webp');
  await page.getByRole('button', { name: 'Удалить фото' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить фото' }).click();
  await expect(page.getByText('Фотография удалена')).toBeVisible();
  await expect(header).toHaveCount(0);
});

test('a file that is no picture is told to be none', async ({ page, server }) => {
  const { login } = await newStudent(server.url);
  await signInByForm(page, login);
  await page.goto('/profile-view');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('не открывается как картинка');
});

test('the language of the page and of letters is one setting', async ({ page, server }) => {
  const { login } = await newStudent(server.url);
  await signInByForm(page, login);
  await page.goto('/profile-view');
  await page.getByRole('main').getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const caller = await callerFor(server.url, login);
  expect(await caller.call('GET', '/users/current')).toMatchObject({ defaultLang: 'en' });
});

/** Makes the person's access tokens stale, so that the next call of each tab refreshes. */
async function makeStale(url: string, userId: string): Promise<void> {
  const admin = await callerFor(url, 'admin');
  await admin.call('PATCH', `/users/${userId}/roles`, { roleIds: ['role-student'] });
}

test('two tabs that refresh at the same moment both stay in; a stolen token ends the session for all', async ({
  page,
  context,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/401/);
  const student = await newStudent(server.url);
  await signInByForm(page, student.login);
  const second = await context.newPage();
  await second.goto('/results');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  const stolen = await stored(page, 'auth-refresh-token');
  for (let round = 0; round < 2; round += 1) {
    const before = await stored(page, 'auth-refresh-token');
    await makeStale(server.url, student.id);
    await Promise.all([page.goto('/profile-view'), second.goto('/profile-view')]);
    for (const tab of [page, second])
      await expect(tab.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
    await expect.poll(() => stored(page, 'auth-refresh-token')).not.toBe(before);
  }
  const thief = await fetch(`${server.url}/api/v1/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: stolen }),
  });
  expect(thief.status).toBe(401);
  for (const tab of [page, second]) {
    await tab.goto('/results');
    await expect(tab).toHaveURL(/\/$/);
  }
});
