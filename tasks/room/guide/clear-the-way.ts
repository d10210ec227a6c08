// What makes a refused action possible: freeing a hand, standing up, unlocking a closet, running the air
// shower.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { PossibleAction } from '#machines/room/possible-actions.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { acrossTheBench } from './across-the-bench.ts';
import type { OptionHere } from './options-here.ts';

interface Where {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
}

/** Places to put a thing down, best first; the floor is the last resort. */
const REST_KINDS = ['bench', 'table', 'closet', 'rack', 'sink', 'shoerack', 'floor'];

/**
 * The option that clears the way for a refused one.
 * @param mayBe whether an option breaks no rule of the reference
 */
export function clearTheWay(
  where: Where,
  refused: PossibleAction,
  here: readonly OptionHere[],
  mayBe: (option: OptionHere) => boolean,
): OptionHere | undefined {
  const done = here.filter(({ option }) => !option.isRefused);
  switch (refused.reason) {
    case 'handsFull':
    case 'handsBusy':
      return laidDown(where, refused, done.filter(mayBe));
    case 'mustStand':
    case 'tooFar':
      return stoodUp(where, refused, done);
    case 'unreachable':
      return acrossTheBench(where.ruleset, where.state, here);
    case 'locked':
      return unlocked(where, refused, done);
    case 'notSitting':
      return done.find(({ option }) => option.action.code === 'A003');
    case 'doorLocked':
      return done.find(({ option: { action } }) => action.code === 'A021' && isDoor(where, action.to));
    case 'airlock':
      return done.find(({ option }) => option.action.code === 'AIR_SHOWER');
    default:
      return undefined;
  }
}

/** On the side from which the refused action is possible, if there is one. */
function stoodUp(
  { ruleset, state }: Where,
  { action }: PossibleAction,
  done: readonly OptionHere[],
): OptionHere | undefined {
  if (state.person.seat === undefined) return undefined;
  const ways = done.filter(({ option }) => option.action.code === 'A004');
  const leads = ({ option }: OptionHere): boolean => {
    const stood = roomSimulation.act(ruleset, state, option.action, state.readyAtMs);
    return stood.ok && isPossible(ruleset, stood.state, action);
  };
  return ways.find(leads) ?? ways[0];
}

function isPossible(ruleset: RoomRuleset, state: RoomState, action: Action): boolean {
  let now = state;
  return stepsTo(ruleset, state, action).every((step) => {
    const outcome = roomSimulation.act(ruleset, now, step, now.readyAtMs);
    now = outcome.state;
    return outcome.ok;
  });
}

/** Puts down something held, other than what is needed, where it may lie. */
function laidDown(
  { ruleset, state }: Where,
  { action }: PossibleAction,
  done: readonly OptionHere[],
): OptionHere | undefined {
  const kinds = new Map(ruleset.map.dropZones.map((zone) => [zone.id, zone.kind]));
  const rankOf = ({ option }: OptionHere): number =>
    REST_KINDS.indexOf(kinds.get(option.action.to ?? '') ?? '');
  const isHeld = (id: string | undefined): boolean => state.subjects[id ?? '']?.place.at === 'P002';
  return done
    .filter(
      (one) => rankOf(one) >= 0 && isHeld(one.option.action.item) && one.option.action.item !== action.item,
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b))[0];
}

const isDoor = ({ ruleset }: Where, to: string | undefined): boolean =>
  ruleset.map.doors.some(({ id }) => id === to);

function unlocked(
  { ruleset }: Where,
  { action }: PossibleAction,
  done: readonly OptionHere[],
): OptionHere | undefined {
  const place = action.to ?? action.from;
  const furniture = ruleset.map.dropZones.find((zone) => zone.id === place)?.furniture ?? place;
  return done.find(({ option }) => option.action.code === 'A021' && option.action.to === furniture);
}
