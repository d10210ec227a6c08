// Dirt of version 2: what takes it on, what passes it on, what takes it away; and version 1 beside it.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { factsIn } from '#tests/support/room-facts.ts';
import type { PlayParts } from './builtin/cases/play-with.ts';

type Facts = Readonly<Record<string, string>>;
type Row = readonly [string, PlayParts, readonly Action[], Facts];

const SUITED = ['crocs-1', 'underwear-1', 'keyCard-0'];
const GLOVES = { id: 'glovesM-5', params: 'correct' };
const MASK = { id: 'masksM-5', params: 'correct' };
const AT_SINK: PlayParts = { location: 'washroom', position: 'washroom-sink' };
const AT_RACK: PlayParts = { location: 'separate', position: 'separate-rack', settings: SUITED };
const AT_HANGERS: PlayParts = { location: 'dressing', position: 'dressing-rack', settings: SUITED };

const wash = (soap: boolean): Action => ({ code: 'A018', to: 'washroom-sink', params: { soap } });
const DRY: Action = { code: 'A019', to: 'washroom-dryer' };
const SOAPED = [wash(true), DRY];
const TO_RACK: readonly Action[] = [
  { code: 'A001', to: 'locker' },
  { code: 'A001', to: 'separate' },
];
const WIPE: readonly Action[] = [
  { code: 'A024', item: 'napkin-0' },
  { code: 'A024', item: 'alcoholLiquid-0' },
  { code: 'A020' },
];
const BIN: Action = { code: 'A014', item: 'trash-0', to: 'separate-trash' };
const drop = (item: string, where = 'separate-floor'): Action => ({ code: 'A016', item, to: where });
const lift = (item: string): Action => ({ code: 'A015', item });
const take = (item: string): Action => ({ code: 'A024', item });
const on = (item: string): Action => ({ code: 'A005', item });
const off = (item: string): Action => ({ code: 'A006', item });

const NOW: readonly Row[] = [
  ['hands that hold a street bag are soiled from the start', { hand: ['bag-0'] }, [], { hands: 'soiled' }],
  ['rinsing without soap does not clean', AT_SINK, [wash(false), DRY], { hands: 'unwashed', washed: 'no' }],
  [
    'rinsing soiled hands leaves them soiled',
    { ...AT_SINK, hand: ['pen-0'] },
    [{ code: 'A025', item: 'pen-0', to: 'washroom-sink' }, wash(false), DRY],
    { hands: 'soiled' },
  ],
  [
    'rinsing off the soap leaves the hands washed',
    AT_SINK,
    [wash(true), wash(false), DRY],
    { hands: 'clean' },
  ],
  ['clean hands that are rinsed are washed hands, wet', AT_SINK, [...SOAPED, wash(false)], { hands: 'wet' }],
  ['soap and drying clean soiled hands', AT_SINK, SOAPED, { hands: 'clean', washed: 'yes' }],
  [
    'washed hands that were soiled come clean with alcohol',
    AT_SINK,
    [...SOAPED, ...TO_RACK, take('hat-0'), drop('hat-0'), ...WIPE],
    { hands: 'clean' },
  ],
  [
    'alcohol takes fresh dirt from unwashed hands, and does not wash them',
    AT_RACK,
    [take('hat-0'), drop('hat-0'), ...WIPE],
    { hands: 'unwashed' },
  ],
  [
    'clean hands that bin a napkin stay clean',
    AT_SINK,
    [...SOAPED, ...TO_RACK, ...WIPE, BIN],
    { hands: 'clean', 'place.trash-0': 'separate-trash' },
  ],
  [
    'clean hands that change a mask stay clean',
    AT_SINK,
    [
      ...SOAPED,
      ...TO_RACK,
      take('masksM-0'),
      on('masksM-0'),
      off('masksM-0'),
      BIN,
      take('masksM-0'),
      on('masksM-0'),
    ],
    { hands: 'clean', 'slot.face': 'wrong', 'soiled.face': 'no' },
  ],
  [
    'what was taken out of the bin soils',
    AT_SINK,
    [...SOAPED, ...TO_RACK, ...WIPE, BIN, { code: 'A013', item: 'trash-0' }],
    { hands: 'soiled' },
  ],
  [
    'soiled gloves are wiped with alcohol, and stay so when the napkin is binned',
    { ...AT_RACK, settings: [...SUITED, GLOVES] },
    [take('hat-0'), drop('hat-0'), ...WIPE, BIN],
    { gloves: 'clean', hands: 'unwashed' },
  ],
  [
    'soiled gloves are changed, and the hands in them stay clean',
    AT_SINK,
    [
      ...SOAPED,
      ...TO_RACK,
      take('glovesM-0'),
      on('glovesM-0'),
      take('hat-0'),
      drop('hat-0'),
      off('glovesM-0'),
      BIN,
      take('glovesM-0'),
      on('glovesM-0'),
    ],
    { gloves: 'clean', hands: 'clean' },
  ],
  [
    'gloves that lay on the floor are soiled, and soil the hands that lift them',
    AT_RACK,
    [take('glovesM-0'), drop('glovesM-0'), lift('glovesM-0'), on('glovesM-0')],
    { gloves: 'soiled', hands: 'soiled' },
  ],
  [
    'a coverall that touched the floor soils gloves, on and on',
    { ...AT_HANGERS, settings: [...SUITED, GLOVES] },
    [take('coverall-0'), drop('coverall-0', 'dressing-floor'), lift('coverall-0'), on('coverall-0')],
    { gloves: 'soiled', 'soiled.coverall': 'yes' },
  ],
  [
    'closing a soiled coverall soils the gloves that were wiped',
    {
      location: 'separate',
      position: 'separate-rack',
      settings: [...SUITED, GLOVES],
    },
    [
      { code: 'A001', to: 'dressing' },
      take('coverall-0'),
      drop('coverall-0', 'dressing-floor'),
      lift('coverall-0'),
      on('coverall-0'),
      { code: 'A001', to: 'separate' },
      ...WIPE,
      BIN,
      { code: 'A025', item: 'alcoholLiquid-0', to: 'separate-rack' },
      { code: 'CLOSE', item: 'coverall-0' },
    ],
    { gloves: 'soiled' },
  ],
  [
    'a garment rack takes what is soiled and gives a clean one',
    AT_HANGERS,
    [
      take('coverall-0'),
      drop('coverall-0', 'dressing-floor'),
      lift('coverall-0'),
      { code: 'A025', item: 'coverall-0', to: 'dressing-rack' },
      take('coverall-0'),
      on('coverall-0'),
    ],
    { 'soiled.coverall': 'no' },
  ],
  [
    'an inner suit out of a street bag is soiled',
    { settings: [], hand: ['bag-0'], bag: ['underwear-5'] },
    [
      { code: 'A009', item: 'underwear-5' },
      { code: 'A008', item: 'bag-0', to: 'entrance-bench' },
      on('underwear-5'),
    ],
    { 'soiled.innerSuit': 'yes' },
  ],
  [
    'the bag soils the hand that is put into it',
    { settings: [], subject: [['bag-0', 'entrance-bench']], bag: ['apple-0'], position: 'entrance-bench' },
    [{ code: 'A009', item: 'apple-0' }],
    { hands: 'soiled' },
  ],
  [
    'a mask under the nose covers no beard',
    { settings: [...SUITED, 'beard', 'mustaches', 'masksM-5'] },
    [],
    { 'bare.beard': 'yes', 'bare.mustaches': 'yes' },
  ],
  [
    'a mask worn right does',
    { settings: [...SUITED, 'beard', 'mustaches', MASK] },
    [],
    { 'bare.beard': 'no', 'bare.mustaches': 'no' },
  ],
];

describe('dirt', () => {
  it.each(NOW)('%s', (_name, parts, actions, facts) =>
    expect(factsIn(2, parts, actions, Object.keys(facts))).toEqual(facts),
  );
});

/** What old logs were marked by. */
const BEFORE: readonly Row[] = [
  ['a street bag in the hand', { hand: ['bag-0'] }, [], { hands: 'unwashed' }],
  [
    'rinsing took dirt away',
    { ...AT_SINK, hand: ['pen-0'] },
    [{ code: 'A025', item: 'pen-0', to: 'washroom-sink' }, wash(false), DRY],
    { hands: 'unwashed' },
  ],
  ['rinsing off the soap undid it', AT_SINK, [wash(true), wash(false), DRY], { hands: 'unwashed' }],
  ['alcohol alone cleaned', AT_RACK, WIPE, { hands: 'clean' }],
  ['binning a napkin soiled', AT_RACK, [...WIPE, BIN], { hands: 'soiled' }],
  ['any mask covered a beard', { settings: [...SUITED, 'beard', 'masksM-5'] }, [], { 'bare.beard': 'no' }],
];

describe('version 1, for its logs', () => {
  it.each(BEFORE)('%s', (_name, parts, actions, facts) =>
    expect(factsIn(1, parts, actions, Object.keys(facts))).toEqual(facts),
  );

  const closing: PlayParts = { settings: [...SUITED, 'coverall-5', 'beard', 'masksM-5'] };
  const CLOSE: Action = { code: 'CLOSE', item: 'coverall-5' };

  it('closes over a beard under a wrong mask, version 2 does not', () => {
    expect(factsIn(1, closing, [CLOSE], ['slot.coverall'])).toEqual({ 'slot.coverall': 'closed' });
    expect(() => factsIn(2, closing, [CLOSE], [])).toThrow('dependency');
  });

  it('wipes no gloves', () => {
    expect(() => factsIn(1, { ...AT_RACK, settings: [...SUITED, GLOVES] }, WIPE, [])).toThrow('glovesOn');
  });
});
