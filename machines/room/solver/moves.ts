// Moves for planning: the possible next actions with their walks, and the key by which states count as equal.
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { FurnitureKind } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { act } from '../act.ts';
import { stepsTo } from '../plan-route.ts';
import { targetActions, type ActionTarget } from '../possible-actions.ts';
import { indexOf } from '../ruleset-index.ts';
import { regionAt } from './regions.ts';
import type { RoomState, Subject } from '../state.ts';

/** Looking, waiting, walking for its own sake and changing hands make no progress. */
const IDLE_CODES: ReadonlySet<string> = new Set(['WALK', 'HINT', 'WAIT', 'A011']);

/** Furniture that only holds things or is only looked at; it matters only through its things. */
const STILL_KINDS: ReadonlySet<FurnitureKind> = new Set([
  'shoeRack',
  'dispenser',
  'trashBin',
  'sign',
  'mirror',
  'soap',
  'rack',
  'table',
]);

/** What the person could act on: everything carried, and everything in the same location. */
export function targetsFrom(ruleset: RoomRuleset, state: RoomState): readonly ActionTarget[] {
  const here = state.person.location;
  const { furniture, doors } = ruleset.map;
  return [
    ...subjectsInSight(ruleset, state).map(({ id }): ActionTarget => ({ kind: 'item', id })),
    ...furniture
      .filter(({ location, kind }) => location === here && !STILL_KINDS.has(kind))
      .map(({ id }): ActionTarget => ({ kind: 'furniture', id })),
    ...doors
      .filter(({ between }) => between.includes(here))
      .map(({ id }): ActionTarget => ({ kind: 'door', id })),
    { kind: 'person' },
  ];
}

/** Of several equal things in one place only the first is listed. */
function subjectsInSight(ruleset: RoomRuleset, state: RoomState): readonly Subject[] {
  const { zones } = indexOf(ruleset);
  const seen = new Set<string>();
  return Object.values(state.subjects).filter(({ craft, place }) => {
    if (place.at !== 'zone') return true;
    if (zones.get(place.zone)?.location !== state.person.location) return false;
    const kind = `${craft} ${place.zone} ${place.x} ${place.y}`;
    return !seen.has(kind) && seen.add(kind);
  });
}

/** Every move that the machine accepts, without duplicates, as a moment of a log. */
export function movesTo(
  ruleset: RoomRuleset,
  state: RoomState,
  targets: readonly ActionTarget[],
): readonly Moment<RoomState>[] {
  const seen = new Set<string>();
  return targets.flatMap((target) =>
    targetActions(ruleset, state, target).flatMap((action) => {
      if (IDLE_CODES.has(action.code)) return [];
      const key = JSON.stringify(action);
      if (seen.has(key)) return [];
      seen.add(key);
      return momentAfter(ruleset, state, action) ?? [];
    }),
  );
}

/** An action with the walk to it as a moment; undefined if it is refused. It begins without waiting. */
function momentAfter(ruleset: RoomRuleset, state: RoomState, action: Action): Moment<RoomState> | undefined {
  const walked = stepsTo(ruleset, state, action)
    .slice(0, -1)
    .reduce((now, step) => act(ruleset, now, step, now.readyAtMs).state, state);
  const outcome = act(ruleset, walked, action, walked.readyAtMs);
  if (!outcome.ok) return undefined;
  const entry: LogEntry = { ...action, seq: 1, at: walked.readyAtMs, location: walked.person.location };
  return { entry, before: walked, after: outcome.state };
}

/** The action of an entry, without the log's timestamps. */
export function actionOf({
  seq: _seq,
  at: _at,
  location: _location,
  refused: _refused,
  ...action
}: LogEntry): Action {
  return action;
}

/** States with one key are the same to a plan: they differ only in time, tiles of one region or touches. */
export function stateKey(ruleset: RoomRuleset, state: RoomState): string {
  const index = indexOf(ruleset);
  const { person } = state;
  const region = regionAt(index, person.x, person.y);
  const own = [
    region,
    person.seat,
    person.hands,
    person.isWashed,
    person.aspects.join(),
    person.isSoleClean,
    person.isBlown,
  ];
  const locks = [JSON.stringify(state.closets), JSON.stringify(state.airlocks), JSON.stringify(state.doors)];
  const things = Object.values(state.subjects).map((subject) => subjectKey(ruleset, subject));
  return [...own, ...locks, ...things].join('|');
}

function subjectKey(ruleset: RoomRuleset, subject: Subject): string {
  const { craft, place, state = '', isIssued, isSoiled = false } = subject;
  return `${craft} ${placeKey(ruleset, place)} ${state} ${isIssued ? 'i' : ''}${isSoiled ? 's' : ''}`;
}

/** Which hand holds a thing does not matter to a plan, nor where in a region of the floor it lies. */
function placeKey(ruleset: RoomRuleset, place: Subject['place']): string {
  if (place.at !== 'zone') return place.at;
  const index = indexOf(ruleset);
  const isFloor = index.zones.get(place.zone)?.kind === 'floor';
  return isFloor ? `${place.zone} ${regionAt(index, place.x, place.y)}` : place.zone;
}
