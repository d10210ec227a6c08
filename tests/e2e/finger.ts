// One finger on a touch screen at human speed: after an instant drag browsers ignore the next tap.
import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

const MOVES_ON_THE_WAY = 4;
const MOVES_AT_REST = 6;
/** A resting finger trembles. Moves that change nothing never reach the browser's gestures, and it takes the lift for a fling. */
const TREMBLE_PX = 1;

/** Puts a finger down, moves it along a straight line, and lifts it after a rest.
 *  @param from, to in CSS pixels of the window */
export async function moveFinger(page: Page, from: Point, to: Point): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number, tremble = 0): Promise<unknown> =>
    devices.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + (to.x - from.x) * share + tremble, y: from.y + (to.y - from.y) * share }],
    });
  const nextFrame = (): Promise<unknown> =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await touch('touchStart', 0);
  for (let move = 1; move <= MOVES_ON_THE_WAY + MOVES_AT_REST; move += 1) {
    await nextFrame();
    const tremble = move > MOVES_ON_THE_WAY && move % 2 === 1 ? TREMBLE_PX : 0;
    await touch('touchMove', Math.min(1, move / MOVES_ON_THE_WAY), tremble);
  }
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devices.detach();
}
