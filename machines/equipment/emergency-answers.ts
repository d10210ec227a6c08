// Handles the codes that the emergency decides: the core checks reach and updates the overlay and the place.
import type { ActiveOverlay, EquipmentRefusal, PlaceArea } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import { actInEmergency } from './emergency/act.ts';
import { hurtNow } from './emergency/hurt.ts';
import { emergencyContext, isIdle, withChanged } from './emergency-link.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import { noted } from './change.ts';
import { drop } from './ports/put-down.ts';
import { spoiledSlots } from './track/spoil.ts';
import { reachedOf, reaches, tilesBetween } from './reach.ts';
import type { EquipmentState } from './state.ts';
import { withTerminal } from './terminal/screens.ts';
import type { Decision, Turn } from './turn.ts';
import { isSince2, isSince3 } from './version.ts';

/** Decides an action in an emergency, after checking that its place is in reach. */
export function answerEmergency({ index, state, action, atMs, durationMs }: Turn): Decision {
  const away = isAway(index, state, action);
  if (away) return away;
  if (LEADING.has(action.code)) return leadToWater({ index, state, action, atMs, durationMs });
  if (action.code === 'LEAVE' && isSince2(state)) return walkOut({ index, state, action, atMs, durationMs });
  const acted = actInEmergency(emergencyContext(index, state), state.emergency, action, atMs);
  if (!acted.ok) return acted.reason;
  if (action.code === 'STOPWORK' && isSince2(state) && isIdle(state)) return 'nothingToStop';
  const answered = withChanged(index, state, acted);
  return { state: standing(index, shown(found(answered, action), action), action) };
}

/** A check of the wafers finds those that have become scrap, and the tool's log says which. */
function found(state: EquipmentState, { code, item }: Action): EquipmentState {
  if (!isSince3(state) || code !== 'CHECK' || item !== 'wafers') return state;
  return noted(state, 'platesChecked', spoiledSlots(state).join(', '));
}

/** LEAVE takes the way to the exit, with both hands free: a pod that was not put down before falls. */
function walkOut({ index, state, action, atMs, durationMs }: Turn): Decision {
  const context = { ...emergencyContext(index, state), wayOutMs: wayOutMs(index, state, durationMs) };
  const acted = actInEmergency(context, state.emergency, action, atMs);
  if (!acted.ok) return acted.reason;
  const free = drop(state);
  return {
    state: standing(index, shown(withChanged(index, free, acted), action), action),
    durationMs: context.wayOutMs,
  };
}

const LEADING: ReadonlySet<string> = new Set(['SHOWER', 'EYEWASH']);

/**
 * SHOWER and EYEWASH, with both hands free: to whoever is hurt before the track, and with them to the water; who is hurt
 * themselves goes straight there and pulls the handle.
 */
function leadToWater({ index, state, action, atMs, durationMs }: Turn): Decision {
  const { places, emergency } = index.ruleset;
  const here = index.places.get(state.person.place);
  const hurt = places.find(({ kind }) => kind === 'track');
  const water = places.find(({ kind }) => kind === 'shower');
  if (!here || !hurt || !water) return 'unknownPlace';
  const isOneself = hurtNow(emergency, state.emergency)?.isOneself === true;
  const tiles = isOneself
    ? tilesBetween(here, water) + 1
    : tilesBetween(here, hurt) + tilesBetween(hurt, water);
  const leadMs = tiles * (index.durations.get('GO') ?? 0) + (isOneself ? 0 : durationMs);
  const context = { ...emergencyContext(index, state), leadMs };
  const acted = actInEmergency(context, state.emergency, action, atMs);
  if (!acted.ok) return acted.reason;
  const led = withChanged(index, drop(state), acted);
  return { state: { ...led, person: { ...led.person, place: water.id } }, durationMs: leadMs };
}

function wayOutMs(index: EquipmentIndex, state: EquipmentState, durationMs: number): number {
  const here = index.places.get(state.person.place);
  const exit = index.ruleset.places.find(({ area, kind }) => area === 'bay' && kind === 'exit');
  const tiles = here && exit ? tilesBetween(here, exit) : 0;
  return tiles * (index.durations.get('GO') ?? 0) + durationMs;
}

/** The refusal of what is out of reach. Actions without a known place are left to the emergency. */
function isAway(index: EquipmentIndex, state: EquipmentState, action: Action): EquipmentRefusal | undefined {
  return AWAY.get(action.code)?.(index, state, action) === true ? 'tooFar' : undefined;
}

type IsAway = (index: EquipmentIndex, state: EquipmentState, action: Action) => boolean;

const isFarFromTarget: IsAway = (index, state, { to }) => isFar(index, state, to);

const AWAY: ReadonlyMap<string, IsAway> = new Map<string, IsAway>([
  ['EMO_COVER', isFarFromTarget],
  ['EMO', isFarFromTarget],
  ['PHONE', isFarFromTarget],
  ['ALARM_POINT', isFarFromTarget],
  ['ROLL_CALL', (index, state) => isFar(index, state, assemblyOf(index))],
  ['STOPWORK', (index, state, { to }) => isFarFromStop(index, state, to)],
  ['READ_ALARM', (index, state) => state.emergency.place === 'bay' && !reachedOf(index, state, 'terminal')],
]);

function assemblyOf({ ruleset }: EquipmentIndex): string | undefined {
  return ruleset.places.find(({ kind }) => kind === 'assembly')?.id;
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
