/** Built by itself and run within a browser: what a golden log gives there. */
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { checkGolden, goldenSchema } from '#machines/room/golden.ts';
import type { Manner } from '#machines/room/random-log.ts';
import firstRuleset from '../goldens/rulesets/room-suite-1.json';
import { randomRuns, type RandomRun } from './random-hashes.ts';

/** Of many random logs. */
export function runsOf(manner: Manner, logs: number): readonly RandomRun[] {
  return randomRuns(manner, logs);
}

const rulesets = [builtinRoomRuleset, roomRulesetSchema.parse(firstRuleset)];

/** What differs from the recording; empty when all is as recorded. */
export function check(recorded: unknown): readonly string[] {
  const golden = goldenSchema.parse(recorded);
  const ruleset = rulesets.find(({ revision }) => revision === golden.rulesetRevision);
  const roomCase = builtinRoomCases.find(({ id }) => id === golden.caseId);
  const key = builtinRoomKeys.find(({ caseId }) => caseId === golden.caseId);
  return ruleset && roomCase && key
    ? checkGolden(golden, ruleset, roomCase, key)
    : [`no case ${golden.caseId} or ruleset ${golden.rulesetRevision}`];
}
