// A practice begun elsewhere: its log is saved through the API, and the page continues from there.
import type { Attempt, AttemptEvent, SimulationPlay } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { openedCase } from '#tasks/simulation/strip.ts';
import { plannedWay, type CaseWithKey } from '../support/bay-ways.ts';
import { hashState } from '#machines/kit/hash.ts';
import { createSession } from '#machines/kit/session.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { callerFor, type Student } from './people.ts';
import { sendEvents } from './sent-events.ts';

interface Played {
  readonly entries: readonly LogEntry[];
  readonly stateHash: string;
}

/** Plays the actions on the case that an attempt brought. */
type Play = (simulation: SimulationPlay) => Played;

/** Plays actions in the bay. */
export function playedShift(row: CaseWithKey, actions: readonly Action[]): Play {
  return ({ seed }) => {
    const { entries, state } = plannedWay(row, actions, seed);
    return { entries, stateHash: hashState(state) };
  };
}

/** Plays actions in the room. */
export function playedRoom(actions: readonly Action[]): Play {
  return (simulation) => {
    const { seed } = simulation;
    const play = roomPlaySchema.parse(openedCase(simulation).play);
    const session = createSession({ simulation: roomSimulation, ruleset: builtinRoomRuleset, play, seed });
    for (const action of actions)
      for (const step of stepsTo(builtinRoomRuleset, session.state(), action))
        session.act(step, session.state().readyAtMs);
    return { entries: session.entries(), stateHash: session.hash() };
  };
}

/** Begins the work on another device and saves what has been played there. */
export async function beginElsewhere(
  url: string,
  { login }: Student,
  { workId, type = 'SELFCONTROL' }: { readonly workId: string; readonly type?: WorkMode },
  play: Play,
): Promise<void> {
  const caller = await callerFor(url, login);
  const attempt = await caller.call<Attempt>('POST', `/works/${workId}/completed-work`, { type });
  const [task] = attempt.tasks;
  if (!task?.simulation) throw new Error('The work does not begin with a simulation');
  const { entries, stateHash } = play(task.simulation);
  const events: AttemptEvent[] = [
    { type: 'ACTIONS', taskId: task.id, restart: 0, entries: [...entries], stateHash },
  ];
  await sendEvents(caller, attempt, events, entries.at(-1)?.at ?? 0);
}
