// Rows of the bay's table for the means of telling: who left a danger at once has told by any of them, where no crew is needed.
import { called, LEAVE, onlyThen, VOICE } from './bay-deeds.ts';
import type { Verdict } from './verdict.ts';

const UNTOLD = ['gate-nobody-told'];

export const TELLING_VERDICTS: readonly Verdict[] = [
  ...[
    ['by voice from outside', VOICE] as const,
    ['by the alarm point outside', { code: 'ALARM_POINT', to: 'alarmOutside' }] as const,
  ].map(([how, telling]) => ({
    cases: ['gas-leak', 'ventilation', 'developer-leak-outside'],
    what: `leaving at once and telling ${how}`,
    deed: onlyThen(LEAVE, telling),
    passed: true,
    score: [70, 90] as const,
    names: [],
  })),
  {
    cases: ['gas-leak'],
    what: 'leaving at once and telling by voice from outside, too late',
    deed: onlyThen(LEAVE, { ...VOICE, afterMs: 150_000 }),
    passed: false,
    score: [0, 45],
    names: UNTOLD,
  },
  {
    cases: ['fire', 'fire-far', 'smoke', 'smoke-far'],
    what: 'leaving at once and a warning by voice from outside, no call',
    deed: onlyThen(LEAVE, VOICE),
    passed: false,
    score: [0, 45],
    names: UNTOLD,
  },
  {
    cases: ['gas-leak'],
    what: 'leaving at once, a voice outside, and again after the time for it',
    deed: onlyThen(LEAVE, VOICE, { ...VOICE, afterMs: 150_000 }),
    passed: true,
    score: [70, 90],
    names: [],
  },
  {
    cases: ['gas-leak'],
    what: 'leaving late, and a warning only from outside',
    deed: onlyThen({ ...LEAVE, afterMs: 30_000 }, VOICE, ...called('BOSS', 'gas')),
    passed: true,
    score: [70, 90],
    names: [],
  },
  {
    cases: ['gas-leak'],
    what: 'the alarm point inside and leaving, no call',
    deed: onlyThen({ code: 'ALARM_POINT', to: 'alarmPoint' }, LEAVE),
    passed: true,
    score: [70, 90],
    names: [],
  },
];
