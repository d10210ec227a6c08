// Rows of the bay's table for situations in which people are in danger: life first.
import { ABORT, called, EMO, idleFor, LEAVE, onlyThen, untilNoticed, VOICE } from './bay-deeds.ts';
import { after, before, instead, without } from './deeds.ts';
import type { Verdict } from './verdict.ts';

/** Each with a reason that tells of it. */
const REASONS: Readonly<Record<string, string>> = {
  fire: 'fire',
  'fire-far': 'fire',
  smoke: 'smoke',
  'smoke-far': 'smoke',
  'gas-leak': 'gas',
  ventilation: 'ventilation',
  sparking: 'sparking',
  'water-leak-live': 'leak-water',
  'developer-leak': 'leak-developer',
  'developer-leak-outside': 'leak-developer',
  'alarm-1': 'alarm',
};
const DANGERS = Object.keys(REASONS);
const BURNING = ['fire', 'fire-far', 'smoke', 'smoke-far'];
const EMO_ENDS = ['sparking', 'water-leak-live', 'alarm-1'];
const OTHERS = DANGERS.filter((id) => !BURNING.includes(id));

const each = (row: (id: string, reason: string) => Omit<Verdict, 'cases'>): readonly Verdict[] =>
  Object.entries(REASONS).map(([id, reason]) => ({ cases: [id], ...row(id, reason) }));

const UNTOLD = ['gate-nobody-told'];
const LOST = ['gate-in-danger', 'gate-nobody-told'];

export const DANGER_VERDICTS: readonly Verdict[] = [
  { cases: DANGERS, what: 'as it should be', deed: (way) => way, passed: true, score: [100, 100], names: [] },
  {
    cases: DANGERS,
    what: 'handed in at the first sign',
    deed: onlyThen(),
    passed: false,
    score: [0, 35],
    names: LOST,
  },
  {
    cases: DANGERS,
    what: 'idle to the end',
    deed: onlyThen(...Array.from({ length: 8 }, () => ({ code: 'WAIT', params: { ms: 3_600_000 } }))),
    passed: false,
    score: [0, 35],
    names: LOST,
  },
  ...each((_, reason) => ({
    what: 'leaving at once and calling outside',
    deed: onlyThen(LEAVE, ...called('BOSS', reason)),
    passed: true,
    score: [85, 100],
    names: [],
  })),
  ...each((_, reason) => ({
    what: 'leaving at once and telling anybody outside',
    deed: onlyThen(LEAVE, ...called('SERVICEMAN', reason)),
    passed: true,
    score: [85, 100],
    names: [],
  })),
  ...each((_, reason) => ({
    what: 'leaving at once, asking first what to do',
    deed: onlyThen(LEAVE, ...called('BOSS', 'ask-return'), ...called('BOSS', reason)),
    passed: true,
    score: [85, 100],
    names: [],
  })),
  ...['BOSSSITE', 'ENGINEER', 'ENERGY'].map((who) => ({
    cases: ['gas-leak'],
    what: `leaving at once and telling ${who} outside`,
    deed: onlyThen(LEAVE, ...called(who, 'gas')),
    passed: true,
    score: [85, 100] as const,
    names: [],
  })),
  ...['fire', 'smoke'].map((reason) => ({
    cases: [reason],
    what: 'an EMO that loses the wafers, on the way out',
    deed: onlyThen(VOICE, EMO, LEAVE, ...called('BOSS', reason)),
    passed: true,
    score: [100, 100] as const,
    names: [],
  })),
  {
    cases: DANGERS,
    what: 'leaving and telling nobody',
    deed: onlyThen(LEAVE),
    passed: false,
    score: [0, 45],
    names: UNTOLD,
  },
  {
    cases: BURNING,
    what: 'a warning by voice and leaving, no call',
    deed: onlyThen(VOICE, LEAVE),
    passed: false,
    score: [0, 45],
    names: UNTOLD,
  },
  {
    cases: OTHERS,
    what: 'a warning by voice and leaving, no call',
    deed: onlyThen(VOICE, LEAVE),
    passed: true,
    score: [70, 90],
    names: [],
  },
  {
    cases: ['fire', 'smoke'],
    what: 'all but EMO',
    deed: without({ code: 'EMO' }),
    passed: true,
    score: [95, 100],
    names: [],
  },
  {
    cases: ['fire', 'smoke'],
    what: 'all but EMO, and leaving late',
    deed: (way) => without({ code: 'EMO' })(idleFor(32_000)(way)),
    passed: true,
    score: [70, 99],
    names: [],
  },
  {
    cases: ['fire', 'fire-far'],
    what: 'idle for 50 s',
    deed: idleFor(50_000),
    passed: false,
    score: [30, 69.99],
    names: [],
  },
  {
    cases: ['smoke', 'smoke-far'],
    what: 'idle for 60 s',
    deed: idleFor(60_000),
    passed: false,
    score: [30, 69.99],
    names: [],
  },
  {
    cases: ['gas-leak'],
    what: 'idle for 41 s',
    deed: idleFor(41_000),
    passed: false,
    score: [0, 69.99],
    names: [],
  },
  {
    cases: DANGERS,
    what: 'idle for five minutes',
    deed: idleFor(300_000),
    passed: false,
    score: [0, 35],
    names: LOST,
  },
  {
    cases: ['gas-leak'],
    what: 'calling from inside first',
    deed: onlyThen(...called('BOSS', 'gas'), LEAVE),
    passed: false,
    score: [0, 45],
    names: ['called-inside', 'leave'],
  },
  {
    cases: ['fire', 'fire-far'],
    what: 'calling from inside first, in time',
    deed: onlyThen(...called('BOSS', 'fire'), LEAVE),
    passed: true,
    score: [75, 99],
    names: ['leave'],
  },
  {
    cases: DANGERS,
    what: 'a warning by voice before all',
    deed: untilNoticed(VOICE),
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: ['ventilation'],
    what: 'no warning by voice, and in no hurry',
    deed: without({ code: 'VOICE' }),
    passed: true,
    score: [90, 100],
    names: [],
  },
  {
    cases: EMO_ENDS,
    what: 'staying without an EMO',
    deed: without({ code: 'EMO' }),
    passed: false,
    score: [0, 50],
    names: ['gate-in-danger'],
  },
  {
    cases: EMO_ENDS,
    what: 'STOPWORK instead of an EMO',
    deed: instead({ code: 'EMO' }, { code: 'STOPWORK', to: 'terminal' }),
    passed: false,
    score: [0, 50],
    names: ['gate-in-danger'],
  },
  {
    cases: EMO_ENDS,
    what: 'an EMO, and nobody told',
    deed: without({ code: 'CALL' }, { code: 'VOICE' }),
    passed: false,
    score: [0, 50],
    names: UNTOLD,
  },
  {
    cases: [
      'developer-leak',
      'sparking',
      'water-leak-live',
      'alarm-1',
      'fire',
      'gas-leak',
      'developer-leak-outside',
    ],
    what: 'a hand in it',
    deed: untilNoticed({ code: 'TOUCH' }),
    passed: false,
    score: [0, 50],
    names: ['gate-in-danger', 'touched'],
  },
  {
    cases: ['smoke', 'smoke-far'],
    what: 'a hand on what smokes',
    deed: untilNoticed({ code: 'TOUCH' }),
    passed: false,
    score: [0, 50],
    names: ['touched'],
  },
  {
    cases: ['sparking', 'water-leak-live'],
    what: 'one of those who should hear of it called, but not the first of the list',
    deed: (way) =>
      way.filter(
        ({ code, to, params }) =>
          code !== 'CALL' || to === 'SERVICEMAN' || params?.['reason'] === 'ask-restart',
      ),
    passed: true,
    score: [85, 97],
    names: [],
  },
  {
    cases: ['gas-leak', 'ventilation', 'developer-leak'],
    what: 'a needless EMO on the way',
    deed: untilNoticed(EMO),
    passed: true,
    score: [70, 98],
    names: [],
  },
  {
    cases: ['fire', 'smoke'],
    what: 'the lot aborted before leaving',
    deed: before({ code: 'LEAVE' }, ABORT),
    passed: true,
    score: [80, 99.99],
    names: [],
  },
  {
    cases: DANGERS,
    what: 'an EMO before anything is wrong',
    deed: (way) => after({ code: 'STARTPROCCES' }, { ...EMO, afterMs: 2_000 })(way),
    passed: false,
    score: [0, 50],
    names: ['gate-wafers-lost'],
  },
];
