// Rows of the bay's table for the fire alarm and for the roll call outside: whoever is left inside is told of.
import type { TimedAction } from '#machines/kit/session.ts';
import { called, idleFor, LEAVE, onlyThen, VOICE } from './bay-deeds.ts';
import { after, without } from './deeds.ts';
import type { Verdict } from './verdict.ts';

const ROLL_CALL = 'fire-roll-call';
const BURNING = ['fire', 'fire-far', 'smoke', 'smoke-far'];
const ALARM_INSIDE: TimedAction = { code: 'ALARM_POINT', to: 'alarmPoint' };
const ALARM_OUTSIDE: TimedAction = { code: 'ALARM_POINT', to: 'alarmOutside' };
const roll = (missing: string): TimedAction => ({ code: 'ROLL_CALL', params: { missing } });
const UNTOLD = ['gate-missing-untold'];

/** The alarm point is nearer than any telephone; outside all are counted. */
const ALARM_POINT = 'fire-alarm-point';

const ALARM_POINT_VERDICTS: readonly Verdict[] = [
  {
    cases: [ALARM_POINT],
    what: 'as it should be',
    deed: (way) => way,
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: [ALARM_POINT],
    what: 'the alarm point, leaving, and nothing more',
    deed: onlyThen(ALARM_INSIDE, LEAVE),
    passed: true,
    score: [70, 95],
    names: [],
  },
  {
    cases: [ALARM_POINT],
    what: 'a shout, leaving, and the call and the roll outside',
    deed: onlyThen(VOICE, LEAVE, ...called('FIRE_BRIGADE', 'fire'), roll('')),
    passed: true,
    score: [97, 100],
    names: [],
  },
  {
    cases: [ALARM_POINT],
    what: 'the alarm point outside in place of that inside',
    deed: onlyThen(LEAVE, ALARM_OUTSIDE, ...called('BOSS', 'fire'), roll('')),
    passed: true,
    score: [85, 100],
    names: [],
  },
  {
    cases: [ALARM_POINT],
    what: 'somebody named as missing who is there',
    deed: onlyThen(ALARM_INSIDE, LEAVE, ...called('BOSS', 'fire'), roll('kim')),
    passed: true,
    score: [80, 97],
    names: [],
  },
  {
    cases: [ALARM_POINT],
    what: 'a shout, leaving, and no help called',
    deed: onlyThen(VOICE, LEAVE, roll('')),
    passed: false,
    score: [0, 50],
    names: ['gate-nobody-told'],
  },
  {
    cases: [ALARM_POINT],
    what: 'the alarm point, and staying',
    deed: onlyThen(ALARM_INSIDE),
    passed: false,
    score: [0, 50],
    names: ['gate-in-danger'],
  },
  {
    cases: [ALARM_POINT],
    what: 'handed in at the first sign',
    deed: onlyThen(),
    passed: false,
    score: [0, 35],
    names: ['gate-in-danger', 'gate-nobody-told'],
  },
];

export const ROLL_CALL_VERDICTS: readonly Verdict[] = [
  {
    cases: [ROLL_CALL],
    what: 'as it should be',
    deed: (way) => way,
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: [...BURNING, 'gas-leak'],
    what: 'the alarm point outside, and no call',
    deed: onlyThen(LEAVE, ALARM_OUTSIDE),
    passed: true,
    score: [70, 99],
    names: [],
  },
  ...['fire', 'smoke'].map((id): Verdict => ({
    cases: [id],
    what: 'the alarm point on the way out, and the fire brigade called outside',
    deed: onlyThen(ALARM_INSIDE, LEAVE, ...called('FIRE_BRIGADE', id)),
    passed: true,
    score: [85, 100],
    names: [],
  })),
  {
    cases: BURNING,
    what: 'a roll call besides',
    deed: (way) => [...way, { code: 'HANG_UP' }, roll('')],
    passed: true,
    score: [97, 100],
    names: [],
  },
  {
    cases: ['supply-air', 'photoresist-leak', 'interruption'],
    what: 'the fire alarm where nobody is in danger',
    deed: (way) => after({ code: 'STARTPROCCES' }, ALARM_INSIDE)(way),
    passed: true,
    score: [60, 97],
    names: [],
  },
  {
    cases: [ROLL_CALL],
    what: 'handed in at the first sign',
    deed: onlyThen(),
    passed: false,
    score: [0, 35],
    names: ['gate-in-danger', 'gate-nobody-told', ...UNTOLD],
  },
  {
    cases: [ROLL_CALL],
    what: 'idle for five minutes',
    deed: idleFor(300_000),
    passed: false,
    score: [0, 35],
    names: ['gate-in-danger', 'gate-nobody-told'],
  },
  {
    cases: [ROLL_CALL],
    what: 'everything but the roll call and the one who is missing',
    deed: without({ code: 'ROLL_CALL' }, { code: 'CALL', to: 'FIRE_BRIGADE' }),
    passed: false,
    score: [0, 50],
    names: UNTOLD,
  },
  {
    cases: [ROLL_CALL],
    what: 'a roll call in which nobody is missing',
    deed: onlyThen(VOICE, LEAVE, ...called('FIRE_BRIGADE', 'fire'), roll('')),
    passed: false,
    score: [0, 50],
    names: UNTOLD,
  },
  {
    cases: [ROLL_CALL],
    what: 'the wrong one named, and that somebody is missing told',
    deed: onlyThen(
      VOICE,
      LEAVE,
      ...called('FIRE_BRIGADE', 'fire'),
      roll('petrov'),
      ...called('BOSS', 'person-missing'),
    ),
    passed: true,
    score: [70, 99],
    names: [],
  },
  {
    cases: [ROLL_CALL],
    what: 'the alarm point, the roll first, and one call of who is missing',
    deed: onlyThen(LEAVE, ALARM_OUTSIDE, roll('kim'), ...called('FIRE_BRIGADE', 'person-missing')),
    passed: true,
    score: [75, 100],
    names: [],
  },
  {
    cases: [ROLL_CALL],
    what: 'leaving at once, and one call to the shift manager that a person is inside',
    deed: onlyThen(LEAVE, ...called('BOSS', 'person-missing')),
    passed: true,
    score: [70, 99],
    names: [],
  },
  {
    cases: [ROLL_CALL],
    what: 'no warning to the others',
    deed: without({ code: 'VOICE' }),
    passed: true,
    score: [85, 100],
    names: [],
  },
  ...ALARM_POINT_VERDICTS,
];
