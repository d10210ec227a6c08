// Makes logs of lists of actions, with or without adding the walks that they need.
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { createSession, type TimedAction } from '#machines/kit/session.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import { roomSimulation } from './simulation.ts';
import type { RoomState, Subject } from './state.ts';
import { subjectOf } from './possession.ts';

/** Like buildLog, but first walks to what an action needs when it is out of reach. */
export function planLog(
  ruleset: RoomRuleset,
  play: RoomPlay,
  seed: number,
  actions: readonly TimedAction[],
): readonly LogEntry[] {
  const session = createSession({ simulation: roomSimulation, ruleset, play, seed });
  for (const { afterMs, ...action } of actions) {
    for (const step of stepsTo(ruleset, session.state(), action)) {
      session.act(step, session.state().readyAtMs + (step === action ? (afterMs ?? 0) : 0));
    }
  }
  return session.entries();
}

/** The action, preceded by a walk if only that is missing. Menus and tools perform the steps in order. */
export function stepsTo(ruleset: RoomRuleset, state: RoomState, action: Action): readonly Action[] {
  const outcome = roomSimulation.act(ruleset, state, action, state.readyAtMs);
  if (outcome.ok || outcome.reason !== 'tooFar') return [action];
  const walk = walkFor(ruleset, state, action);
  return walk && roomSimulation.act(ruleset, state, walk, state.readyAtMs).ok ? [walk, action] : [action];
}

/** The furniture that a place is, or belongs to. */
function furnitureOf(index: RulesetIndex, place: string): string | undefined {
  return index.furniture.has(place) ? place : index.zones.get(place)?.furniture;
}

const lyingIn = (place: Subject['place'] | undefined) => (place?.at === 'zone' ? place : undefined);

/** The walk that would bring the action's furniture or thing into reach. */
function walkFor(ruleset: RoomRuleset, state: RoomState, action: Action): Action | undefined {
  const index = indexOf(ruleset);
  const lying = lyingIn(subjectOf(state, action.item)?.place);
  const furniture = furnitureOf(index, action.to ?? lying?.zone ?? '');
  if (furniture !== undefined) return { code: 'WALK', to: furniture };
  const door = ruleset.map.doors.find(({ id }) => id === action.to);
  if (door) return { code: 'WALK', to: door.id };
  return lying ? { code: 'WALK', params: { x: lying.x, y: lying.y } } : undefined;
}
