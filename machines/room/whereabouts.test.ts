// Where street shoes and the person's own things are, at every moment.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { factsIn } from '#tests/support/room-facts.ts';
import type { PlayParts } from './builtin/cases/play-with.ts';

type Row = readonly [string, PlayParts, readonly Action[], Readonly<Record<string, string>>];

const drop = (item: string, to: string): Action => ({ code: 'A016', item, to });

const STREET_SHOES: readonly Row[] = [
  [
    'worn on the street',
    { location: 'out', settings: ['boots-0'] },
    [],
    { streetShoes: 'away', side: 'street' },
  ],
  ['worn before the bench', { settings: ['boots-0'] }, [], { streetShoes: 'away', side: 'street' }],
  [
    'worn behind the bench',
    { settings: ['boots-0'], position: 'entrance-bench' },
    [
      { code: 'A003', to: 'entrance-bench' },
      { code: 'A004', params: { side: 'clean' } },
    ],
    { streetShoes: 'worn', side: 'clean' },
  ],
  ['worn in the washroom', { location: 'washroom', settings: ['boots-0'] }, [], { streetShoes: 'worn' }],
  [
    'put down in the locker',
    { location: 'locker', hand: ['boots-0'] },
    [drop('boots-0', 'locker-floor')],
    { streetShoes: 'down' },
  ],
  ['carried in the locker', { location: 'locker', hand: ['boots-0'] }, [], { streetShoes: 'carried' }],
  [
    'carried in the bag',
    { location: 'locker', hand: ['bag-0'], bag: ['boots-0'] },
    [],
    { streetShoes: 'carried' },
  ],
  [
    'left in the bag on the bench of the entrance',
    { position: 'entrance-bench', hand: ['bag-0'], bag: ['boots-0'] },
    [{ code: 'A008', item: 'bag-0', to: 'entrance-bench' }],
    { streetShoes: 'away' },
  ],
  [
    'on their rack',
    { hand: ['boots-0'] },
    [{ code: 'A014', item: 'boots-0', to: 'entrance-shoerack' }],
    { streetShoes: 'away' },
  ],
  [
    'put down on the bench of the locker',
    { location: 'locker', subject: [['boots-0', 'locker-bench']] },
    [],
    { streetShoes: 'down' },
  ],
];

const ASTRAY: readonly Row[] = [
  [
    'a bag left on a bench',
    { subject: [['bag-0', 'entrance-bench']], bag: ['apple-0'] },
    [],
    { astray: 'yes' },
  ],
  [
    'a bag in one’s own closet',
    { subject: [['bag-0', 'locker-closet-1']], bag: ['apple-0'] },
    [],
    { astray: 'no' },
  ],
  ['a bag in another’s closet', { subject: [['bag-0', 'locker-closet-2']] }, [], { astray: 'yes' }],
  ['food in the bin', { subject: [['apple-0', 'entrance-trash']] }, [], { astray: 'no' }],
];

describe.each([
  ['street shoes', STREET_SHOES],
  ['what is left behind', ASTRAY],
] as const)('%s', (_what, rows) => {
  it.each(rows)('%s', (_name, parts, actions, facts) =>
    expect(factsIn(2, parts, actions, Object.keys(facts))).toEqual(facts),
  );
});
