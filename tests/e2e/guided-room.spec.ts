// The guide leads a newcomer through the whole suite: with keys only, and by touch on a small phone.
import { expect, type Locator, type Page } from '@playwright/test';
import { texts as practice } from '#src/i18n/ru/practice.ts';
import { RU as words } from '#tasks/room/texts/ru.ts';
import { test } from './fixtures.ts';
import { IS_FULL_SET } from './full-set.ts';
import { enterAs } from './entering.ts';
import { menuOf, roomIsReady } from './room-play.ts';
import { tabTo } from './tab-round.ts';

/** More than the case needs, so that a guide who leads in circles is noticed. */
const MAX_MOVES = 200;

test.describe.configure({ timeout: 300_000 });

/** Where the guide asks what comes now: one after the other is tried, until it leads on. */
async function choose(page: Page, press: (option: Locator) => Promise<void>): Promise<void> {
  const options = page.locator('[data-guide-choice] li button');
  for (let at = 0; (await options.count()) > at; at += 1) await press(options.nth(at));
}

/** Follows the guide until it asks for nothing more. */
async function follow(page: Page, move: () => Promise<void>, atMost = MAX_MOVES): Promise<void> {
  const finished = page.locator('[data-guide="finished"]');
  for (let count = 0; count < atMost; count += 1) {
    if (await finished.isVisible()) return;
    await move();
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'done');
  }
  if (atMost === MAX_MOVES) throw new Error(`Not finished after ${MAX_MOVES} moves`);
}

/** In the full set touch goes to the end too; otherwise only past the first door. */
const BY_TOUCH = IS_FULL_SET ? MAX_MOVES : 16;

async function isTold(page: Page, outcome: string): Promise<void> {
  await expect(page.getByText(outcome, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: words.report.carried })).toBeVisible();
  if (outcome === practice.passed)
    await expect(page.getByText(words.report.within, { exact: true })).toBeVisible();
}

test('the guided room is finished by keys alone', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/room2');
  await roomIsReady(page);
  let asked = 0;
  await follow(page, async () => {
    await choose(page, async (option) => {
      asked += 1;
      await option.focus();
      await page.keyboard.press('Enter');
    });
    await page.keyboard.press('KeyG');
    await expect(menuOf(page).locator('[data-wanted]')).toBeFocused();
    await page.keyboard.press('Enter');
  });
  expect(asked).toBeGreaterThan(0);
  await tabTo(page, practice.finish);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, practice.finish);
  await page.keyboard.press('Enter');
  await isTold(page, practice.passed);
});

for (const viewport of [
  { width: 360, height: 800 },
  { width: 800, height: 360 },
]) {
  test.describe(`on a telephone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('the guided room is followed and finished by touch', async ({ page }) => {
      await enterAs(page, 'admin');
      await page.goto('/room2');
      await roomIsReady(page);
      await follow(
        page,
        async () => {
          await choose(page, async (option) => {
            if (viewport.height > viewport.width) await expect(option).toBeInViewport({ ratio: 1 });
            await option.tap();
          });
          await page.getByRole('button', { name: words.assist.show, exact: true }).tap();
          await menuOf(page).locator('[data-wanted]').tap();
        },
        BY_TOUCH,
      );
      await page.getByRole('button', { name: practice.finish, exact: true }).tap();
      await page.getByRole('alertdialog').getByRole('button', { name: practice.finish, exact: true }).tap();
      await isTold(page, IS_FULL_SET ? practice.passed : practice.notPassed);
    });
  });
}
