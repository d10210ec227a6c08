/**
 * The whole bay in a real Chromium while a lot is processed and the operator walks about, and during a fire:
 * script time of each frame, frames drawn while nothing moves, and whether the heap grows over a long shift.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import type { EquipmentCase } from '#contract/simulation/equipment-case.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { emergencyCases } from '#machines/equipment/builtin/cases/emergencies.ts';
import { UNTIL_EVENT, waiting } from '#machines/equipment/builtin/short-ways.ts';
import { runningWay } from '#machines/equipment/builtin/keys/ways.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import type { TimedAction } from '#machines/kit/session.ts';
import { playTexts } from '#tasks/equipment/play/texts/play-texts.ts';
import { chromiumLaunch } from '../e2e/chromium.ts';
import { signInByForm } from '../e2e/people.ts';
import { startServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { centile, countFrames, framesSoFar, framesWhile, untilStill, type Frame } from './frame-watch.ts';
import { heapBytes } from './heap-size.ts';
import { atMost, scriptFigures } from './script-figures.ts';

const words = playTexts('ru');
const MIN_FRAMES = 150;
const STILL_MS = 3000;
const MAX_GROWTH = 0.05;
const WATCHED_MS = 12_000;
/** A person walks somewhere every few seconds, so this is a quarter of an hour of a shift. */
const WALKS = 240;
const WARM_UP_WALKS = 80;
const PAUSE_MS = 250;
/** At this time there are plates in every kind of module, and the arms are moving. */
const IN_THE_MIDDLE_MS = 700_000;

function caseOf(id: string): EquipmentCase {
  const found = emergencyCases.find((one) => one.id === id);
  if (!found) throw new Error(`No case ${id}`);
  return found;
}

function logOf({ play, seed }: EquipmentCase, actions: readonly TimedAction[]): readonly LogEntry[] {
  return planLog(ruleset, play, seed, actions).entries;
}

/** Puts a log into the one run that the page stores; runs in the page, so it can't use this module's code. */
const KEEP_LOG = `(log) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('practice');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const runs = opening.result.transaction('runs', 'readwrite').objectStore('runs');
    const reading = runs.getAll();
    reading.onsuccess = () => {
      runs.put({ ...reading.result[0], entries: log }).onsuccess = () => {
        opening.result.close();
        resolve();
      };
    };
  };
})`;

/** Replaces the log of the run that this page has begun, so that it resumes in the middle of a shift. */
async function keepLog(page: Page, entries: readonly LogEntry[]): Promise<void> {
  await page.evaluate(`(${KEEP_LOG})(${JSON.stringify(entries)})`);
}

async function bayIsReady(page: Page): Promise<void> {
  await page.locator('[data-scene="ready"]').waitFor({ timeout: 60_000 });
}

interface Opening {
  readonly browser: Browser;
  readonly url: string;
  readonly reducedMotion?: 'reduce';
}

/** Opens the bay of a case after some actions, with its panels closed. */
async function openBay(
  { browser, url, reducedMotion }: Opening,
  of: EquipmentCase,
  actions: readonly TimedAction[],
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    baseURL: url,
    ...(reducedMotion ? { reducedMotion } : {}),
  });
  const page = await context.newPage();
  await countFrames(page);
  await signInByForm(page, 'admin');
  await page.goto(`/practiceTest?case=${of.id}&mode=TRAINING`);
  await bayIsReady(page);
  await page.getByRole('radio', { name: '10×' }).check();
  await page.getByRole('radio', { name: '1×', exact: true }).check();
  await keepLog(page, logOf(of, actions));
  await page.reload();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await bayIsReady(page);
  await page.getByRole('button', { name: words.things, exact: true }).click();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(STILL_MS);
  return page;
}

const GO_TO = 'Подойти';
const PLACES = ['port1', 'podRack', 'desk', 'emoWall', 'track'];

async function walkTo(page: Page, id: string): Promise<void> {
  const text = ruleset.places.find((place) => place.id === id)?.text.ru ?? id;
  await page
    .getByRole('complementary', { name: words.things })
    .getByRole('button', { name: text, exact: true })
    .click();
  await page.locator('dialog [data-option]', { hasText: GO_TO }).first().click();
}

function figuresOf(what: string, frames: readonly Frame[]): readonly Figure[] {
  const wallMs = frames.map((frame) => frame.wallMs);
  return [
    ...scriptFigures(what, frames, MIN_FRAMES),
    { what: `${what}, by the wall clock, 99th centile`, value: centile(wallMs, 0.99), unit: 'ms' },
  ];
}

const PROCESSED = caseOf('equipment-neighbours-noise');
const BURNING = caseOf('equipment-fire');

function runningIn({ play: { orders } }: EquipmentCase): readonly TimedAction[] {
  const [order] = orders;
  return order ? runningWay(order) : [];
}

async function workFigures(opening: Opening): Promise<readonly Figure[]> {
  const page = await openBay(opening, BURNING, [...runningIn(BURNING), waiting(60_000)]);
  const frames = await framesWhile(opening.browser, page, async () => {
    for (const place of [...PLACES, ...PLACES]) {
      await walkTo(page, place);
      await page.waitForTimeout(WATCHED_MS / 6);
    }
  });
  await page.context().close();
  return figuresOf('a lot in the track, one walks about', frames);
}

async function fireFigures(opening: Opening): Promise<readonly Figure[]> {
  const grown = Array.from({ length: 4 }, () => UNTIL_EVENT);
  const page = await openBay(opening, BURNING, [...runningIn(BURNING), ...grown]);
  const frames = await framesWhile(opening.browser, page, () => page.waitForTimeout(WATCHED_MS));
  await page.context().close();
  return figuresOf('a fire', frames);
}

async function stillFigures(opening: Opening): Promise<readonly Figure[]> {
  const page = await openBay({ ...opening, reducedMotion: 'reduce' }, PROCESSED, [waiting(1000)]);
  const before = await framesSoFar(page);
  await page.waitForTimeout(STILL_MS);
  const drawn = (await framesSoFar(page)) - before;
  await page.context().close();
  return [
    {
      what: `the bay, frames drawn in ${STILL_MS / 1000} s while nothing moves`,
      value: drawn,
      unit: '',
      limit: atMost(0),
    },
  ];
}

async function leakFigures(opening: Opening): Promise<readonly Figure[]> {
  const page = await openBay({ ...opening, reducedMotion: 'reduce' }, PROCESSED, [
    ...runningIn(PROCESSED),
    waiting(IN_THE_MIDDLE_MS),
  ]);
  const walks = async (count: number): Promise<number> => {
    for (let at = 0; at < count; at += 1) await walkTo(page, PLACES[at % PLACES.length] ?? '');
    await untilStill(page, PAUSE_MS);
    return heapBytes(page);
  };
  const before = await walks(WARM_UP_WALKS);
  const after = await walks(WALKS);
  await page.context().close();
  return [
    { what: 'the bay, heap of the page before, after collecting', value: before / 1e6, unit: 'MB' },
    {
      what: 'the bay, heap grown by a quarter of an hour of a shift',
      value: after / before - 1,
      unit: '× of it',
      limit: atMost(MAX_GROWTH),
    },
  ];
}

export const bayFrames: Bench = {
  name: 'bay',
  run: async () => {
    const server = await startServer({ LOG_LEVEL: 'silent' });
    const browser = await chromium.launch(chromiumLaunch());
    const opening = { browser, url: server.url };
    try {
      return [
        ...(await workFigures(opening)),
        ...(await fireFigures(opening)),
        ...(await stillFigures(opening)),
        ...(await leakFigures(opening)),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
