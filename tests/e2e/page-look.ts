// Checks a page: axe on what is shown, and whether it fits a narrow window.
import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { LANGUAGE_TAGS } from '#contract/languages.ts';
import { settled } from './fixtures.ts';
import { IS_FULL_SET } from './full-set.ts';
import type { PageLanguage } from './page-words.ts';

export interface Look {
  readonly language: PageLanguage;
  readonly theme: 'light' | 'dark';
}

/** Every pair of language and theme; neighbours differ in both. */
const ALL_LOOKS: readonly Look[] = [
  { language: 'ru', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'ch', theme: 'light' },
  { language: 'ru', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'ch', theme: 'dark' },
];

/** The time limit of a test that checks a dozen pages. */
export const LOOKING_MS = IS_FULL_SET ? 900_000 : 240_000;

/** The looks of the page with this number: one, in turns; all of them in the full set. */
export function looksOf(index: number): readonly Look[] {
  if (IS_FULL_SET) return ALL_LOOKS;
  const turn = index % ALL_LOOKS.length;
  return ALL_LOOKS.slice(turn, turn + 1);
}

/** Later parts are loaded at the latest so long after the first view (after-load.ts), and need a moment to arrive. */
const LATER_PARTS_MS = 40_000;

/** Pages that listen to a stream, and how long they are given. */
const STREAMING = /\/controltask\/|\/update-control\?event=/;
const STREAM_MS = 3000;

const NARROW = { width: 360, height: 740 };

/** Sets language and theme for the pages opened from now on. */
export async function wear(page: Page, { language, theme }: Look): Promise<void> {
  await page.evaluate(
    (look) => {
      localStorage.setItem('lang', look.language);
      localStorage.setItem('theme', look.theme);
    },
    { language, theme },
  );
}

/** Waits until the page is shown in the wanted language and has finished loading. */
export async function isShown(page: Page, { language }: Look): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The page of components shows specimens of waiting, which never finish.
  await expect(page.locator('[aria-busy="true"]:not([data-specimen] *)')).toHaveCount(0);
  await isAtRest(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/**
 * Waits for what comes after the first view: its parts begin to load once that stands, and one that arrives while axe looks may
 * hide the page for a moment.
 */
async function isAtRest(page: Page): Promise<void> {
  await expect(page.locator('html[data-opening]')).toHaveCount(0, { timeout: LATER_PARTS_MS });
  // Where a stream is open the network never rests.
  if (STREAMING.test(page.url())) await page.waitForTimeout(STREAM_MS);
  else await page.waitForLoadState('networkidle', { timeout: LATER_PARTS_MS });
  await settled(page);
}

/** What axe finds, one line for each rule and element. */
export async function axeFinds(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  // What passes and where an element stands in the page are not told here; leaving them out takes a third less time.
  const results = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Pick<typeof axe, 'run'> }).axe.run(options),
    { resultTypes: ['violations' as const], selectors: false },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.html.slice(0, 160)} (${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''})`,
    ),
  );
}

async function widerThanWindow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wider = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const shown = wider.slice(0, 4).map((element) => element.outerHTML.slice(0, 90));
    return [`${scrollWidth} > ${clientWidth}: ${shown.join(' … ')}`];
  });
}

/** What sticks out of a window of 360 pixels, after the layout has become narrow; empty if nothing does. */
export async function sticksOut(page: Page): Promise<readonly string[]> {
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  let found: readonly string[] = [];
  const isEmpty = expect.poll(async () => (found = await widerThanWindow(page))).toEqual([]);
  await isEmpty.catch(() => undefined);
  if (wide) await page.setViewportSize(wide);
  return found;
}
