// A case of the room as its checks play it.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomKey, RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { CasePlayer, PlayedRun } from '#machines/kit/checks/check-case.ts';
import { playAnew } from '#machines/kit/checks/play-anew.ts';
import { createSession } from '#machines/kit/session.ts';
import { gradeRoomLog } from '../grade-room.ts';
import { stepsTo } from '../plan-route.ts';
import { roomSimulation } from '../simulation.ts';
import { findShortestWay } from './find-way.ts';

const MAX_NODES = 20_000;

/** What is worn and how, the hands, what is carried, and where the person is. */
const FACTS = [
  'location',
  'hands',
  'gloves',
  'carried.food',
  'carried.street',
  'streetShoes',
  'astray',
  'bare.longHair',
  'bare.beard',
  'bare.mustaches',
  'aspect.makeup',
];

interface PlayedCase {
  readonly ruleset: RoomRuleset;
  readonly play: RoomPlay;
  readonly seed: number;
}

function playActions({ ruleset, play, seed }: PlayedCase, actions: readonly Action[]): PlayedRun {
  const session = createSession({ simulation: roomSimulation, ruleset, play, seed });
  const done = actions.filter((action) => {
    const steps = stepsTo(ruleset, session.state(), action);
    return steps.every((step) => session.act(step, session.state().readyAtMs).outcome.ok);
  });
  if (done.length < actions.length) return playActions({ ruleset, play, seed }, done);
  const state = session.state();
  const keys = [...FACTS, ...ruleset.slots.flatMap(({ id }) => [`slot.${id}`, `fit.${id}`, `soiled.${id}`])];
  const facts = keys.map((key) => [key, roomSimulation.read(ruleset, state, key)] as const);
  return { entries: session.entries(), done, facts: Object.fromEntries(facts) };
}

export function roomPlayer(
  played: PlayedCase,
  { reference, way }: Pick<RoomKey, 'reference' | 'way'>,
): CasePlayer {
  const { ruleset, play, seed } = played;
  return {
    gates: reference.gates ?? [],
    way,
    findWay: () => findShortestWay({ ruleset, play, reference, maxNodes: MAX_NODES }).actions,
    play: (actions) => playActions(played, actions),
    playAnew: (entries) => playAnew({ simulation: roomSimulation, ...played }, entries),
    grade: (entries) => gradeRoomLog({ ruleset, play, seed, entries }, reference).grade,
  };
}
