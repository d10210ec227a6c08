// A log as it is looked at: its data parsed, its moments at hand.
import type { z } from 'zod';
import type { Replay } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { playAnew } from '#machines/kit/checks/play-anew.ts';
import type { Simulation, TimedState } from '#machines/kit/simulation.ts';
import { createTimeline, type Timeline } from '#machines/kit/timeline.ts';

/** An opened log, and how another log of the same case is opened. */
export interface Film<Ruleset = unknown, Play = unknown, State = unknown> {
  readonly ruleset: Ruleset;
  readonly play: Play;
  readonly timeline: Timeline<State>;
  /** `play`: where it was played with another than the film's own. */
  readonly openLog: (entries: readonly LogEntry[], play?: unknown) => Timeline<State>;
  /** The same tries at the same times, had the server issued nothing. */
  readonly openWithoutIssued: (entries: readonly LogEntry[]) => Timeline<State>;
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
  const openLog = (log: readonly LogEntry[], other?: unknown): Timeline<State> => {
    const own = other === undefined ? undefined : playSchema.safeParse(other).data;
    return createTimeline(machine, ruleset.data, own ?? play.data, simulation.seed, log);
  };
  const setup = { simulation: machine, ruleset: ruleset.data, play: play.data, seed: simulation.seed };
  const openWithoutIssued = (log: readonly LogEntry[]): Timeline<State> =>
    openLog(
      playAnew(
        setup,
        log.filter(({ issue }) => issue === undefined),
      ),
    );
  return {
    ruleset: ruleset.data,
    play: play.data,
    timeline: openLog(entries),
    openLog,
    openWithoutIssued,
  };
}
