// Rows of the bay's table for developer on one's own skin: water first, and somebody knows.
import type { TimedAction } from '#machines/kit/session.ts';
import { called, EMO, idleFor, later, LEAVE, onlyThen, untilNoticed, VOICE } from './bay-deeds.ts';
import { after, instead, without } from './deeds.ts';
import type { Verdict } from './verdict.ts';

const CASES = ['developer-splash-oneself'];
const SHOWER: TimedAction = { code: 'SHOWER' };
const EYEWASH: TimedAction = { code: 'EYEWASH' };
const UNTIL_WASHED: TimedAction = { code: 'WAIT', params: { ms: 3_600_000 } };
const rest = (ms: number): TimedAction => ({ code: 'WAIT', params: { ms } });
const MEDIC = called('MEDIC', 'hurt');

const safe = (what: string, deed: Verdict['deed'], from: number, to: number): Verdict => ({
  cases: CASES,
  what,
  deed,
  passed: true,
  score: [from, to],
  names: [],
});

const harmful = (what: string, deed: Verdict['deed'], ...names: readonly string[]): Verdict => ({
  cases: CASES,
  what,
  deed,
  passed: false,
  score: [0, 50],
  names,
});

export const SPLASHED_VERDICTS: readonly Verdict[] = [
  safe('as it should be', (way) => way, 100, 100),
  safe('a shout first, then the water', onlyThen(VOICE, SHOWER, UNTIL_WASHED, ...MEDIC), 97, 100),
  safe('water and a shout, and no call', onlyThen(SHOWER, VOICE, UNTIL_WASHED), 70, 95),
  safe('water, and the call after it', onlyThen(SHOWER, UNTIL_WASHED, ...MEDIC), 70, 95),
  safe(
    'water for fifteen minutes, and the call after it',
    onlyThen(SHOWER, rest(300_000), ...later(600_000, ...MEDIC)),
    70,
    95,
  ),
  safe(
    'the shift manager called in place of the medics',
    instead({ code: 'CALL' }, ...called('BOSS', 'hurt')),
    95,
    100,
  ),
  safe('the eyes rinsed besides', after(SHOWER, EYEWASH), 97, 100),
  safe('leaving once everything is washed off', (way) => [...way, { code: 'HANG_UP' }, LEAVE], 97, 100),
  safe('idle for 30 seconds', idleFor(30_000), 70, 99.99),
  safe(
    'out of the water for a call, and back under it',
    onlyThen(SHOWER, VOICE, rest(60_000), ...MEDIC, SHOWER, UNTIL_WASHED),
    70,
    92,
  ),
  harmful('handed in at the first sign', onlyThen(), 'gate-nobody-told', 'gate-unaided'),
  harmful('a shout, and no water', onlyThen(VOICE), 'gate-unaided'),
  harmful(
    'the call first, then the water',
    onlyThen(...MEDIC, SHOWER, VOICE, UNTIL_WASHED),
    'aid',
    'gate-water-first',
  ),
  harmful('leaving, and calling outside', onlyThen(LEAVE, ...MEDIC), 'gate-unaided', 'gate-water-first'),
  harmful(
    'the eyewash for what is on chest and arms',
    instead(SHOWER, EYEWASH),
    'gate-unaided',
    'gate-water-first',
  ),
  harmful('water after a minute', idleFor(60_000), 'gate-unaided'),
  harmful('water at once, and nobody told', onlyThen(SHOWER, UNTIL_WASHED), 'gate-nobody-told'),
  harmful(
    'a minute of water, and then to the telephone for good',
    onlyThen(SHOWER, rest(60_000), ...MEDIC),
    'gate-unaided',
  ),
  harmful('a hand on the wet clothes first', untilNoticed({ code: 'TOUCH' }), 'gate-unaided', 'touched'),
  harmful('a needless EMO on the way', untilNoticed(EMO), 'gate-wafers-lost'),
  harmful('everything but the water', without(SHOWER), 'gate-unaided', 'gate-water-first'),
];
