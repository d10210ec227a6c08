// Every built-in case of the room can be finished: by a shortest correct way, and from any state reached.
import { describe, expect, test } from 'vitest';
import type { RoomCase, RoomKey } from '#contract/simulation/room-case.ts';
import { replay } from '#machines/kit/replay.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { randomLog } from '#machines/room/solver/random-player.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { findFinish } from '#machines/room/solver/find-finish.ts';
import { findShortestWay } from '#machines/room/solver/find-way.ts';
import type { RoomState } from '#machines/room/state.ts';

interface Row {
  readonly id: string;
  readonly roomCase: RoomCase;
  readonly key: RoomKey;
}

const rows: readonly Row[] = BUILTIN_ROOM_CASES.map((roomCase) => {
  const key = builtinRoomKeys.find(({ caseId }) => caseId === roomCase.id)!;
  return { id: roomCase.id, roomCase, key };
});
const STATES_EACH = 500 / rows.length;

/** A state after 20 to 119 random actions, some of them senseless. */
function reachedState({ roomCase: { play } }: Row, seed: number): RoomState {
  const entries = randomLog(ruleset, play, seed, 20 + ((seed * 13) % 100));
  return replay(roomSimulation, ruleset, play, seed, entries).state;
}

describe.each(rows)('$id', (row) => {
  const { play, seed } = row.roomCase;
  const { reference } = row.key;

  test('its way is a shortest correct one', () => {
    const { actions } = findShortestWay({ ruleset, play, reference, maxNodes: 60_000 });
    expect(actions).toHaveLength(row.key.way!.length);
    const entries = planLog(ruleset, play, seed, actions!);
    const { grade } = gradeRoomLog({ ruleset, play, seed, entries }, reference);
    expect([grade.score, grade.passed]).toEqual([100, true]);
  });

  test(`has no dead end among ${STATES_EACH} states of random play`, () => {
    const lost: unknown[] = [];
    for (let random = 0; random < STATES_EACH; random++) {
      const { actions, isDeadEnd, nodes } = findFinish(
        ruleset,
        reachedState(row, random),
        reference.end,
        600,
      );
      if (!actions) lost.push({ random, isDeadEnd, nodes });
    }
    expect(lost).toEqual([]);
  });
});
