// The actions that must precede an action: a walk, a change of screen, lifting a receiver, opening a cover.
import type { ActiveScreen, EquipmentCode, PlaceKind } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import { equipmentCodeSchema, portIdSchema } from '#contract/simulation/equipment-kinds.ts';
import { carrierOf } from './change.ts';
import { isBlocked } from './emergency/reach.ts';
import { indexOf, type EquipmentIndex } from './equipment-index.ts';
import { placeOf, reachedOf, reaches, tilesBetween } from './reach.ts';
import type { EquipmentState } from './state.ts';

/** The action with everything that must precede it; only the action where nothing is known to be missing. */
export function stepsTo(ruleset: EquipmentRuleset, state: EquipmentState, action: Action): readonly Action[] {
  const index = indexOf(ruleset);
  return [...before(index, state, action), action];
}

function before(index: EquipmentIndex, state: EquipmentState, action: Action): readonly Action[] {
  switch (action.code) {
    case 'CALL':
      return state.emergency.phone === undefined ? liftingAny(index, state) : [];
    case 'EMO':
      return openingCover(index, state, action);
    default:
      return [...walkTo(index, state, placeFor(index, state, action)), ...screensTo(index, state, action)];
  }
}

function liftingAny(index: EquipmentIndex, state: EquipmentState): readonly Action[] {
  const area = state.emergency.place;
  const { emergency } = index.ruleset;
  const phone = nearest(
    index,
    state,
    ({ kind, area: own, id }) =>
      kind === 'phone' && own === area && !isBlocked(emergency, state.emergency, id),
  );
  return phone === undefined ? [] : [...walkTo(index, state, phone), { code: 'PHONE', to: phone }];
}

function openingCover(index: EquipmentIndex, state: EquipmentState, { to }: Action): readonly Action[] {
  const isOpen = to === undefined || state.emergency.emo[to] !== 'closed';
  return [...walkTo(index, state, to), ...(isOpen ? [] : [{ code: 'EMO_COVER', to }])];
}

function walkTo(index: EquipmentIndex, state: EquipmentState, to: string | undefined): readonly Action[] {
  if (to === undefined || reaches(index, state, to) || state.person.place === to) return [];
  return index.places.has(to) ? [{ code: 'GO', to }] : [];
}

type IsWanted = (place: { readonly kind: PlaceKind; readonly area: string; readonly id: string }) => boolean;

function nearest(index: EquipmentIndex, state: EquipmentState, isWanted: IsWanted): string | undefined {
  const here = placeOf(index, state);
  if (!here) return undefined;
  return index.ruleset.places
    .filter(isWanted)
    .toSorted((a, b) => tilesBetween(here, a) - tilesBetween(here, b))[0]?.id;
}

function ofKind(index: EquipmentIndex, state: EquipmentState, kind: PlaceKind): string | undefined {
  return reachedOf(index, state, kind)?.id ?? nearest(index, state, (place) => place.kind === kind);
}

type Placer = (index: EquipmentIndex, state: EquipmentState, action: Action) => string | undefined;

const atRack: Placer = (index, state) => ofKind(index, state, 'podRack');
/** A pod on the floor is taken up there, any other one at the rack. */
const atPod: Placer = (index, state, action) => {
  const place = carrierOf(state, action.item)?.place;
  return place?.at === 'floor' ? place.place : atRack(index, state, action);
};
const atPort: Placer = (index, _state, { to }) => index.ports.get(to ?? '')?.place;
const atTarget: Placer = (_index, _state, { to }) => to;

/** The place that an action needs. Codes that are missing here belong to the terminal or need no place. */
const placers: ReadonlyMap<string, Placer> = new Map<string, Placer>([
  ['PICK', atPod],
  ['PUT', (index, state, action) => (action.to === 'floor' ? undefined : atRack(index, state, action))],
  ['PLACE', atPort],
  ['DOCK', atPort],
  ['UNDOCK', atPort],
  ['REMOVE', portPlace],
  ['OPEN_PAPER', deskForPaper],
  ['EMO_COVER', atTarget],
  ['PHONE', atTarget],
  ['ALARM_POINT', atTarget],
  ['ROLL_CALL', (index, state) => ofKind(index, state, 'assembly')],
  ['STOPWORK', (index, state, { to }) => to ?? stopPlace(index, state)],
]);

function placeFor(index: EquipmentIndex, state: EquipmentState, action: Action): string | undefined {
  const placer = placers.get(action.code);
  if (placer) return placer(index, state, action);
  return isOfTerminal(index, action.code) ? ofKind(index, state, 'terminal') : undefined;
}

/** A paper lies on the desk until it is first opened. */
function deskForPaper(index: EquipmentIndex, state: EquipmentState, { item }: Action): string | undefined {
  return state.papers[item ?? '']?.isTaken === false ? ofKind(index, state, 'desk') : undefined;
}

function portPlace(index: EquipmentIndex, state: EquipmentState, { item }: Action): string | undefined {
  const place = carrierOf(state, item)?.place;
  return place?.at === 'port' ? index.ports.get(place.port)?.place : undefined;
}

function stopPlace(index: EquipmentIndex, state: EquipmentState): string | undefined {
  const keys = index.ruleset.emergency.places.filter(({ kind }) => kind === 'stopWork').map(({ id }) => id);
  return keys.find((id) => reaches(index, state, id)) ?? nearest(index, state, ({ id }) => keys.includes(id));
}

const TYPED_CODES: readonly string[] = ['FIELD', 'KEY', 'TYPE', 'KEYBOARD', 'SELECT', 'SCREEN'];

function isOfTerminal(index: EquipmentIndex, code: string): boolean {
  if (TYPED_CODES.includes(code)) return true;
  return index.ruleset.screens.some(({ softKeys }) => softKeys.some((key) => key.code === code));
}

/** The shortest way, in soft keys, from the current screen to one with the action's key or field. */
function screensTo(index: EquipmentIndex, state: EquipmentState, action: Action): readonly Action[] {
  const code = equipmentCodeSchema.options.find((known) => known === action.code);
  if (!code || !isOfTerminal(index, code)) return [];
  const isThere = goalOf(index, code, action.to);
  if (!isThere) return [];
  return screenPath(index, state, isThere).map((to): Action => ({ code: 'SCREEN', to }));
}

type IsThere = (screen: ActiveScreen) => boolean;

function goalOf(index: EquipmentIndex, code: EquipmentCode, to: string | undefined): IsThere | undefined {
  const rowOf = (screen: ActiveScreen) => index.screens.get(screen);
  if (code === 'SCREEN') return (screen) => rowOf(screen)?.softKeys.some((key) => key.to === to) ?? false;
  if (code === 'TYPE' || code === 'FIELD') {
    return (screen) => rowOf(screen)?.fields.some(({ id }) => id === to) ?? false;
  }
  if (TYPED_CODES.includes(code) || code === 'READ_ALARM' || code === 'STOPWORK') return undefined;
  return (screen) => rowOf(screen)?.softKeys.some((key) => key.code === code) ?? false;
}

function screenPath(index: EquipmentIndex, state: EquipmentState, isThere: IsThere): readonly ActiveScreen[] {
  const start = state.terminal.screen;
  const ways = new Map<ActiveScreen, readonly ActiveScreen[]>([[start, []]]);
  for (const [screen, way] of ways) {
    if (isThere(screen)) return way;
    for (const next of linksFrom(index, screen)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return [];
}

function linksFrom(index: EquipmentIndex, screen: ActiveScreen): readonly ActiveScreen[] {
  const keys = index.screens.get(screen)?.softKeys ?? [];
  return keys.flatMap(({ code, to }) => (code === 'SCREEN' && to !== undefined ? [to as ActiveScreen] : []));
}

/** The port on which a pod stands, if it is on one. */
export function portOfPod(state: EquipmentState, pod: string): string | undefined {
  return portIdSchema.options.find((id) => state.ports[id].pod === pod);
}
