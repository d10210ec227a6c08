import { expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { playWith } from '#machines/room/builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { shareOnScale } from './particle-scale.ts';
import { targetOfAction } from './target-of-action.ts';

const state = roomSimulation.start(
  ruleset,
  playWith({ hand: ['bag-0'], subject: [['pen-0', 'entrance-floor']] }),
  1,
);

it.each<[Action, ActionTarget]>([
  [
    { code: 'A003', to: 'entrance-bench' },
    { kind: 'furniture', id: 'entrance-bench' },
  ],
  [
    { code: 'A008', item: 'bag-0', to: 'entrance-bench' },
    { kind: 'furniture', id: 'entrance-bench' },
  ],
  [
    { code: 'A013', item: 'crocs-0' },
    { kind: 'furniture', id: 'entrance-shoerack' },
  ],
  [
    { code: 'A015', item: 'pen-0', from: 'entrance-floor' },
    { kind: 'item', id: 'pen-0' },
  ],
  [{ code: 'A006', item: 'crocs-1' }, { kind: 'person' }],
  [{ code: 'A011' }, { kind: 'person' }],
])('%j is said at %j', (action, target) => {
  expect(targetOfAction(ruleset, state, action)).toEqual(target);
});

it('going into a room is said at its door', () => {
  const target = targetOfAction(ruleset, state, { code: 'A001', to: 'locker' });
  const door = ruleset.map.doors.find(({ id }) => target.kind === 'door' && id === target.id);
  expect(door?.between.toSorted()).toEqual(['entrance', 'locker']);
});

it.each([
  [0, 0.02],
  [10_000, 0.02],
  [100_000, 0.5],
  [1_000_000, 1],
  [35_000_000, 1],
])('%i particles are %d of the scale', (count, share) => {
  expect(shareOnScale(count)).toBeCloseTo(share);
});
