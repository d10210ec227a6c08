// Rows of the bay's table for signs that mean nothing: the shift goes on.
import { ABORT, called, EMO, untilNoticed } from './bay-deeds.ts';
import type { Verdict } from './verdict.ts';

export const SIGNS = ['routine-lamp', 'neighbours-noise'];
export const ASKED = called('BOSS', 'other');

export const SIGN_VERDICTS: readonly Verdict[] = [
  {
    cases: SIGNS,
    what: 'asking about the sign',
    deed: untilNoticed(...ASKED),
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: SIGNS,
    what: 'an EMO because of the sign',
    deed: untilNoticed(EMO),
    passed: false,
    score: [0, 49],
    names: ['gate-false-entry', 'gate-lot-not-out', 'gate-wafers-lost'],
  },
  {
    cases: SIGNS,
    what: 'the lot aborted because of the sign',
    deed: untilNoticed(ABORT),
    passed: false,
    score: [0, 49],
    names: ['gate-false-entry', 'gate-lot-not-out', 'gate-wafers-lost'],
  },
  {
    cases: SIGNS,
    what: 'a look outside while the lot runs',
    deed: untilNoticed({ code: 'LEAVE' }, ...called('BOSS', 'ask-return'), { code: 'RETURN' }),
    passed: true,
    score: [91, 94],
    names: [],
  },
  {
    cases: SIGNS,
    what: 'waiting outside until the lot ends',
    deed: untilNoticed(
      { code: 'LEAVE' },
      { code: 'WAIT', params: { ms: 420_000 } },
      ...called('BOSS', 'ask-return'),
      { code: 'RETURN' },
    ),
    passed: true,
    score: [91, 94],
    names: [],
  },
];
