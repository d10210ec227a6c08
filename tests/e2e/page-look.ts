/** How a page is looked at by rules: axe on what is shown, and whether it fits a narrow window. */
import axe, { type AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { settled } from './fixtures.ts';
import type { PageLanguage } from './page-words.ts';

export interface Look {
  readonly language: PageLanguage;
  readonly theme: 'light' | 'dark';
}

/** Every language in every theme; neighbours differ in both. */
const ALL_LOOKS: readonly Look[] = [
  { language: 'ru', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'ch', theme: 'light' },
  { language: 'ru', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'ch', theme: 'dark' },
];

const isFullSet = process.env['FULL_SET'] === 'on';

/** How long a test that looks at a dozen pages may take. */
export const LOOKING_MS = isFullSet ? 900_000 : 240_000;

/** How the page of this number is looked at: once, the pages of a test in turn in every pair; in the full set in all. */
export function looksOf(index: number): readonly Look[] {
  if (isFullSet) return ALL_LOOKS;
  const turn = index % ALL_LOOKS.length;
  return ALL_LOOKS.slice(turn, turn + 1);
}

const NARROW = { width: 360, height: 740 };
const LANGUAGE_TAGS = { ru: 'ru', en: 'en', ch: 'zh' } as const;

/** Takes the look over from the next address on. */
export async function wear(page: Page, { language, theme }: Look): Promise<void> {
  await page.evaluate(
    (look) => {
      localStorage.setItem('lang', look.language);
      localStorage.setItem('theme', look.theme);
    },
    { language, theme },
  );
}

/** The page is there, in the wanted language, and nothing is loading any more. */
export async function isShown(page: Page, { language }: Look): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Specimens of waiting, on the page of components, wait for ever.
  await expect(page.locator('[aria-busy="true"]:not([data-specimen] *)')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settled(page);
}

/** What axe finds, a line for each rule and element. */
export async function axeFinds(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
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

/** What sticks out of a window of 360 pixels, once the page has taken its narrow shape; empty when nothing does. */
export async function sticksOut(page: Page): Promise<readonly string[]> {
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  let found: readonly string[] = [];
  const isEmpty = expect
    .poll(async () => (found = await widerThanWindow(page)), { timeout: 2000 })
    .toEqual([]);
  await isEmpty.catch(() => undefined);
  if (wide) await page.setViewportSize(wide);
  return found;
}
