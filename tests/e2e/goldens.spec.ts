// The recorded logs of both simulations give the same hashes and marks in Chromium as in Node.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { build } from 'vite';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import type { Manner } from '#machines/kit/solver/random-player.ts';
import { ROOT } from '../support/run-server.ts';
import { randomRuns, type RandomRun } from './random-hashes.ts';
import { randomShifts, type RandomShift } from './random-shifts.ts';

const FOLDER = join(ROOT, 'tests/goldens');
const goldensOf = (simulation: string) =>
  readdirSync(join(FOLDER, simulation))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(simulation, name));

interface Recorded {
  readonly hashes: readonly { readonly count: number; readonly hash: string }[];
}

declare global {
  interface Window {
    goldenCheck: {
      check(recorded: unknown): readonly string[];
      runsOf(manner: Manner, logs: number): readonly RandomRun[];
      shiftsOf(manner: Manner, logs: number): readonly RandomShift[];
    };
  }
}

/** Bundles the machine and the check of the goldens into one script. */
async function buildCheck(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: join(ROOT, 'tests/e2e/golden-check.ts'), name: 'goldenCheck', formats: ['iife'] },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs.flatMap((one) =>
    'output' in one ? one.output.map((file) => (file.type === 'chunk' ? file.code : '')) : [],
  );
  return `${code.join('\n')}\nwindow.goldenCheck = goldenCheck;`;
}

/** One page for all logs: a new page for each took ten times as long. */
const test = base.extend<object, { readonly goldenPage: Page }>({
  goldenPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await page.evaluate(await buildCheck());
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Of each case of the room: enough that every room is the last of some. */
const LOGS_A_CASE = 50;
const ROOM_LOGS = LOGS_A_CASE * BUILTIN_ROOM_CASES.length;

for (const manner of ['legal', 'garbage'] as const) {
  test(`${ROOM_LOGS} random ${manner} logs of the room give the same hashes here as in the server`, async ({
    goldenPage,
  }) => {
    const here = await goldenPage.evaluate((own) => window.goldenCheck.runsOf(own.manner, own.logs), {
      manner,
      logs: ROOM_LOGS,
    });
    const server = randomRuns(manner, ROOM_LOGS);
    expect(here).toEqual(server);
    expect(server).toHaveLength(ROOM_LOGS);
    expect(new Set(server.map(({ hash }) => hash)).size).toBeGreaterThan(250);
    const played = BUILTIN_ROOM_CASES.map(({ id }) => server.filter(({ caseId }) => caseId === id).length);
    expect(played).toEqual(BUILTIN_ROOM_CASES.map(() => LOGS_A_CASE));
    expect(new Set(server.map(({ rulesetRevision }) => rulesetRevision))).toEqual(
      new Set([builtinRoomRuleset.revision]),
    );
    const rooms = builtinRoomRuleset.map.locations.filter(({ kind }) => kind === 'room').map(({ id }) => id);
    expect(server.map(({ location }) => location)).toEqual(expect.arrayContaining(rooms));
    if (manner === 'legal') expect(server.filter(({ refusals }) => refusals > 0)).toEqual([]);
    else expect(server.filter(({ refusals }) => refusals < 20)).toEqual([]);
  });
}

const ofProcess = (digit: number, runs: readonly RandomShift[]) =>
  new Set(runs.map(({ stateProcess }) => stateProcess.charAt(digit)));

for (const manner of ['legal', 'garbage'] as const) {
  test(`500 random ${manner} logs of the bay give the same hashes here as in the server`, async ({
    goldenPage,
  }) => {
    const here = await goldenPage.evaluate((own) => window.goldenCheck.shiftsOf(own, 500), manner);
    const server = randomShifts(manner, 500);
    expect(here).toEqual(server);
    expect(server).toHaveLength(500);
    expect(new Set(server.map(({ hash }) => hash)).size).toBeGreaterThan(450);
    expect(new Set(server.map(({ caseId }) => caseId)).size).toBe(BUILTIN_EQUIPMENT_CASES.length);
    // The logs reach from an untouched bay to a running process, and from no fault to an escalated danger.
    expect([...ofProcess(2, server)]).toEqual(expect.arrayContaining(['0', '1', '2', '3']));
    expect([...ofProcess(3, server)]).toEqual(expect.arrayContaining(['0', '2', '3', '5', '7']));
    const emergencies = new Set(server.map(({ emergencySituations }) => emergencySituations.charAt(0)));
    expect(emergencies).toEqual(new Set(['0', '1', '2', '3']));
    if (manner === 'legal') expect(server.filter(({ refusals }) => refusals > 0)).toEqual([]);
    else expect(server.filter(({ refusals }) => refusals < 20)).toEqual([]);
  });
}

type Hashes = Recorded['hashes'];

const withOtherHashes = (hashes: Hashes): Hashes =>
  hashes.map((row) => ({ ...row, hash: row.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }));

for (const simulation of ['room', 'equipment']) {
  const goldens = goldensOf(simulation).map((name) => {
    const recorded = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Recorded;
    return { name, recorded };
  });

  test(`every golden of ${simulation} is replayed as recorded`, async ({ goldenPage }) => {
    expect(goldens.length).toBeGreaterThan(10);
    for (const { name, recorded } of goldens) {
      expect(recorded.hashes.length, name).toBeGreaterThan(1);
      const problems = await goldenPage.evaluate((golden) => window.goldenCheck.check(golden), recorded);
      expect.soft(problems, name).toEqual([]);
    }
  });

  test(`every golden of ${simulation} with another hash is found out`, async ({ goldenPage }) => {
    for (const { name, recorded } of goldens) {
      const changed = { ...recorded, hashes: withOtherHashes(recorded.hashes) };
      const problems = await goldenPage.evaluate((golden) => window.goldenCheck.check(golden), changed);
      expect.soft(problems.length, name).toBeGreaterThanOrEqual(recorded.hashes.length);
    }
  });
}
