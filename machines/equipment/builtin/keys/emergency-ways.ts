// The shortest correct way through each case with an emergency.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { endingWay } from '../normal-way.ts';
import type { Deed, Response } from './responses.ts';
import {
  call,
  checking,
  comingBack,
  emoByTerminal,
  hangUp,
  leaving,
  runningWay,
  starting,
  stopAtTerminal,
  voice,
  watching,
} from './ways.ts';

export interface WayRow {
  readonly response: Response;
  readonly situation: Situation;
  readonly order: Order;
  /** What is noticed between the last call and the end of the danger. */
  readonly watches: number;
  /** Where the wafers are when an interruption is noted. */
  readonly places?: string;
  readonly times?: { readonly start: string; readonly end: string };
}

const plain: Readonly<Partial<Record<Deed, Action>>> = {
  voice,
  emo: emoByTerminal,
  stop: stopAtTerminal,
  leave: leaving,
  return: comingBack,
  checkEquipment: checking('equipment'),
  checkWafers: checking('wafers'),
  restart: starting,
};

function actionsOf(deed: Deed, row: WayRow): readonly Action[] {
  const { response, situation } = row;
  switch (deed) {
    case 'read':
      return [{ code: 'READ_ALARM', item: situation.alarm ?? '' }];
    case 'note':
      return [{ code: 'NOTE_PLACES', params: { places: row.places ?? '' } }];
    case 'calls':
      return [
        ...response.calls.map((who) => call(who, situation.reasons[0] ?? '')),
        ...Array.from({ length: row.watches }, () => watching),
      ];
    case 'askReturn':
      return [call('BOSS', 'ask-return'), hangUp];
    case 'askRestart':
      return [call('BOSS', 'ask-restart'), hangUp];
    default: {
      const action = plain[deed];
      return action ? [action] : [];
    }
  }
}

/** The receiver is hung up before one walks on, unless the next thing is said into it too. */
function hungUp(deeds: readonly Deed[], at: number): readonly Action[] {
  const next = deeds[at + 1];
  return deeds[at] === 'calls' && next !== undefined && !next.startsWith('ask') ? [hangUp] : [];
}

/** From the terminal on: the process started, the danger answered. */
export function emergencyWay(row: WayRow): readonly Action[] {
  const { deeds } = row.response;
  return [
    ...runningWay(row.order),
    watching,
    ...deeds.flatMap((deed, at) => [...actionsOf(deed, row), ...hungUp(deeds, at)]),
  ];
}

/** Nothing is wrong: the lot is made, unloaded and written down. */
export function undisturbedWay(row: WayRow): readonly Action[] {
  const times = row.times ?? { start: '', end: '' };
  const [first, ...ending] = endingWay(row.order, 'pod-1', 'port1', times);
  return [
    ...runningWay(row.order),
    watching,
    ...Array.from({ length: row.watches }, () => watching),
    ...(first ? ending : []),
  ];
}
