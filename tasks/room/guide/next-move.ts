// The next thing to do according to the reference, from any state, to guide a newcomer: what to point at,
// what to choose.
import type { Action } from '#contract/simulation/log.ts';
import type { Matcher, Reference, Step } from '#contract/simulation/reference.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { explainRoomMoment } from '#machines/room/grade-room.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { findFinish } from '#machines/room/solver/find-finish.ts';
import type { RoomState } from '#machines/room/state.ts';
import { doorTowards } from './door-towards.ts';
import { isOfShape } from '../../simulation/guide/is-of-shape.ts';
import type { Progress } from '../../simulation/guide/progress.ts';
import { isAskedFor } from './fits-step.ts';
import { isSameAction } from '../../simulation/guide/same-action.ts';
import { clearTheWay } from './clear-the-way.ts';
import { optionsHere, type OptionHere } from './options-here.ts';
import { FINISHING, TIDYING, tidyUp } from './tidy-up.ts';

/** Enough for the little that is left at the end, and no pause for the one who plays. */
const MAX_NODES = 300;

export interface NextMove extends OptionHere {
  /** The step that this does, or leads to. */
  readonly step: Step;
  /** It only clears the way: frees a hand, unlocks a closet, walks to another room. */
  readonly isOnTheWay: boolean;
}

interface Led {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly reference: Reference;
  /** What is left of a correct solution, if the key has one. */
  readonly wayLeft: readonly Action[];
}

/** Undefined when everything is done and put away, or when nothing visible from here leads on. */
export function nextMove(led: Led, progress: Progress): NextMove | undefined {
  const here = optionsHere(led.ruleset, led.state);
  const move = stepMove(led, progress, here);
  const isStandingUp = move?.option.action.code === 'A004';
  if (move && !leadsOut(move) && !isStandingUp) return move;
  const tidying = tidyUp(led, here);
  if (tidying && (!isStandingUp || tidying.option.action.code === 'A004'))
    return { ...tidying, step: TIDYING, isOnTheWay: false };
  return move ?? finishing(led, here);
}

/** Through a door, or over the bench that stands before it. */
function leadsOut({ target, option, step, isOnTheWay }: NextMove): boolean {
  return target.kind === 'door' || (isOnTheWay && option.action.code === 'A003' && isLeaving(step));
}

/** What a step done long ago had led to and is so no more: the place, clean hands, a locked closet. */
function finishing({ ruleset, state, reference }: Led, here: readonly OptionHere[]): NextMove | undefined {
  const [action] = findFinish(ruleset, state, reference.end, MAX_NODES).actions ?? [];
  const found = action && here.find(({ option }) => !option.isRefused && isSameAction(option.action, action));
  return found && { ...found, step: FINISHING, isOnTheWay: false };
}

function stepMove(led: Led, progress: Progress, here: readonly OptionHere[]): NextMove | undefined {
  const own = alongTheWay(led, progress.next, here);
  if (own) return own;
  for (const step of progress.next) {
    const found = isLeaving(step) ? outOf(led, step, progress, here) : within(led, step, here);
    if (found) return found;
  }
  return through(led, progress.next, here);
}

function outOf(
  led: Led,
  step: Step,
  { missing }: Progress,
  here: readonly OptionHere[],
): NextMove | undefined {
  return takenAlong(led, missing, here) ?? directly(led, step, here) ?? afterClearing(led, step, here);
}

function within(led: Led, step: Step, here: readonly OptionHere[]): NextMove | undefined {
  return (
    directly(led, step, here) ??
    afterClearing(led, step, here) ??
    seated(led, step, here) ??
    fetched(led, step, here)
  );
}

/** The next action of the key's own solution, as long as it is possible from here. */
function alongTheWay(led: Led, next: readonly Step[], here: readonly OptionHere[]): NextMove | undefined {
  const [action] = led.wayLeft;
  const found = action && here.find(({ option }) => !option.isRefused && isSameAction(option.action, action));
  if (!found) return undefined;
  const own = next.find(({ match }) => match.some((matcher) => isOfShape(matcher, found.option.action)));
  const step = own ?? next[0];
  return step && { ...found, step, isOnTheWay: own === undefined };
}

/** Whether the step goes to another location: what remains here comes first. */
function isLeaving(step: Step): boolean {
  return step.match.every(({ code }) => code?.every((one) => one === 'A001' || one === 'A002') ?? false);
}

/** An action that is the step itself and breaks no rule. */
function directly(led: Led, step: Step, here: readonly OptionHere[]): NextMove | undefined {
  const found = here.find((one) => isStep(led, step, one));
  return found && { ...found, step, isOnTheWay: false };
}

function isStep(led: Led, step: Step, { option }: OptionHere): boolean {
  if (option.isRefused || !step.match.some((matcher) => isOfShape(matcher, option.action))) return false;
  const moment = momentOf(led, option.steps);
  return moment !== undefined && isAskedFor(led.ruleset, step, moment) && !breaksRule(led, moment);
}

/** The step is here but refused for now: first comes what makes it possible. */
function afterClearing(led: Led, step: Step, here: readonly OptionHere[]): NextMove | undefined {
  const refused = here.find(
    ({ option }) => option.isRefused && step.match.some((matcher) => isOfShape(matcher, option.action)),
  );
  return refused && cleared(led, step, refused, here);
}

function cleared(
  led: Led,
  step: Step,
  { option }: OptionHere,
  here: readonly OptionHere[],
): NextMove | undefined {
  const found = clearTheWay(led, option, here, (one) => isHarmless(led, one));
  return found && { ...found, step, isOnTheWay: true };
}

/** A step to stand up on one side of a bench applies to a person who sits there. */
function seated({ ruleset }: Led, step: Step, here: readonly OptionHere[]): NextMove | undefined {
  const sides = step.match.flatMap(({ code, params }) =>
    code?.includes('A004') ? (params?.['side'] ?? []) : [],
  );
  const benches = ruleset.map.furniture.filter(({ approaches }) =>
    approaches.some(({ side }) => side !== undefined && sides.includes(side)),
  );
  const found = here.find(
    ({ option }) =>
      !option.isRefused && option.action.code === 'A003' && benches.some(({ id }) => id === option.action.to),
  );
  return found && { ...found, step, isOnTheWay: true };
}

/** The thing that the step needs lies around here: it is taken first. */
function fetched(led: Led, step: Step, here: readonly OptionHere[]): NextMove | undefined {
  const taking = here.filter(({ option }) => isTaking(step, option.action));
  const found = taking.find((one) => !one.option.isRefused && isHarmless(led, one));
  if (found) return { ...found, step, isOnTheWay: true };
  const [refused] = taking;
  return refused && cleared(led, step, refused, here);
}

/** A thing put down here and needed in another room must not be left behind. */
function takenAlong(led: Led, steps: readonly Step[], here: readonly OptionHere[]): NextMove | undefined {
  const elsewhere = steps.filter(({ match }) =>
    match.every(({ to }) => {
      const place = to?.[0] === undefined ? undefined : locationOf(led.ruleset, to[0]);
      return place !== undefined && place !== led.state.person.location;
    }),
  );
  for (const step of elsewhere) {
    const found = here.find(({ option }) => !option.isRefused && isTaking(step, option.action));
    if (found) return { ...found, step, isOnTheWay: true };
  }
  return undefined;
}

/** From where it lies, or out of the bag. */
function isTaking({ match }: Step, action: Action): boolean {
  const isTaken = action.from !== undefined || action.code === 'A009';
  return (
    isTaken && match.some(({ item }) => action.item !== undefined && (item?.includes(action.item) ?? false))
  );
}

function isHarmless(led: Led, { option }: OptionHere): boolean {
  const moment = momentOf(led, option.steps);
  return moment !== undefined && !breaksRule(led, moment);
}

/** The step is in another room: leads to the door towards it, or to what makes the door passable. */
function through(led: Led, steps: readonly Step[], here: readonly OptionHere[]): NextMove | undefined {
  const { ruleset, state } = led;
  for (const step of steps) {
    const door = step.match
      .map((matcher) => doorTowards(ruleset, state, placeOf(led, matcher)))
      .find((id) => id !== undefined);
    const found = here.find(({ target }) => target.kind === 'door' && target.id === door);
    if (!found) continue;
    if (!found.option.isRefused) return { ...found, step, isOnTheWay: true };
    const cleared = clearTheWay(led, found.option, here, () => true);
    if (cleared) return { ...cleared, step, isOnTheWay: true };
  }
  return undefined;
}

/** The location of the thing that a matcher names, else where its action happens or leads. */
function placeOf({ ruleset, state }: Led, { location, to, from, item }: Matcher): string | undefined {
  const places = [...(item ?? []).map((id) => zoneOf(state, id)), ...(to ?? []), ...(from ?? [])];
  for (const id of places) {
    const found = locationOf(ruleset, id);
    if (found !== undefined) return found;
  }
  return location?.[0];
}

function zoneOf({ subjects }: RoomState, id: string): string {
  const place = subjects[id]?.place;
  return place?.at === 'zone' ? place.zone : '';
}

function locationOf({ map }: RoomRuleset, id: string): string | undefined {
  if (map.locations.some((row) => row.id === id)) return id;
  const rows = [...map.furniture, ...map.dropZones];
  return rows.find((row) => row.id === id)?.location;
}

function breaksRule({ ruleset, reference }: Led, moment: Moment<RoomState>): boolean {
  return explainRoomMoment(ruleset, reference, moment).length > 0;
}

/** The last of the actions as it would be logged; undefined if one of them would be refused. */
function momentOf({ ruleset, state }: Led, steps: readonly Action[]): Moment<RoomState> | undefined {
  let moment: Moment<RoomState> | undefined;
  let now = state;
  for (const [order, action] of steps.entries()) {
    const outcome = roomSimulation.act(ruleset, now, action, now.readyAtMs);
    if (!outcome.ok) return undefined;
    const entry = { ...action, seq: order + 1, at: now.readyAtMs, location: roomSimulation.locate(now) };
    moment = { entry, before: now, after: outcome.state };
    now = outcome.state;
  }
  return moment;
}
