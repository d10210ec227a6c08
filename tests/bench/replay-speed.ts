// How many actions a second a headless replay runs, on the reference way of a built-in case: in the room, and at the bay.
import { normalShifts } from '#machines/equipment/builtin/cases/normal-shifts.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog as planShift } from '#machines/equipment/plan-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { replay, type Replay } from '#machines/kit/replay.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog as planRoute } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { Bench, Figure } from './bench.ts';

const WARM_UP_RUNS = 20;
const MEASURED_MS = 3000;
const NEEDED_IN_ROOM = 100_000;
const NEEDED_AT_BAY = 40_000;

/** Processor time counts: what others do at the same time says nothing of a replay. */
function figuresOf(
  what: string,
  entries: number,
  needed: number,
  once: () => Replay<unknown>,
): readonly Figure[] {
  const run = (): void => {
    const { invalidFrom } = once();
    if (invalidFrom) throw new Error(`The log is invalid from ${String(invalidFrom.seq)} on.`);
  };
  for (let count = 0; count < WARM_UP_RUNS; count += 1) run();
  let runs = 0;
  const before = process.cpuUsage();
  const startedMs = performance.now();
  while (performance.now() - startedMs < MEASURED_MS) {
    run();
    runs += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return [
    { what: `entries in the replayed log of the ${what}`, value: entries, unit: '' },
    {
      what: `replay of ${what} actions`,
      value: (runs * entries) / ((user + system) / 1_000_000),
      unit: 'actions/CPU s',
      limit: { kind: 'atLeast', value: needed },
    },
  ];
}

function inRoom(): readonly Figure[] {
  const { play, seed } = cleanHandsMan;
  const entries = planRoute(builtinRoomRuleset, play, seed, cleanHandsManActions);
  return figuresOf('room', entries.length, NEEDED_IN_ROOM, () =>
    replay(roomSimulation, builtinRoomRuleset, play, seed, entries),
  );
}

/** A whole shift: the log with the most wafers on their way. */
function atBay(): readonly Figure[] {
  const shift = normalShifts.find(({ id }) => id === 'equipment-normal-whole');
  const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === shift?.id);
  if (!shift || !key?.way) throw new Error('The whole shift has no way.');
  const { play, seed } = shift;
  const { entries } = planShift(builtinEquipmentRuleset, play, seed, key.way);
  return figuresOf('bay', entries.length, NEEDED_AT_BAY, () =>
    replay(equipmentSimulation, builtinEquipmentRuleset, play, seed, entries),
  );
}

export const replaySpeed: Bench = {
  name: 'replay',
  run: async () => [...inRoom(), ...atBay()],
};
