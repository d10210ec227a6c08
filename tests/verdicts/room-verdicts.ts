// The table of verdicts of the room: case · what was done otherwise · passed or not · score · what the report names.
import { after, atEnd, before, later, without, type Deed } from './deeds.ts';
import { masks, own } from './room-case-verdicts.ts';
import { secondGloves, wayOut } from './room-layer-verdicts.ts';
import { STAND_UP, STREET, TO_BENCH, rinse, soap, type Verdict } from './verdict.ts';

/** What else is named where two layers of gloves are worn. */
const OF_LAYERS: Readonly<Record<string, readonly string[]>> = {
  'no washing': ['gate-hands', 'gate-gloves-soiled', 'gate-inner-gloves-hands', 'gate-inner-gloves-soiled'],
  'rinsing without soap': [
    'gate-hands',
    'gate-gloves-soiled',
    'gate-inner-gloves-hands',
    'gate-inner-gloves-soiled',
  ],
  'not dried': ['gate-hands', 'gate-inner-gloves-hands'],
  'the coverall dropped to the floor and put on all the same': [
    'gate-soiled-clothes',
    'gate-gloves-soiled',
    'gate-inner-gloves-soiled',
  ],
};

function layered(row: Verdict): readonly Verdict[] {
  const names = OF_LAYERS[row.what];
  if (!names) return [row];
  const cases = row.cases.filter((id) => id !== 'second-gloves');
  return [
    { ...row, cases },
    { ...row, cases: ['second-gloves'], names },
  ];
}

/** Nobody passes who harmed the room. */
const harm: readonly Verdict[] = (
  [
    [
      'no inner suit, so the coverall stays in the hand',
      without({ item: 'underwear' }),
      ['gate-inner-suit', 'gate-coverall', 'gate-glasses', 'gate-gloves', 'gate-overshoes'],
    ],
    ['no coverall', without({ item: 'coverall' }), ['gate-coverall']],
    ['the coverall left open', without({ code: 'CLOSE' }), ['gate-coverall-open']],
    ['no cap', without({ item: 'hat' }), ['gate-cap']],
    ['no gloves', without({ item: 'gloves' }), ['gate-gloves']],
    ['the cuffs inside', without({ code: 'A012', item: 'gloves' }), ['gate-cuffs']],
    ['no over-shoes', without({ item: 'reusableShoecovers' }), ['gate-overshoes']],
    ['no glasses', without({ item: 'safetyGlasses' }), ['gate-glasses']],
    ['no washing', without({ code: 'A018' }, { code: 'A019' }), ['gate-hands', 'gate-gloves-soiled']],
    ['rinsing without soap', rinse, ['gate-hands', 'gate-gloves-soiled']],
    ['not dried', without({ code: 'A019' }), ['gate-hands']],
    ['never entering production', without({ to: 'production' }), ['gate-not-arrived']],
    [
      'street boots worn again past the bench',
      after(
        { code: 'A004' },
        { code: 'A015', item: 'boots-0' },
        TO_BENCH,
        { code: 'A006', item: 'crocs-0' },
        { code: 'A016', item: 'crocs-0', to: 'entrance-floor' },
        { code: 'A005', item: 'boots-0' },
        { code: 'A006', item: 'boots-0' },
        { code: 'A016', item: 'boots-0', to: 'entrance-floor' },
        { code: 'A015', item: 'crocs-0' },
        { code: 'A005', item: 'crocs-0' },
        STAND_UP,
      ),
      ['gate-street-shoes'],
    ],
    [
      'street boots put down on the clean side for a moment',
      before(
        { code: 'A014', item: 'boots-0' },
        { code: 'A016', item: 'boots-0', to: 'entrance-floor' },
        { code: 'A015', item: 'boots-0' },
      ),
      ['gate-street-shoes'],
    ],
    [
      'the coverall dropped to the floor and put on all the same',
      after(
        { code: 'A024', item: 'coverall' },
        { code: 'A016', item: 'coverall-0', to: 'dressing-floor' },
        { code: 'A015', item: 'coverall-0' },
      ),
      ['gate-soiled-clothes', 'gate-hands', 'gate-gloves-soiled'],
    ],
    [
      'the bag left on the bench of the entrance',
      without({ code: 'A007', item: 'bag' }, { code: 'A023', item: 'bag' }),
      ['gate-left-behind'],
    ],
    [
      'gloves taken off inside',
      atEnd(
        { code: 'A006', item: 'glovesM-0' },
        { code: 'A006', item: 'glovesL-0' },
        {
          code: 'A006',
          item: 'glovesS-0',
        },
        { code: 'A006', item: 'glovesXL-0' },
      ),
      ['gate-gloves'],
    ],
    [
      'gloves soiled on the floor of the dressing zone',
      after(
        { code: 'A012', item: 'gloves' },
        { code: 'A006', item: 'safetyGlasses-0' },
        { code: 'A016', item: 'safetyGlasses-0', to: 'dressing-floor' },
        { code: 'A015', item: 'safetyGlasses-0' },
        { code: 'A005', item: 'safetyGlasses-0' },
      ),
      ['gate-gloves-soiled'],
    ],
  ] as const
)
  .map(([what, deed, names]): Verdict => ({
    cases: STREET,
    what,
    deed,
    passed: false,
    score: [0, 69.99],
    names,
  }))
  .flatMap(layered);

/** Takes the mask off once it sits right, throws it away and puts on another. */
const freshMask: Deed = (way) => {
  const at = way.findIndex(({ code, item }) => code === 'A012' && item?.startsWith('masks'));
  const { item } = way[at] ?? {};
  if (item === undefined) throw new Error('The way has no mask');
  const more = [
    { code: 'A006', item },
    { code: 'A014', item: 'trash-0', to: 'separate-trash' },
    { code: 'A024', item, from: 'separate-rack' },
    { code: 'A005', item },
    { code: 'A012', item },
  ];
  return way.toSpliced(at + 1, 0, ...more);
};

/** Nobody fails who did what is safe. */
const safe: readonly Verdict[] = (
  [
    ['nothing otherwise', (way) => way, [100, 100], []],
    ['a second wash', before({ code: 'A019' }, soap(true)), [100, 100], []],
    ['rinsed first, then washed with soap', before({ code: 'A018' }, soap(false)), [96, 99.99], []],
    ['the mat twice', after({ code: 'MAT' }, { code: 'WAIT', params: { ms: 1000 } }), [99, 100], []],
    [
      'blown twice',
      before({ to: 'production' }, { code: 'AIR_SHOWER', to: 'transit-shower' }),
      [100, 100],
      [],
    ],
    [
      'the mask set right in the dressing zone before all',
      later({ code: 'A012', item: 'masks' }, { code: 'A024', item: 'coverall' }),
      [99, 100],
      [],
    ],
    [
      'standing still for a minute',
      before({ to: 'separate' }, { code: 'WAIT', params: { ms: 60_000 } }),
      [95, 100],
      [],
    ],
    [
      'hands rubbed with alcohol before the cap',
      before(
        { code: 'A024', item: 'hat-0' },
        { code: 'A024', item: 'napkin-0' },
        { code: 'A024', item: 'alcoholLiquid-0' },
        { code: 'A020' },
        { code: 'A025', item: 'alcoholLiquid-0', to: 'separate-rack' },
        { code: 'A014', item: 'trash-0', to: 'separate-trash' },
      ),
      [100, 100],
      [],
    ],
    ['a fresh mask', freshMask, [100, 100], []],
    ['a hint read', before({ code: 'MAT' }, { code: 'HINT', to: 'entrance-mat' }), [99, 100], []],
    ['a refused try', before({ code: 'MAT' }, { code: 'A021', to: 'nowhere' }), [99, 99.99], []],
    [
      'the closet left unlocked',
      (way) =>
        way.toSpliced(
          way.findLastIndex(({ code }) => code === 'A021'),
          1,
        ),
      [96, 99.5],
      [],
    ],
  ] as readonly (readonly [string, Deed, readonly [number, number], readonly string[]])[]
).map(([what, deed, score, names]) => ({
  cases: STREET,
  what,
  deed,
  passed: true,
  score,
  names,
}));

export const ROOM_VERDICTS: readonly Verdict[] = [
  ...harm,
  ...safe,
  ...masks,
  ...own,
  ...secondGloves,
  ...wayOut,
];
