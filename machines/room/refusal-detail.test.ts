import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { refusalDetail } from './refusal-detail.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

const SUITED = ['crocs-1', 'underwear-1'];

const ROWS: readonly (readonly [string, PlayParts, Action])[] = [
  [
    'It can’t be worn with what you wear: Shirt',
    { settings: ['shirt-0'], hand: ['coat-0'] },
    { code: 'A005', item: 'coat-0' },
  ],
  [
    'Something is already worn there. First take off what is worn: Key card',
    { hand: ['keyCard-1'] },
    { code: 'A005', item: 'keyCard-1' },
  ],
  [
    'First take off what is worn over it: Outdoor coat',
    { settings: ['coat-0', 'shirt-0'] },
    { code: 'A006', item: 'shirt-0' },
  ],
  [
    'Something else must be put on or taken off first: Inner suit',
    { settings: [], hand: ['coverall-0'] },
    { code: 'A005', item: 'coverall-0' },
  ],
  [
    'Something else must be put on or taken off first: Change shoes, Shoe covers',
    { settings: [], hand: ['reusableShoecovers-0'] },
    { code: 'A005', item: 'reusableShoecovers-0' },
  ],
  [
    'Before closing, cover: a beard',
    { settings: [...SUITED, 'coverall-0', 'beard'] },
    { code: 'CLOSE', item: 'coverall-0' },
  ],
  [
    'It must be taken from where it is issued: Rack of single-use items',
    { hand: ['hat-7'] },
    { code: 'A005', item: 'hat-7' },
  ],
  [
    'It must be taken from where it is issued: Rack of single-use items',
    { hand: ['napkin-7', 'alcoholLiquid-0'] },
    { code: 'A020' },
  ],
  [
    'Both hands must be free. First put down what you hold: Pen',
    { settings: [], hand: ['crocs-1', 'pen-0'] },
    { code: 'A005', item: 'crocs-1' },
  ],
  ['There is no way there: Bench, the line of the clean side', {}, { code: 'A001', to: 'locker' }],
  ['There is no way there: Cross-over bench', { location: 'dressing' }, { code: 'A001', to: 'transit' }],
  [
    'The other door opens after the air has blown',
    { location: 'transit' },
    { code: 'A001', to: 'production' },
  ],
];

describe('why not, in full', () => {
  it.each(ROWS)('%s', (expected, parts, action) => {
    const { state, reasons } = tryActions(ruleset, playWith(parts), [action]);
    expect(refusalDetail(ruleset, state, action, reasons[0] ?? '').en).toBe(expected);
  });
});
