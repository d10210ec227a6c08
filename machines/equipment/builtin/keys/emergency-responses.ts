// The default response to each situation: what to do, in which order, and what is wrong. Sites may edit it.
import {
  calledIdSchema,
  type CalledId,
  type EmergencyJudging,
} from '#contract/simulation/equipment-emergency.ts';

/** One act of a response besides calling; `calls` marks the calls' place in the order. */
export type Deed =
  | 'read'
  | 'voice'
  | 'aid'
  | 'emo'
  | 'stop'
  | 'note'
  | 'leave'
  | 'calls'
  | 'rollCall'
  | 'missing'
  | 'askReturn'
  | 'return'
  | 'checkEquipment'
  | 'checkWafers'
  | 'askRestart'
  | 'restart';

export interface Response {
  /** Done in this order; the calls may come in any order among themselves. */
  readonly deeds: readonly Deed[];
  readonly calls: readonly CalledId[];
  /** Calls that are neither needed nor wrong. */
  readonly mayCall?: readonly CalledId[];
  readonly isEmoWrong?: true;
  readonly leaving: EmergencyJudging['leaving'];
  /** Where people are in danger: life first. */
  readonly danger?: Danger;
  /** Where somebody is hurt, a colleague or oneself: their life first. */
  readonly aid?: Aid;
  /** When the reaction is worth nothing any more, in ms from the start: the first deed, each further one, the calls. */
  readonly withinMs?: readonly [first: number, each: number, calls: number];
}

type Danger = NonNullable<EmergencyJudging['danger']>;
type Aid = NonNullable<EmergencyJudging['aid']>;

const USUAL = [45_000, 25_000, 150_000] as const;
const QUICK = [30_000, 15_000, 120_000] as const;
const UNHURRIED = [150_000, 60_000, 300_000] as const;

export const defaultPace = USUAL;

/** Up to this share of the time within which it counts, a reaction is worth all. */
const PROMPT_SHARE = 0.6;

export function promptOf(withinMs: number): number {
  return Math.round((withinMs * PROMPT_SHARE) / 1000) * 1000;
}

/** From the farthest corner of the bay through the exit. */
const WAY_OUT_MS = 12_000;

/** @param times promptMs, lateMs and dangerMs */
function danger(
  times: readonly [number, number, number],
  told: Danger['told'],
  safeBy?: NonNullable<Danger['safeBy']>,
): Danger {
  const [promptMs, lateMs, dangerMs] = times;
  return { promptMs, lateMs, dangerMs, wayOutMs: WAY_OUT_MS, ...(safeBy ? { safeBy } : {}), told };
}

/** The voice warns those who are near, but it brings no fire crew; an alarm point does both. */
const CREW_CALLED = { byMs: 120_000, isVoiceEnough: false, isAlarmPointEnough: true } as const;
const ANYBODY_TOLD = { byMs: 120_000, isVoiceEnough: true } as const;

const FIRE: Response = {
  deeds: ['voice', 'emo', 'leave', 'calls'],
  calls: ['BOSS'],
  leaving: 'must',
  danger: danger([30_000, 50_000, 75_000], CREW_CALLED),
  withinMs: QUICK,
};
/** After the exit: everybody is counted, and who is missing is told to those who can go in. */
const FIRE_ROLL_CALL: Response = {
  ...FIRE,
  deeds: ['voice', 'leave', 'calls', 'rollCall', 'missing'],
  calls: ['FIRE_BRIGADE', 'BOSS'],
};
/** The alarm point tells everybody and calls the crew; outside all are counted. */
const FIRE_ALARM_POINT: Response = { ...FIRE, deeds: ['voice', 'leave', 'calls', 'rollCall'] };
const FIRE_FAR: Response = { ...FIRE, deeds: ['voice', 'leave', 'calls'] };
const SMOKE: Response = { ...FIRE, danger: danger([35_000, 60_000, 85_000], CREW_CALLED) };
const GAS: Response = {
  ...FIRE_FAR,
  danger: danger([25_000, 40_000, 55_000], ANYBODY_TOLD),
  isEmoWrong: true,
};

const SUPPLY: Response = {
  deeds: ['stop', 'calls', 'checkWafers', 'askRestart', 'restart'],
  calls: ['BOSSSITE', 'BOSS', 'SERVICEMAN'],
  isEmoWrong: true,
  leaving: 'mustNot',
};

const MATERIAL: Response = {
  deeds: ['stop', 'voice', 'calls'],
  calls: ['BOSS', 'SERVICEMAN', 'ENGINEER'],
  isEmoWrong: true,
  leaving: 'mustNot',
};
const MATERIAL_LARGE: Response = { ...MATERIAL, deeds: ['stop', 'voice', 'leave', 'calls'], leaving: 'must' };

const DEVELOPER: Response = {
  ...MATERIAL,
  deeds: ['voice', 'stop', 'calls'],
  leaving: 'may',
  danger: danger([45_000, 120_000, 240_000], ANYBODY_TOLD, 'STOPWORK'),
};
const DEVELOPER_OUTSIDE: Response = {
  ...DEVELOPER,
  deeds: ['voice', 'stop', 'leave', 'calls'],
  leaving: 'must',
  danger: danger([45_000, 90_000, 105_000], ANYBODY_TOLD),
};

/** Who is near can help, but only a call brings the medics. */
const SPLASH: Response = {
  deeds: ['voice', 'aid', 'calls'],
  calls: ['MEDIC', 'BOSS'],
  isEmoWrong: true,
  leaving: 'mustNot',
  aid: { promptMs: 35_000, lateMs: 75_000, byMs: 90_000, told: { byMs: 180_000, isVoiceEnough: false } },
  withinMs: QUICK,
};

/**
 * On one's own skin: water before anything else. A shout from under it tells those who are near; who calls does so when it
 * is washed off, after five minutes or after fifteen.
 */
const SPLASH_ONESELF: Response = {
  deeds: ['aid', 'voice', 'calls'],
  calls: ['MEDIC'],
  isEmoWrong: true,
  leaving: 'may',
  aid: {
    promptMs: 20_000,
    lateMs: 45_000,
    byMs: 60_000,
    told: { byMs: 1_080_000, isVoiceEnough: true },
  },
  withinMs: [45_000, 30_000, 1_080_000],
};

/** Whether somebody's life comes before tool and lot: one's own, or that of who is hurt. Then anybody who can help may hear of it. */
export function isLifeFirst({ danger: own, aid }: Pick<Response, 'danger' | 'aid'>): boolean {
  return own !== undefined || aid !== undefined;
}

function alarm(who: CalledId, first: readonly Deed[], withinMs: Response['withinMs'] = USUAL): Response {
  return {
    deeds: ['read', ...first, 'calls'],
    calls: [who, 'BOSSSITE'],
    mayCall: ['BOSS'],
    isEmoWrong: true,
    leaving: 'mustNot',
    withinMs,
  };
}

const FALSE_SIGN: Response = { deeds: [], calls: [], isEmoWrong: true, leaving: 'mustNot' };

/** By the id of the situation. */
export const responses: Readonly<Record<string, Response>> = {
  fire: FIRE,
  'fire-far': FIRE_FAR,
  'fire-roll-call': FIRE_ROLL_CALL,
  'fire-alarm-point': FIRE_ALARM_POINT,
  sparking: {
    deeds: ['emo', 'voice', 'calls'],
    calls: ['BOSS', 'ENERGY', 'SERVICEMAN'],
    leaving: 'may',
    danger: danger([30_000, 60_000, 100_000], ANYBODY_TOLD, 'EMO'),
    withinMs: QUICK,
  },
  smoke: SMOKE,
  'smoke-far': { ...SMOKE, deeds: FIRE_FAR.deeds },
  'gas-leak': GAS,
  ventilation: {
    deeds: ['voice', 'stop', 'leave', 'calls'],
    calls: ['BOSS'],
    isEmoWrong: true,
    leaving: 'must',
    danger: danger([60_000, 120_000, 150_000], ANYBODY_TOLD),
  },
  lighting: {
    deeds: ['stop', 'calls'],
    calls: ['BOSS', 'ENERGY'],
    isEmoWrong: true,
    leaving: 'mustNot',
  },
  power: {
    deeds: ['stop', 'leave', 'calls', 'askReturn', 'return', 'checkEquipment', 'askRestart', 'restart'],
    calls: ['BOSS', 'ENERGY'],
    isEmoWrong: true,
    leaving: 'must',
  },
  'supply-gas': SUPPLY,
  'supply-air': SUPPLY,
  'supply-water': SUPPLY,
  'water-leak': {
    deeds: ['voice', 'stop', 'calls'],
    calls: ['BOSS', 'SERVICEMAN', 'ENERGY'],
    isEmoWrong: true,
    leaving: 'mustNot',
  },
  'water-leak-live': {
    deeds: ['voice', 'emo', 'calls'],
    calls: ['BOSS', 'SERVICEMAN', 'ENERGY'],
    leaving: 'may',
    danger: danger([45_000, 90_000, 150_000], ANYBODY_TOLD, 'EMO'),
    withinMs: QUICK,
  },
  'photoresist-leak': MATERIAL,
  'photoresist-leak-large': MATERIAL_LARGE,
  'antireflective-leak': MATERIAL,
  'antireflective-leak-large': MATERIAL_LARGE,
  'developer-leak': DEVELOPER,
  'developer-leak-outside': DEVELOPER_OUTSIDE,
  'developer-splash': SPLASH,
  'developer-splash-eyes': SPLASH,
  'developer-splash-oneself': SPLASH_ONESELF,
  'alarm-1': {
    deeds: ['voice', 'emo', 'calls'],
    calls: ['SERVICEMAN', 'BOSSSITE'],
    mayCall: ['BOSS'],
    leaving: 'may',
    danger: danger([30_000, 60_000, 90_000], ANYBODY_TOLD, 'EMO'),
    withinMs: QUICK,
  },
  'alarm-2': alarm('SERVICEMAN', ['stop']),
  'alarm-3': alarm('ENGINEER', [], UNHURRIED),
  'alarm-4': alarm('ENGINEER', ['stop']),
  'alarm-5': alarm('SERVICEMAN', ['stop']),
  'alarm-6': alarm('SERVICEMAN', [], UNHURRIED),
  'alarm-7': alarm('SERVICEMAN', [], UNHURRIED),
  'alarm-8': alarm('ENGINEER', [], UNHURRIED),
  interruption: {
    deeds: ['note', 'calls'],
    calls: ['ENGINEER', 'BOSSSITE'],
    mayCall: ['BOSS'],
    isEmoWrong: true,
    leaving: 'mustNot',
    withinMs: [120_000, 60_000, 300_000],
  },
  'routine-lamp': FALSE_SIGN,
  'neighbours-noise': FALSE_SIGN,
};

/** What judging needs besides the steps: for facts of the judge, and for digits 4 to 6 of emergencySituations. */
export function judgingOf(response: Response): EmergencyJudging {
  const { deeds, calls, mayCall = [], leaving, danger: own, aid, withinMs = USUAL } = response;
  const [first, each] = withinMs;
  const leaveWithinMs = own?.dangerMs ?? first + deeds.indexOf('leave') * each;
  const checked = (['equipment', 'wafers'] as const).filter((what) =>
    deeds.includes(what === 'equipment' ? 'checkEquipment' : 'checkWafers'),
  );
  return {
    neededCalls: [...calls],
    allowedCalls: isLifeFirst(response)
      ? calledIdSchema.options.filter((who) => !calls.includes(who))
      : [...mayCall],
    leaving,
    ...(leaving === 'must' ? { leaveWithinMs } : {}),
    restart: { needsPermission: true, needsChecked: checked },
    ...(own ? { danger: own } : {}),
    ...(aid ? { aid } : {}),
    ...(deeds.includes('stop') ? { needsStop: true } : {}),
  };
}
