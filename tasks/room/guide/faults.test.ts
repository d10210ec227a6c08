import { expect, it } from 'vitest';
import { fiveFaults } from '#machines/room/builtin/cases/five-faults.ts';
import { fiveFaultsKey } from '#machines/room/builtin/keys/five-faults.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { replay } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { faultsOf } from './faults.ts';

const { play, seed } = fiveFaults;
const way = fiveFaultsKey.way ?? [];

function rightAfter(count: number): readonly string[] {
  const entries = planLog(ruleset, play, seed, way.slice(0, count));
  const { state } = replay(roomSimulation, ruleset, play, seed, entries);
  const faults = faultsOf({ ruleset, play, seed }, fiveFaultsKey.reference, state);
  expect(faults).toHaveLength(5);
  return faults.filter(({ isRight }) => isRight).map(({ id }) => id);
}

it.each([
  [0, []],
  [1, ['end-mask']],
  [6, ['end-cap', 'end-mask']],
  [9, ['end-cap', 'end-mask', 'end-glasses']],
  [way.length, ['end-cap', 'end-mask', 'end-glasses', 'end-coverall', 'end-gloves']],
])('after %i actions of the way these of the five faults are right: %j', (count, right) => {
  expect(rightAfter(count)).toEqual(right);
});
