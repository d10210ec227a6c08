// Rows of the table of verdicts for masks, and for single cases.
import { after, atEnd, before, both, later, without, type Deed } from './deeds.ts';
import { BEARDED, SHAVEN, WASH, rinse, soap, type Verdict } from './verdict.ts';

const MASK_RIGHT = { code: 'A012', item: 'masks' };
const maskAndAll = without({ code: 'A012' }, { code: 'CLOSE' });
/** A mask under the nose covers no beard, and the coverall is not closed over a bare one. */
export const masks: readonly Verdict[] = [
  {
    cases: SHAVEN,
    what: 'the mask under the nose',
    deed: without(MASK_RIGHT),
    passed: false,
    score: [0, 69.99],
    names: ['gate-mask-wrong'],
  },
  {
    cases: BEARDED,
    what: 'the mask under the nose',
    deed: without(MASK_RIGHT),
    passed: false,
    score: [0, 69.99],
    names: ['gate-mask-wrong', 'gate-beard', 'gate-coverall-open'],
  },
  {
    cases: SHAVEN,
    what: 'the mask under the nose, the coverall open and the cuffs inside',
    deed: maskAndAll,
    passed: false,
    score: [0, 69.99],
    names: ['gate-mask-wrong', 'gate-coverall-open', 'gate-cuffs'],
  },
  {
    cases: BEARDED,
    what: 'the mask under the nose, the coverall open and the cuffs inside',
    deed: maskAndAll,
    passed: false,
    score: [0, 69.99],
    names: ['gate-mask-wrong', 'gate-beard', 'gate-coverall-open', 'gate-cuffs'],
  },
  {
    cases: SHAVEN,
    what: 'the mask set right only at the last door',
    deed: later(MASK_RIGHT, { to: 'production' }),
    passed: true,
    score: [90, 99],
    names: ['mask-right'],
  },
  {
    cases: BEARDED,
    what: 'the mask set right only at the last door, so the coverall stays open',
    deed: later(MASK_RIGHT, { to: 'production' }),
    passed: false,
    score: [0, 69.99],
    names: ['gate-coverall-open', 'mask-right'],
  },
];

/** Covers from the dispenser in place of change shoes, as a visitor has them. */
const visitorsWay: Deed = (way) =>
  way.map((action) => {
    if (action.item !== 'crocs-0') return action;
    const own = { ...action, item: 'shoeCovers-0' };
    return action.code === 'A013' ? { ...own, code: 'A017', from: 'entrance-dispensary' } : own;
  });

/** Fetches the apple from the bag in the closet and takes it along. */
const appleAlong: Deed = (way) => {
  const closet = way.find(({ code, item }) => code === 'A023' && item === 'bag-0')?.to;
  if (closet === undefined) throw new Error('The way puts no bag away');
  const lock = { code: 'A021', to: closet };
  const fetch = [
    lock,
    { code: 'A022', item: 'bag-0', from: closet },
    { code: 'A009', item: 'apple-0' },
    { code: 'A023', item: 'bag-0', to: closet },
    lock,
  ];
  const put = { code: 'A025', item: 'apple-0', to: 'separate-table' };
  return both(before({ to: 'separate' }, ...fetch), after({ to: 'separate' }, put))(way);
};

/** What a person wears who has washed and goes on from there. */
const wornForWashing: readonly Verdict[] = (
  [
    ['barefoot from the bench on', without({ item: 'crocs' }), ['gate-barefoot']],
    ['the change shoes taken off at the end', atEnd({ code: 'A006', item: 'crocs-0' }), ['gate-barefoot']],
    ['no inner suit', without({ item: 'underwear' }), ['gate-inner-suit']],
    [
      'the inner suit taken off at the end',
      atEnd({ code: 'A006', item: 'underwear-0' }),
      ['gate-inner-suit'],
    ],
    [
      'in one’s own jeans',
      without({ item: 'jeans' }, { item: 'underwear' }),
      ['gate-inner-suit', 'gate-street-things'],
    ],
  ] as const
).map(([what, deed, names]): Verdict => ({
  cases: WASH,
  what,
  deed,
  passed: false,
  score: [0, 59.99],
  names,
}));

export const own: readonly Verdict[] = [
  ...wornForWashing,
  {
    cases: ['street-clothes', 'other-section', 'timed-rehearsal'],
    what: 'an apple taken along past the changing room',
    deed: appleAlong,
    passed: false,
    score: [0, 69.99],
    names: ['gate-food', 'gate-hands', 'gate-gloves-soiled', 'gate-left-behind'],
  },
  {
    cases: WASH,
    what: 'shoe covers in place of change shoes',
    deed: visitorsWay,
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: WASH,
    what: 'barefoot over the bench, and in change shoes at the end',
    deed: (way) => {
      const on = way.filter(({ code, item }) => item === 'crocs-0' && (code === 'A007' || code === 'A005'));
      const rest = way.filter((action) => !on.includes(action));
      const at = rest.findIndex(({ code }) => code === 'A004');
      return rest.toSpliced(at + 1, 0, ...on);
    },
    passed: true,
    score: [75, 97],
    names: ['crocs-on'],
  },
  {
    cases: ['clean-hands-girl'],
    what: 'the earrings kept on',
    deed: without({ item: 'earrings' }),
    passed: false,
    score: [0, 59.99],
    names: ['gate-street-things'],
  },
  {
    cases: ['makeup-long-hair'],
    what: 'make-up kept on',
    deed: without({ code: 'CLEAN_FACE' }),
    passed: false,
    score: [0, 69.99],
    names: ['gate-makeup'],
  },
  {
    cases: ['street-clothes', 'makeup-long-hair', 'other-section', 'wrong-sizes', 'deep-in-the-bag'],
    what: 'no mask',
    deed: without({ item: 'masks' }),
    passed: false,
    score: [0, 69.99],
    names: ['gate-mask'],
  },
  {
    cases: ['beard', 'timed-rehearsal'],
    what: 'no mask over the beard, so the coverall stays open',
    deed: without({ item: 'masks' }),
    passed: false,
    score: [0, 69.99],
    names: ['gate-coverall-open', 'gate-mask', 'gate-beard'],
  },
  { cases: WASH, what: 'nothing otherwise', deed: (way) => way, passed: true, score: [100, 100], names: [] },
  {
    cases: WASH,
    what: 'rinsing without soap',
    deed: rinse,
    passed: false,
    score: [0, 59.99],
    names: ['gate-hands'],
  },
  {
    cases: WASH,
    what: 'no washing',
    deed: without({ code: 'A018' }, { code: 'A019' }),
    passed: false,
    score: [0, 59.99],
    names: ['gate-hands'],
  },
  {
    cases: WASH,
    what: 'not dried',
    deed: without({ code: 'A019' }),
    passed: false,
    score: [0, 59.99],
    names: ['gate-hands'],
  },
  {
    cases: WASH,
    what: 'a second wash',
    deed: before({ code: 'A019' }, soap(true)),
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: ['clean-hands-girl'],
    what: 'make-up kept on',
    deed: without({ code: 'CLEAN_FACE' }),
    passed: false,
    score: [0, 59.99],
    names: ['gate-makeup'],
  },
  {
    cases: ['five-faults'],
    what: 'nothing otherwise',
    deed: (way) => way,
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: ['five-faults'],
    what: 'in with the mask as it was',
    deed: without({ code: 'A012', item: 'masks' }),
    passed: false,
    score: [0, 74.99],
    names: ['gate-mask-wrong'],
  },
  {
    cases: ['five-faults'],
    what: 'in with the coverall open',
    deed: without({ code: 'CLOSE' }),
    passed: false,
    score: [0, 74.99],
    names: ['gate-coverall-open'],
  },
  {
    cases: ['five-faults'],
    what: 'in with the cuffs inside',
    deed: without({ code: 'A012', item: 'gloves' }),
    passed: false,
    score: [0, 74.99],
    names: ['gate-cuffs'],
  },
  {
    cases: ['five-faults'],
    what: 'in without glasses',
    deed: without({ item: 'safetyGlasses' }),
    passed: false,
    score: [0, 74.99],
    names: ['gate-glasses'],
  },
  {
    cases: ['five-faults'],
    what: 'in without a cap',
    deed: without({ item: 'hat' }),
    passed: false,
    score: [0, 74.99],
    names: ['gate-cap'],
  },
  {
    cases: ['five-faults'],
    what: 'nothing set right at all',
    deed: (way) => way.slice(-3),
    passed: false,
    score: [0, 40],
    names: ['gate-coverall-open', 'gate-cap', 'gate-mask-wrong', 'gate-cuffs', 'gate-glasses'],
  },
];
