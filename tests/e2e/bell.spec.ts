// What a working day of a teacher or an administrator begins with: the bell of what waits, and lists as one likes to see them.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { callerFor, PASSWORD } from './people.ts';

test('the bell tells an administrator of a request and leads to it by keys', async ({ page, server }) => {
  const admin = await callerFor(server.url, 'admin');
  const login = `a${randomUUID().slice(0, 8)}`;
  await admin.call('POST', '/registration-requests', {
    surname: 'Ждущая',
    name: 'Ольга',
    lastname: 'Юрьевна',
    login,
    email: `${login}@example.org`,
    gender: 'FEMALE',
    password: PASSWORD,
  });
  await enterAs(page, 'admin');
  await page.goto('/courses');
  await page.getByRole('button', { name: /жд[её]т вашего решения|ждут вашего решения/i }).focus();
  await page.keyboard.press('Enter');
  const request = page.getByRole('menuitem', { name: /заяв/ });
  // Something that waits longer may stand before it.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const below = await page
    .getByRole('menuitem')
    .evaluateAll((items) => items.findIndex((item) => /заяв/.test(item.textContent)));
  for (let step = 0; step < below; step += 1) await page.keyboard.press('ArrowDown');
  await expect(request).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-registration\?status=PENDING/);
  await expect(page.getByText(login, { exact: true })).toBeVisible();
});

test('a learner has no bell', async ({ page }) => {
  await enterAs(page, 'student');
  await page.goto('/cabinet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /вашего решения/ })).toHaveCount(0);
});

test('a column that is hidden stays hidden, and a kept view brings its search back', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/users?search=student');
  const login = page.getByRole('columnheader', { name: 'Логин' });
  await expect(login).toBeVisible();
  await page.getByRole('button', { name: 'Столбцы и виды' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Логин' }).press('Space');
  await dialog.getByLabel('Название вида').fill('Учащиеся');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(login).toHaveCount(0);
  await page.goto('/users');
  await page.getByRole('button', { name: /Столбцы и виды: скрыто 1/ }).click();
  await dialog.getByRole('button', { name: 'Учащиеся', exact: true }).click();
  await expect(page).toHaveURL(/search=student/);
  await expect(login).toHaveCount(0);
});
