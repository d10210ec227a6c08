// Rows of the bay's table for lots that do not agree with their papers.
import { caseNamed } from '#tests/support/bay-ways.ts';
import { both, without, type Deed } from './deeds.ts';
import type { Verdict } from './verdict.ts';

const FAULTS = ['label-mismatch', 'crossed-wafer', 'missing-wafer', 'wrong-recipe'];
/** Says something else about a comparison. */
const said =
  (against: string, matches: boolean): Deed =>
  (way) =>
    way.map((action) =>
      action.code === 'VERIFY' && action.params?.['against'] === against
        ? { ...action, params: { against, matches } }
        : action,
    );

/** Goes on as in a shift in which nothing is wrong; the tool has to be told to accept the map. */
const asUsual =
  (normal: string): Deed =>
  () => {
    const way = caseNamed(normal).way;
    const at = way.findIndex(({ code, to }) => code === 'SCREEN' && to === 'JOB');
    return way.toSpliced(at, 0, { code: 'SCREEN', to: 'CASSETTES' }, { code: 'CARRIER_PROCEED' });
  };

const STARTED_ALL_THE_SAME = (
  [
    // The tool itself does not take a pod whose tag is not the registered one.
    ['label-mismatch', 'normal-coat', 'gate-false-entry', 'gate-unreported'],
    ['crossed-wafer', 'normal-develop', 'gate-false-entry', 'gate-faulty-started', 'gate-unreported'],
    ['missing-wafer', 'normal-whole', 'gate-false-entry', 'gate-faulty-started', 'gate-unreported'],
    ['wrong-recipe', 'normal-arc', 'gate-faulty-started', 'gate-unreported'],
  ] as const
).map(([id, normal, ...names]): Verdict => ({
  cases: [id],
  what: 'not noticed, and started',
  deed: asUsual(normal),
  passed: false,
  score: [0, 45],
  names,
}));

export const FAULT_VERDICTS: readonly Verdict[] = [
  ...STARTED_ALL_THE_SAME,
  { cases: FAULTS, what: 'as it should be', deed: (way) => way, passed: true, score: [100, 100], names: [] },
  {
    cases: FAULTS,
    what: 'found and told nobody',
    deed: without({ code: 'CALL' }),
    passed: false,
    score: [0, 45],
    names: ['gate-unreported'],
  },
  {
    cases: FAULTS,
    what: 'reported to the station manager',
    deed: (way) => way.map((action) => (action.code === 'CALL' ? { ...action, to: 'BOSSSITE' } : action)),
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: FAULTS,
    what: 'handed in at once',
    deed: () => [],
    passed: false,
    score: [0, 0],
    names: ['gate-unreported'],
  },
  {
    cases: ['label-mismatch'],
    what: 'the other label not noticed',
    deed: said('label', true),
    passed: false,
    score: [0, 45],
    names: ['gate-unreported'],
  },
  {
    cases: ['crossed-wafer'],
    what: 'the crossed wafer not noticed',
    deed: both(said('slotMap', true), without({ code: 'CALL' })),
    passed: false,
    score: [0, 45],
    names: ['gate-unreported'],
  },
  {
    cases: ['missing-wafer'],
    what: 'the missing wafer not noticed',
    deed: both(said('slotMap', true), without({ code: 'CALL' })),
    passed: false,
    score: [0, 45],
    names: ['gate-unreported'],
  },
  {
    cases: ['wrong-recipe'],
    what: 'the wrong recipe not noticed',
    deed: both(said('recipe', true), without({ code: 'CALL' })),
    passed: false,
    score: [0, 45],
    names: ['gate-unreported'],
  },
  {
    cases: ['crossed-wafer', 'missing-wafer'],
    what: 'first said to agree, then seen',
    deed: (way) =>
      way.flatMap((action) =>
        action.params?.['against'] === 'slotMap'
          ? [{ ...action, params: { against: 'slotMap', matches: true } }, action]
          : [action],
      ),
    passed: true,
    score: [95, 99.99],
    names: [],
  },
  {
    cases: ['crossed-wafer', 'missing-wafer'],
    what: 'reported, and written down as agreeing',
    deed: said('slotMap', true),
    passed: false,
    score: [0, 49],
    names: ['gate-unreported'],
  },
  {
    cases: ['crossed-wafer', 'missing-wafer'],
    what: 'the pod put aside on the floor',
    deed: (way) => way.map((action) => (action.code === 'PUT' ? { ...action, to: 'floor' } : action)),
    passed: false,
    score: [0, 50],
    names: ['gate-pod-on-floor'],
  },
  {
    cases: ['crossed-wafer', 'missing-wafer'],
    what: 'reported without the comparison',
    deed: without({ code: 'VERIFY' }),
    passed: false,
    score: [50, 79],
    names: [],
  },
];
