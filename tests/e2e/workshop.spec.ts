// The administrator's workshop by keys: from the cabinet to the trash, a work comes back to its place, and goes again.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { callerFor } from './people.ts';

test('what was deleted comes back from the workshop, by keys alone', async ({ page, server }) => {
  const name = `р${randomUUID().slice(0, 8)}`;
  const admin = await callerFor(server.url, 'admin');
  const title = { ru: name, en: name, ch: name };
  const { id } = await admin.call<{ id: string }>('POST', '/works', { title });
  await admin.call('POST', '/works/changes', { workIds: [id], action: { kind: 'ARCHIVE' } });
  const isInUse = async () => (await admin.send('GET', `/works/${id}`)).status === 200;
  expect(await isInUse()).toBe(false);

  await enterAs(page, 'admin');
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Мастерская' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Мастерская' })).toBeVisible();
  await page.getByRole('tab', { name: 'Черновики' }).focus();
  for (const next of ['Незавершённое', 'Изменения коллег', 'Корзина']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: next })).toHaveAttribute('aria-selected', 'true');
  }
  const restore = page.getByRole('button', { name: `Вернуть: ${name}` });
  await restore.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Возвращено на прежнее место')).toBeVisible();
  await expect(restore).toBeHidden();
  await expect.poll(isInUse).toBe(true);
  await page.getByRole('button', { name: 'Отменить', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(restore).toBeVisible();
  expect(await isInUse()).toBe(false);
});

test('a work that is made wrong afterwards is listed with what is wrong', async ({ page, server }) => {
  const name = `р${randomUUID().slice(0, 8)}`;
  const teacher = await callerFor(server.url, 'teacher');
  const title = { ru: name, en: name, ch: name };
  await teacher.call('POST', '/works', { title, gradeForCompletion: 5 });
  await enterAs(page, 'teacher');
  const row = page.getByRole('row', { name });
  await expect(async () => {
    await page.goto('/works?view=faulty&size=200');
    await expect(row).toContainText('Нет ни одного задания', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await row.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/work-update\//);
});
