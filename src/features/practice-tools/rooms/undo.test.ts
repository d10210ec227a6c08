// Undo in the drawing of a room: after any number of edits the way back leads to where they began, and forth again to the end.
import { expect, test } from 'vitest';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { applyCommand } from '#machines/room/editing/commands.ts';
import { NO_STEPS, redone, undone, withStep, type UndoSteps } from '#src/lib/drafts/undo-steps.ts';
import { randomCommand } from '#tests/support/random-room-commands.ts';

interface Drawing {
  readonly map: RoomMap;
  readonly steps: UndoSteps<RoomMap>;
}

const BASE = builtinRoomRuleset.map;
/** As many as a draft keeps. */
const ROUND = 100;

function edited({ map, steps }: Drawing, seed: number): Drawing {
  const made = applyCommand(map, BASE, randomCommand(map, BASE, seed));
  if (!made.ok) return { map, steps };
  return { map: made.map, steps: withStep(steps, { field: null, before: map, after: made.map, now: seed }) };
}

function wholeWay(from: Drawing, step: typeof undone<RoomMap>): Drawing {
  let now = from;
  for (;;) {
    const next = step(now.steps, now.map);
    if (next === undefined) return now;
    now = { map: next.data, steps: next.steps };
  }
}

test('2,000 random commands: all undone is the beginning, all done again is the end', () => {
  let map = BASE;
  for (let seed = 1; seed <= 2000; seed += ROUND) {
    let now: Drawing = { map, steps: NO_STEPS };
    for (let at = 0; at < ROUND; at += 1) now = edited(now, seed + at);
    const back = wholeWay(now, undone);
    expect(back.map, `back from ${seed}`).toEqual(map);
    expect(wholeWay(back, redone).map, `forth from ${seed}`).toEqual(now.map);
    ({ map } = now);
  }
});
