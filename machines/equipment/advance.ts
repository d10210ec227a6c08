// Time: what happens between two log entries is computed event by event, at exact ms and in a fixed order.
import { portIdSchema } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { nextEmergencyMs } from './emergency/advance.ts';
import { indexOf, type EquipmentIndex } from './equipment-index.ts';
import { happenFaults, nextFaultMs } from './faults.ts';
import { endTrackWork } from './jobs/set-up.ts';
import { endMotion } from './ports/motion.ts';
import { settle } from './settle.ts';
import type { EquipmentState } from './state.ts';
import { movePlates, nextPlateMs } from './track/move-plates.ts';

/** The state at `toMs` if nobody does anything until then. A time in the past changes nothing. */
export function advance(ruleset: EquipmentRuleset, state: EquipmentState, toMs: number): EquipmentState {
  return advanceUntil(indexOf(ruleset), state, toMs, () => false);
}

/** Like `advance`, but stops at the first event after which `isEnough` holds. */
export function advanceUntil(
  index: EquipmentIndex,
  state: EquipmentState,
  toMs: number,
  isEnough: (state: EquipmentState) => boolean,
): EquipmentState {
  let now = state;
  for (;;) {
    const atMs = nextEventMs(now);
    if (atMs === undefined || atMs > toMs) break;
    now = happen(index, { ...now, clockMs: Math.max(atMs, now.clockMs) });
    if (isEnough(now)) return now;
  }
  return now.clockMs < toMs ? { ...now, clockMs: toMs } : now;
}

/** When the next event happens by itself, in ms of the simulation; undefined if nothing is under way. */
export function nextEventMs(state: EquipmentState): number | undefined {
  let next = earlier(state.track.busyUntilMs, nextPlateMs(state));
  next = earlier(next, nextEmergencyMs(state.emergency));
  next = earlier(next, nextFaultMs(state));
  for (const id of portIdSchema.options) next = earlier(next, state.ports[id].doneAtMs);
  return next;
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one;
}

function happen(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const { clockMs } = state;
  const ports = portIdSchema.options.filter((id) => (state.ports[id].doneAtMs ?? Infinity) <= clockMs);
  let now = happenFaults(index, state);
  for (const id of ports) now = settle(index, endMotion(index, now, id));
  if ((now.track.busyUntilMs ?? Infinity) <= clockMs) now = endTrackWork(index, now);
  return settle(index, movePlates(index, now));
}
