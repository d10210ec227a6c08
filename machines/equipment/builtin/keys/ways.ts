// Pieces of the shortest correct ways, without the walking: planLog goes, lifts receivers and opens covers where needed.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { CalledId } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { signingIn, startingJob } from '../normal-way.ts';

/** Till anything is noticed. */
export const watching: Action = { code: 'WAIT', params: { ms: 3_600_000 } };

export const stopAtTerminal: Action = { code: 'STOPWORK', to: 'terminal' };
export const voice: Action = { code: 'VOICE' };
export const leaving: Action = { code: 'LEAVE' };
export const comingBack: Action = { code: 'RETURN' };
/** The EMO at the track's right is in reach from the terminal. */
export const emoByTerminal: Action = { code: 'EMO', to: 'emoTrackRight' };
export const starting: Action = { code: 'STARTPROCCES' };
export const hangUp: Action = { code: 'HANG_UP' };

export function call(who: CalledId, reason: string): Action {
  return { code: 'CALL', to: who, params: { reason } };
}

export function checking(item: 'equipment' | 'wafers'): Action {
  return { code: 'CHECK', item };
}

/** The pod open on its port: signed in, the job made, queued and started. */
export function runningWay(order: Order): readonly Action[] {
  return [...signingIn, ...startingJob(order)];
}
