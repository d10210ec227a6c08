/** The recorded logs of both simulations give the same hashes and marks in Chromium as in Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { builtinEquipmentCases } from '#machines/equipment/builtin/cases/all.ts';
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import type { Manner } from '#machines/kit/random-log.ts';
import { ROOT } from '../run-server.ts';
import { randomRuns, type RandomRun } from './random-hashes.ts';
import { randomShifts, type RandomShift } from './random-shifts.ts';

const FOLDER = join(ROOT, 'tests/goldens');
const goldensOf = (simulation: string) =>
  readdirSync(join(FOLDER, simulation))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(simulation, name));
const goldens = [...goldensOf('room'), ...goldensOf('equipment')];

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

/** The machine and the goldens' check as one script. */
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

let script = '';
test.beforeAll(async () => {
  script = await buildCheck();
});

test.beforeEach(async ({ page }) => {
  await page.evaluate(script);
});

test('there are goldens to compare', () => {
  for (const simulation of ['room', 'equipment']) expect(goldensOf(simulation).length).toBeGreaterThan(10);
});

for (const manner of ['legal', 'garbage'] as const) {
  test(`500 random ${manner} logs of the room give the same hashes here as in the server`, async ({
    page,
  }) => {
    const here = await page.evaluate((own) => window.goldenCheck.runsOf(own, 500), manner);
    const server = randomRuns(manner, 500);
    expect(here).toEqual(server);
    expect(server).toHaveLength(500);
    expect(new Set(server.map(({ hash }) => hash)).size).toBeGreaterThan(250);
    const played = builtinRoomCases.map(({ id }) => server.filter(({ caseId }) => caseId === id).length);
    expect(played).toEqual(builtinRoomCases.map(() => 500 / builtinRoomCases.length));
    expect(new Set(server.map(({ rulesetRevision }) => rulesetRevision))).toEqual(new Set([2]));
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
    page,
  }) => {
    const here = await page.evaluate((own) => window.goldenCheck.shiftsOf(own, 500), manner);
    const server = randomShifts(manner, 500);
    expect(here).toEqual(server);
    expect(server).toHaveLength(500);
    expect(new Set(server.map(({ hash }) => hash)).size).toBeGreaterThan(450);
    expect(new Set(server.map(({ caseId }) => caseId)).size).toBe(builtinEquipmentCases.length);
    // Up to here from an untouched bay to a process that runs, from nothing wrong to a danger out of hand.
    expect([...ofProcess(2, server)]).toEqual(expect.arrayContaining(['0', '1', '2', '3']));
    expect([...ofProcess(3, server)]).toEqual(expect.arrayContaining(['0', '2', '3', '5', '7']));
    const emergencies = new Set(server.map(({ emergencySituations }) => emergencySituations.charAt(0)));
    expect(emergencies).toEqual(new Set(['0', '1', '2', '3']));
    if (manner === 'legal') expect(server.filter(({ refusals }) => refusals > 0)).toEqual([]);
    else expect(server.filter(({ refusals }) => refusals < 20)).toEqual([]);
  });
}

for (const name of goldens) {
  const recorded = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Recorded;

  test(`${name} is replayed as recorded`, async ({ page }) => {
    expect(recorded.hashes.length).toBeGreaterThan(1);
    expect(await page.evaluate((golden) => window.goldenCheck.check(golden), recorded)).toEqual([]);
  });

  test(`${name} with another hash is found out`, async ({ page }) => {
    const changed = {
      ...recorded,
      hashes: recorded.hashes.map((row) => ({
        ...row,
        hash: row.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      })),
    };
    const problems = await page.evaluate((golden) => window.goldenCheck.check(golden), changed);
    expect(problems.length).toBeGreaterThanOrEqual(recorded.hashes.length);
  });
}
