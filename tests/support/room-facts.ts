// Facts of the room after some actions, in a version of the machine, with walking added as needed.
import type { Action } from '#contract/simulation/log.ts';
import { playWith, type PlayParts } from '#machines/room/builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { farStock } from '#machines/room/builtin/suite-subjects.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { read } from '#machines/room/read.ts';
import { roomSimulationAt } from '#machines/room/simulation.ts';

/** Throws where an action is refused. The rooms past the locker are stocked. */
export function factsIn(
  codeVersion: number,
  parts: PlayParts,
  actions: readonly Action[],
  keys: readonly string[],
): Readonly<Record<string, string>> {
  const machine = roomSimulationAt(codeVersion);
  const play = playWith(parts);
  let state = machine.start(ruleset, { ...play, subject: [...play.subject, ...farStock] }, 1);
  for (const action of actions) {
    for (const step of stepsTo(ruleset, state, action)) {
      const outcome = machine.act(ruleset, state, step, state.readyAtMs);
      if (!outcome.ok) throw new Error(`${JSON.stringify(step)} was refused: ${outcome.reason}`);
      state = outcome.state;
    }
  }
  return Object.fromEntries(keys.map((key) => [key, read(ruleset, state, key)]));
}
