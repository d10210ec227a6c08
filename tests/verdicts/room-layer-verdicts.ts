// Rows of the table of verdicts for a second layer of gloves, and for the way out.
import { after, before, later, without, type Deed } from './deeds.ts';
import type { Verdict } from './verdict.ts';

type Row = readonly [string, Deed, passed: boolean, readonly [number, number], readonly string[]];

function rowsOf(caseId: string, rows: readonly Row[]): readonly Verdict[] {
  return rows.map(([what, deed, passed, score, names]) => ({
    cases: [caseId],
    what,
    deed,
    passed,
    score,
    names,
  }));
}

const FAILED = [0, 69.99] as const;

export const secondGloves: readonly Verdict[] = rowsOf('second-gloves', [
  ['one layer alone', without({ item: 'innerGloves' }), false, FAILED, ['gate-inner-gloves']],
  [
    'the inner gloves soiled by the bag’s thing on the floor, and the second over them',
    after(
      { code: 'A005', item: 'innerGloves' },
      { code: 'A016', item: 'alcoholLiquid-0', to: 'separate-floor' },
      { code: 'A024', item: 'alcoholLiquid-0' },
      { code: 'A016', item: 'alcoholLiquid-0', to: 'separate-floor' },
    ),
    false,
    FAILED,
    ['gate-inner-gloves-soiled', 'gate-gloves-soiled'],
  ],
  [
    'the inner gloves put on after the coverall',
    (way) => {
      const [taken, on] = way.filter(({ item }) => item === 'innerGloves-0');
      const rest = way.filter(({ item }) => item !== 'innerGloves-0');
      const at = rest.findIndex(({ code, item }) => code === 'A024' && item === 'safetyGlasses-0');
      const laid = { code: 'A008', item: 'innerGloves-0', to: 'dressing-bench' };
      const lifted = { code: 'A007', item: 'innerGloves-0', from: 'dressing-bench' };
      const into = rest.findIndex(({ to }) => to === 'dressing');
      const late = rest.toSpliced(at, 0, lifted, ...(on ? [on] : []));
      return late.toSpliced(into + 1, 0, laid).toSpliced(into, 0, ...(taken ? [taken] : []));
    },
    true,
    [80, 98],
    ['inner-gloves-on'],
  ],
  [
    'the inner gloves put on first of all in the zone',
    (way) => {
      const at = way.findIndex(({ item }) => item === 'innerGloves-0');
      const to = way.findIndex(({ code, item }) => code === 'A024' && item === 'hat-0');
      return way.toSpliced(at, 2).toSpliced(to, 0, ...way.slice(at, at + 2));
    },
    true,
    [100, 100],
    [],
  ],
]);

const TO_BENCH = { code: 'A003', to: 'dressing-bench' };

export const wayOut: readonly Verdict[] = rowsOf('way-out', [
  ['nothing otherwise', (way) => way, true, [100, 100], []],
  [
    'the shoe covers taken off only past the bench',
    later({ code: 'A006', item: 'reusableShoecovers' }, { code: 'A025', item: 'reusableShoecovers' }),
    true,
    [70, 95],
    ['overshoes-off'],
  ],
  [
    'the shoe covers taken off while standing on the clean side',
    (way) =>
      before(
        TO_BENCH,
        TO_BENCH,
        { code: 'A006', item: 'reusableShoecovers-0' },
        { code: 'A004', params: { side: 'clean' } },
      )(without({ code: 'A006', item: 'reusableShoecovers' })(way)),
    false,
    FAILED,
    ['gate-uncovered-on-clean-side'],
  ],
  [
    'cap and mask taken off before the coverall',
    (way) => {
      const bare = way.filter(
        ({ code, item }) => code === 'A006' && (item === 'hat-0' || item === 'masksM-0'),
      );
      const rest = way.filter((action) => !bare.includes(action));
      const at = rest.findIndex(({ code, item }) => code === 'A006' && item === 'coverall-0');
      const laid = bare.flatMap((action, place) => [
        action,
        { code: 'A008', item: `trash-${String(place)}`, to: 'dressing-bench' },
      ]);
      return rest.toSpliced(at, 0, ...laid);
    },
    true,
    [70, 95],
    ['coverall-off', 'coverall-hung'],
  ],
  [
    'the coverall taken off in the transit',
    (way) =>
      after(
        { to: 'transit' },
        { code: 'A006', item: 'coverall-0' },
      )(without({ code: 'A006', item: 'coverall' })(way)),
    false,
    FAILED,
    ['gate-undressed-in-transit', 'gate-clothes-taken-out', 'gate-clothes-left', 'coverall-off'],
  ],
  [
    'the coverall left on the bench',
    (way) =>
      way.map((action) =>
        action.code === 'A025' && action.item === 'coverall-0'
          ? { code: 'A008', item: 'coverall-0', to: 'dressing-bench' }
          : action,
      ),
    false,
    FAILED,
    ['gate-clothes-left'],
  ],
  [
    'the glasses kept on to the street side',
    without({ item: 'safetyGlasses' }),
    false,
    FAILED,
    ['gate-clothes-taken-out', 'gate-clothes-left'],
  ],
  [
    'out in the inner suit',
    without({ item: 'underwear' }, { item: 'jeans' }, { item: 'shirt' }),
    false,
    FAILED,
    ['gate-suit-taken-out', 'gate-not-dressed'],
  ],
  [
    'out without one’s own clothes',
    without({ item: 'jeans' }, { item: 'shirt' }),
    false,
    FAILED,
    ['gate-not-dressed'],
  ],
  ['out without the shirt', without({ item: 'shirt' }), false, FAILED, ['gate-not-dressed']],
  [
    'the shirt put on before the jeans',
    (way) => {
      const own = way.filter(({ item }) => item === 'shirt-0');
      const at = way.findIndex(({ item }) => item === 'jeans-0');
      return way.filter(({ item }) => item !== 'shirt-0').toSpliced(at, 0, ...own);
    },
    true,
    [100, 100],
    [],
  ],
  [
    'barefoot to the entrance',
    before({ code: 'A022', item: 'bag-0' }, { code: 'A006', item: 'crocs-0' }),
    true,
    [85, 98],
    [],
  ],
  [
    'the mask kept on to the end',
    (way) => {
      const at = way.findIndex(({ item }) => item === 'masksM-0');
      return way
        .toSpliced(at, 2)
        .map((action) => (action.item === 'trash-2' ? { ...action, item: 'trash-1' } : action));
    },
    true,
    [85, 98],
    [],
  ],
  [
    'gloves first, as another fab does it',
    (way) => {
      const off = way.filter(({ item }) => item === 'glovesM-0');
      const rest = way.filter((action) => !off.includes(action));
      const at = rest.findIndex(({ code, item }) => code === 'A006' && item === 'safetyGlasses-0');
      return rest.toSpliced(at, 0, ...off, { code: 'A008', item: 'trash-0', to: 'dressing-bench' });
    },
    true,
    [90, 99.99],
    ['gloves-off'],
  ],
  ['never leaving the changing room', without({ to: 'entrance' }), false, FAILED, ['gate-not-out']],
]);
