// CONTROL without the server: after 15 s the scene and its panels are covered and stand, then go on where they were.
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { newStudent, openControlEvent } from './people.ts';
import { everythingIsSaved, roomIsReady } from './room-play.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a simulation of CONTROL stands while the server is not heard', async ({
  page,
  context,
  server,
  faultWatch,
}) => {
  faultWatch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const student = await newStudent(server.url);
  await openControlEvent(server.url, student);
  await enterAs(page, student.login);
  await page.goto('/control');
  await page.getByRole('link', { name: 'Начать' }).click();
  await page.getByRole('button', { name: 'Начать контроль' }).click();
  await roomIsReady(page);
  await everythingIsSaved(page);
  const panel = page.getByRole('button', { name: 'При себе' });
  await expect(panel).toBeVisible();
  await context.setOffline(true);
  const cover = page.getByText('Нет связи с сервером: симуляция остановлена');
  await expect(cover).toBeVisible({ timeout: 30_000 });
  // Covered for those who see and for those who hear; the way out stays, and nothing says that one may go on.
  await expect(page.locator('[inert]').getByRole('button', { name: 'При себе' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Завершить', exact: true })).toBeVisible();
  await expect(page.getByText(/Можно продолжать/)).toHaveCount(0);
  await cover.click({ trial: true });
  await context.setOffline(false);
  await expect(page.getByText('Связь есть: симуляция продолжается с того же места.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await panel.click();
  await expect(page.getByText('Правая рука')).toBeVisible();
});
