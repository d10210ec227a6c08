/** Built by itself and run within a browser: what golden and random logs give there. */
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { builtinEquipmentCases } from '#machines/equipment/builtin/cases/all.ts';
import { builtinEquipmentKeys } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import * as bay from '#machines/equipment/golden.ts';
import { goldenSchema, type Golden } from '#machines/kit/golden.ts';
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import * as room from '#machines/room/golden.ts';
import type { Manner } from '#machines/kit/random-log.ts';
import firstRuleset from '../goldens/rulesets/room-suite-1.json';
import { randomRuns, type RandomRun } from './random-hashes.ts';
import { randomShifts, type RandomShift } from './random-shifts.ts';

/** Of many random logs of the room. */
export function runsOf(manner: Manner, logs: number): readonly RandomRun[] {
  return randomRuns(manner, logs);
}

/** Of many random logs of the bay. */
export function shiftsOf(manner: Manner, logs: number): readonly RandomShift[] {
  return randomShifts(manner, logs);
}

const roomRulesets = [builtinRoomRuleset, roomRulesetSchema.parse(firstRuleset)];

function checkRoom(golden: Golden): readonly string[] | undefined {
  const ruleset = roomRulesets.find(({ revision }) => revision === golden.rulesetRevision);
  const roomCase = builtinRoomCases.find(({ id }) => id === golden.caseId);
  const key = builtinRoomKeys.find(({ caseId }) => caseId === golden.caseId);
  return ruleset && roomCase && key && room.checkGolden(golden, ruleset, roomCase, key);
}

function checkBay(golden: Golden): readonly string[] | undefined {
  const ruleset = [builtinEquipmentRuleset].find(({ revision }) => revision === golden.rulesetRevision);
  const equipmentCase = builtinEquipmentCases.find(({ id }) => id === golden.caseId);
  const key = builtinEquipmentKeys.find(({ caseId }) => caseId === golden.caseId);
  return ruleset && equipmentCase && key && bay.checkGolden(golden, ruleset, equipmentCase, key);
}

/** What differs from the recording; empty when all is as recorded. */
export function check(recorded: unknown): readonly string[] {
  const golden = goldenSchema.parse(recorded);
  const isOfBay = golden.rulesetId === builtinEquipmentRuleset.id;
  const problems = isOfBay ? checkBay(golden) : checkRoom(golden);
  return problems ?? [`no case ${golden.caseId} or ruleset ${golden.rulesetRevision}`];
}
