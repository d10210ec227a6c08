// How many room actions a second a headless replay runs, on the reference way of a built-in case.
import { replay } from '#machines/kit/replay.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { Bench } from './bench.ts';

const WARM_UP_RUNS = 20;
const MEASURED_MS = 3000;
const NEEDED_PER_SECOND = 50_000;

export const replaySpeed: Bench = {
  name: 'replay',
  run: async () => {
    const { play, seed } = cleanHandsMan;
    const entries = planLog(builtinRoomRuleset, play, seed, cleanHandsManActions);
    const once = (): string => {
      const result = replay(roomSimulation, builtinRoomRuleset, play, seed, entries);
      if (result.invalidFrom) throw new Error(`The log is invalid from ${result.invalidFrom.seq} on.`);
      return result.hash;
    };
    for (let run = 0; run < WARM_UP_RUNS; run += 1) once();
    let runs = 0;
    const startedMs = performance.now();
    while (performance.now() - startedMs < MEASURED_MS) {
      once();
      runs += 1;
    }
    const seconds = (performance.now() - startedMs) / 1000;
    return [
      { what: 'entries in the replayed log', value: entries.length, unit: '' },
      {
        what: 'replay of room actions',
        value: (runs * entries.length) / seconds,
        unit: 'actions/s',
        limit: { kind: 'atLeast', value: NEEDED_PER_SECOND },
      },
    ];
  },
};
