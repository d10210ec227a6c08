/** Looking at pages one after another: what axe finds, and what sticks out of a narrow window. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { RouteId } from '#src/app/routes.ts';
import { axeFinds, isShown, looksOf, sticksOut, wear, type Look } from './page-look.ts';
import { pageWords, type PageWords } from './page-words.ts';

export interface Shown {
  readonly name: string;
  readonly route: RouteId;
  readonly path: string;
  /** What is done on the page before it is looked at. */
  readonly act?: (page: Page, words: PageWords) => Promise<void>;
  /** The room fills the window; there is no heading to wait for but the bar's. */
  readonly ready?: (page: Page) => Promise<void>;
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first();

export async function openOverlay(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
}

/** Looks at each page in its looks; gives what was found, a line each. */
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

async function lookAt(page: Page, { path, act, ready }: Shown, look: Look): Promise<readonly string[]> {
  await wear(page, look);
  await page.goto(path);
  await isShown(page, look);
  await ready?.(page);
  await act?.(page, pageWords[look.language]);
  const folder = process.env['E2E_SHOTS'];
  if (folder !== undefined)
    await page.screenshot({
      path: `${folder}/${path.replaceAll(/\W+/g, '-')}-${look.language}-${look.theme}.png`,
    });
  return [...(await axeFinds(page)), ...(await sticksOut(page))];
}
