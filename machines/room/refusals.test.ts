import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { roomRefusalSchema, type RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { REFUSAL_TEXTS } from './refusal-texts.ts';
import { withCardDoor } from '#tests/support/card-door.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

type Row = readonly [RoomRefusal, string, PlayParts, readonly Action[], RoomRuleset?];

/** The built-in suite with a card reader on the washroom's side of the door to the changing room. */
const CARDED = withCardDoor('door-locker-washroom', ['washroom', 'locker']);

const BENCH = 'entrance-bench';
const CLOSET = 'locker-closet-1';
const AT_CLOSET = { location: 'locker', position: CLOSET };
const AT_SINK = { location: 'washroom', position: 'washroom-sink' };

/** The last action of each row is refused for the row's reason. */
const rows: readonly Row[] = [
  ['unknownAction', 'a code the ruleset does not have', {}, [{ code: 'A999' }]],
  ['badParams', 'walking to half a tile', {}, [{ code: 'WALK', params: { x: 4 } }]],
  ['badParams', 'waiting no time', {}, [{ code: 'WAIT', params: { ms: 0 } }]],
  [
    'badParams',
    'standing up on a side the bench lacks',
    {},
    [
      { code: 'A003', to: BENCH },
      { code: 'A004', params: { side: 'north' } },
    ],
  ],
  ['unknownItem', 'taking what is not in the case', {}, [{ code: 'A013', item: 'piano-0' }]],
  ['unknownItem', 'taking a name that every object has', {}, [{ code: 'A013', item: 'constructor' }]],
  [
    'unknownPlace',
    'putting into a place the ruleset lacks',
    { hand: ['pen-0'] },
    [{ code: 'A008', item: 'pen-0', to: 'shelf' }],
  ],
  ['unknownPlace', 'sitting down on a rack', {}, [{ code: 'A003', to: 'entrance-shoerack' }]],
  [
    'unreachable',
    'walking through the bench to the clean side',
    {},
    [{ code: 'WALK', params: { x: 9, y: 4 } }],
  ],
  ['unreachable', 'walking onto furniture', {}, [{ code: 'WALK', params: { x: 7, y: 4 } }]],
  ['unreachable', 'going into the locker from the street side', {}, [{ code: 'A001', to: 'locker' }]],
  ['alreadyThere', 'walking to the own tile', {}, [{ code: 'WALK', params: { x: 4, y: 4 } }]],
  ['alreadyThere', 'going into the own location', {}, [{ code: 'A001', to: 'entrance' }]],
  ['notNext', 'going where no door leads', { location: 'out' }, [{ code: 'A001', to: 'washroom' }]],
  ['notNext', 'leaving the suite from the washroom', { location: 'washroom' }, [{ code: 'A002' }]],
  [
    'mustStand',
    'walking while sitting',
    {},
    [
      { code: 'A003', to: BENCH },
      { code: 'WALK', params: { x: 4, y: 4 } },
    ],
  ],
  [
    'mustStand',
    'using the rack while sitting',
    {},
    [
      { code: 'A003', to: BENCH },
      { code: 'A013', item: 'crocs-0' },
    ],
  ],
  [
    'alreadySitting',
    'sitting down twice',
    {},
    [
      { code: 'A003', to: BENCH },
      { code: 'A003', to: BENCH },
    ],
  ],
  ['notSitting', 'standing up while standing', {}, [{ code: 'A004' }]],
  ['tooFar', 'taking from afar', {}, [{ code: 'A013', item: 'crocs-0' }]],
  ['tooFar', 'sitting down from afar', {}, [{ code: 'A003', to: BENCH }]],
  [
    'tooFar',
    'lifting from the far end of the floor',
    { subject: [['pen-0', 'entrance-floor']] },
    [{ code: 'A015', item: 'pen-0' }],
  ],
  [
    'handsFull',
    'taking with both hands full',
    { hand: ['pen-0', 'apple-0'], position: 'entrance-shoerack' },
    [{ code: 'A013', item: 'crocs-0' }],
  ],
  [
    'handsBusy',
    'dressing with something in the other hand',
    { settings: [], hand: ['crocs-1', 'pen-0'] },
    [{ code: 'A005', item: 'crocs-1' }],
  ],
  [
    'handsBusy',
    'washing with something in a hand',
    { ...AT_SINK, hand: ['pen-0'] },
    [{ code: 'A018', to: 'washroom-sink', params: { soap: true } }],
  ],
  ['notHeld', 'putting on what is not in a hand', { settings: [] }, [{ code: 'A005', item: 'crocs-0' }]],
  ['notHeld', 'changing empty hands', {}, [{ code: 'A011' }]],
  [
    'notThere',
    'taking it from where it is not',
    { position: BENCH },
    [{ code: 'A007', item: 'crocs-0', from: BENCH }],
  ],
  ['notWorn', 'taking off what is not worn', { hand: ['hat-0'] }, [{ code: 'A006', item: 'hat-0' }]],
  ['alreadyWorn', 'putting on what is worn', {}, [{ code: 'A005', item: 'crocs-1' }]],
  ['notWearable', 'putting on an apple', { hand: ['apple-0'] }, [{ code: 'A005', item: 'apple-0' }]],
  ['slotTaken', 'a second card on the clip', { hand: ['keyCard-1'] }, [{ code: 'A005', item: 'keyCard-1' }]],
  [
    'covered',
    'the shirt under the coat',
    { settings: ['coat-0', 'shirt-0'] },
    [{ code: 'A006', item: 'shirt-0' }],
  ],
  [
    'covered',
    'the jeans under the boots',
    { settings: ['boots-0', 'jeans-0'] },
    [{ code: 'A006', item: 'jeans-0' }],
  ],
  [
    'banned',
    'change shoes over boots',
    { settings: ['boots-0'], hand: ['crocs-1'] },
    [{ code: 'A005', item: 'crocs-1' }],
  ],
  [
    'banned',
    'the coat back on over the shirt',
    { settings: ['shirt-0'], hand: ['coat-0'] },
    [{ code: 'A005', item: 'coat-0' }],
  ],
  [
    'banned',
    'the inner suit over jeans',
    { settings: ['jeans-0'], hand: ['underwear-1'] },
    [{ code: 'A005', item: 'underwear-1' }],
  ],
  [
    'dependency',
    'reusable shoe covers on bare feet',
    { settings: [], hand: ['reusableShoecovers-0'] },
    [{ code: 'A005', item: 'reusableShoecovers-0' }],
  ],
  [
    'dependency',
    'the coverall without the inner suit',
    { settings: [], hand: ['coverall-0'] },
    [{ code: 'A005', item: 'coverall-0' }],
  ],
  [
    'mandatoryPosition',
    'shoe covers that were not issued here',
    { settings: [], hand: ['shoeCovers-7'] },
    [{ code: 'A005', item: 'shoeCovers-7' }],
  ],
  [
    'airlock',
    'the second door of the air shower before the air has blown',
    { location: 'transit' },
    [{ code: 'A001', to: 'production' }],
  ],
  [
    'doorLocked',
    'going through a door with a reader without the card',
    { location: 'washroom' },
    [{ code: 'A001', to: 'locker' }],
    CARDED,
  ],
  [
    'noPosition',
    'a pen on the shoe rack',
    { position: 'entrance-shoerack', hand: ['pen-0'] },
    [{ code: 'A014', item: 'pen-0', to: 'entrance-shoerack' }],
  ],
  [
    'noPosition',
    'anything back into the dispenser',
    { position: 'entrance-dispensary', hand: ['pen-0'] },
    [
      { code: 'A017', item: 'pen-0', to: 'entrance-dispensary' },
      { code: 'A014', item: 'pen-0', to: 'entrance-dispensary' },
    ],
  ],
  [
    'placeFull',
    'a third thing on the edge of the sink',
    {
      ...AT_SINK,
      hand: ['pen-0'],
      subject: [
        ['pen-1', 'washroom-sink'],
        ['pen-2', 'washroom-sink'],
      ],
    },
    [{ code: 'A025', item: 'pen-0', to: 'washroom-sink' }],
  ],
  [
    'bagFull',
    'a ninth thing in the bag',
    { hand: ['bag-0', 'pen-9'], bag: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `pen-${n}`) },
    [{ code: 'A010', item: 'pen-9' }],
  ],
  [
    'bagAway',
    'the bag on the bench, the person elsewhere',
    { hand: ['pen-0'], subject: [['bag-0', BENCH]] },
    [{ code: 'A010', item: 'pen-0' }],
  ],
  ['bagInBag', 'the bag into itself', { hand: ['bag-0'] }, [{ code: 'A010', item: 'bag-0' }]],
  ['locked', 'taking from a locked closet', AT_CLOSET, [{ code: 'A022', item: 'underwear-0' }]],
  [
    'locked',
    'putting into a locked closet',
    { ...AT_CLOSET, hand: ['pen-0'] },
    [{ code: 'A023', item: 'pen-0', to: CLOSET }],
  ],
  ['noKey', 'unlocking without a card', { ...AT_CLOSET, settings: [] }, [{ code: 'A021', to: CLOSET }]],
  [
    'noKey',
    'unlocking with the card in the bag',
    { ...AT_CLOSET, settings: [], hand: ['bag-0'], bag: ['keyCard-0'] },
    [{ code: 'A021', to: CLOSET }],
  ],
  [
    'wrongKey',
    'the closet of the other section',
    { location: 'locker', position: 'locker-closet-2' },
    [{ code: 'A021', to: 'locker-closet-2' }],
  ],
  [
    'wrongCode',
    'the closet’s code at the rack',
    { position: 'entrance-shoerack' },
    [{ code: 'A022', item: 'crocs-0' }],
  ],
  ['wrongCode', 'going into the street', {}, [{ code: 'A001', to: 'out' }]],
  ['nothingToSet', 'setting right what has no states', {}, [{ code: 'A012', item: 'crocs-1' }]],
  [
    'nothingToClean',
    'removing make-up there is none of',
    { location: 'washroom', position: 'washroom-remover' },
    [{ code: 'CLEAN_FACE', to: 'washroom-remover' }],
  ],
  [
    'nothingToClean',
    'pressing clean soles on the mat',
    { position: 'entrance-mat' },
    [
      { code: 'MAT', to: 'entrance-mat' },
      { code: 'MAT', to: 'entrance-mat' },
    ],
  ],
  ['nothingToClose', 'closing what does not close', {}, [{ code: 'CLOSE', item: 'crocs-1' }]],
  [
    'notWet',
    'drying dry hands',
    { location: 'washroom', position: 'washroom-dryer' },
    [{ code: 'A019', to: 'washroom-dryer' }],
  ],
  [
    'glovesOn',
    'washing in gloves',
    { ...AT_SINK, settings: ['glovesM-0'] },
    [{ code: 'A018', to: 'washroom-sink', params: { soap: true } }],
  ],
  ['noWipe', 'wiping with a napkin alone', { hand: ['napkin-0'] }, [{ code: 'A020' }]],
  ['hintsOff', 'a hint where there are none', { isHintOn: false }, [{ code: 'HINT', to: BENCH }]],
];

describe('what the room refuses', () => {
  const cases = rows.map((row) => [row[0], row[1], row] as const);
  it.each(cases)('%s: %s', (reason, _name, [, , parts, actions, rules = builtinRoomRuleset]) => {
    expect(tryActions(rules, playWith(parts), actions).reasons.at(-1)).toBe(reason);
  });

  it('has a row for every reason of the union', () => {
    expect([...new Set(rows.map(([reason]) => reason))].sort()).toEqual(
      [...roomRefusalSchema.options].sort(),
    );
  });

  it('says every reason in three languages', () => {
    for (const reason of roomRefusalSchema.options) {
      const { ru, en, ch } = REFUSAL_TEXTS[reason];
      expect([ru, en, ch].every((text) => text.length > 2)).toBe(true);
    }
  });

  it('changes nothing but the count of refusals', () => {
    const play = playWith({});
    const before = tryActions(builtinRoomRuleset, play, []).state;
    const { state } = tryActions(builtinRoomRuleset, play, [{ code: 'A004' }, { code: 'A011' }]);
    expect(state).toEqual({ ...before, refusals: 2 });
  });
});
