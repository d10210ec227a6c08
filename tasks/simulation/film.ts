// A log as it is looked at: its data parsed, its moments at hand.
import type { z } from 'zod';
import type { Replay } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Simulation, TimedState } from '#machines/kit/simulation.ts';
import { createTimeline, type Timeline } from '#machines/kit/timeline.ts';

/** An opened log, and how another log of the same case is opened. */
export interface Film<Ruleset = unknown, Play = unknown, State = unknown> {
  readonly ruleset: Ruleset;
  readonly play: Play;
  readonly timeline: Timeline<State>;
  readonly openLog: (entries: readonly LogEntry[]) => Timeline<State>;
}

interface Played<Ruleset, Play, State extends TimedState> {
  readonly machine: Simulation<Ruleset, Play, State>;
  readonly rulesetSchema: z.ZodType<Ruleset>;
  readonly playSchema: z.ZodType<Play>;
}

/** Undefined where the case's data are not of this version's shape. */
export function filmOf<Ruleset, Play, State extends TimedState>(
  { machine, rulesetSchema, playSchema }: Played<Ruleset, Play, State>,
  { simulation, entries }: Pick<Replay, 'simulation'> & { readonly entries: readonly LogEntry[] },
): Film<Ruleset, Play, State> | undefined {
  const ruleset = rulesetSchema.safeParse(simulation.ruleset);
  const play = playSchema.safeParse(simulation.play);
  if (!ruleset.success || !play.success) return undefined;
  const openLog = (log: readonly LogEntry[]): Timeline<State> =>
    createTimeline(machine, ruleset.data, play.data, simulation.seed, log);
  return { ruleset: ruleset.data, play: play.data, timeline: openLog(entries), openLog };
}
