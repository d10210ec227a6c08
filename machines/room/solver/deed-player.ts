// The room as recordings are played in it to learn their order.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { DeedCodes } from '#machines/kit/induction/deeds.ts';
import { LEADING_IN_ROOM, PASSING_CODES } from '#machines/kit/induction/way-codes.ts';
import type { DeedPlayer } from '#machines/kit/induction/play-script.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { stepsTo } from '../plan-route.ts';
import { roomSimulation } from '../simulation.ts';
import type { ItemPlace, RoomState } from '../state.ts';

export const ROOM_DEEDS: DeedCodes<RoomState> = {
  passing: PASSING_CODES,
  leading: LEADING_IN_ROOM,
  leadingAgain: new Set(),
  loose: () => ['x', 'y'],
  // Nothing happens by itself.
  sign: () => '',
};

interface PlayedCase {
  readonly ruleset: RoomRuleset;
  readonly play: RoomPlay;
  readonly seed: number;
}

const placeOf = (place: ItemPlace): string => (place.at === 'zone' ? place.zone : place.at);

function factsOf({
  person,
  subjects,
  closets,
  airlocks = {},
  doors = {},
}: RoomState): Readonly<Record<string, string>> {
  const things = Object.values(subjects).map(
    ({ id, place, state = '', isSoiled = false }) =>
      [`place.${id}`, [placeOf(place), state, isSoiled ? 'soiled' : ''].filter(Boolean).join(' ')] as const,
  );
  return Object.fromEntries([
    ...things,
    ...Object.entries(closets).map(([id, isOpen]) => [`closet.${id}`, isOpen ? 'open' : 'locked'] as const),
    ...Object.entries(doors).map(([id, isOpen]) => [`door.${id}`, String(isOpen)] as const),
    ...Object.entries(airlocks).map(([id, airlock]) => [`airlock.${id}`, airlock] as const),
    ['location', person.location],
    ['posture', person.posture],
    ['hands', person.hands],
    ['soles', person.isSoleClean ? 'clean' : 'dirty'],
    ['aspects', person.aspects.join(' ')],
  ]);
}

function actIn(
  ruleset: RoomRuleset,
  state: RoomState,
  action: Action,
): readonly Moment<RoomState>[] | undefined {
  const moments: Moment<RoomState>[] = [];
  for (const step of stepsTo(ruleset, state, action)) {
    const before = moments.at(-1)?.after ?? state;
    const at = before.readyAtMs;
    const outcome = roomSimulation.act(ruleset, before, step, at);
    if (!outcome.ok) return undefined;
    const entry: LogEntry = { ...step, seq: 1, at, location: before.person.location };
    moments.push({ entry, before, after: outcome.state });
  }
  return moments;
}

export function roomDeedPlayer({ ruleset, play, seed }: PlayedCase): DeedPlayer<RoomState> {
  return {
    start: () => roomSimulation.start(ruleset, play, seed),
    act: (state, { action }) => actIn(ruleset, state, action),
    wait: (state) => state,
    facts: factsOf,
  };
}
