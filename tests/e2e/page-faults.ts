// Checks pages one after another: what axe finds, and what sticks out of a narrow window.
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { RouteId } from '#src/app/routes.ts';
import { axeFinds, isShown, looksOf, sticksOut, wear, type Look } from './page-look.ts';
import { PAGE_WORDS, type PageWords } from './page-words.ts';

export interface Shown {
  readonly name: string;
  readonly route: RouteId;
  readonly path: string;
  /** Actions on the page before it is checked. */
  readonly act?: (page: Page, words: PageWords) => Promise<void>;
  /** How to wait for the page; the room, for example, fills the window and has no heading in it. */
  readonly ready?: (page: Page) => Promise<void>;
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first();

export async function openOverlay(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
}

/** Checks each page in its looks; returns the faults, one line each. */
export async function faultsOf(page: Page, pages: readonly Shown[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [index, shown] of pages.entries()) {
    for (const look of looksOf(index)) {
      const found = await lookAt(page, shown, look);
      faults.push(...found.map((fault) => `${shown.name} ${look.language} ${look.theme}: ${fault}`));
    }
  }
  return faults;
}

async function lookAt(
  page: Page,
  { route, path, act, ready }: Shown,
  look: Look,
): Promise<readonly string[]> {
  await wear(page, look);
  await page.goto(path);
  await isShown(page, look);
  await ready?.(page);
  await act?.(page, PAGE_WORDS[look.language]);
  const folder = process.env['E2E_SHOTS'];
  if (folder !== undefined)
    await page.screenshot({
      path: `${folder}/${path.replaceAll(/\W+/g, '-')}-${look.language}-${look.theme}.png`,
    });
  const found = [...(await axeFinds(page)), ...(await sticksOut(page))];
  // The runner compares the routes that were checked with all routes (tests/runner/looked-at.mjs).
  test.info().annotations.push({ type: 'looked at', description: route });
  return found;
}
