// The codes that the emergency decides: the core says what is in reach and what the terminal shows, the emergency the rest.
import type { ActiveOverlay, EquipmentRefusal, PlaceArea } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import { actInEmergency } from './emergency/act.ts';
import { emergencyContext, withChanged } from './emergency-link.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import { reachedOf, reaches } from './reach.ts';
import type { EquipmentState } from './state.ts';
import { withTerminal } from './terminal/screens.ts';
import type { Decision, Turn } from './turn.ts';

/** Decides an answer, with its place in reach. */
export function answerEmergency({ index, state, action, atMs }: Turn): Decision {
  const away = isAway(index, state, action);
  if (away) return away;
  const acted = actInEmergency(emergencyContext(index, state), state.emergency, action, atMs);
  if (!acted.ok) return acted.reason;
  return { state: standing(index, shown(withChanged(index, state, acted), action), action) };
}

/** What is out of the hands' reach; what has no place, or none that is known, the emergency decides. */
function isAway(index: EquipmentIndex, state: EquipmentState, action: Action): EquipmentRefusal | undefined {
  switch (action.code) {
    case 'EMO_COVER':
    case 'EMO':
    case 'PHONE':
      return isFar(index, state, action.to) ? 'tooFar' : undefined;
    case 'STOPWORK':
      return isFarFromStop(index, state, action.to) ? 'tooFar' : undefined;
    case 'READ_ALARM':
      return state.emergency.place === 'bay' && !reachedOf(index, state, 'terminal') ? 'tooFar' : undefined;
    default:
      return undefined;
  }
}

/** Far, not barred: what is behind flames the emergency refuses itself. */
function isFar(index: EquipmentIndex, state: EquipmentState, id: string | undefined): boolean {
  const place = index.places.get(id ?? '');
  if (!place || place.area !== state.emergency.place) return false;
  const here = index.places.get(state.person.place);
  if (!here) return false;
  const tiles = Math.max(Math.abs(here.x - place.x), Math.abs(here.y - place.y));
  return tiles > index.ruleset.reachTiles;
}

function isFarFromStop(index: EquipmentIndex, state: EquipmentState, id: string | undefined): boolean {
  if (id !== undefined) return isFar(index, state, id);
  const keys = index.ruleset.emergency.places.filter(({ kind }) => kind === 'stopWork');
  const isThere = keys.some((key) => reaches(index, state, key.id));
  return state.emergency.place === 'bay' && !isThere && keys.every((key) => isFar(index, state, key.id));
}

const overlayOf: ReadonlyMap<string, ActiveOverlay> = new Map<string, ActiveOverlay>([
  ['PHONE', 'PHONE'],
  ['HANG_UP', 'NONE'],
  ['EMO_COVER', 'EMO_COVER'],
  ['EMO', 'NONE'],
  ['LEAVE', 'EXIT'],
  ['RETURN', 'NONE'],
]);

/** The overlay that belongs to it; a paper in the hands is put away for it. */
function shown(state: EquipmentState, { code }: Action): EquipmentState {
  const overlay = overlayOf.get(code);
  if (overlay === undefined) return state;
  const { paper: _paper, ...rest } = state;
  return withTerminal(rest, { overlay });
}

/** Who has left stands outside, who is back by the exit. */
function standing(index: EquipmentIndex, state: EquipmentState, { code }: Action): EquipmentState {
  if (code === 'LEAVE') return at(index, state, 'outside');
  return code === 'RETURN' ? at(index, state, 'bay') : state;
}

function at(index: EquipmentIndex, state: EquipmentState, area: PlaceArea): EquipmentState {
  const { places } = index.ruleset;
  const place =
    places.find((own) => own.area === area && own.kind === 'exit') ?? places.find((own) => own.area === area);
  return place ? { ...state, person: { ...state.person, place: place.id } } : state;
}
