/**
 * The whole suite in a real Chromium while a person walks the whole way and acts: script time of each frame,
 * frames drawn while nothing moves, and whether the heap grows over a long play.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Action } from '#contract/simulation/log.ts';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { RU as words } from '#tasks/room/texts/ru.ts';
import { chromiumLaunch } from '../e2e/chromium.ts';
import { signInByForm } from '../e2e/people.ts';
import { menuOf, movesOf, panel, roomIsReady, type Move } from '../e2e/room-play.ts';
import { startServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { centile, countFrames, framesSoFar, framesWhile, untilStill } from './frame-watch.ts';
import { heapBytes } from './heap-size.ts';
import { atMost, scriptFigures } from './script-figures.ts';

const MIN_FRAMES = 300;
const STILL_MS = 3000;
const MAX_GROWTH = 0.05;
/** A person does one in about four seconds, so this is a quarter of an hour. */
const ACTIONS = 240;
/** The first actions fill caches, so they are not measured. */
const WARM_UP_ACTIONS = 80;

/** The pause of a person between two moves, in which the animation ends. */
const PAUSE_MS = 250;

async function openRoom(browser: Browser, url: string, path: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    baseURL: url,
  });
  await countFrames(page);
  await signInByForm(page, 'admin');
  await page.goto(path);
  await roomIsReady(page);
  // Pictures of other rooms load during play; that belongs to loading, not to frames.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(STILL_MS);
  return page;
}

/** Lets the guide lead through the whole suite with two keys. */
async function walkTheWay(page: Page): Promise<void> {
  while (!(await page.locator('[data-guide="finished"]').isVisible())) {
    await page.keyboard.press('KeyG');
    await menuOf(page).locator('[data-wanted]').waitFor();
    await page.keyboard.press('Enter');
    await menuOf(page).waitFor({ state: 'detached' });
    await untilStill(page, PAUSE_MS);
  }
}

async function frameFigures(browser: Browser, url: string): Promise<readonly Figure[]> {
  const page = await openRoom(browser, url, '/room2');
  await page.getByRole('button', { name: words.map, exact: true }).click();
  const frames = await framesWhile(browser, page, () => walkTheWay(page));
  const before = await framesSoFar(page);
  await page.waitForTimeout(STILL_MS);
  const drawnWhileStill = (await framesSoFar(page)) - before;
  await page.close();
  const wallMs = frames.map((frame) => frame.wallMs);
  const what = 'whole suite in view';
  return [
    ...scriptFigures(what, frames, MIN_FRAMES),
    { what: 'by the wall clock, with what else ran, median', value: centile(wallMs, 0.5), unit: 'ms' },
    { what: 'by the wall clock, 99th centile', value: centile(wallMs, 0.99), unit: 'ms' },
    {
      what: `frames drawn in ${STILL_MS / 1000} s while nothing moves`,
      value: drawnWhileStill,
      unit: '',
      limit: atMost(0),
    },
  ];
}

const INTO: Action = { code: 'A001', to: 'entrance' };
const BAG_DOWN: Action = { code: 'A008', item: 'bag-0', to: 'entrance-bench' };
const ROUND: readonly Action[] = [
  { code: 'A013', item: 'crocs-0', from: 'entrance-shoerack' },
  { code: 'A016', item: 'crocs-0', to: 'entrance-floor' },
  { code: 'A015', item: 'crocs-0', from: 'entrance-floor' },
  { code: 'A014', item: 'crocs-0', to: 'entrance-shoerack' },
];

/** Clicks through the panels without waiting for the picture, so that the scene is busy all the time. */
async function play(page: Page, { panel: title, thing, option }: Move): Promise<void> {
  await panel(page, title).getByRole('button', { name: thing }).first().click();
  await menuOf(page).getByRole('button', { name: option, exact: true }).click();
}

async function leakFigures(browser: Browser, url: string): Promise<readonly Figure[]> {
  const page = await openRoom(browser, url, '/room');
  const [into, bagDown, ...round] = movesOf(streetClothes.play, [INTO, BAG_DOWN, ...ROUND]);
  for (const move of [into, bagDown]) if (move) await play(page, move);
  const rounds = async (count: number): Promise<number> => {
    for (let at = 0; at < count; at += round.length) for (const move of round) await play(page, move);
    await untilStill(page, PAUSE_MS);
    return heapBytes(page);
  };
  const before = await rounds(WARM_UP_ACTIONS);
  const after = await rounds(ACTIONS);
  await page.close();
  return [
    { what: 'actions played for the heap', value: WARM_UP_ACTIONS + ACTIONS, unit: '' },
    { what: 'heap of the page before, after collecting', value: before / 1e6, unit: 'MB' },
    {
      what: 'heap grown by a quarter of an hour of play',
      value: after / before - 1,
      unit: '× of it',
      limit: atMost(MAX_GROWTH),
    },
  ];
}

export const suiteFrames: Bench = {
  name: 'suite',
  run: async () => {
    const server = await startServer({ LOG_LEVEL: 'silent' });
    const browser = await chromium.launch(chromiumLaunch());
    try {
      return [...(await frameFigures(browser, server.url)), ...(await leakFigures(browser, server.url))];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
