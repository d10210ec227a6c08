// What the rooms past the locker allow, each rule a row: all actions are done, and then the state reads so.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { farStock } from './builtin/suite-subjects.ts';
import { read } from './read.ts';
import { tryActions } from './try-actions.ts';

const wait: Action = { code: 'WAIT', params: { ms: 1 } };
const bench = 'dressing-bench';
const blow: Action = { code: 'AIR_SHOWER', to: 'transit-shower' };
const suited = ['crocs-1', 'underwear-1', 'keyCard-0'];
const subject = farStock.map(({ id, position }) => [id, position] as const);
const atRack: PlayParts = { location: 'separate', position: 'separate-rack', subject };
const atHangers: PlayParts = { location: 'dressing', position: 'dressing-rack', subject };

const sleeve: readonly Action[] = [
  { code: 'A024', item: 'coverall-0' },
  { code: 'A005', item: 'coverall-0' },
];

type Row = readonly [string, PlayParts, readonly Action[], Readonly<Record<string, string>>];
const rows: readonly Row[] = [
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
    [{ code: 'WALK', to: 'transit-shower' }, blow, { code: 'A001', to: 'production' }],
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
    [{ code: 'WALK', to: 'transit-shower' }, blow, { code: 'A001', to: 'dressing' }],
    { blown: 'no' },
  ],
  [
    'a mask under the nose is possible, and wrong until it is set right',
    atRack,
    [
      { code: 'A024', item: 'masksM-0' },
      { code: 'A005', item: 'masksM-0' },
    ],
    { 'slot.face': 'wrong', 'fit.face': 'right' },
  ],
  [
    'a wrong size is possible, and seen',
    atRack,
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
      ...atRack,
      settings: [...suited, { id: 'handSize', params: 'S' }, { id: 'faceSize', params: 'XL' }],
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
    { ...atHangers, settings: [...suited, { id: 'glovesM-5', params: 'correct' }] },
    sleeve,
    { 'slot.hands': 'wrong', 'slot.coverall': 'open' },
  ],
  [
    'a glove’s cuff is set right over the sleeve',
    { ...atHangers, settings: [...suited, { id: 'glovesM-5', params: 'correct' }] },
    [...sleeve, { code: 'A012', item: 'glovesM-5' }],
    { 'slot.hands': 'correct' },
  ],
  [
    'the cap after the coverall is an order, not a refusal',
    { ...atRack, settings: [...suited, { id: 'coverall-0', params: 'closed' }] },
    [
      { code: 'A024', item: 'hat-0' },
      { code: 'A005', item: 'hat-0' },
    ],
    { 'slot.cap': 'yes' },
  ],
  [
    'a shaven person may close the coverall without a mask',
    { settings: [...suited, 'coverall-0'] },
    [{ code: 'CLOSE', item: 'coverall-0' }],
    { 'slot.coverall': 'closed' },
  ],
  [
    'a beard behind the mask lets the coverall be closed',
    { settings: [...suited, 'coverall-0', 'beard', 'masksM-5'] },
    [{ code: 'CLOSE', item: 'coverall-0' }],
    { 'slot.coverall': 'closed', 'bare.beard': 'no' },
  ],
  ['long hair shows', { settings: [...suited, 'longHair'] }, [], { 'bare.longHair': 'yes' }],
  [
    'long hair goes under the cap',
    { ...atRack, settings: [...suited, 'longHair'] },
    [
      { code: 'A024', item: 'hat-0' },
      { code: 'A005', item: 'hat-0' },
    ],
    { 'bare.longHair': 'no', 'aspect.longHair': 'yes' },
  ],
  [
    'make-up comes off at the sink',
    { location: 'washroom', position: 'washroom-sink', settings: [...suited, 'makeup'] },
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
    { location: 'dressing', position: bench, settings: ['boots-0'] },
    [
      { code: 'A003', to: bench },
      { code: 'A004', params: { side: 'clean' } },
      { code: 'A001', to: 'transit' },
    ],
    { location: 'transit', 'worn.boots': 'yes' },
  ],
  [
    'a mask taken off is trash, and the rack has another',
    atRack,
    [
      { code: 'A024', item: 'masksM-0' },
      { code: 'A005', item: 'masksM-0' },
      { code: 'A006', item: 'masksM-0' },
    ],
    { 'place.trash-0': 'P002', 'place.masksM-0': 'separate-rack', 'slot.face': 'no' },
  ],
  [
    'a cap thrown away unused is trash, and the rack has another',
    atRack,
    [
      { code: 'A024', item: 'hat-0' },
      { code: 'A014', item: 'hat-0', to: 'separate-trash' },
    ],
    { 'place.trash-0': 'separate-trash', 'place.hat-0': 'separate-rack' },
  ],
  [
    'what was put back unused is there again',
    atRack,
    [
      { code: 'A024', item: 'glovesL-0' },
      { code: 'A025', item: 'glovesL-0', to: 'separate-rack' },
    ],
    { 'place.glovesL-0': 'separate-rack' },
  ],
  [
    'the floor soils gloves, not the hands in them',
    { location: 'dressing', settings: [...suited, 'glovesM-5'], hand: ['pen-0'] },
    [{ code: 'A016', item: 'pen-0', to: 'dressing-floor' }],
    { gloves: 'soiled', hands: 'unwashed' },
  ],
  [
    'gloves drawn on with soiled hands are soiled',
    { ...atRack, hand: ['pen-0'] },
    [
      { code: 'A016', item: 'pen-0', to: 'separate-floor' },
      { code: 'A024', item: 'glovesM-0' },
      { code: 'A005', item: 'glovesM-0' },
    ],
    { gloves: 'soiled', 'touches.soiledBy': '1', 'touches.passedTo': '1' },
  ],
];

describe('what the rooms past the locker allow', () => {
  it.each(rows)('%s', (_name, parts, actions, expected) => {
    const { state, reasons } = tryActions(ruleset, playWith(parts), [...actions, wait]);
    expect(reasons.filter(Boolean)).toEqual([]);
    const facts = Object.keys(expected).map((key) => [key, read(ruleset, state, key)]);
    expect(Object.fromEntries(facts)).toEqual(expected);
  });
});
