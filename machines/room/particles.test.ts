import { describe, expect, it } from 'vitest';
import {
  carriedInSchema,
  particleReadingSchema,
  particlesSchema,
} from '#contract/simulation/room-particles.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { cleanHandsMan } from './builtin/cases/clean-hands-man.ts';
import { particles } from './builtin/particles.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { carriedInBy, particlesOf } from './particles.ts';
import { start } from './start.ts';
import type { RoomState } from './state.ts';

type Setting = string | { readonly id: string; readonly params: string };

const DRESSED: readonly Setting[] = [
  'crocs-1',
  'reusableShoecovers-0',
  'underwear-1',
  { id: 'coverall-0', params: 'closed' },
  'hat-0',
  { id: 'masksM-0', params: 'correct' },
  { id: 'glovesM-0', params: 'correct' },
];
const idOf = (setting: Setting) => (typeof setting === 'string' ? setting : setting.id);
const without = (...ids: readonly string[]) => DRESSED.filter((setting) => !ids.includes(idOf(setting)));
const replaced = (setting: Setting) => [...without(idOf(setting)), setting];

/** A person in the clean room who was blown clean on the way. */
function stateOf(parts: PlayParts): RoomState {
  const state = start(ruleset, playWith({ location: 'production', ...parts }), 1);
  return { ...state, person: { ...state.person, isBlown: true } };
}

const street = (): RoomState => {
  const { play } = cleanHandsMan;
  const hand: (typeof play)['person']['hand'] = [];
  return start(ruleset, { ...play, person: { ...play.person, hand, bag: [] } }, 1);
};

describe('the published figures', () => {
  it.each([
    ['street clothes, standing', street(), 'standing', 800_000],
    ['street clothes, walking', street(), 'walking', 35_000_000],
    ['fully dressed, standing', stateOf({ settings: DRESSED }), 'standing', 10_000],
    ['fully dressed, walking', stateOf({ settings: DRESSED }), 'walking', 437_500],
  ] as const)('%s', (_name, state, motion, perMinute) => {
    expect(particlesOf(ruleset, state, motion).perMinute).toBe(perMinute);
  });

  it('are whole numbers with a source for every one, in three languages', () => {
    expect(particlesSchema.parse(particles)).toEqual(particles);
    for (const { id, sources, text } of particles.causes) {
      expect(sources.length, id).toBeGreaterThan(0);
      expect(Object.values(text).every(Boolean), id).toBe(true);
    }
    expect(new Set(particles.causes.map(({ id }) => id)).size).toBe(particles.causes.length);
  });
});

describe('each missing or wrong thing adds its share', () => {
  it.each<[string, PlayParts]>([
    ['noMask', { settings: without('masksM-0') }],
    ['wrongMask', { settings: replaced({ id: 'masksM-0', params: 'wrong' }) }],
    ['maskSize', { settings: [...without('masksM-0'), { id: 'masksXL-0', params: 'correct' }] }],
    ['noCap', { settings: without('hat-0') }],
    ['bareHands', { settings: without('glovesM-0') }],
    ['wrongGloves', { settings: replaced({ id: 'glovesM-0', params: 'wrong' }) }],
    ['gloveSize', { settings: [...without('glovesM-0'), { id: 'glovesS-0', params: 'correct' }] }],
    ['noCoverall', { settings: without('coverall-0') }],
    ['openCoverall', { settings: replaced({ id: 'coverall-0', params: 'open' }) }],
    ['noOverShoes', { settings: without('reusableShoecovers-0') }],
    ['bareFeet', { settings: without('reusableShoecovers-0', 'crocs-1') }],
    ['makeup', { settings: [...DRESSED, 'makeup'] }],
    ['earrings', { settings: [...DRESSED, 'earrings-0'] }],
    ['bag', { settings: DRESSED, hand: ['bag-0'] }],
    ['food', { settings: DRESSED, hand: ['apple-0'] }],
    ['laptop', { settings: DRESSED, hand: ['laptop-0'] }],
    ['waste', { settings: DRESSED, hand: ['trash-0'] }],
  ])('%s', (cause, parts) => {
    const { perMinute, shares } = particlesOf(ruleset, stateOf(parts));
    expect(shares.map((share) => share.cause)).toContain(cause);
    expect(perMinute).toBe(shares.reduce((sum, share) => sum + share.perMinute, 0));
    expect(perMinute).toBeGreaterThan(10_000);
  });

  it.each<[string, string, readonly Setting[]]>([
    ['long hair', 'looseHair', [...DRESSED, 'longHair']],
    ['a beard', 'bareBeard', [...DRESSED, 'beard']],
    ['a moustache', 'bareMoustache', [...DRESSED, 'mustaches']],
  ])('%s under cap and mask adds nothing, bare it adds %s', (_name, cause, settings) => {
    const bare = settings.filter((setting) => !['hat-0', 'masksM-0'].includes(idOf(setting)));
    const causesOf = (own: readonly Setting[]) =>
      particlesOf(ruleset, stateOf({ settings: own })).shares.map((share) => share.cause);
    expect([causesOf(settings).includes(cause), causesOf(bare).includes(cause)]).toEqual([false, true]);
  });

  it('the greatest share comes first', () => {
    const counts = particlesOf(ruleset, street()).shares.map(({ perMinute }) => perMinute);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('a ruleset without figures says nothing', () => {
    const { particles: _figures, ...bare } = ruleset;
    expect(particlesOf(bare, street())).toEqual({ perMinute: 0, shares: [] });
    expect(carriedInBy(bare, stateOf({ settings: DRESSED }))).toBeUndefined();
  });
});

describe('what is carried in', () => {
  it('nothing by one who has not come in', () => expect(carriedInBy(ruleset, street())).toBeUndefined());

  it.each([
    ['fully dressed', DRESSED, 17_500, true, undefined],
    ['without a mask', without('masksM-0'), 87_500, false, 'noMask'],
    ['without cap and mask', without('masksM-0', 'hat-0'), 227_500, false, 'noCap'],
    ['gloves under the sleeve', replaced({ id: 'glovesM-0', params: 'wrong' }), 35_000, true, 'wrongGloves'],
  ] as const)('%s against the limit of ISO class 6', (_name, settings, perM3, isWithin, most) => {
    const brought = carriedInBy(ruleset, stateOf({ settings }));
    expect(brought).toMatchObject({ perM3, isWithin, limitPerM3: 35_200, isoClass: 6 });
    expect(brought?.most?.cause).toBe(most);
    expect(carriedInSchema.parse(brought)).toEqual(brought);
  });

  it('is data of the contract', () => {
    const reading = particlesOf(ruleset, street());
    expect(particleReadingSchema.parse(reading)).toEqual(reading);
  });
});
