/** Shows that one needs no picture: the canvas is hidden, and whatever reaches it, or points anywhere, is noted. */
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What reached a canvas, and pointers wherever they were. */
    seenOnly: string[];
  }
}

/** Notes every event that a canvas gets, and every pointer event at all: such a person has no use for either. */
export async function watchCanvas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seenOnly = [];
    const pointed = [
      'pointerdown',
      'pointermove',
      'pointerup',
      'mousedown',
      'touchstart',
      'wheel',
      'dragstart',
    ];
    const typed = ['keydown', 'keyup', 'focusin', 'click'];
    for (const type of [...pointed, ...typed]) {
      const note = (event: Event): void => {
        const isOnCanvas = event.target instanceof HTMLCanvasElement;
        if (isOnCanvas || pointed.includes(type)) window.seenOnly.push(type);
      };
      addEventListener(type, note, { capture: true });
    }
  });
}

/** Nothing is seen of the scene any more; and the watch is not blind itself. */
export async function hideCanvas(page: Page): Promise<void> {
  const noticed = await page.evaluate(() => {
    document.querySelector('canvas')?.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift' }));
    return window.seenOnly.splice(0).length;
  });
  expect(noticed).toBe(1);
  await page.locator('canvas').evaluateAll((all) => {
    for (const canvas of all) (canvas as HTMLCanvasElement).style.visibility = 'hidden';
  });
}

export async function canvasWasLeftAlone(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.seenOnly)).toEqual([]);
}
