// The default response to each situation: what to do, in which order, and what is wrong. Sites may edit it.
import type { CalledId, EmergencyJudging } from '#contract/simulation/equipment-emergency.ts';

/** One act of a response besides calling; `calls` marks the calls' place in the order. */
export type Deed =
  | 'read'
  | 'voice'
  | 'emo'
  | 'stop'
  | 'note'
  | 'leave'
  | 'calls'
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
  /** An escalation of this situation fails the attempt. */
  readonly isDangerous?: true;
  /** Deadlines in ms from the situation's start: of the first deed, of each further one, of the calls. */
  readonly withinMs?: readonly [first: number, each: number, calls: number];
}

const USUAL = [45_000, 25_000, 150_000] as const;
const QUICK = [30_000, 15_000, 120_000] as const;
const UNHURRIED = [150_000, 60_000, 300_000] as const;

export const defaultPace = USUAL;

const FIRE: Response = {
  deeds: ['voice', 'emo', 'leave', 'calls'],
  calls: ['BOSS'],
  leaving: 'must',
  isDangerous: true,
  withinMs: QUICK,
};
const FIRE_FAR: Response = { ...FIRE, deeds: ['voice', 'leave', 'calls'] };
const GAS: Response = { ...FIRE_FAR, isEmoWrong: true };

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

const DEVELOPER: Response = { ...MATERIAL, deeds: ['voice', 'stop', 'calls'], isDangerous: true };
const DEVELOPER_OUTSIDE: Response = {
  ...DEVELOPER,
  deeds: ['voice', 'stop', 'leave', 'calls'],
  leaving: 'must',
};

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
  sparking: {
    deeds: ['emo', 'voice', 'calls'],
    calls: ['BOSS', 'ENERGY', 'SERVICEMAN'],
    leaving: 'mustNot',
    isDangerous: true,
    withinMs: QUICK,
  },
  smoke: FIRE,
  'smoke-far': FIRE_FAR,
  'gas-leak': GAS,
  ventilation: {
    deeds: ['stop', 'leave', 'calls'],
    calls: ['BOSS'],
    isEmoWrong: true,
    leaving: 'must',
    isDangerous: true,
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
    leaving: 'mustNot',
    isDangerous: true,
    withinMs: QUICK,
  },
  'photoresist-leak': MATERIAL,
  'photoresist-leak-large': MATERIAL_LARGE,
  'antireflective-leak': MATERIAL,
  'antireflective-leak-large': MATERIAL_LARGE,
  'developer-leak': DEVELOPER,
  'developer-leak-outside': DEVELOPER_OUTSIDE,
  'alarm-1': {
    deeds: ['voice', 'emo', 'calls'],
    calls: ['SERVICEMAN', 'BOSSSITE'],
    mayCall: ['BOSS'],
    leaving: 'mustNot',
    isDangerous: true,
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

/** What judging needs for digits 4 to 6 of emergencySituations. */
export function judgingOf({
  deeds,
  calls,
  mayCall = [],
  leaving,
  withinMs = USUAL,
}: Response): EmergencyJudging {
  const [first, each] = withinMs;
  const checked = (['equipment', 'wafers'] as const).filter((what) =>
    deeds.includes(what === 'equipment' ? 'checkEquipment' : 'checkWafers'),
  );
  return {
    neededCalls: [...calls],
    allowedCalls: [...mayCall],
    leaving,
    ...(leaving === 'must' ? { leaveWithinMs: first + deeds.indexOf('leave') * each } : {}),
    restart: { needsPermission: true, needsChecked: checked },
  };
}
