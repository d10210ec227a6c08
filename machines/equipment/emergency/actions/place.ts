// Leaving the area and coming back, and looking, checking, writing down and touching in it.
import { activate } from '../critical.ts';
import { currentRun } from '../read.ts';
import { situationRow } from '../emergency-index.ts';
import type { EmergencyDecision, EmergencyTurn } from '../turn.ts';
import { seenPicture } from '../emergency-view.ts';
import { outOfWater } from '../hurt.ts';
import { withPhoneDown } from './people.ts';

/** LEAVE: one is outside at the end of the way. */
export function leave({ context, slice, atMs }: EmergencyTurn): EmergencyDecision {
  if (slice.place !== 'bay') return 'alreadyOutside';
  const outside = {
    ...outOfWater(withPhoneDown(slice)),
    place: 'outside',
    leftAtMs: atMs + (context.wayOutMs ?? 0),
  } as const;
  return { slice: activate(outside, 'LEAVE', 'LEAVE'), effects: [] };
}

/** RETURN: needs a permission, and uses it up. */
export function comeBack({ slice }: EmergencyTurn): EmergencyDecision {
  if (slice.place === 'bay') return 'alreadyInside';
  if (!slice.permissions.includes('return')) return 'noPermission';
  const permissions = slice.permissions.filter((kind) => kind !== 'return');
  return { slice: { ...withPhoneDown(slice), place: 'bay', permissions }, effects: [] };
}

export function readAlarm({ slice, action }: EmergencyTurn): EmergencyDecision {
  if (slice.place !== 'bay') return 'otherPlace';
  const alarm = action.item ?? '';
  if (!slice.alarmsRaised.includes(alarm)) return 'nothingThere';
  if (slice.alarmsRead.includes(alarm)) return { slice, effects: [] };
  return { slice: { ...slice, alarmsRead: [...slice.alarmsRead, alarm] }, effects: [] };
}

/** NOTE_PLACES: `params.places` (`slot:MODULE`, joined by commas) must name just the wafers in the track. */
export function notePlaces({ context, slice, action }: EmergencyTurn): EmergencyDecision {
  if (slice.place !== 'bay') return 'otherPlace';
  const noted = action.params?.['places'];
  if (typeof noted !== 'string') return 'badParams';
  const isRight = inOrder(noted) === inOrder(context.read('waferPlaces'));
  return { slice: { ...slice, places: isRight ? 'right' : 'wrong' }, effects: [] };
}

function inOrder(places: string): string {
  const parts = places.toUpperCase().split(/[,;\s]+/);
  return parts
    .filter((part) => part !== '')
    .toSorted()
    .join(',');
}

export function check({ slice, action }: EmergencyTurn): EmergencyDecision {
  if (slice.place !== 'bay') return 'otherPlace';
  const what = (['equipment', 'wafers'] as const).find((known) => known === action.item);
  if (!what) return 'badParams';
  if (slice.checked.includes(what)) return { slice, effects: [] };
  return { slice: { ...slice, checked: [...slice.checked, what] }, effects: [] };
}

/** TOUCH: putting a hand on what is wrong never helps, and in some situations does harm. */
export function touch({ context, slice }: EmergencyTurn): EmergencyDecision {
  if (slice.place !== 'bay') return 'otherPlace';
  const run = currentRun(slice);
  const isSeen = run && seenPicture(situationRow(context.ruleset, run.situation), run) !== undefined;
  return isSeen ? { slice, effects: [] } : 'nothingThere';
}
