// The fire alarm that everybody hears, and the roll call of those who have come out.
import { isGathered, missingOf } from '../gathering.ts';
import { isBlocked } from '../reach.ts';
import type { EmergencyDecision, EmergencyTurn } from '../turn.ts';

/** ALARM_POINT: the bell rings through the building, and the fire brigade is alerted. */
export function pressAlarmPoint({ context, index, slice, action, atMs }: EmergencyTurn): EmergencyDecision {
  const point = index.places.get(action.to ?? '');
  if (point?.kind !== 'alarmPoint') return 'unknownPlace';
  if (point.where !== slice.place) return 'otherPlace';
  if (isBlocked(context.ruleset, slice, point.id)) return 'outOfReach';
  const pressed = slice.alarmPoints ?? [];
  if (pressed.some(({ id }) => id === point.id)) return 'alreadyPressed';
  return { slice: { ...slice, alarmPoints: [...pressed, { id: point.id, atMs }] }, effects: [] };
}

const MAX_NAMES = 8;

/** ROLL_CALL: `params.missing` has the ids of those who are not there, joined by commas; '' where all are. */
export function callRoll({ context, slice, action, atMs }: EmergencyTurn): EmergencyDecision {
  if (slice.place !== 'outside') return 'otherPlace';
  if (!isGathered(context.ruleset, slice)) return 'nobodyGathered';
  const named = action.params?.['missing'];
  if (typeof named !== 'string') return 'badParams';
  const missing = named.split(',').filter((id) => id !== '');
  const known = new Set((context.ruleset.team ?? []).map(({ id }) => id));
  if (missing.length > MAX_NAMES || !missing.every((id) => known.has(id))) return 'badParams';
  const isRight = missing.toSorted().join() === missingOf(context.ruleset, slice).toSorted().join();
  return { slice: { ...slice, rollCall: { missing, isRight, atMs } }, effects: [] };
}
