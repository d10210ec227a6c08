// What can be done with a thing, a piece of furniture, a door or a tile: the entries of a menu.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { DropZone, Furniture } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { act } from './act.ts';
import { isDoorLocked } from './card-doors.ts';
import { heldBy, inZone, itemOf, subjectOf, wornBy } from './possession.ts';
import { stepsTo } from './plan-route.ts';
import { refusalDetail } from './refusal-detail.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import type { RoomState, Subject } from './state.ts';
import { actionText } from './wording.ts';

export type ActionTarget =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'furniture'; readonly id: string }
  | { readonly kind: 'door'; readonly id: string }
  | { readonly kind: 'location'; readonly id: string }
  | { readonly kind: 'tile'; readonly x: number; readonly y: number }
  | { readonly kind: 'person' };

export interface PossibleAction {
  readonly action: Action;
  /** The action, preceded by a walk if one is needed; perform these in order. */
  readonly steps: readonly Action[];
  readonly text: Trilingual;
  readonly isRefused: boolean;
  /** Why it would be refused. Only TRAINING shows it. */
  readonly reason?: RoomRefusal;
  /** The reason in words, with the names of the things involved. */
  readonly why?: Trilingual;
}

/** The actions that make sense for a target, including those that would be refused, which come last. */
export function possibleActions(
  ruleset: RoomRuleset,
  state: RoomState,
  target: ActionTarget,
): readonly PossibleAction[] {
  const options = targetActions(ruleset, state, target).map((action) => optionOf(ruleset, state, action));
  return options.toSorted((a, b) => Number(a.isRefused) - Number(b.isRefused));
}

/** The actions that make sense for a target, without trying them or putting them into words. */
export function targetActions(
  ruleset: RoomRuleset,
  state: RoomState,
  target: ActionTarget,
): readonly Action[] {
  return actionsFor(indexOf(ruleset), state, target);
}

function optionOf(ruleset: RoomRuleset, state: RoomState, action: Action): PossibleAction {
  const steps = stepsTo(ruleset, state, action);
  const before = steps
    .slice(0, -1)
    .reduce((now, step) => act(ruleset, now, step, now.readyAtMs).state, state);
  const outcome = act(ruleset, before, action, before.readyAtMs);
  const base = { action, steps, text: actionText(ruleset, action), isRefused: !outcome.ok };
  if (outcome.ok) return base;
  const { reason } = outcome;
  return { ...base, reason, why: refusalDetail(ruleset, before, action, reason) };
}

function actionsFor(index: RulesetIndex, state: RoomState, target: ActionTarget): readonly Action[] {
  switch (target.kind) {
    case 'item':
      return withItem(index, state, subjectOf(state, target.id));
    case 'furniture':
      return withFurniture(index, state, index.furniture.get(target.id));
    case 'door':
      return throughDoor(index, state, target.id);
    case 'location':
      return [intoLocation(index, target.id)];
    case 'tile':
      return onTile(index, state, target.x, target.y);
    case 'person':
      return withPerson(index, state);
  }
}

function withItem(index: RulesetIndex, state: RoomState, subject: Subject | undefined): readonly Action[] {
  switch (subject?.place.at) {
    case undefined:
      return [];
    case 'P001':
      return withWorn(index, subject);
    case 'P002':
      return withHeld(index, state, subject);
    case 'P003':
      return [{ code: 'A009', item: subject.id }];
    case 'zone': {
      const zone = index.zones.get(subject.place.zone);
      return zone ? [{ code: zone.pullCode, item: subject.id, from: zone.id }] : [];
    }
  }
}

function withWorn(index: RulesetIndex, subject: Subject): readonly Action[] {
  return [...toRight(index, subject), { code: 'A006', item: subject.id }];
}

/** Actions that set right or close a worn thing that is not yet in its right state. */
function toRight(index: RulesetIndex, subject: Subject): readonly Action[] {
  const item = itemOf(index, subject);
  if (subject.state === item?.states?.at(-1)) return [];
  return [{ code: item?.traits.includes('closable') ? 'CLOSE' : 'A012', item: subject.id }];
}

function withHeld(index: RulesetIndex, state: RoomState, subject: Subject): readonly Action[] {
  const row = itemOf(index, subject);
  const item = subject.id;
  const places = index.ruleset.map.dropZones
    .filter((zone) => zone.location === state.person.location && isPlaceOf(index, zone, subject))
    .map((zone): Action => ({ code: zone.putCode ?? '', item, to: zone.id }));
  const wear = row?.slot === undefined ? [] : [{ code: 'A005', item }];
  const bag = row?.traits.includes('container') ? [] : [{ code: 'A010', item }];
  const wipe = row?.traits.some((trait) => trait === 'wipe' || trait === 'alcohol') ? [{ code: 'A020' }] : [];
  return [...wear, ...wipe, ...places, ...bag, { code: 'A011' }];
}

/** Offers only zones that the catalogue lists as a place of the item. */
function isPlaceOf(index: RulesetIndex, zone: DropZone, subject: Subject): boolean {
  const positions = itemOf(index, subject)?.positions ?? [];
  return zone.putCode !== undefined && positions.some((position) => position.dropId === zone.dropId);
}

function withFurniture(
  index: RulesetIndex,
  state: RoomState,
  piece: Furniture | undefined,
): readonly Action[] {
  if (!piece) return [];
  const zones = index.zonesOfFurniture.get(piece.id) ?? [];
  const takes = zones.flatMap((zone) =>
    inZone(state, zone.id).map((own): Action => ({ code: zone.pullCode, item: own.id, from: zone.id })),
  );
  const puts = heldBy(state).flatMap((own) =>
    zones.flatMap((zone): readonly Action[] =>
      isPlaceOf(index, zone, own) ? [{ code: zone.putCode ?? '', item: own.id, to: zone.id }] : [],
    ),
  );
  const hint: readonly Action[] = piece.hint && state.isHintOn ? [{ code: 'HINT', to: piece.id }] : [];
  return [...ownActions(index, state, piece), ...puts, ...takes, ...hint, { code: 'WALK', to: piece.id }];
}

/** The actions of a kind of furniture; a kind without any only holds things or can be looked at. */
function ownActions(index: RulesetIndex, state: RoomState, piece: Furniture): readonly Action[] {
  const to = piece.id;
  switch (piece.kind) {
    case 'bench':
      return onBench(state, piece);
    case 'closet':
      return [{ code: 'A021', to }];
    case 'sink':
      return [
        ...[true, false].map((soap) => ({ code: 'A018', to, params: { soap } })),
        ...faceAt(index, state, piece),
      ];
    case 'soap':
      return nearestSink(index, to);
    case 'dryer':
      return [{ code: 'A019', to }];
    case 'makeupRemover':
      return [{ code: 'CLEAN_FACE', to }];
    case 'stickyMat':
      return [{ code: 'MAT', to }];
    case 'airShower':
      return [{ code: 'AIR_SHOWER', to }];
    default:
      return [];
  }
}

/** Removing make-up, if the person wears some and the ruleset allows it here. */
function faceAt(index: RulesetIndex, state: RoomState, { id, kind }: Furniture): readonly Action[] {
  const isFor = index.aspects.get('makeup')?.cleanedAt?.includes(kind) ?? false;
  return isFor && state.person.aspects.includes('makeup') ? [{ code: 'CLEAN_FACE', to: id }] : [];
}

function onBench(state: RoomState, { id, approaches }: Furniture): readonly Action[] {
  if (state.person.seat !== id) return [{ code: 'A003', to: id }];
  const sides = [...new Set(approaches.flatMap((tile) => tile.side ?? []))];
  return sides.length > 0 ? sides.map((side) => ({ code: 'A004', params: { side } })) : [{ code: 'A004' }];
}

/** Soap is used at the sink of its own location. */
function nearestSink(index: RulesetIndex, soapId: string): readonly Action[] {
  const soap = index.furniture.get(soapId);
  const sink = index.ruleset.map.furniture.find(
    (piece) => piece.kind === 'sink' && piece.location === soap?.location,
  );
  return sink ? [{ code: 'A018', to: sink.id, params: { soap: true } }] : [];
}

function throughDoor(index: RulesetIndex, state: RoomState, id: string): readonly Action[] {
  const door = index.ruleset.map.doors.find((row) => row.id === id);
  const to = door?.between.find((location) => location !== state.person.location);
  if (door === undefined || to === undefined) return [];
  const card: readonly Action[] = isDoorLocked(state, door, state.person.location)
    ? [{ code: 'A021', to: id }]
    : [];
  return [...card, intoLocation(index, to)];
}

function intoLocation(index: RulesetIndex, id: string): Action {
  return index.locations.get(id)?.kind === 'outside' ? { code: 'A002', to: id } : { code: 'A001', to: id };
}

/** Walking to the tile or, when standing on it, putting down what is held. */
function onTile(index: RulesetIndex, state: RoomState, x: number, y: number): readonly Action[] {
  const floor = index.floors.get(state.person.location);
  const isHere = state.person.x === x && state.person.y === y;
  if (!isHere || !floor) return [{ code: 'WALK', params: { x, y } }];
  return heldBy(state).flatMap((own): readonly Action[] =>
    isPlaceOf(index, floor, own) ? [{ code: floor.putCode ?? '', item: own.id, to: floor.id }] : [],
  );
}

function withPerson(index: RulesetIndex, state: RoomState): readonly Action[] {
  const seat = state.person.seat === undefined ? undefined : index.furniture.get(state.person.seat);
  const standing = seat ? ownActions(index, state, seat) : [];
  const hands = heldBy(state).length > 0 ? [{ code: 'A011' }] : [];
  return [...standing, ...wornBy(state).flatMap((own) => toRight(index, own)), ...hands];
}
