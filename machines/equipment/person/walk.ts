// GO, LOOK, WAIT, SPEED.
import { nextEventMs } from '../advance.ts';
import { isBlocked } from '../emergency/reach.ts';
import { placeOf, tilesBetween } from '../reach.ts';
import type { EquipmentEventKind, EquipmentState } from '../state.ts';
import { textParam, wholeParam, type Decision, type Turn } from '../turn.ts';

/** GO: walks to the place `to`; it takes time for each tile. */
export function go(turn: Turn): Decision {
  const { index, state, durationMs } = turn;
  const to = index.places.get(turn.action.to ?? '');
  const here = placeOf(index, state);
  if (!to || !here) return 'unknownPlace';
  if (to.id === here.id) return 'alreadyThere';
  if (state.emergency.phone !== undefined) return 'phoneLifted';
  // Only LEAVE and RETURN go out of the bay and in again.
  if (to.area !== here.area) return 'otherPlace';
  if (isBlocked(index.ruleset.emergency, state.emergency, to.id)) return 'outOfReach';
  const person = { ...state.person, place: to.id };
  return { state: { ...state, person }, durationMs: Math.max(1, tilesBetween(here, to)) * durationMs };
}

/** LOOK: looks at the thing `to`, from anywhere. */
export function look({ index, state, action }: Turn): Decision {
  const id = action.to ?? '';
  const isThere =
    index.places.has(id) ||
    index.modules.has(id) ||
    index.ports.has(id) ||
    index.alarms.has(id) ||
    Object.hasOwn(state.carriers, id) ||
    Object.hasOwn(state.papers, id);
  if (!isThere) return 'unknownItem';
  if (state.looked.includes(id)) return { state };
  return { state: { ...state, looked: [...state.looked, id] } };
}

/** Events that anybody in the bay would notice; they end any waiting. */
const NOTICED: ReadonlySet<EquipmentEventKind> = new Set<EquipmentEventKind>([
  'situationBegan',
  'situationGrew',
  'situationContained',
  'situationEscalated',
  'powerLost',
  'alarmRaised',
]);

/**
 * WAIT: for `params.ms`, cut short by an alarm or a danger; or with `params.until` EVENT to the next line of
 * the tool's log, at most for the ruleset's longest wait. When nothing is under way it soon ends.
 */
export function wait(turn: Turn): Decision {
  const { index, state } = turn;
  const { longestWaitMs, idleWaitMs } = index.ruleset;
  const isForEvent = textParam(turn, 'until') === 'EVENT';
  const untilEventMs = nextEventMs(state) === undefined ? idleWaitMs : longestWaitMs;
  const ms = isForEvent ? untilEventMs : wholeParam(turn, 'ms');
  if (ms === undefined || ms < 1 || ms > longestWaitMs) return 'badParams';
  const known = state.log.length;
  const isEnough = ({ log }: EquipmentState) =>
    log.slice(known).some(({ kind }) => isForEvent || NOTICED.has(kind));
  return { state, durationMs: ms, isEnough };
}

/** SPEED: sets `params.speed`, one of the ruleset's. It only changes how fast real time passes. */
export function setSpeed(turn: Turn): Decision {
  const { index, state } = turn;
  const speed = wholeParam(turn, 'speed');
  if (speed === undefined || !index.ruleset.speeds.includes(speed)) return 'badParams';
  return { state: { ...state, speed } };
}
