// Shows that a test needs no picture: hides the canvas, and records canvas events and all pointer events.
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Types of events on a canvas, and of pointer events anywhere. */
    seenOnly: string[];
  }
}

/** Records every event on a canvas and every pointer event: a person who sees nothing needs neither. */
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

/** Hides the scene, after checking that the watch notices an event on it. */
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

/** Expects that no event has reached the canvas, and that no pointer was used. */
export async function canvasWasLeftAlone(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.seenOnly)).toEqual([]);
}
