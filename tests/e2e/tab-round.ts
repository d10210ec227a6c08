// Moving around a page with Tab, like a person without a pointer.
import type { Page } from '@playwright/test';

/** More tab stops than any page here has. */
const MAX_STOPS = 90;

/** The text of the focused element. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label');
    return (label ?? element?.textContent ?? '').trim();
  });
}

/** Presses Tab until the wanted element has the focus. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const isWanted = (text: string): boolean =>
    typeof wanted === 'string' ? text === wanted : wanted.test(text);
  const passed: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const text = await focused(page);
    if (isWanted(text)) return;
    passed.push(text);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(wanted)}; it passed ${[...new Set(passed)].join(' | ')}`);
}
