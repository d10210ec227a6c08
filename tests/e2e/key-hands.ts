// Keyboard only: Tab, arrows, Enter and Space, no pointer.
import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MAX_STOPS = 160;
/** How often the number of stops is counted again on the way to a thing. */
const MAX_LOOKS = 6;

async function hasFocus(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement);
}

/** How many times to press Tab from the current focus, negative for backwards; 1 if nothing has the focus. */
async function stopsTo(thing: Locator): Promise<number> {
  return thing.evaluate((element) => {
    const isStop = (one: HTMLElement): boolean => {
      if (one.tabIndex < 0 || one.matches(':disabled') || one.closest('[inert]')) return false;
      if (one instanceof HTMLInputElement && one.type === 'radio' && !one.checked && one !== element)
        return false;
      return one.checkVisibility({ visibilityProperty: true });
    };
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
    ].filter(isStop);
    const [here, there] = [document.activeElement, element].map((one) => all.indexOf(one as HTMLElement));
    if (element === document.activeElement) return 0;
    return here === undefined || there === undefined || here < 0 || there < 0 ? 1 : there - here;
  });
}

/** Presses Tab, or Shift and Tab if that is shorter, until the thing has the focus. */
export async function tabOnto(page: Page, thing: Locator): Promise<void> {
  await expect(thing).toBeAttached();
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const stops = await stopsTo(thing);
    if (stops === 0) return;
    for (let at = 0; at < Math.abs(stops); at += 1)
      await page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
  }
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(thing)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(thing)}`);
}

export async function pressOn(page: Page, thing: Locator): Promise<void> {
  await tabOnto(page, thing);
  await page.keyboard.press('Enter');
}

/** Chooses a radio button: Tab reaches the group, arrows move in it, Space chooses if nothing was chosen. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  await expect(radio).toBeAttached();
  const group = page.locator(`input[name="${await radio.getAttribute('name')}"]`);
  const chosen = await group.evaluateAll((all) =>
    all.findIndex((one) => one instanceof HTMLInputElement && one.checked),
  );
  await tabOnto(page, group.nth(Math.max(0, chosen)));
  const count = await group.count();
  for (let at = 0; at < count && !(await hasFocus(radio)); at += 1) await page.keyboard.press('ArrowDown');
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

/** Moves down from the first entry of an open list to the one with these words, and presses Enter. */
export async function pickBelow(page: Page, options: Locator, text: string): Promise<void> {
  const at = await options.evaluateAll(
    (all, wanted) => all.findIndex((element) => element.textContent?.startsWith(wanted)),
    text,
  );
  expect(at, `${text} is offered`).toBeGreaterThanOrEqual(0);
  await expect(options.first()).toBeFocused();
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
  await expect(options.nth(at)).toBeFocused();
  await page.keyboard.press('Enter');
}
