// The board of a control event in a browser: somebody's own browser, the row of a student, and what is done for some of them.
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { enterAs } from './entering.ts';
import type { Student } from './people.ts';

/** A browser of its own, signed in; what its pages throw is put into `faults`. */
export async function pageOf(
  browser: Browser,
  url: string,
  login: string,
  { faults = [], ...options }: BrowserContextOptions & { readonly faults?: string[] } = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: url, ...options });
  context.on('weberror', (event) => faults.push(`${login}: ${String(event.error())}`));
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('cookieAccepted', 'true');
  });
  const page = await context.newPage();
  await enterAs(page, login, undefined, url);
  return page;
}

export const rowOf = (board: Page, { fullName }: Student): Locator =>
  board.getByRole('row', { name: new RegExp(fullName) });

/** Does something by the bar for those who are ticked. */
export async function actForTicked(
  board: Page,
  kind: string,
  fill?: (dialog: Page) => Promise<void>,
): Promise<void> {
  const bar = board.getByRole('region', { name: 'Действия с выбранными' });
  const button = bar.getByRole('button', { name: kind, exact: true });
  if ((await button.count()) > 0) await button.click();
  else {
    await bar.getByRole('button', { name: 'Действия с отмеченными' }).click();
    await board.getByRole('menuitem', { name: kind }).click();
  }
  await fill?.(board);
  await board.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click();
  await expect(board.getByRole('dialog')).toHaveCount(0);
}

/** Ticks the student on the board, and does something by the bar. */
export async function act(
  board: Page,
  student: Student,
  kind: string,
  fill?: (dialog: Page) => Promise<void>,
): Promise<void> {
  await board.getByLabel(`Отметить: ${student.fullName}`).check();
  await actForTicked(board, kind, fill);
}
