// The default answers to each situation: what is done in which order, what is wrong. A site edits them.
import type { CalledId, EmergencyJudging } from '#contract/simulation/equipment-emergency.ts';

/** What one does, besides calling; `calls` stands where they come in the order. */
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
  /** In this order; calls among themselves in any. */
  readonly deeds: readonly Deed[];
  readonly calls: readonly CalledId[];
  /** Neither needed nor wrong. */
  readonly mayCall?: readonly CalledId[];
  readonly isEmoWrong?: true;
  readonly leaving: EmergencyJudging['leaving'];
  /** What an escalation fails the attempt for. */
  readonly isDangerous?: true;
  /** Ms after the start: for the first deed, for each one more, and for the calls. */
  readonly withinMs?: readonly [first: number, each: number, calls: number];
}

const usual = [45_000, 25_000, 150_000] as const;
const quick = [30_000, 15_000, 120_000] as const;
const unhurried = [150_000, 60_000, 300_000] as const;

export const defaultPace = usual;

const fire: Response = {
  deeds: ['voice', 'emo', 'leave', 'calls'],
  calls: ['BOSS'],
  leaving: 'must',
  isDangerous: true,
  withinMs: quick,
};
const fireFar: Response = { ...fire, deeds: ['voice', 'leave', 'calls'] };
const gas: Response = { ...fireFar, isEmoWrong: true };

const supply: Response = {
  deeds: ['stop', 'calls', 'checkWafers', 'askRestart', 'restart'],
  calls: ['BOSSSITE', 'BOSS', 'SERVICEMAN'],
  isEmoWrong: true,
  leaving: 'mustNot',
};

const material: Response = {
  deeds: ['stop', 'voice', 'calls'],
  calls: ['BOSS', 'SERVICEMAN', 'ENGINEER'],
  isEmoWrong: true,
  leaving: 'mustNot',
};
const materialLarge: Response = { ...material, deeds: ['stop', 'voice', 'leave', 'calls'], leaving: 'must' };

const developer: Response = { ...material, deeds: ['voice', 'stop', 'calls'], isDangerous: true };
const developerOutside: Response = {
  ...developer,
  deeds: ['voice', 'stop', 'leave', 'calls'],
  leaving: 'must',
};

function alarm(who: CalledId, first: readonly Deed[], withinMs: Response['withinMs'] = usual): Response {
  return {
    deeds: ['read', ...first, 'calls'],
    calls: [who, 'BOSSSITE'],
    mayCall: ['BOSS'],
    isEmoWrong: true,
    leaving: 'mustNot',
    withinMs,
  };
}

const falseSign: Response = { deeds: [], calls: [], isEmoWrong: true, leaving: 'mustNot' };

/** By the situation's id. */
export const responses: Readonly<Record<string, Response>> = {
  fire,
  'fire-far': fireFar,
  sparking: {
    deeds: ['emo', 'voice', 'calls'],
    calls: ['BOSS', 'ENERGY', 'SERVICEMAN'],
    leaving: 'mustNot',
    isDangerous: true,
    withinMs: quick,
  },
  smoke: fire,
  'smoke-far': fireFar,
  'gas-leak': gas,
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
  'supply-gas': supply,
  'supply-air': supply,
  'supply-water': supply,
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
    withinMs: quick,
  },
  'photoresist-leak': material,
  'photoresist-leak-large': materialLarge,
  'antireflective-leak': material,
  'antireflective-leak-large': materialLarge,
  'developer-leak': developer,
  'developer-leak-outside': developerOutside,
  'alarm-1': {
    deeds: ['voice', 'emo', 'calls'],
    calls: ['SERVICEMAN', 'BOSSSITE'],
    mayCall: ['BOSS'],
    leaving: 'mustNot',
    isDangerous: true,
    withinMs: quick,
  },
  'alarm-2': alarm('SERVICEMAN', ['stop']),
  'alarm-3': alarm('ENGINEER', [], unhurried),
  'alarm-4': alarm('ENGINEER', ['stop']),
  'alarm-5': alarm('SERVICEMAN', ['stop']),
  'alarm-6': alarm('SERVICEMAN', [], unhurried),
  'alarm-7': alarm('SERVICEMAN', [], unhurried),
  'alarm-8': alarm('ENGINEER', [], unhurried),
  interruption: {
    deeds: ['note', 'calls'],
    calls: ['ENGINEER', 'BOSSSITE'],
    mayCall: ['BOSS'],
    isEmoWrong: true,
    leaving: 'mustNot',
    withinMs: [120_000, 60_000, 300_000],
  },
  'routine-lamp': falseSign,
  'neighbours-noise': falseSign,
};

/** What the judge needs for digits 4 to 6 of emergencySituations. */
export function judgingOf({
  deeds,
  calls,
  mayCall = [],
  leaving,
  withinMs = usual,
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
