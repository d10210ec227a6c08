import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { replay } from '#machines/kit/replay.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { podFor } from '../builtin/cases/papers-for.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { randomLog } from './random-player.ts';
import { equipmentSimulation } from '../simulation.ts';

const { emergency, places } = ruleset;
const situations = emergency.situations.map(({ id }) => id);

/** The plays vary: the lot is on the rack or already on a port, and different situations are planned. */
function playFor(random: number): EquipmentPlay {
  const inside = places.filter(({ area }) => area === 'bay');
  const pod = podFor('pod-1', USUAL_ORDER, 1, random % 3 === 0 ? { 4: 'C', 9: 'E', 12: 'D' } : {});
  return playWith(`fuzz-${random}`, USUAL_ORDER, {
    place: inside[random % inside.length]!.id,
    pods: [random % 2 === 0 ? pod : { ...pod, place: { at: 'port', port: 'port2' } }],
    conditionEquipment: random % 7 === 0 ? 'INIT' : 'IDLE',
    possibleSettings: ruleset.settings.map(({ id }) => id),
    faults: random % 5 === 0 ? [{ kind: 'moduleOut', module: 'COAT1', atMs: 200_000 }] : [],
    emergency: {
      planned: [
        {
          situations: [situations[random % situations.length]!],
          start: { kind: 'between', fromMs: 10_000, toMs: 600_000 },
        },
      ],
    },
  });
}

describe('random logs', () => {
  it.each(['legal', 'garbage', 'mixed'] as const)(
    '40 %s logs never throw and replay to the same hash',
    (manner) => {
      for (let random = 0; random < 40; random++) {
        const play = playFor(random);
        const entries = randomLog(ruleset, play, random, 25, manner);
        const first = replay(equipmentSimulation, ruleset, play, random, entries);
        const again = replay(equipmentSimulation, ruleset, play, random, entries);
        expect([first.invalidFrom, again.hash]).toEqual([undefined, first.hash]);
        if (manner === 'legal') expect(first.state.refusals).toBe(0);
      }
    },
    60_000,
  );
});
