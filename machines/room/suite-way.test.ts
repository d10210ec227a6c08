// The whole way from the street to the clean production area, for a person who does everything right.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { replay } from '#machines/kit/replay.ts';
import { cleanHandsMan } from './builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from './builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { SUITE_SUBJECTS } from './builtin/suite-subjects.ts';
import { carriedInBy, particlesOf } from './particles.ts';
import { planLog } from './plan-route.ts';
import { read } from './read.ts';
import { roomSimulation } from './simulation.ts';
import { describeStateText } from './twin/describe-state.ts';

const ruleset = builtinRoomRuleset;
const PLAY = { ...cleanHandsMan.play, subject: SUITE_SUBJECTS };
const TABLE = 'separate-table';
const BENCH = 'dressing-bench';

/** From the washroom on: cap, mask, coverall, shoe covers, and the gloves last. */
const ONWARD: readonly Action[] = [
  { code: 'A001', to: 'locker' },
  { code: 'A001', to: 'separate' },
  { code: 'A024', item: 'hat-0' },
  { code: 'A005', item: 'hat-0' },
  { code: 'A024', item: 'masksM-0' },
  { code: 'A005', item: 'masksM-0' },
  { code: 'A012', item: 'masksM-0' },
  { code: 'A024', item: 'glovesM-0' },
  { code: 'A001', to: 'dressing' },
  { code: 'A008', item: 'glovesM-0', to: BENCH },
  { code: 'A024', item: 'coverall-0' },
  { code: 'A005', item: 'coverall-0' },
  { code: 'CLOSE', item: 'coverall-0' },
  { code: 'A024', item: 'reusableShoecovers-0' },
  { code: 'WALK', to: BENCH },
  { code: 'A003', to: BENCH },
  { code: 'A005', item: 'reusableShoecovers-0' },
  { code: 'A007', item: 'glovesM-0' },
  { code: 'A005', item: 'glovesM-0' },
  { code: 'A012', item: 'glovesM-0' },
  { code: 'A004', params: { side: 'clean' } },
  { code: 'A001', to: 'transit' },
  { code: 'AIR_SHOWER', to: 'transit-shower' },
  { code: 'A001', to: 'production' },
];

const run = (actions: readonly Action[]) =>
  replay(roomSimulation, ruleset, PLAY, 1, planLog(ruleset, PLAY, 1, actions));

describe('the whole way', () => {
  it('leads into the clean production area without a refusal', () => {
    const { state, moments, invalidFrom } = run([...cleanHandsManActions, ...ONWARD]);
    expect(invalidFrom).toBeUndefined();
    expect(moments.flatMap(({ entry, reason }) => (reason ? [[entry, reason]] : []))).toEqual([]);
    const keys = ['location', 'hands', 'gloves', 'slot.face', 'slot.coverall', 'blown', 'airlock.transit'];
    expect(keys.map((key) => read(ruleset, state, key))).toEqual([
      'production',
      'clean',
      'clean',
      'correct',
      'closed',
      'yes',
      'shut',
    ]);
    expect(describeStateText(ruleset, state, 'ru')).toContain('Чистое производство');
  });

  it('brings in no more than a fully dressed person sheds, within the limit of the class', () => {
    const { state } = run([...cleanHandsManActions, ...ONWARD]);
    expect(particlesOf(ruleset, state)).toMatchObject({ perMinute: 10_000, shares: [{ cause: 'dressed' }] });
    expect(carriedInBy(ruleset, state)).toMatchObject({ perM3: 17_500, limitPerM3: 35_200, isWithin: true });
  });

  it('brings in too much without a mask, and says so', () => {
    const { state } = run([...cleanHandsManActions, ...ONWARD.filter(({ item }) => item !== 'masksM-0')]);
    expect(carriedInBy(ruleset, state)).toMatchObject({ isWithin: false, most: { cause: 'noMask' } });
  });

  it('does not end at a closed second door', () => {
    const { state, moments } = run([
      ...cleanHandsManActions,
      ...ONWARD.filter(({ code }) => code !== 'AIR_SHOWER'),
    ]);
    expect(state.person.location).toBe('transit');
    expect(moments.at(-1)?.reason).toBe('airlock');
    expect(carriedInBy(ruleset, state)).toBeUndefined();
  });

  it('leads over the table as well, for what the hands are too few for', () => {
    const { moments } = run([
      ...cleanHandsManActions,
      ...ONWARD.slice(0, 2),
      { code: 'A024', item: 'napkin-0' },
      { code: 'A024', item: 'alcoholLiquid-0' },
      { code: 'A020' },
      { code: 'A025', item: 'alcoholLiquid-0', to: TABLE },
      { code: 'A014', item: 'trash-0', to: 'separate-trash' },
    ]);
    expect(moments.flatMap(({ reason }) => reason ?? [])).toEqual([]);
  });
});
