/** A newcomer is led through the whole suite: by keys alone, and by touch on a small telephone held either way. */
import { expect, type Page } from '@playwright/test';
import { texts as practice } from '#src/i18n/ru/practice.ts';
import { ru as words } from '#tasks/room/texts/ru.ts';
import { test } from './fixtures.ts';
import { signIn } from './people.ts';
import { menuOf, roomIsReady } from './room-play.ts';
import { tabTo } from './tab-round.ts';

/** More than the case takes: one who is led in a circle is found out. */
const MOST_MOVES = 200;

test.describe.configure({ timeout: 300_000 });

/** Does what the guide asks for until it has nothing more to ask. */
async function follow(page: Page, move: () => Promise<void>): Promise<void> {
  const finished = page.locator('[data-guide="finished"]');
  for (let count = 0; count < MOST_MOVES; count += 1) {
    if (await finished.isVisible()) return;
    await move();
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'done');
  }
  throw new Error(`Not finished after ${MOST_MOVES} moves`);
}

async function passes(page: Page): Promise<void> {
  await expect(page.getByText(practice.passed, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.report.carried })).toBeVisible();
  await expect(page.getByText(words.report.within)).toBeVisible();
}

test('the guided room is finished by keys alone', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/room2');
  await roomIsReady(page);
  await follow(page, async () => {
    await page.keyboard.press('KeyG');
    await expect(menuOf(page).locator('[data-wanted]')).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await tabTo(page, practice.finish);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, practice.finish);
  await page.keyboard.press('Enter');
  await passes(page);
});

for (const viewport of [
  { width: 360, height: 800 },
  { width: 800, height: 360 },
]) {
  test.describe(`on a telephone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('the guided room is finished by touch', async ({ page }) => {
      await signIn(page, 'admin');
      await page.goto('/room2');
      await roomIsReady(page);
      await follow(page, async () => {
        await page.getByRole('button', { name: words.assist.show, exact: true }).tap();
        await menuOf(page).locator('[data-wanted]').tap();
      });
      await page.getByRole('button', { name: practice.finish, exact: true }).tap();
      await page.getByRole('alertdialog').getByRole('button', { name: practice.finish, exact: true }).tap();
      await passes(page);
    });
  });
}
