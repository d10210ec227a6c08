// One finger on a touch screen at human speed: after an instant drag browsers ignore the next tap.
import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

const MOVES_ON_THE_WAY = 4;
const MOVES_AT_REST = 3;

/** Puts a finger down, moves it along a straight line, and lifts it after a rest.
 *  @param from, to in CSS pixels of the window */
export async function moveFinger(page: Page, from: Point, to: Point): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number): Promise<unknown> =>
    devices.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
    });
  const nextFrame = (): Promise<unknown> =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await touch('touchStart', 0);
  for (let move = 1; move <= MOVES_ON_THE_WAY + MOVES_AT_REST; move += 1) {
    await nextFrame();
    await touch('touchMove', Math.min(1, move / MOVES_ON_THE_WAY));
  }
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devices.detach();
}
