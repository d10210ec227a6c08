/** Going round a page by Tab, as one does who has no pointer. */
import type { Page } from '@playwright/test';

/** More stops than any page here has. */
const MOST_STOPS = 90;

/** What has the focus, by its words. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label');
    return (label ?? element?.textContent ?? '').trim();
  });
}

/** Goes round by Tab until what is wanted has the focus. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const isWanted = (text: string): boolean =>
    typeof wanted === 'string' ? text === wanted : wanted.test(text);
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const text = await focused(page);
    if (isWanted(text)) return;
    passed.push(text);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(wanted)}; it passed ${[...new Set(passed)].join(' | ')}`);
}
