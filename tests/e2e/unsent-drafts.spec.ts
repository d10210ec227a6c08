// Signing out where this device has a draft that the server has not: it is asked, and each answer is kept to.
import { expect, type Page } from '@playwright/test';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';

const TITLE = 'Надеть бахилы без связи';

const keptKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept-draft')));

/** Types a new action without the network, closes it, and asks to sign out; returns the address at which it was open. */
async function typeAndLeave(page: Page): Promise<string> {
  await page.goto('/testcase-actions?open=new');
  await expect(page).toHaveURL(/open=new-/);
  const address = page.url();
  await page.getByRole('dialog').getByRole('textbox').first().click();
  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('textbox').first().fill(TITLE);
  await expect.poll(() => keptKeys(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 черновик');
  return address;
}

test('unsent drafts are deleted, or wait for their author, as they choose', async ({ page, faultWatch }) => {
  faultWatch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await enterAs(page, 'admin');
  await typeAndLeave(page);
  await page.getByRole('button', { name: 'Удалить черновик и выйти' }).click();
  await expect(page).toHaveURL(/\/$/);
  // Longer than until it would be tried again.
  await page.waitForTimeout(6000);
  expect(await keptKeys(page)).toEqual([]);
  await page.context().setOffline(false);

  await enterAs(page, 'admin');
  const opened = await typeAndLeave(page);
  await page.getByRole('button', { name: 'Остаться' }).last().click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const address = page.url();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Оставить и выйти' }).click();
  await expect(page).not.toHaveURL(address);
  expect(await keptKeys(page)).toHaveLength(1);
  await page.context().setOffline(false);
  await enterAs(page, 'admin');
  await page.goto(opened);
  await expect(page.getByRole('dialog', { name: TITLE })).toBeVisible();
  await expect.poll(() => keptKeys(page)).toEqual([]);
});
