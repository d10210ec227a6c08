// A case of a moment: what stands at any moment of a right run of a shipped case can be the start of another.
import { describe, expect, test } from 'vitest';
import { equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { BUILTIN_EQUIPMENT_CASES } from './equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from './equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from './equipment/builtin/ruleset.ts';
import { bayAtMoment } from './equipment/moment-play.ts';
import { readEquipmentCase } from './equipment/read-case.ts';
import { equipmentSimulation } from './equipment/simulation.ts';
import { equipmentPlayer } from './equipment/solver/case-player.ts';
import { playAgain } from './kit/replay.ts';
import { BUILTIN_ROOM_CASES } from './room/builtin/cases/all.ts';
import { builtinRoomKeys } from './room/builtin/keys/all.ts';
import { builtinRoomRuleset } from './room/builtin/ruleset.ts';
import { roomAtMoment } from './room/moment-play.ts';
import { readRoomCase } from './room/read-case.ts';
import { roomSimulation } from './room/simulation.ts';
import { roomPlayer } from './room/solver/case-player.ts';

const PARTS = 5;
/** How many entries of a log lead to each of the moments that are looked at, its begin and end among them. */
const momentsOf = (count: number): readonly number[] =>
  Array.from({ length: PARTS + 1 }, (_, at) => Math.floor((count * at) / PARTS));

describe('of the room', () => {
  test.each(BUILTIN_ROOM_CASES.map((roomCase) => [roomCase.id, roomCase] as const))('%s', (id, roomCase) => {
    const key = builtinRoomKeys.find(({ caseId }) => caseId === id)!;
    const { play, seed } = roomCase;
    const ruleset = builtinRoomRuleset;
    const { entries } = roomPlayer({ ruleset, play, seed }, key).play(key.way ?? []);
    for (const count of momentsOf(entries.length)) {
      const { state } = playAgain(roomSimulation, ruleset, play, seed, entries.slice(0, count));
      const moment = roomAtMoment(ruleset, play, state);
      const stored = roomPlaySchema.parse(moment.play);
      expect(readRoomCase(ruleset, { ...roomCase, play: stored })).toMatchObject({ ok: true });
      const begun = roomSimulation.start(ruleset, stored, seed);
      const placesOf = ({ subjects }: typeof state) =>
        Object.values(subjects)
          .map(
            ({ id: thing, craft, place, state: how }) =>
              `${thing} ${craft} ${place.at} ${how ?? ''} ${'zone' in place ? place.zone : ''}`,
          )
          .toSorted((a, b) => a.localeCompare(b));
      expect(placesOf(begun)).toEqual(placesOf(state));
      expect([begun.closets, begun.person.location, begun.person.posture, begun.person.aspects]).toEqual([
        state.closets,
        state.person.location,
        state.person.posture,
        state.person.aspects,
      ]);
    }
  });

  test('what a start can’t say is named: nothing at the begin, washed hands later', () => {
    const id = 'clean-hands-man';
    const key = builtinRoomKeys.find(({ caseId }) => caseId === id)!;
    const { play, seed } = BUILTIN_ROOM_CASES.find((one) => one.id === id)!;
    const ruleset = builtinRoomRuleset;
    const { entries } = roomPlayer({ ruleset, play, seed }, key).play(key.way ?? []);
    const lossesAt = (count: number) =>
      roomAtMoment(
        ruleset,
        play,
        playAgain(roomSimulation, ruleset, play, seed, entries.slice(0, count)).state,
      ).losses;
    expect(lossesAt(0)).toEqual([]);
    expect(lossesAt(entries.length)).toContain('hands');
  });
});

describe('of the bay', () => {
  test.each(BUILTIN_EQUIPMENT_CASES.map((shift) => [shift.id, shift] as const))('%s', (id, shift) => {
    const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === id)!;
    const { play, seed } = shift;
    const ruleset = builtinEquipmentRuleset;
    const { entries } = equipmentPlayer({ ruleset, play, seed }, key).play(
      (key.way ?? []) as readonly Action[],
    );
    for (const count of momentsOf(entries.length)) {
      const { state } = playAgain(equipmentSimulation, ruleset, play, seed, entries.slice(0, count));
      const { play: stored } = bayAtMoment(ruleset, state);
      const reading = readEquipmentCase(ruleset, { ...shift, play: equipmentPlaySchema.parse(stored) });
      expect(reading, `${id} at ${count}`).toMatchObject({ ok: true });
      const begun = equipmentSimulation.start(ruleset, equipmentPlaySchema.parse(stored), seed);
      expect(begun.person.place).toBe(state.person.place);
      for (const carrier of Object.values(state.carriers)) {
        const other = begun.carriers[carrier.id];
        expect(other?.plates.map(({ code }) => code)).toEqual(carrier.plates.map(({ code }) => code));
        if (carrier.place.at === 'port') expect(other?.place).toEqual(carrier.place);
      }
    }
  });
});
