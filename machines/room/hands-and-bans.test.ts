// Which hands an action needs, and that bans apply only between worn things.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

type Row = readonly [string, PlayParts, Action, RoomRefusal | undefined];

const CLOSET = 'locker-closet-1';
const RACK = 'entrance-shoerack';
const WASHED: Action = { code: 'A018', to: 'washroom-sink', params: { soap: true } };

const HANDS: readonly Row[] = [
  [
    'taking needs a free hand',
    { hand: ['pen-0', 'bag-0'], position: RACK },
    { code: 'A013', item: 'crocs-0' },
    'handsFull',
  ],
  [
    'taking from the bag needs one too',
    { hand: ['bag-0', 'pen-0'], bag: ['apple-0'] },
    { code: 'A009', item: 'apple-0' },
    'handsFull',
  ],
  [
    'one hand is enough to take from the bag in the other',
    { hand: ['bag-0'], bag: ['apple-0'] },
    { code: 'A009', item: 'apple-0' },
    undefined,
  ],
  [
    'putting on needs both but for the thing itself',
    { settings: [], hand: ['crocs-1'] },
    { code: 'A005', item: 'crocs-1' },
    undefined,
  ],
  [
    'putting on with the bag in the other hand',
    { settings: [], hand: ['crocs-1', 'bag-0'] },
    { code: 'A005', item: 'crocs-1' },
    'handsBusy',
  ],
  ['taking off needs both', { hand: ['pen-0'] }, { code: 'A006', item: 'crocs-1' }, 'handsBusy'],
  [
    'setting right needs both',
    { settings: ['masksM-0'], hand: ['pen-0'] },
    { code: 'A012', item: 'masksM-0' },
    'handsBusy',
  ],
  [
    'closing needs both',
    { settings: ['underwear-1', 'coverall-0'], hand: ['pen-0'] },
    { code: 'CLOSE', item: 'coverall-0' },
    'handsBusy',
  ],
  [
    'washing needs both',
    { location: 'washroom', position: 'washroom-sink', hand: ['pen-0'] },
    WASHED,
    'handsBusy',
  ],
  [
    'drying needs both',
    { location: 'washroom', position: 'washroom-dryer', hand: ['pen-0'] },
    { code: 'A019', to: 'washroom-dryer' },
    'handsBusy',
  ],
  [
    'drying needs them bare',
    { location: 'washroom', position: 'washroom-dryer', settings: ['glovesM-0'] },
    { code: 'A019', to: 'washroom-dryer' },
    'glovesOn',
  ],
  [
    'wiping gloves needs a napkin from its place too',
    { settings: ['glovesM-5'], hand: ['napkin-0', 'alcoholLiquid-0'] },
    { code: 'A020' },
    'mandatoryPosition',
  ],
  ['wiping needs the alcohol too', { hand: ['napkin-0'] }, { code: 'A020' }, 'noWipe'],
  [
    'cleaning the face needs both',
    { location: 'washroom', position: 'washroom-remover', settings: ['makeup'], hand: ['pen-0'] },
    { code: 'CLEAN_FACE', to: 'washroom-remover' },
    'handsBusy',
  ],
  [
    'the key card goes to its clip with one hand',
    { settings: [], hand: ['keyCard-0', 'bag-0'] },
    { code: 'A005', item: 'keyCard-0' },
    undefined,
  ],
];

const NOT_WORN: readonly Row[] = [
  [
    'in the bag',
    { hand: ['bag-0', 'crocs-1'], bag: ['boots-0'], settings: [] },
    { code: 'A010', item: 'crocs-1' },
    undefined,
  ],
  [
    'in the closet',
    {
      location: 'locker',
      position: CLOSET,
      openClosets: [CLOSET],
      hand: ['coat-0'],
      subject: [['shirt-0', CLOSET]],
    },
    { code: 'A023', item: 'coat-0', to: CLOSET },
    undefined,
  ],
  [
    'on the rack',
    { settings: [], hand: ['boots-0'], position: RACK },
    { code: 'A014', item: 'boots-0', to: RACK },
    undefined,
  ],
  [
    'between a worn thing and one in the hand',
    { settings: ['crocs-1'], subject: [['boots-0', RACK]], position: RACK },
    { code: 'A013', item: 'boots-0' },
    undefined,
  ],
  ['for taking off', { settings: ['boots-0', 'shoeCovers-5'] }, { code: 'A006', item: 'boots-0' }, undefined],
  [
    'but for putting on',
    { settings: ['crocs-1'], hand: ['boots-0'] },
    { code: 'A005', item: 'boots-0' },
    'banned',
  ],
];

const answerOf = ([, parts, action]: Row) => tryActions(ruleset, playWith(parts), [action]).reasons[0];

describe('hands', () => {
  it.each(HANDS)('%s', (...row) => expect(answerOf(row)).toBe(row[3]));
});

describe('bans do not hold', () => {
  it.each(NOT_WORN)('%s', (...row) => expect(answerOf(row)).toBe(row[3]));
});
