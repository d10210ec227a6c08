// Rows of the bay's table for shifts in which nothing is wrong.
import type { Action } from '#contract/simulation/log.ts';
import type { TimedAction } from '#machines/kit/session.ts';
import { ABORT, called, EMO, later, STOPPED } from './bay-deeds.ts';
import { ASKED, SIGNS } from './bay-sign-verdicts.ts';
import { after, before, both, without, type Deed } from './deeds.ts';
import type { Verdict } from './verdict.ts';

const SHIFTS = ['normal-coat', 'normal-arc', 'normal-develop', 'normal-whole'];
const STARTING = { code: 'STARTPROCCES' };
const midLot = (...more: readonly TimedAction[]) => after(STARTING, ...later(200_000, ...more));

/** Writes something else in a line of the sheet. */
const written =
  (field: string, value: string): Deed =>
  (way) =>
    way.map((action) =>
      action.params?.['field'] === field ? { ...action, params: { field, value } } : action,
    );

const typed =
  (to: string, text: string): Deed =>
  (way) =>
    way.map((action) =>
      action.code === 'TYPE' && action.to === to ? { ...action, params: { text } } : action,
    );

const twice =
  (code: string, params: NonNullable<Action['params']>): Deed =>
  (way) => {
    const at = way.findIndex((action) => action.code === code);
    const own = way[at];
    return own ? way.toSpliced(at, 0, { ...own, params: { ...own.params, ...params } }) : way;
  };

export const SHIFT_VERDICTS: readonly Verdict[] = [
  {
    cases: [...SHIFTS, ...SIGNS],
    what: 'as it should be',
    deed: (way) => way,
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'needless abort of a lot',
    deed: midLot(ABORT),
    passed: false,
    score: [0, 49],
    names: ['gate-false-entry', 'gate-lot-not-out', 'gate-wafers-lost'],
  },
  {
    cases: SHIFTS,
    what: 'a needless EMO in mid-lot',
    deed: midLot(EMO),
    passed: false,
    score: [0, 49],
    names: ['gate-false-entry', 'gate-lot-not-out', 'gate-wafers-lost'],
  },
  {
    cases: SHIFTS,
    what: 'false time signed',
    deed: written('timeEnd', '09:59'),
    passed: false,
    score: [0, 50],
    names: ['gate-false-entry'],
  },
  {
    cases: SHIFTS,
    what: 'false count signed',
    deed: written('platesLeft', '24'),
    passed: false,
    score: [0, 50],
    names: ['gate-false-entry'],
  },
  {
    cases: SHIFTS,
    what: 'false status signed',
    deed: written('platesStatus', 'part'),
    passed: false,
    score: [0, 50],
    names: ['gate-false-entry'],
  },
  {
    cases: SHIFTS,
    what: 'nothing compared',
    deed: without({ code: 'VERIFY' }),
    passed: false,
    score: [50, 79],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'one hour of STOPWORK in mid-lot',
    deed: midLot(...STOPPED(3_600_000)),
    passed: false,
    score: [0, 50],
    names: ['gate-false-entry', 'gate-wafers-lost'],
  },
  {
    cases: SHIFTS,
    what: 'ten seconds of STOPWORK',
    deed: after(STARTING, ...later(3000, ...STOPPED(10_000))),
    passed: true,
    score: [95, 99],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'under another account',
    deed: both(typed('login', 'process1'), typed('password', '2345')),
    passed: false,
    score: [0, 50],
    names: ['gate-other-name'],
  },
  {
    cases: SHIFTS,
    what: 'not signed out',
    deed: without({ code: 'SIGN_OUT' }),
    passed: false,
    score: [0, 50],
    names: ['gate-not-signed-out'],
  },
  {
    cases: [...SHIFTS, ...SIGNS],
    what: 'the sheet not signed',
    deed: without({ code: 'SIGN' }),
    passed: false,
    score: [0, 50],
    names: ['gate-unsigned'],
  },
  {
    cases: SHIFTS,
    what: 'the status left out, so the sheet is not signed',
    deed: (way) => way.filter(({ params }) => params?.['field'] !== 'platesStatus'),
    passed: false,
    score: [0, 50],
    names: ['gate-unsigned'],
  },
  {
    cases: SHIFTS,
    what: 'the sheet signed before the pod is taken off',
    deed: (way) => {
      const sheet = way.filter(({ code }) => code === 'FILL' || code === 'SIGN');
      const [opened] = way.filter(({ code, item }) => code === 'OPEN_PAPER' && item === sheet[0]?.item);
      const rest = way.filter((action) => !sheet.includes(action));
      const at = rest.findIndex(({ code }) => code === 'UNDOCK');
      return rest.toSpliced(at, 0, ...(opened ? [opened] : []), ...sheet);
    },
    passed: true,
    score: [98, 100],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'the pod put on the floor for a moment',
    deed: after(
      { code: 'PICK' },
      { code: 'PUT', item: 'pod-1', to: 'floor' },
      { code: 'PICK', item: 'pod-1' },
    ),
    passed: true,
    score: [85, 97],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'another lot’s pod left on the floor',
    deed: before(
      { code: 'PICK' },
      { code: 'PICK', item: 'pod-2' },
      { code: 'PUT', item: 'pod-2', to: 'floor' },
    ),
    passed: false,
    score: [0, 50],
    names: ['gate-pod-on-floor'],
  },
  {
    cases: SHIFTS,
    what: 'the pod left on its port',
    deed: without({ code: 'UNDOCK' }, { code: 'REMOVE' }, { code: 'PUT' }),
    passed: false,
    score: [0, 50],
    names: ['gate-lot-not-out'],
  },
  {
    cases: ['normal-coat', 'normal-develop'],
    what: 'another recipe started',
    deed: typed('recipe', 'PR12'),
    passed: false,
    score: [0, 45],
    names: ['gate-false-entry', 'gate-wrong-started'],
  },
  {
    cases: [...SHIFTS, ...SIGNS],
    what: 'handed in after the start',
    deed: (way) => way.slice(0, way.findIndex(({ code }) => code === 'STARTPROCCES') + 1),
    passed: false,
    score: [0, 45],
    names: ['gate-lot-not-out', 'gate-not-signed-out', 'gate-unsigned'],
  },
  {
    cases: SHIFTS,
    what: 'one needless call',
    deed: before(STARTING, ...ASKED),
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'two needless calls',
    deed: before(STARTING, ...ASKED, ...ASKED),
    passed: true,
    score: [97, 99.99],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'asking twice whether one may restart',
    deed: before(STARTING, ...called('BOSS', 'ask-restart'), ...called('BOSS', 'ask-restart')),
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: [...SHIFTS, ...SIGNS],
    what: 'a warning by voice',
    deed: before(STARTING, { code: 'VOICE' }),
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'a mismatch stated that is none, and corrected',
    deed: twice('VERIFY', { matches: false }),
    passed: true,
    score: [97, 99.99],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'a wrong line, corrected before the signature',
    deed: twice('FILL', { value: '7' }),
    passed: true,
    score: [97, 99.99],
    names: [],
  },
  {
    cases: SHIFTS,
    what: 'the pod dropped',
    deed: after({ code: 'PICK' }, { code: 'LEAVE' }),
    passed: false,
    score: [0, 49],
    names: ['gate-lot-not-out', 'gate-pod-on-floor', 'gate-unsigned', 'gate-wafers-lost'],
  },
  {
    cases: SHIFTS,
    what: 'another pod taken and put back',
    deed: before({ code: 'PICK' }, { code: 'PICK', item: 'pod-2' }, { code: 'PUT', item: 'pod-2' }),
    passed: true,
    score: [96, 99.99],
    names: [],
  },
];
