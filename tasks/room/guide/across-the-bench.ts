// Over a bench that parts the room: one sits down on it and stands up on its other side.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { indexOf } from '#machines/room/ruleset-index.ts';
import type { RoomState } from '#machines/room/state.ts';
import { sideOf } from '#machines/room/whereabouts.ts';
import type { OptionHere } from './options-here.ts';

/** Undefined where no bench parts the room. */
export function acrossTheBench(
  ruleset: RoomRuleset,
  state: RoomState,
  here: readonly OptionHere[],
): OptionHere | undefined {
  const index = indexOf(ruleset);
  const side = sideOf(index, state.person);
  if (side === '') return undefined;
  const isSided = (id: string | undefined): boolean =>
    index.furniture.get(id ?? '')?.approaches.some((tile) => tile.side === side) ?? false;
  const isOnTheWay =
    state.person.seat === undefined
      ? ({ option: { action } }: OptionHere) => action.code === 'A003' && isSided(action.to)
      : ({ option: { action } }: OptionHere) =>
          action.code === 'A004' && action.params?.['side'] !== undefined && action.params['side'] !== side;
  return here.find((one) => !one.option.isRefused && isOnTheWay(one));
}
