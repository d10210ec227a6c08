// Parts of the shortest correct ways. planLog adds the walking, lifting of receivers and opening of covers.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { CalledId } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { signingIn, startingJob } from '../normal-way.ts';

/** Waits until anything is noticed. */
export const WATCHING: Action = { code: 'WAIT', params: { ms: 3_600_000 } };

export const STOP_AT_TERMINAL: Action = { code: 'STOPWORK', to: 'terminal' };
export const VOICE: Action = { code: 'VOICE' };
export const LEAVING: Action = { code: 'LEAVE' };
export const COMING_BACK: Action = { code: 'RETURN' };
/** The EMO at the right of the track, which is in reach from the terminal. */
export const EMO_BY_TERMINAL: Action = { code: 'EMO', to: 'emoTrackRight' };
export const STARTING: Action = { code: 'STARTPROCCES' };
export const HANG_UP: Action = { code: 'HANG_UP' };

export function call(who: CalledId, reason: string): Action {
  return { code: 'CALL', to: who, params: { reason } };
}

export function checking(item: 'equipment' | 'wafers'): Action {
  return { code: 'CHECK', item };
}

/** From the pod open on its port on: signing in, making, queueing and starting the job. */
export function runningWay(order: Order): readonly Action[] {
  return [...signingIn, ...startingJob(order)];
}
