// What somebody played with pauses, played again without them, proves the case in both simulations.
import { describe, expect, test } from 'vitest';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog as planShift } from '#machines/equipment/plan-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { equipmentPlayer } from '#machines/equipment/solver/case-player.ts';
import { BAY_DEEDS, equipmentDeedPlayer } from '#machines/equipment/solver/deed-player.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog as planWalk } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';
import { ROOM_DEEDS, roomDeedPlayer } from '#machines/room/solver/deed-player.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { checkCase, PROVING_SCORE } from '../checks/check-case.ts';
import { playAgain } from '../replay.ts';
import { scriptOf } from './deeds.ts';
import { recordedWay } from './recorded-way.ts';

/** As somebody plays who reads first. */
const slowly = (way: readonly Action[] = []) =>
  way.map((action, at) => ({ ...action, afterMs: at % 5 === 0 ? 3000 : 800 }));

function shiftOf(id: string) {
  const { play, seed } = BUILTIN_EQUIPMENT_CASES.find((own) => own.id === id)!;
  const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === id)!;
  const ruleset = builtinEquipmentRuleset;
  const { entries } = planShift(ruleset, play, seed, slowly(key.way));
  const momentsOf = (log: readonly LogEntry[]) =>
    playAgain(equipmentSimulation, ruleset, play, seed, log).moments;
  const shown = momentsOf(entries);
  const player = equipmentDeedPlayer({ ruleset, play, seed });
  const way = recordedWay(player, scriptOf(shown, BAY_DEEDS), shown, momentsOf);
  return { entries, way, judge: equipmentPlayer({ ruleset, play, seed }, { ...key, way: [...(way ?? [])] }) };
}

function walkOf(id: string) {
  const { play, seed } = BUILTIN_ROOM_CASES.find((own) => own.id === id)!;
  const key = builtinRoomKeys.find(({ caseId }) => caseId === id)!;
  const ruleset = builtinRoomRuleset;
  const entries = planWalk(ruleset, play, seed, slowly(key.way));
  const momentsOf = (log: readonly LogEntry[]) => playAgain(roomSimulation, ruleset, play, seed, log).moments;
  const shown = momentsOf(entries);
  const player = roomDeedPlayer({ ruleset, play, seed });
  const way = recordedWay(player, scriptOf(shown, ROOM_DEEDS), shown, momentsOf);
  return { way, judge: roomPlayer({ ruleset, play, seed }, { ...key, way: [...(way ?? [])] }) };
}

const SHIFTS = BUILTIN_EQUIPMENT_CASES.map(({ id }) => id);
const WALKS = BUILTIN_ROOM_CASES.map(({ id }) => id);

describe('a recording played again', () => {
  test.each([...SHIFTS, ...WALKS])('%s', (id) => {
    const { way = [], judge } = SHIFTS.includes(id) ? shiftOf(id) : walkOf(id);
    const run = judge.play(way);
    expect(run.done).toEqual(way);
    const { passed, score } = judge.grade(run.entries);
    expect([passed, score >= PROVING_SCORE]).toEqual([true, true]);
  });

  test('has no pauses, and is what the checks take for the proof: nothing is searched for', () => {
    const { entries, way = [], judge } = shiftOf('equipment-normal-coat');
    expect(judge.play(way).entries.at(-1)!.at).toBeLessThan(entries.at(-1)!.at);
    expect(checkCase(judge).proof).toMatchObject({ way, isSearched: false });
  });
});
