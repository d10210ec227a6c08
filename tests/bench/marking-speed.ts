// How many logs of 150 actions a second of one processor marks: of each shipped case its right way, and then whatever comes.
import { hash } from 'node:crypto';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog as planShift } from '#machines/equipment/plan-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { goOnAtRandom as goOnAtBay } from '#machines/equipment/solver/random-player.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import type { Simulation, TimedState } from '#machines/kit/simulation.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog as planRoute } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { goOnAtRandom as goOnInRoom } from '#machines/room/solver/random-player.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import type { SimulationKind } from '#tasks/simulation/kind.ts';
import type { Figure } from './bench.ts';

const ACTIONS = 150;
/** About as many as a page saves at a time, with a hash that marking checks. */
const ACTIONS_PER_BATCH = 15;
const WARM_UP_ROUNDS = 3;
const MEASURED_MS = 4000;
const NEEDED_PER_SECOND = 400;

type Log = Parameters<SimulationKind['mark']>[0];
type Played = Pick<Log, 'key' | 'seed' | 'entries'>;

const digest = (text: string): string => hash('sha256', text);

/** A log as it is stored: with what its batches claimed. */
function stored<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  ruleset: Ruleset,
  play: Play,
  { key, seed, entries }: Played,
): Log {
  const { moments } = replay(simulation, ruleset, play, seed, entries);
  const claims = moments.flatMap(({ after }, at) =>
    (at + 1) % ACTIONS_PER_BATCH === 0 ? [{ count: at + 1, hash: hashState(after) }] : [],
  );
  return { codeVersion: simulation.codeVersion, ruleset, play, key, seed, entries, claims, digest };
}

const bayLogs = (): readonly Log[] =>
  BUILTIN_EQUIPMENT_CASES.map(({ id, play, seed }) => {
    const ruleset = builtinEquipmentRuleset;
    const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === id);
    const begun = planShift(ruleset, play, seed, key?.way ?? []).entries;
    const more = Math.max(0, ACTIONS - begun.length);
    const entries = goOnAtBay({ ruleset, play, seed, begun }, more, 'legal');
    return stored(equipmentSimulation, ruleset, play, { key, seed, entries });
  });

const roomLogs = (): readonly Log[] =>
  BUILTIN_ROOM_CASES.map(({ id, play, seed }) => {
    const ruleset = builtinRoomRuleset;
    const key = builtinRoomKeys.find(({ caseId }) => caseId === id);
    const begun = planRoute(ruleset, play, seed, key?.way ?? []);
    const more = Math.max(0, ACTIONS - begun.length);
    const entries = goOnInRoom({ ruleset, play, seed, begun }, more, 'legal');
    return stored(roomSimulation, ruleset, play, { key, seed, entries });
  });

function figureOf(what: string, kind: SimulationKind, logs: readonly Log[]): Figure {
  const markAll = () => {
    for (const log of logs) if (kind.mark(log, 1).invalid !== null) throw new Error('A log is invalid.');
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) markAll();
  const before = process.cpuUsage();
  const startedMs = performance.now();
  let rounds = 0;
  while (performance.now() - startedMs < MEASURED_MS) {
    markAll();
    rounds += 1;
  }
  const { user, system } = process.cpuUsage(before);
  const actions = logs.reduce((sum, { entries }) => sum + entries.length, 0);
  return {
    what,
    value: (rounds * actions) / ACTIONS / ((user + system) / 1_000_000),
    unit: 'logs/CPU s',
    limit: { kind: 'atLeast', value: NEEDED_PER_SECOND },
  };
}

/** Measured in a process with the bounds of the one that marks. */
export function measureMarking(): readonly Figure[] {
  return [
    figureOf('marking of room logs of 150 actions', TASK_KINDS.ROOM, roomLogs()),
    figureOf('marking of bay logs of 150 actions', TASK_KINDS.EQUIPMENT, bayLogs()),
  ];
}
