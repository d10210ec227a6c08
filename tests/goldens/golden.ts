// Recorded logs with the hashes and marks that they must give, in Node as well as in a browser.
import { z } from 'zod';
import type { Grade } from '#contract/simulation/grade.ts';
import { logSchema, type LogEntry } from '#contract/simulation/log.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { equipmentSimulation, equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import { hashState } from '#machines/kit/hash.ts';
import type { Simulation, TimedState } from '#machines/kit/simulation.ts';
import { createTimeline } from '#machines/kit/timeline.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { roomSimulation, roomSimulationAt } from '#machines/room/simulation.ts';

export const goldenSchema = z.object({
  name: z.string(),
  caseId: z.string(),
  rulesetId: z.string(),
  rulesetRevision: z.number().int(),
  codeVersion: z.number().int(),
  entries: logSchema,
  /** The hash of the state after `count` entries. */
  hashes: z.array(z.object({ count: z.number().int(), hash: z.string() })),
  score: z.number(),
  passed: z.boolean(),
  invalidFromSeq: z.number().int().optional(),
});

export type Golden = Readonly<z.infer<typeof goldenSchema>>;

/** What a log is played and graded with. */
interface GoldenSetting<Ruleset, Play, Key> {
  readonly ruleset: Ruleset;
  readonly playedCase: { readonly id: string; readonly play: Play; readonly seed: number };
  readonly key: Key;
}

interface Attempt<Ruleset, Play> {
  readonly ruleset: Ruleset;
  readonly play: Play;
  readonly seed: number;
  readonly entries: readonly LogEntry[];
  readonly codeVersion: number;
}

type Row = Readonly<{ id: string; revision: number }>;

/** Records the logs of a simulation, and compares them with their recording. */
function goldensOf<Ruleset extends Row, Play, State extends TimedState, Key>(
  simulation: Simulation<Ruleset, Play, State>,
  gradeLog: (attempt: Attempt<Ruleset, Play>, key: Key) => { readonly grade: Grade },
  simulationAt: (codeVersion: number) => Simulation<Ruleset, Play, State>,
) {
  /** Records the hash at each quarter of the log, its mark, and the first invalid entry. */
  function record(
    name: string,
    { ruleset, playedCase: { id, play, seed }, key }: GoldenSetting<Ruleset, Play, Key>,
    log: readonly LogEntry[],
    codeVersion = simulation.codeVersion,
  ): Golden {
    const entries = [...log];
    const timeline = createTimeline(simulationAt(codeVersion), ruleset, play, seed, entries);
    const { score, passed } = gradeLog({ ruleset, play, seed, entries, codeVersion }, key).grade;
    const counts = [0, 1, 2, 3, 4].map((quarter) => Math.floor((timeline.entries.length * quarter) / 4));
    return {
      name,
      caseId: id,
      rulesetId: ruleset.id,
      rulesetRevision: ruleset.revision,
      codeVersion,
      entries,
      hashes: counts.map((count) => ({ count, hash: hashState(timeline.stopAt(count).state) })),
      score,
      passed,
      ...(timeline.invalidFrom ? { invalidFromSeq: timeline.invalidFrom.seq } : {}),
    };
  }

  /** The differences from the recording; empty if there are none. */
  function check(golden: Golden, setting: GoldenSetting<Ruleset, Play, Key>): readonly string[] {
    const now = factsOf(
      record(golden.name, setting, golden.entries, simulationAt(golden.codeVersion).codeVersion),
    );
    return Object.entries(factsOf(golden))
      .filter(([fact, recorded]) => now[fact] !== recorded)
      .map(([fact, recorded]) => `${fact} ${String(now[fact])} instead of ${String(recorded)}`);
  }

  return { record, check };
}

/** What a log must give, by name. */
function factsOf(golden: Golden): Readonly<Record<string, unknown>> {
  const { codeVersion, hashes, score, passed, invalidFromSeq } = golden;
  const hashFacts = hashes.map(({ count, hash }) => [`hash after ${count} entries`, hash] as const);
  return { codeVersion, score, passed, invalidFromSeq, ...Object.fromEntries(hashFacts) };
}

export const roomGoldens = goldensOf(
  roomSimulation,
  (attempt, { reference }: RoomKey) => gradeRoomLog(attempt, reference),
  roomSimulationAt,
);
export const bayGoldens = goldensOf(equipmentSimulation, gradeEquipmentLog, equipmentSimulationAt);
