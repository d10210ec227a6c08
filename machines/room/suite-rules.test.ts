// What the rooms after the changing room allow: after all actions of a row the state has the row's facts.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { farStock } from './builtin/suite-subjects.ts';
import { read } from './read.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

const WAIT: Action = { code: 'WAIT', params: { ms: 1 } };
const BENCH = 'dressing-bench';
const BLOW: Action = { code: 'AIR_SHOWER', to: 'transit-shower' };
const SUITED = ['crocs-1', 'underwear-1', 'keyCard-0'];
const subject = farStock.map(({ id, position }) => [id, position] as const);
const AT_RACK: PlayParts = { location: 'separate', position: 'separate-rack', subject };
const AT_HANGERS: PlayParts = { location: 'dressing', position: 'dressing-rack', subject };

const SLEEVE: readonly Action[] = [
  { code: 'A024', item: 'coverall-0' },
  { code: 'A005', item: 'coverall-0' },
];

type Row = readonly [string, PlayParts, readonly Action[], Readonly<Record<string, string>>];
const ROWS: readonly Row[] = [
  [
    'the first door is free for going back',
    { location: 'transit' },
    [{ code: 'A001', to: 'dressing' }],
    { location: 'dressing', 'airlock.transit': 'shut' },
  ],
  [
    'going in locks the way on',
    { location: 'dressing', position: 'dressing-mirror' },
    [{ code: 'A001', to: 'transit' }],
    { 'airlock.transit': 'entered', blown: 'no' },
  ],
  [
    'both doors open in turn once the air has blown',
    { location: 'transit' },
    [{ code: 'WALK', to: 'transit-shower' }, BLOW, { code: 'A001', to: 'production' }],
    { location: 'production', blown: 'yes', 'airlock.transit': 'shut' },
  ],
  [
    'out of the clean room the air shower is free both ways',
    { location: 'production' },
    [
      { code: 'A001', to: 'transit' },
      { code: 'A001', to: 'production' },
    ],
    { location: 'production' },
  ],
  [
    'who leaves the air shower for the dressing zone is blown clean no more',
    { location: 'transit' },
    [{ code: 'WALK', to: 'transit-shower' }, BLOW, { code: 'A001', to: 'dressing' }],
    { blown: 'no' },
  ],
  [
    'a mask under the nose is possible, and wrong until it is set right',
    AT_RACK,
    [
      { code: 'A024', item: 'masksM-0' },
      { code: 'A005', item: 'masksM-0' },
    ],
    { 'slot.face': 'wrong', 'fit.face': 'right' },
  ],
  [
    'a wrong size is possible, and seen',
    AT_RACK,
    [
      { code: 'A024', item: 'masksXL-0' },
      { code: 'A005', item: 'masksXL-0' },
      { code: 'A024', item: 'glovesS-0' },
      { code: 'A005', item: 'glovesS-0' },
    ],
    { 'fit.face': 'wrong', 'fit.hands': 'wrong' },
  ],
  [
    'gloves are measured by the hands, a mask by the face',
    {
      ...AT_RACK,
      settings: [...SUITED, { id: 'handSize', params: 'S' }, { id: 'faceSize', params: 'XL' }],
    },
    [
      { code: 'A024', item: 'masksXL-0' },
      { code: 'A005', item: 'masksXL-0' },
      { code: 'A024', item: 'glovesS-0' },
      { code: 'A005', item: 'glovesS-0' },
    ],
    { 'fit.face': 'right', 'fit.hands': 'right' },
  ],
  [
    'a sleeve drawn over the cuff of a glove makes it wrong again',
    { ...AT_HANGERS, settings: [...SUITED, { id: 'glovesM-5', params: 'correct' }] },
    SLEEVE,
    { 'slot.hands': 'wrong', 'slot.coverall': 'open' },
  ],
  [
    'a glove’s cuff is set right over the sleeve',
    { ...AT_HANGERS, settings: [...SUITED, { id: 'glovesM-5', params: 'correct' }] },
    [...SLEEVE, { code: 'A012', item: 'glovesM-5' }],
    { 'slot.hands': 'correct' },
  ],
  [
    'the cap after the coverall is an order, not a refusal',
    { ...AT_RACK, settings: [...SUITED, { id: 'coverall-0', params: 'closed' }] },
    [
      { code: 'A024', item: 'hat-0' },
      { code: 'A005', item: 'hat-0' },
    ],
    { 'slot.cap': 'yes' },
  ],
  [
    'a shaven person may close the coverall without a mask',
    { settings: [...SUITED, 'coverall-0'] },
    [{ code: 'CLOSE', item: 'coverall-0' }],
    { 'slot.coverall': 'closed' },
  ],
  [
    'a beard behind the mask lets the coverall be closed',
    { settings: [...SUITED, 'coverall-0', 'beard', { id: 'masksM-5', params: 'correct' }] },
    [{ code: 'CLOSE', item: 'coverall-0' }],
    { 'slot.coverall': 'closed', 'bare.beard': 'no' },
  ],
  ['long hair shows', { settings: [...SUITED, 'longHair'] }, [], { 'bare.longHair': 'yes' }],
  [
    'long hair goes under the cap',
    { ...AT_RACK, settings: [...SUITED, 'longHair'] },
    [
      { code: 'A024', item: 'hat-0' },
      { code: 'A005', item: 'hat-0' },
    ],
    { 'bare.longHair': 'no', 'aspect.longHair': 'yes' },
  ],
  [
    'make-up comes off at the sink',
    { location: 'washroom', position: 'washroom-sink', settings: [...SUITED, 'makeup'] },
    [{ code: 'CLEAN_FACE', to: 'washroom-sink' }],
    { 'aspect.makeup': 'no' },
  ],
  [
    'an apple can be carried past the locker: it is graded',
    { location: 'locker', hand: ['apple-0'] },
    [{ code: 'A001', to: 'separate' }],
    { location: 'separate', 'carried.food': 'yes' },
  ],
  [
    'street shoes can cross the second bench: it is graded',
    { location: 'dressing', position: BENCH, settings: ['boots-0'] },
    [
      { code: 'A003', to: BENCH },
      { code: 'A004', params: { side: 'clean' } },
      { code: 'A001', to: 'transit' },
    ],
    { location: 'transit', 'worn.boots': 'yes' },
  ],
  [
    'a mask taken off is trash, and the rack has another',
    AT_RACK,
    [
      { code: 'A024', item: 'masksM-0' },
      { code: 'A005', item: 'masksM-0' },
      { code: 'A006', item: 'masksM-0' },
    ],
    { 'place.trash-0': 'P002', 'place.masksM-0': 'separate-rack', 'slot.face': 'no' },
  ],
  [
    'a cap thrown away unused is trash, and the rack has another',
    AT_RACK,
    [
      { code: 'A024', item: 'hat-0' },
      { code: 'A014', item: 'hat-0', to: 'separate-trash' },
    ],
    { 'place.trash-0': 'separate-trash', 'place.hat-0': 'separate-rack' },
  ],
  [
    'what was put back unused is there again',
    AT_RACK,
    [
      { code: 'A024', item: 'glovesL-0' },
      { code: 'A025', item: 'glovesL-0', to: 'separate-rack' },
    ],
    { 'place.glovesL-0': 'separate-rack' },
  ],
  [
    'the floor soils gloves, not the hands in them',
    { location: 'dressing', settings: [...SUITED, 'glovesM-5'], hand: ['pen-0'] },
    [{ code: 'A016', item: 'pen-0', to: 'dressing-floor' }],
    { gloves: 'soiled', hands: 'unwashed' },
  ],
  [
    'gloves drawn on with soiled hands are soiled',
    { ...AT_RACK, hand: ['pen-0'] },
    [
      { code: 'A016', item: 'pen-0', to: 'separate-floor' },
      { code: 'A024', item: 'glovesM-0' },
      { code: 'A005', item: 'glovesM-0' },
    ],
    { gloves: 'soiled', 'touches.soiledBy': '1', 'touches.passedTo': '1' },
  ],
];

describe('what the rooms past the locker allow', () => {
  it.each(ROWS)('%s', (_name, parts, actions, expected) => {
    const { state, reasons } = tryActions(ruleset, playWith(parts), [...actions, WAIT]);
    expect(reasons.filter(Boolean)).toEqual([]);
    const facts = Object.keys(expected).map((key) => [key, read(ruleset, state, key)]);
    expect(Object.fromEntries(facts)).toEqual(expected);
  });
});
