/** Built by itself and run within a browser: what a golden log gives there. */
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { checkGolden, goldenSchema } from '#machines/room/golden.ts';

/** What differs from the recording; empty when all is as recorded. */
export function check(recorded: unknown): readonly string[] {
  const golden = goldenSchema.parse(recorded);
  const roomCase = builtinRoomCases.find(({ id }) => id === golden.caseId);
  const key = builtinRoomKeys.find(({ caseId }) => caseId === golden.caseId);
  return roomCase && key
    ? checkGolden(golden, builtinRoomRuleset, roomCase, key)
    : [`no case ${golden.caseId}`];
}
