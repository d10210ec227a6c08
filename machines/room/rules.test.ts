import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { cleanHandsGirl } from './builtin/cases/clean-hands-girl.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { read } from './read.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

type Row = readonly [string, PlayParts, readonly Action[], Readonly<Record<string, string>>];

const BENCH = 'entrance-bench';
const CLOSET = 'locker-closet-1';
const AT_CLOSET = { location: 'locker', position: CLOSET };
const SOAP = { code: 'A018', to: 'washroom-sink', params: { soap: true } };
const AT_RACK: PlayParts = {
  location: 'separate',
  position: 'separate-rack',
  subject: [['napkin-0', 'separate-rack']],
};
const WIPING: readonly Action[] = [{ code: 'A024', item: 'napkin-0' }, { code: 'A020' }];
const DRY = { code: 'A019', to: 'washroom-dryer' };

/** After all actions of a row the state has the row's facts. */
const ROWS: readonly Row[] = [
  [
    'the bench is the only way to the clean side',
    {},
    [
      { code: 'A003', to: BENCH },
      { code: 'A004', params: { side: 'clean' } },
      { code: 'A001', to: 'locker' },
    ],
    { location: 'locker' },
  ],
  [
    'street shoes may cross the bench: it is graded, not refused',
    { settings: ['boots-0'] },
    [
      { code: 'A003', to: BENCH },
      { code: 'A004', params: { side: 'clean' } },
    ],
    { posture: 'standing', 'worn.boots': 'yes' },
  ],
  ['the suite can be left for the street', {}, [{ code: 'A002' }], { location: 'out' }],
  [
    'locker and washroom have a door to each other',
    { location: 'washroom' },
    [{ code: 'A001', to: 'locker' }],
    { location: 'locker' },
  ],
  [
    'entrance and washroom have a door to each other',
    { location: 'washroom' },
    [{ code: 'A001', to: 'entrance' }],
    { location: 'entrance' },
  ],
  [
    'shoe covers from the dispenser are issued and worn on bare feet',
    { settings: [] },
    [
      { code: 'A017', item: 'shoeCovers-0' },
      { code: 'A005', item: 'shoeCovers-0' },
    ],
    { 'worn.shoeCovers': 'yes' },
  ],
  [
    'shoe covers taken off are trash',
    { settings: [] },
    [
      { code: 'A017', item: 'shoeCovers-0' },
      { code: 'A005', item: 'shoeCovers-0' },
      { code: 'A006', item: 'shoeCovers-0' },
      { code: 'A014', item: 'trash-0', to: 'entrance-trash' },
    ],
    { 'place.trash-0': 'entrance-trash', 'has.trash': 'no', 'place.shoeCovers-0': 'entrance-dispensary' },
  ],
  [
    'shoe covers carry reusable ones over them',
    { settings: [], subject: [['reusableShoecovers-0', 'entrance-shoerack']] },
    [
      { code: 'A017', item: 'shoeCovers-0' },
      { code: 'A005', item: 'shoeCovers-0' },
      { code: 'A013', item: 'reusableShoecovers-0' },
      { code: 'A005', item: 'reusableShoecovers-0' },
    ],
    { 'worn.reusableShoecovers': 'yes' },
  ],
  [
    'bans do not hold for what a case starts with',
    { settings: ['coat-0', 'shirt-0', 'boots-0', 'crocs-1'] },
    [{ code: 'WAIT', params: { ms: 5 } }],
    { 'worn.coat': 'yes', 'worn.crocs': 'yes' },
  ],
  [
    'bans do not hold in the hands',
    { settings: [], hand: ['coat-0', 'shirt-0'] },
    [{ code: 'A011' }],
    { held: '2' },
  ],
  [
    'the key card goes to its clip with the other hand full',
    { settings: [], hand: ['keyCard-0', 'bag-0'] },
    [{ code: 'A005', item: 'keyCard-0' }],
    { 'worn.keyCard': 'yes' },
  ],
  [
    'a card in the hand opens the closet too',
    { ...AT_CLOSET, settings: [], hand: ['keyCard-0'] },
    [{ code: 'A021', to: CLOSET }],
    { [`closet.${CLOSET}`]: 'open' },
  ],
  [
    'the card locks what it unlocked',
    AT_CLOSET,
    [
      { code: 'A021', to: CLOSET },
      { code: 'A021', to: CLOSET },
    ],
    { [`closet.${CLOSET}`]: 'locked' },
  ],
  [
    'section 2 opens for its own card',
    { location: 'locker', activeKey: 2 },
    [
      { code: 'A021', to: 'locker-closet-2' },
      { code: 'A022', item: 'underwear-0', from: 'locker-closet-2' },
    ],
    { 'place.underwear-0': 'P002' },
  ],
  [
    'a thing taken off comes to a free hand',
    {},
    [{ code: 'A006', item: 'underwear-1' }],
    { 'place.underwear-1': 'P002', held: '1' },
  ],
  [
    'the bag works from the bench beside one',
    { hand: ['pen-0'], subject: [['bag-0', BENCH]] },
    [
      { code: 'WALK', to: BENCH },
      { code: 'A010', item: 'pen-0' },
    ],
    { 'place.pen-0': 'P003' },
  ],
  [
    'the bag works from the other hand',
    { hand: ['bag-0'], bag: ['pen-0'] },
    [{ code: 'A009', item: 'pen-0' }],
    { 'place.pen-0': 'P002' },
  ],
  [
    'what lies behind the bench is in reach over it',
    { hand: ['pen-0'] },
    [
      { code: 'WALK', to: BENCH },
      { code: 'A016', item: 'pen-0', to: 'entrance-floor' },
      { code: 'A003', to: BENCH },
      { code: 'A004', params: { side: 'clean' } },
      { code: 'A015', item: 'pen-0' },
    ],
    { 'place.pen-0': 'P002' },
  ],
  ['soap and drying clean the hands', { location: 'washroom' }, [SOAP, DRY], { hands: 'clean' }],
  ['washing alone leaves them wet', { location: 'washroom' }, [SOAP], { hands: 'wet' }],
  [
    'water without soap cleans nothing',
    { location: 'washroom' },
    [{ ...SOAP, params: { soap: false } }, DRY],
    { hands: 'unwashed' },
  ],
  [
    'what a napkin wiped stays wiped when the napkin is binned',
    { ...AT_RACK, settings: [], hand: ['alcoholLiquid-0'] },
    [...WIPING, { code: 'A014', item: 'trash-0', to: 'separate-trash' }],
    { hands: 'unwashed' },
  ],
  [
    'napkin and alcohol make trash, and don’t wash for soap',
    { ...AT_RACK, hand: ['alcoholLiquid-0'] },
    WIPING,
    { hands: 'unwashed', 'has.trash': 'yes' },
  ],
  [
    'the floor soils the hands',
    { hand: ['pen-0'] },
    [{ code: 'A016', item: 'pen-0', to: 'entrance-floor' }],
    { hands: 'soiled' },
  ],
  [
    'the mat cleans the soles, other shoes undo it',
    { position: 'entrance-mat' },
    [
      { code: 'MAT', to: 'entrance-mat' },
      { code: 'A006', item: 'crocs-1' },
    ],
    { soles: 'dirty' },
  ],
  [
    'a wrong state is set right',
    { settings: [{ id: 'masksM-0', params: 'wrong' }] },
    [{ code: 'A012', item: 'masksM-0' }],
    { 'worn.masksM': 'correct' },
  ],
  [
    'a coverall over the inner suit is open, then closed',
    { hand: ['coverall-0'] },
    [
      { code: 'A005', item: 'coverall-0' },
      { code: 'CLOSE', item: 'coverall-0' },
    ],
    { 'worn.coverall': 'closed' },
  ],
  ['a hint is noted', {}, [{ code: 'HINT', to: BENCH }], { [`hint.${BENCH}`]: 'yes' }],
  [
    'food in the bag is carried with it',
    { hand: ['bag-0'], bag: ['apple-0'] },
    [{ code: 'WAIT', params: { ms: 1 } }],
    { 'carried.food': 'yes' },
  ],
  [
    'food in a bag left behind is not',
    { subject: [['bag-0', BENCH]], bag: ['apple-0'] },
    [{ code: 'WAIT', params: { ms: 1 } }],
    { 'carried.food': 'no' },
  ],
];

describe('what the room allows', () => {
  it.each(ROWS)('%s', (_name, parts, actions, expected) => {
    const trial = tryActions(builtinRoomRuleset, playWith(parts), [
      ...actions,
      { code: 'WAIT', params: { ms: 1 } },
    ]);
    expect(trial.reasons.filter(Boolean)).toEqual([]);
    const facts = Object.keys(expected).map((key) => [key, read(builtinRoomRuleset, trial.state, key)]);
    expect(Object.fromEntries(facts)).toEqual(expected);
  });

  it('removes make-up at the remover', () => {
    const play = {
      ...cleanHandsGirl.play,
      person: { ...cleanHandsGirl.play.person, location: 'washroom', position: 'washroom-remover', hand: [] },
    };
    const { state } = tryActions(builtinRoomRuleset, play, [{ code: 'CLEAN_FACE', to: 'washroom-remover' }]);
    expect(state.person.aspects).toEqual(['longHair']);
  });

  it('keeps a ledger of what soiled hands touch', () => {
    const parts = { settings: [], hand: ['boots-0'] };
    const { state } = tryActions(builtinRoomRuleset, playWith(parts), [
      { code: 'A014', item: 'boots-0', to: 'entrance-shoerack' },
      { code: 'A013', item: 'crocs-0' },
    ]);
    expect(state.touches.map(({ what, kind }) => [what, kind])).toEqual([
      ['boots', 'soiledBy'],
      ['crocs', 'passedTo'],
    ]);
  });

  it('takes time by the tile and by the code', () => {
    const { state } = tryActions(builtinRoomRuleset, playWith({}), [
      { code: 'WALK', params: { x: 4, y: 8 } },
    ]);
    expect(state.readyAtMs).toBe(4 * 400);
    expect(state.walked?.tiles).toEqual([
      [4, 4],
      [4, 5],
      [4, 6],
      [4, 7],
      [4, 8],
    ]);
    expect(state.person.facing).toBe('sw');
  });
});
