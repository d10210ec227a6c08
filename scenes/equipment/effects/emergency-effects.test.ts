// Every emergency shows something at every stage, and more of it as it grows.
import { describe, expect, it } from 'vitest';
import type { BayFacts } from '../bay-facts.ts';
import { EMERGENCY_KINDS, inEmergency, NORMAL_SHIFT } from '../bay-samples.ts';
import { effectsOf } from './emergency-effects.ts';
import type { EffectPlacement } from './emergency-effects.ts';

const place = (at: [number, number, number], heightMetres: number) => ({
  sprite: '',
  at,
  x: 0,
  y: 0,
  widthTiles: 0,
  depthTiles: 0,
  facing: 'sw',
  heightMetres,
});

const FACTS: BayFacts = {
  tiles: { width: 14, depth: 10, outsideWidth: 3, wallMetres: 2.7 },
  places: {
    track: place([5.5, 2, 0], 1.95),
    tower: place([9.6, 1.1, 1.94], 2.45),
    gasPanel: place([0, 3.1, 0.95], 0.9),
    phoneWall: place([10.5, 0, 1.3], 0.3),
  },
  signs: {},
  track: {
    ports: [],
    modules: { COAT1: { kind: 'COAT', at: [5, 2.8, 0.87], wafer: [4.9, 2.6, 0.95], reach: 'cup' } },
    spinFrames: 4,
    spinning: ['COAT'],
    arm: { places: {} },
    indexer: { places: {} },
  },
  podRackSpots: [],
};

const STAGES = [0, 1, 2] as const;
const own = (all: readonly EffectPlacement[]) =>
  all.filter(({ effect }) => !effect.startsWith('ventilation-'));
const SHOWN_BY_LIGHT_ALONE = ['ventilationShutdown', 'lightingOutage', 'powerOutage'];

describe('the effects of an emergency', () => {
  it.each(EMERGENCY_KINDS.filter((kind) => !SHOWN_BY_LIGHT_ALONE.includes(kind)))(
    '%s is seen at each stage',
    (kind) => {
      for (const stage of STAGES)
        expect(own(effectsOf(FACTS, inEmergency(kind, stage))).length).toBeGreaterThan(0);
    },
  );

  it.each(['fire', 'sparking', 'smoke', 'gasLeak', 'waterLeak', 'photoresistLeak', 'waterSupply'] as const)(
    '%s looks different as it grows',
    (kind) => {
      const looks = STAGES.map((stage) => JSON.stringify(own(effectsOf(FACTS, inEmergency(kind, stage)))));
      expect(new Set(looks).size).toBe(3);
    },
  );

  it.each(['fire', 'smoke'] as const)('%s is seen before what it keeps one from', (kind) => {
    const view = inEmergency(kind, 1);
    const bars = ['tower', 'gasPanel', 'nowhere'];
    const free = own(effectsOf(FACTS, view)).length;
    const barred = { ...view, emergency: { kind, stage: 1, bars } } as const;
    expect(own(effectsOf(FACTS, barred)).length).toBe(free + 2);
  });

  it('a fire sends smoke, no flames, to a telephone', () => {
    const barred = {
      ...inEmergency('fire', 0),
      emergency: { kind: 'fire', stage: 0, bars: ['phoneWall'] },
    } as const;
    expect(own(effectsOf(FACTS, barred)).map(({ effect }) => effect)).toContain('smoke-thick');
  });

  it.each([
    ['blinking', 'beacon-red'],
    ['off', 'beacon-amber'],
  ] as const)('an alarm with the red lamp %s turns a %s', (red, effect) => {
    const view = inEmergency('equipmentAlarm', 0);
    const seen = own(effectsOf(FACTS, { ...view, tower: { ...view.tower, red } }));
    expect(seen.map((one) => one.effect)).toEqual([effect]);
  });

  it('a liquid leaks at its module and spreads on the floor', () => {
    const [puddle, leak] = own(effectsOf(FACTS, inEmergency('photoresistLeak', 2)));
    expect(puddle).toMatchObject({ effect: 'puddle-photoresist', layer: 'floor', frame: 2 });
    expect(leak).toMatchObject({
      effect: 'leak-photoresist',
      layer: 'track',
      at: [5, expect.any(Number), 0],
    });
  });

  it('outlets show whether air flows, with or without an emergency', () => {
    const names = [NORMAL_SHIFT, inEmergency('ventilationShutdown', 0)].map((view) =>
      effectsOf(FACTS, view).map(({ effect }) => effect),
    );
    expect(names).toEqual([
      ['ventilation-running', 'ventilation-running'],
      ['ventilation-stopped', 'ventilation-stopped'],
    ]);
  });
});
