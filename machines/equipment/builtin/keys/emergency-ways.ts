// The shortest correct way through each case with an emergency.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { endingWay } from '../normal-way.ts';
import type { Deed, Response } from './emergency-responses.ts';
import {
  call,
  checking,
  COMING_BACK,
  EMO_BY_TERMINAL,
  HANG_UP,
  LEAVING,
  runningWay,
  STARTING,
  STOP_AT_TERMINAL,
  VOICE,
  WATCHING,
} from './ways.ts';

export interface WayRow {
  readonly response: Response;
  readonly situation: Situation;
  readonly order: Order;
  /** How many events are waited for between the last call and the end of the danger. */
  readonly watches: number;
  /** The wafer places to write down after an interruption. */
  readonly places?: string;
  /** Others are warned by the alarm point, which is nearer than they are. */
  readonly isAlarmRaised?: true;
  /** How many events are waited for under the water. */
  readonly watchesInWater?: number;
  readonly times?: { readonly start: string; readonly end: string };
}

const plain: Readonly<Partial<Record<Deed, Action>>> = {
  emo: EMO_BY_TERMINAL,
  stop: STOP_AT_TERMINAL,
  leave: LEAVING,
  missing: call('FIRE_BRIGADE', 'person-missing'),
  return: COMING_BACK,
  checkEquipment: checking('equipment'),
  checkWafers: checking('wafers'),
  restart: STARTING,
};

/** What depends on the situation or the seed. */
const bySituation: Readonly<Partial<Record<Deed, (row: WayRow) => Action>>> = {
  read: ({ situation }) => ({ code: 'READ_ALARM', item: situation.alarm ?? '' }),
  note: ({ places = '' }) => ({ code: 'NOTE_PLACES', params: { places } }),
  aid: ({ situation }) => ({ code: situation.hurts?.part === 'eyes' ? 'EYEWASH' : 'SHOWER' }),
  voice: ({ isAlarmRaised }) => (isAlarmRaised ? { code: 'ALARM_POINT', to: 'alarmPoint' } : VOICE),
  rollCall: ({ situation }) => ({ code: 'ROLL_CALL', params: { missing: situation.absent ?? '' } }),
};

function actionsOf(deed: Deed, row: WayRow): readonly Action[] {
  const { response, situation } = row;
  switch (deed) {
    case 'calls':
      return [
        ...Array.from({ length: row.watchesInWater ?? 0 }, () => WATCHING),
        ...response.calls.map((who) => call(who, situation.reasons[0] ?? '')),
        ...Array.from({ length: row.watches }, () => WATCHING),
      ];
    case 'askReturn':
      return [call('BOSS', 'ask-return'), HANG_UP];
    case 'askRestart':
      return [call('BOSS', 'ask-restart'), HANG_UP];
    default: {
      const action = bySituation[deed]?.(row) ?? plain[deed];
      return action ? [action] : [];
    }
  }
}

/** Hangs up the receiver before the next walk, unless the next deed is a call too. */
function hungUp(deeds: readonly Deed[], at: number): readonly Action[] {
  const next = deeds[at + 1];
  return deeds[at] === 'calls' && next !== undefined && !next.startsWith('ask') ? [HANG_UP] : [];
}

/** From the terminal on: the process is started and the danger dealt with. */
export function emergencyWay(row: WayRow): readonly Action[] {
  return severalWay([row]);
}

/** The same for several dangers, one after another. */
export function severalWay(rows: readonly WayRow[]): readonly Action[] {
  const [first] = rows;
  return [...(first ? runningWay(first.order) : []), ...rows.flatMap((row) => [WATCHING, ...answerTo(row)])];
}

function answerTo(row: WayRow): readonly Action[] {
  const { deeds } = row.response;
  return deeds.flatMap((deed, at) => [...actionsOf(deed, row), ...hungUp(deeds, at)]);
}

/** The way when nothing is wrong: the lot is processed, unloaded and written down. */
export function undisturbedWay(row: WayRow): readonly Action[] {
  const times = row.times ?? { start: '', end: '' };
  const [first, ...ending] = endingWay(row.order, 'pod-1', 'port1', times);
  return [
    ...runningWay(row.order),
    WATCHING,
    ...Array.from({ length: row.watches }, () => WATCHING),
    ...(first ? ending : []),
  ];
}
