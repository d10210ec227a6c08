// What waits for a teacher or an administrator, told in the header and gone to by keys.
import { expect } from '@playwright/test';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { callerFor } from './people.ts';

test('the bell tells an administrator of a request, leads to it by keys, and is silent once it is decided', async ({
  page,
  server,
}) => {
  const admin = await callerFor(server.url, 'admin');
  const waiting = await admin.call<{ totalElements: number }>(
    'GET',
    '/registration-requests?status=PENDING&size=1',
  );
  expect(waiting.totalElements).toBeGreaterThan(0);
  await enterAs(page, 'admin');
  await page.goto('/courses');
  const bell = page.getByRole('button', { name: /жд[её]т вашего решения|ждут вашего решения/i });
  await bell.focus();
  await page.keyboard.press('Enter');
  const request = page.getByRole('menuitem', { name: /заяв/ });
  await expect(request).toContainText(String(waiting.totalElements));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await request.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-registration\?status=PENDING/);
});

test('a learner has no bell', async ({ page }) => {
  await enterAs(page, 'student');
  await page.goto('/cabinet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /вашего решения/ })).toHaveCount(0);
});
