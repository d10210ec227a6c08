// Handles the codes that the emergency decides: the core checks reach and updates the overlay and the place.
import type { ActiveOverlay, EquipmentRefusal, PlaceArea } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import { actInEmergency } from './emergency/act.ts';
import { emergencyContext, withChanged } from './emergency-link.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import { reachedOf, reaches } from './reach.ts';
import type { EquipmentState } from './state.ts';
import { withTerminal } from './terminal/screens.ts';
import type { Decision, Turn } from './turn.ts';

/** Decides an action in an emergency, after checking that its place is in reach. */
export function answerEmergency({ index, state, action, atMs }: Turn): Decision {
  const away = isAway(index, state, action);
  if (away) return away;
  const acted = actInEmergency(emergencyContext(index, state), state.emergency, action, atMs);
  if (!acted.ok) return acted.reason;
  return { state: standing(index, shown(withChanged(index, state, acted), action), action) };
}

/** The refusal of what is out of reach. Actions without a known place are left to the emergency. */
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

/** Too far away. Whether flames block the place is decided by the emergency itself. */
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

const OVERLAY_OF: ReadonlyMap<string, ActiveOverlay> = new Map<string, ActiveOverlay>([
  ['PHONE', 'PHONE'],
  ['HANG_UP', 'NONE'],
  ['EMO_COVER', 'EMO_COVER'],
  ['EMO', 'NONE'],
  ['LEAVE', 'EXIT'],
  ['RETURN', 'NONE'],
]);

/** Shows the overlay that belongs to the action; a paper in the hands is put away for it. */
function shown(state: EquipmentState, { code }: Action): EquipmentState {
  const overlay = OVERLAY_OF.get(code);
  if (overlay === undefined) return state;
  const { paper: _paper, ...rest } = state;
  return withTerminal(rest, { overlay });
}

/** After leaving, the person stands outside; after coming back, by the exit. */
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
