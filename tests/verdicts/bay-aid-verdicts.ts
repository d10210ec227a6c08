// Rows of the bay's table for a colleague splashed with developer: their life first.
import { called, EMO, idleFor, LEAVE, onlyThen, untilNoticed, VOICE } from './bay-deeds.ts';
import type { TimedAction } from '#machines/kit/session.ts';
import { instead, without } from './deeds.ts';
import type { Verdict } from './verdict.ts';

const BODY = 'developer-splash';
const EYES = 'developer-splash-eyes';
const SPLASHES = [BODY, EYES];
const SHOWER = { code: 'SHOWER' };
const EYEWASH = { code: 'EYEWASH' };

const UNAIDED = ['gate-unaided'];

/** Rinsing the right part, and then this. */
const rinsedThen = (
  ...then: readonly TimedAction[]
): readonly Omit<Verdict, 'what' | 'passed' | 'score' | 'names'>[] => [
  { cases: [BODY], deed: onlyThen(SHOWER, ...then) },
  { cases: [EYES], deed: onlyThen(EYEWASH, ...then) },
];

export const AID_VERDICTS: readonly Verdict[] = [
  {
    cases: SPLASHES,
    what: 'as it should be',
    deed: (way) => way,
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: SPLASHES,
    what: 'handed in at the first sign',
    deed: onlyThen(),
    passed: false,
    score: [0, 35],
    names: ['gate-nobody-told', ...UNAIDED],
  },
  {
    cases: SPLASHES,
    what: 'leaving the colleague, and calling outside',
    deed: onlyThen(LEAVE, ...called('MEDIC', 'hurt')),
    passed: false,
    score: [0, 45],
    names: UNAIDED,
  },
  {
    cases: SPLASHES,
    what: 'calling everybody, and no water',
    deed: without(SHOWER, EYEWASH),
    passed: false,
    score: [0, 50],
    names: UNAIDED,
  },
  {
    cases: [BODY],
    what: 'the eyewash for what is on chest and arms',
    deed: instead(SHOWER, EYEWASH),
    passed: false,
    score: [0, 50],
    names: UNAIDED,
  },
  {
    cases: [EYES],
    what: 'the shower for the eyes',
    deed: instead(EYEWASH, SHOWER),
    passed: false,
    score: [0, 50],
    names: UNAIDED,
  },
  {
    cases: [EYES],
    what: 'the eyes first, then the shower too',
    deed: (way) => way.flatMap((action) => (action.code === 'EYEWASH' ? [action, SHOWER] : [action])),
    passed: true,
    score: [95, 100],
    names: [],
  },
  {
    cases: SPLASHES,
    what: 'water two minutes later',
    deed: idleFor(120_000),
    passed: false,
    score: [0, 50],
    names: UNAIDED,
  },
  {
    cases: SPLASHES,
    what: 'a hand on the wet clothes first',
    deed: untilNoticed({ code: 'TOUCH' }),
    passed: false,
    score: [0, 50],
    names: [...UNAIDED, 'touched'],
  },
  ...rinsedThen().map((row): Verdict => ({
    ...row,
    what: 'water at once, and nobody told',
    passed: false,
    score: [0, 50],
    names: ['gate-nobody-told'],
  })),
  ...rinsedThen(VOICE).map((row): Verdict => ({
    ...row,
    what: 'water, a shout, and no call',
    passed: false,
    score: [0, 50],
    names: ['gate-nobody-told'],
  })),
  ...rinsedThen(...called('BOSS', 'hurt')).map((row): Verdict => ({
    ...row,
    what: 'water at once, and the shift manager called alone',
    passed: true,
    score: [80, 90],
    names: [],
  })),
  ...rinsedThen(...called('MEDIC', 'hurt')).map((row): Verdict => ({
    ...row,
    what: 'water at once, and the medics called alone',
    passed: true,
    score: [80, 90],
    names: [],
  })),
  {
    cases: SPLASHES,
    what: 'the medics first, in time, then the water',
    deed: (way) => {
      const aid = way.find(({ code }) => code === 'SHOWER' || code === 'EYEWASH');
      return onlyThen(...called('MEDIC', 'hurt'), ...(aid ? [aid] : []))(way);
    },
    passed: true,
    score: [70, 99],
    names: ['aid'],
  },
  {
    cases: SPLASHES,
    what: 'STOPWORK too',
    deed: untilNoticed({ code: 'STOPWORK', to: 'terminal' }),
    passed: true,
    score: [90, 100],
    names: [],
  },
  {
    cases: SPLASHES,
    what: 'a needless EMO on the way',
    deed: untilNoticed(EMO),
    passed: false,
    score: [0, 50],
    names: ['gate-wafers-lost'],
  },
  {
    cases: SPLASHES,
    what: 'idle for 20 seconds',
    deed: idleFor(20_000),
    passed: true,
    score: [70, 99.99],
    names: [],
  },
];
