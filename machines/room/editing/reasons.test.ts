// What a plan is refused for is true, and what it is not refused for can be walked: a person who tries every door and bench agrees.
import { expect, test } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { randomCommand } from '#tests/support/random-room-commands.ts';
import { act } from '../act.ts';
import { builtinRoomRuleset } from '../builtin/ruleset.ts';
import { findNoWays, findPlanProblems, findRoomProblems } from '../check-map.ts';
import { tileOf } from '../grid.ts';
import { targetActions } from '../possible-actions.ts';
import { standingTiles } from '../reachable.ts';
import { indexOf } from '../ruleset-index.ts';
import { regionAt } from '../solver/regions.ts';
import { start } from '../start.ts';
import type { RoomState } from '../state.ts';
import { applyCommand } from './commands.ts';
import { largeSite, smallSite } from './templates.ts';

const BASE = builtinRoomRuleset.map;
/** What leads farther: doors, cards, benches, air showers. */
const LEADING = ['A001', 'A002', 'A003', 'A004', 'A021', 'AIR_SHOWER'];

function walker({ locations }: RoomMap): RoomPlay {
  const first = locations.find(({ kind }) => kind === 'outside') ?? locations[0];
  return {
    id: 'walker',
    map: 'Isometric',
    person: {
      gender: 'man',
      location: first?.id ?? '',
      position: 'start',
      settings: [{ id: 'keyCard-0' }],
      hand: [],
      bag: [],
    },
    isHintOn: false,
    activeKey: 1,
    actions: [],
    subject: [],
    furniture: [],
  };
}

/** The state after actions; undefined where the machine refuses one for another reason than that one is there. */
function after(ruleset: RoomRuleset, from: RoomState, actions: readonly Action[]): RoomState | undefined {
  let now = from;
  for (const action of actions) {
    const outcome = act(ruleset, now, action, now.readyAtMs);
    if (!outcome.ok && outcome.reason !== 'alreadyThere') return undefined;
    if (outcome.ok) now = outcome.state;
  }
  return now;
}

function keyOf(ruleset: RoomRuleset, { person, airlocks, doors }: RoomState): string {
  const region = regionAt(indexOf(ruleset), person.x, person.y);
  return JSON.stringify([person.location, region, person.seat, airlocks, doors]);
}

/** Every deed that leads farther; through a door from each of its tiles, as one may walk up to any of them. */
function tries(ruleset: RoomRuleset, state: RoomState): readonly (readonly Action[])[] {
  const { map } = ruleset;
  const index = indexOf(ruleset);
  const doors = map.doors.flatMap(({ id }) => {
    const actions = targetActions(ruleset, state, { kind: 'door', id });
    const tiles = index.grid.crossings.filter(
      ({ door, from }) => door.id === id && from === state.person.location,
    );
    return tiles.flatMap(({ before }) =>
      actions.map((action) => [{ code: 'WALK', params: tileOf(index.grid, before) }, action]),
    );
  });
  const pieces = map.furniture
    .filter(({ kind }) => kind === 'bench' || kind === 'airShower')
    .flatMap((piece) => {
      const actions = targetActions(ruleset, state, { kind: 'furniture', id: piece.id });
      const tiles = state.person.seat === undefined ? standingTiles(index, piece) : [];
      return [
        ...actions.map((action) => [action]),
        ...tiles.flatMap(({ x, y }) => actions.map((action) => [{ code: 'WALK', params: { x, y } }, action])),
      ];
    });
  return [...doors, ...pieces];
}

/** Everywhere that a person with a card gets to, by trying. */
function walked(ruleset: RoomRuleset) {
  const { map } = ruleset;
  const states = [start(ruleset, walker(map), 1)];
  const seen = new Set(states.map((state) => keyOf(ruleset, state)));
  for (const state of states) {
    for (const actions of tries(ruleset, state)) {
      const leads = LEADING.includes(actions.at(-1)?.code ?? '');
      const next = leads ? after(ruleset, state, actions) : undefined;
      const key = next && keyOf(ruleset, next);
      if (next === undefined || key === undefined || seen.has(key)) continue;
      seen.add(key);
      states.push(next);
    }
  }
  const standing = states.filter(({ person }) => person.posture === 'standing');
  const isReached = (id: string): boolean =>
    standing.some((state) => {
      const outcome = act(ruleset, state, { code: 'WALK', to: id }, state.readyAtMs);
      return outcome.ok || outcome.reason === 'alreadyThere';
    });
  return { locations: new Set(states.map(({ person }) => person.location)), isReached };
}

/** What a walker finds wrong: the locations and pieces that nobody gets to. */
function foundByWalking(ruleset: RoomRuleset): readonly string[] {
  const { locations, isReached } = walked(ruleset);
  const { map } = ruleset;
  const far = map.locations.filter(({ id }) => !locations.has(id)).map(({ id }) => `noWay ${id}`);
  const near = map.furniture
    .filter(({ id, location }) => locations.has(location) && !isReached(id))
    .map(({ id }) => `unreachable ${id}`);
  return [...far, ...near].toSorted();
}

const BEGINNINGS = [
  ['the shipped suite', BASE],
  ['a small site', smallSite(BASE)],
  ['a large site', largeSite(BASE)],
] as const;

/** Such a plan is refused before anybody asks for ways in it: one would stand in a piece, or go through half a door. */
const UNWALKABLE = ['badStart', 'sideTaken', 'doorNowhere'];

test.each(BEGINNINGS)(
  '%s: 2,000 random commands, and each plan is judged as a walker finds it',
  (_name, map) => {
    let now: RoomMap = map;
    let [refused, accepted] = [0, 0];
    for (let seed = 1; seed <= 2000; seed += 1) {
      const edited = applyCommand(now, BASE, randomCommand(now, BASE, seed));
      if (edited.ok) now = edited.map;
      // Drawn on for long, a plan has nothing but faults: it is begun anew now and then.
      if (seed % 100 === 0) now = map;
      if (seed % 100 !== 60 && seed % 100 !== 3) continue;
      const ruleset = { ...builtinRoomRuleset, map: now };
      const isSound = findRoomProblems(ruleset).length === 0;
      accepted += isSound ? 1 : 0;
      refused += isSound ? 0 : 1;
      if (findPlanProblems(now).some(({ kind }) => UNWALKABLE.includes(kind))) continue;
      const said = findNoWays(ruleset).map(({ kind, id }) => `${kind} ${id}`);
      expect(said.toSorted(), `seed ${seed}`).toEqual(foundByWalking(ruleset));
    }
    expect(refused).toBeGreaterThan(10);
    expect(accepted).toBeGreaterThan(1);
  },
  60_000,
);
