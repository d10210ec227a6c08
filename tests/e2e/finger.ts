/** One finger on a touch screen, at the pace of a hand: a browser takes a drag in no time for a fling and eats the next tap. */
import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

const movesOnTheWay = 4;
const movesAtRest = 3;

/** Puts a finger down, leads it along a straight line and lets go once it rests.
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
  for (let move = 1; move <= movesOnTheWay + movesAtRest; move += 1) {
    await nextFrame();
    await touch('touchMove', Math.min(1, move / movesOnTheWay));
  }
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devices.detach();
}
