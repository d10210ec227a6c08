// When situations begin, one at a time; and that random actions never throw and always give the same result.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calledIdSchema,
  emergencyCodeSchema,
  emergencyPlaySchema,
  type EmergencyPlay,
} from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { hashState } from '#machines/kit/hash.ts';
import { drawWhole } from '#machines/kit/random.ts';
import { BUILTIN_EMERGENCIES as ruleset } from '../builtin/emergency/all.ts';
import { actInEmergency } from './act.ts';
import { advanceEmergency, nextEmergencyMs } from './advance.ts';
import { emergencyCode } from './emergency-code.ts';
import { emergencyView } from './emergency-view.ts';
import { playEmergency, type Answer } from '#tests/support/play-emergency.ts';
import { startEmergency } from './start.ts';

type Planned = EmergencyPlay['planned'][number];

const planned = (situations: readonly string[], start: Planned['start']): Planned => ({
  situations: [...situations],
  start,
});

const begins = (play: EmergencyPlay, seed: number, facts = {}, untilMs = 1_000_000) =>
  playEmergency({ ruleset, play, seed, facts }, [], untilMs).slice.runs.map(
    ({ situation, startedAtMs }) => [situation, startedAtMs] as const,
  );

describe('a situation begins', () => {
  it('at its time', () => {
    const play = { planned: [planned(['fire'], { kind: 'at', atMs: 90_000 })] };
    expect(begins(play, 5)).toEqual([['fire', 90_000]]);
  });

  it('at a time from the seed, within its window: the same for the same seed', () => {
    const play = { planned: [planned(['smoke'], { kind: 'between', fromMs: 60_000, toMs: 120_000 })] };
    const times = Array.from({ length: 200 }, (_, seed) => begins(play, seed)[0]![1]);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(60_000);
    expect(Math.max(...times)).toBeLessThanOrEqual(120_000);
    expect(new Set(times).size).toBeGreaterThan(150);
    expect(times).toEqual(Array.from({ length: 200 }, (_, seed) => begins(play, seed)[0]![1]));
  });

  it('one of several by the seed', () => {
    const situations = ['fire', 'smoke', 'sparking'];
    const play = { planned: [planned(situations, { kind: 'at', atMs: 1000 })] };
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => begins(play, seed)[0]![0]));
    expect([...drawn].toSorted()).toEqual(situations.toSorted());
  });

  it('some time after a fact of the core has come true, and not before', () => {
    const condition = { key: 'processing', is: ['EXECUTING'] };
    const start = { kind: 'when', condition, afterMs: 5000, spreadMs: 0 } as const;
    const play = { planned: [planned(['power'], start)] };
    expect(begins(play, 1)).toEqual([]);
    expect(begins(play, 1, { processing: 'EXECUTING' })).toEqual([['power', 5000]]);
    const spread = { planned: [planned(['power'], { ...start, spreadMs: 10_000 })] };
    const times = Array.from(
      { length: 50 },
      (_, seed) => begins(spread, seed, { processing: 'EXECUTING' })[0]![1],
    );
    expect(Math.min(...times)).toBeGreaterThanOrEqual(5000);
    expect(Math.max(...times)).toBeLessThanOrEqual(15_000);
    expect(new Set(times).size).toBeGreaterThan(40);
  });

  it('only when the one before has ended', () => {
    const play = {
      planned: [
        planned(['sparking'], { kind: 'at', atMs: 1000 }),
        planned(['routine-lamp'], { kind: 'at', atMs: 500 }),
        planned(['fire'], { kind: 'at', atMs: 2000 }),
      ],
    };
    expect(begins(play, 1)).toEqual([
      ['routine-lamp', 500],
      ['sparking', 90_500],
      ['fire', 190_500],
    ]);
  });

  it('what was checked and noted before says nothing of it', () => {
    const play = { planned: [planned(['power'], { kind: 'at', atMs: 9000 })] };
    const early: readonly Answer[] = [
      [1000, { code: 'CHECK', item: 'equipment' }],
      [2000, { code: 'NOTE_PLACES', params: { places: '' } }],
    ];
    expect(playEmergency({ ruleset, play }, early, 8999).slice.checked).toEqual(['equipment']);
    const { checked, places } = playEmergency({ ruleset, play }, early, 9000).slice;
    expect([checked, places]).toEqual([[], 'none']);
  });
});

const all = ruleset.situations.map(({ id }) => id);
const wild: EmergencyPlay = emergencyPlaySchema.parse({
  planned: [
    planned(all.slice(0, 20), { kind: 'between', fromMs: 0, toMs: 60_000 }),
    planned(all.slice(10, 30), { kind: 'between', fromMs: 30_000, toMs: 300_000 }),
    {
      situations: all.slice(-10),
      start: { kind: 'when', condition: { key: 'x', isNot: ['y'] }, afterMs: 100 },
    },
  ],
});

function randomAnswers(seed: number): readonly Answer[] {
  let random = seed;
  const draw = (below: number) => {
    const drawn = drawWhole(random, below);
    random = drawn.random;
    return drawn.value;
  };
  const any = <T>(list: readonly T[]): T => list[draw(list.length)]!;
  const places = [
    ...ruleset.places.map(({ id }) => id),
    ...calledIdSchema.options,
    '__proto__',
    'constructor',
  ];
  let atMs = 0;
  return Array.from({ length: 40 }, (): Answer => {
    atMs += draw(20_000);
    const action: Action = {
      code: any([...emergencyCodeSchema.options, 'STARTPROCCES', 'JOB_RESUME', 'CALL', 'PHONE', 'toString']),
      ...(draw(4) > 0 ? { to: any(places) } : {}),
      ...(draw(2) > 0 ? { item: any(['wafers', 'equipment', 'alarm-1', 'hasOwnProperty']) } : {}),
      params: { reason: any(ruleset.reasons).id, text: 'x', places: draw(2) > 0 ? '' : '1:COAT1' },
    };
    return [atMs, action];
  });
}

describe('random sequences', () => {
  it('500 of them never throw, are the same each time, and have one situation at most at a time', () => {
    for (let seed = 0; seed < 500; seed++) {
      const answers = randomAnswers(seed);
      const first = playEmergency({ ruleset, play: wild, seed }, answers, 1_000_000);
      const again = playEmergency({ ruleset, play: wild, seed }, answers, 1_000_000);
      expect(hashState(first)).toBe(hashState(again));
      const { slice, effects } = first;
      expect(slice.runs.slice(0, -1).every((run) => run.endedAtMs !== undefined)).toBe(true);
      expect(Object.values(slice.critical).filter(({ active }) => active).length).toBeLessThanOrEqual(1);
      expect(effects.map(({ atMs }) => atMs)).toEqual(
        effects.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
      );
      expect(emergencyCode(slice)).toMatch(/^[0-3][0-2][01]000$/);
      expect(emergencyView(ruleset, slice).light).toMatch(/normal|dark|emergency/);
    }
  });

  it('going there in many steps gives the same as in one', () => {
    const context = { ruleset, play: wild, read: () => '' };
    for (let seed = 0; seed < 100; seed++) {
      const start = startEmergency(ruleset, wild, seed);
      const once = advanceEmergency(context, start, 0, 700_000);
      let slice = start;
      const effects = [];
      for (let atMs = 0; atMs < 700_000; atMs += 7000) {
        const changed = advanceEmergency(context, slice, atMs, atMs + 7000);
        slice = changed.slice;
        effects.push(...changed.effects);
      }
      expect(hashState(slice)).toBe(hashState(once.slice));
      expect(effects).toEqual(once.effects);
    }
  });

  it('the next moment that is told is the next at which anything happens', () => {
    const context = { ruleset, play: wild, read: () => '' };
    for (let seed = 0; seed < 50; seed++) {
      let { slice } = advanceEmergency(context, startEmergency(ruleset, wild, seed), 0, 0);
      let nowMs = 0;
      for (let next = nextEmergencyMs(slice); next !== undefined; next = nextEmergencyMs(slice)) {
        expect(advanceEmergency(context, slice, nowMs, next - 1).effects).toEqual([]);
        const changed = advanceEmergency(context, slice, nowMs, next);
        expect(changed.effects.length).toBeGreaterThan(0);
        slice = changed.slice;
        nowMs = next;
      }
      // A situation that a resting track holds does not end by itself, so the next one keeps waiting.
      expect(slice.runs.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('actions of any shape are answered, never thrown', () => {
    const context = { ruleset, play: wild, read: () => '' };
    const { slice } = advanceEmergency(context, startEmergency(ruleset, wild, 3), 0, 80_000);
    const words = fc.oneof(fc.constantFrom('__proto__', 'BOSS', 'emoWall', 'wafers'), fc.string());
    const action = fc.record(
      {
        code: fc.oneof(fc.constantFrom(...emergencyCodeSchema.options), fc.string()),
        item: words,
        to: words,
        params: fc.dictionary(
          fc.constantFrom('reason', 'text', 'places', '__proto__'),
          fc.oneof(fc.integer(), fc.string(), fc.boolean()),
        ),
      },
      { requiredKeys: ['code'] },
    );
    fc.assert(
      fc.property(action, (one) => {
        const acted = actInEmergency(context, slice, one, 80_000);
        return acted.ok || acted.reason.length > 0;
      }),
      { numRuns: 500 },
    );
  });
});
