// Rows of the bay's table for a case with two situations: each is judged by its own key, and both must be passed.
import { called, EMO, LEAVE } from './bay-deeds.ts';
import { after, before, instead, without, type Deed } from './deeds.ts';
import type { Verdict } from './verdict.ts';

const CASES = ['one-after-another'];
const VOICE = { code: 'VOICE' };

/** What was done before the second situation, and then this alone. */
const thenOnly =
  (...actions: ReturnType<Deed>): Deed =>
  (way) => [
    ...way.slice(
      0,
      way.findIndex(({ code }) => code === 'VOICE'),
    ),
    ...actions,
  ];

export const SEVERAL_VERDICTS: readonly Verdict[] = [
  { cases: CASES, what: 'as it should be', deed: (way) => way, passed: true, score: [100, 100], names: [] },
  {
    cases: CASES,
    what: 'the first answered, the second left alone',
    deed: thenOnly(),
    passed: false,
    score: [0, 40],
    names: ['2.gate-in-danger', '2.gate-nobody-told'],
  },
  {
    cases: CASES,
    what: 'the first left alone',
    deed: (way) => {
      const started = way.findIndex(({ code }) => code === 'STARTPROCCES') + 2;
      const second = way.findIndex(({ code }) => code === 'VOICE');
      const idle = Array.from({ length: 6 }, () => ({ code: 'WAIT', params: { ms: 3_600_000 } }));
      return [...way.slice(0, started), ...idle, ...way.slice(second)];
    },
    passed: false,
    score: [0, 60],
    names: ['1.end-contained', '2.gate-in-danger'],
  },
  {
    cases: CASES,
    what: 'leaving at once in the second, and calling outside',
    deed: thenOnly(LEAVE, ...called('BOSS', 'smoke')),
    passed: true,
    score: [85, 100],
    names: [],
  },
  {
    cases: CASES,
    what: 'leaving in the second, and telling nobody',
    deed: thenOnly(LEAVE),
    passed: false,
    score: [0, 50],
    names: ['2.gate-nobody-told'],
  },
  {
    cases: CASES,
    what: 'an EMO in the first',
    deed: instead({ code: 'STOPWORK' }, EMO),
    passed: false,
    score: [0, 60],
    names: ['1.gate-wafers-lost'],
  },
  {
    cases: CASES,
    what: 'no permission asked before the restart',
    deed: without({ code: 'CALL', to: 'BOSS' }),
    passed: false,
    score: [0, 50],
    names: ['1.gate-restart', '2.gate-nobody-told'],
  },
  {
    cases: CASES,
    what: 'wafers not checked before the restart',
    deed: without({ code: 'CHECK' }),
    passed: false,
    score: [0, 50],
    names: ['1.end-contained', '1.gate-restart'],
  },
  {
    cases: CASES,
    what: 'an EMO before anything is wrong',
    deed: after({ code: 'STARTPROCCES' }, { ...EMO, afterMs: 2000 }),
    passed: false,
    score: [0, 50],
    names: ['gate-wafers-lost'],
  },
  {
    cases: CASES,
    what: 'a hand on what smokes in the second',
    deed: before(VOICE, { code: 'TOUCH' }),
    passed: false,
    score: [0, 50],
    names: ['2.touched'],
  },
];
