import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { touchLedger } from './touch-ledger.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

type Row = readonly [string, PlayParts, readonly Action[], readonly (readonly [string, string, string])[]];

const FLOOR = 'separate-floor';
const ON_FLOOR: Action = { code: 'A016', item: 'alcoholLiquid-0', to: FLOOR };
const FROM_FLOOR: Action = { code: 'A015', item: 'alcoholLiquid-0' };
const toTable = (item: string): Action => ({ code: 'A025', item, to: 'separate-table' });

/** What soiled them (hands or gloves), the dirt, and the things touched after it. */
const rows: readonly Row[] = [
  [
    'street shoes, and then the change shoes',
    { settings: [], hand: ['boots-0'] },
    [
      { code: 'A014', item: 'boots-0', to: 'entrance-shoerack' },
      { code: 'A013', item: 'crocs-0' },
    ],
    [['hands', 'Boots (street shoes)', 'Change shoes']],
  ],
  [
    'what lay on the floor',
    { location: 'separate', hand: ['alcoholLiquid-0'] },
    [ON_FLOOR, FROM_FLOOR, toTable('alcoholLiquid-0')],
    [['hands', 'Alcohol liquid (on the floor or in the bin)', '']],
  ],
  [
    'trash out of the bin, and then the glasses',
    {
      location: 'separate',
      position: 'separate-trash',
      subject: [
        ['trash-5', 'separate-trash'],
        ['safetyGlasses-0', 'separate-table'],
      ],
    },
    [
      { code: 'A013', item: 'trash-5' },
      { code: 'A024', item: 'safetyGlasses-0' },
    ],
    [['hands', 'Trash', 'Safety glasses']],
  ],
  [
    'a suit that lay in the street bag, after the bag itself',
    { settings: [], hand: ['bag-0'], bag: ['underwear-5'] },
    [{ code: 'A009', item: 'underwear-5' }],
    [
      ['hands', 'Bag', ''],
      ['hands', 'Inner suit (soiled before)', ''],
    ],
  ],
  [
    'gloves in the place of the hands',
    { location: 'separate', settings: ['glovesM-5'], hand: ['alcoholLiquid-0'] },
    [ON_FLOOR],
    [['gloves', 'Alcohol liquid (on the floor or in the bin)', '']],
  ],
  [
    'nothing when only clean things are touched',
    { location: 'separate', hand: ['alcoholLiquid-0'] },
    [toTable('alcoholLiquid-0'), { code: 'A024', item: 'alcoholLiquid-0' }],
    [],
  ],
  [
    'the pen from the street, and nothing once the hands are washed',
    { location: 'washroom', settings: [], hand: ['pen-0'] },
    [
      { code: 'A025', item: 'pen-0', to: 'washroom-sink' },
      { code: 'A018', to: 'washroom-sink', params: { soap: true } },
      { code: 'A019', to: 'washroom-dryer' },
    ],
    [['hands', 'Pen', '']],
  ],
];

describe('the touch ledger', () => {
  it.each(rows)('remembers %s', (_name, parts, actions, expected) => {
    const { state, reasons } = tryActions(ruleset, playWith(parts), [
      ...actions,
      { code: 'WAIT', params: { ms: 1 } },
    ]);
    expect(reasons.filter(Boolean)).toEqual([]);
    const ledger = touchLedger(ruleset, state).map(({ by, dirt, thenTouched }) => [
      by,
      dirt.en,
      thenTouched.map(({ en }) => en).join(', '),
    ]);
    expect(ledger).toEqual(expected);
  });
});
