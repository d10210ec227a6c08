// The start of a case in another room: a shipped case begins in it, or says what is missing.
import { expect, test } from 'vitest';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { findCaseProblems } from '#machines/room/check-case.ts';
import { smallSite } from '#machines/room/editing/templates.ts';
import { fittedPlay } from './fit-play.ts';

const small = { ...builtinRoomRuleset, map: smallSite(builtinRoomRuleset.map) };

test.each(BUILTIN_ROOM_CASES.map(({ id, play }) => [id, play] as const))(
  '%s begins in a small site',
  (_id, play) => {
    expect(findCaseProblems(small, fittedPlay(small, play))).toEqual([]);
  },
);

test('in its own room a start stays as it is', () => {
  const [{ play }] = BUILTIN_ROOM_CASES as readonly [(typeof BUILTIN_ROOM_CASES)[number]];
  expect(fittedPlay(builtinRoomRuleset, play)).toEqual(play);
});
