// Bundled on its own and run in a browser: returns what golden and random logs give there.
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import type { Manner } from '#machines/kit/solver/random-player.ts';
import { bayGoldens, goldenSchema, roomGoldens, type Golden } from '../goldens/golden.ts';
import { randomRuns, type RandomRun } from './random-hashes.ts';
import { randomShifts, type RandomShift } from './random-shifts.ts';

/** Random logs of the room. */
export function runsOf(manner: Manner, logs: number): readonly RandomRun[] {
  return randomRuns(manner, logs);
}

/** Random logs of the bay. */
export function shiftsOf(manner: Manner, logs: number): readonly RandomShift[] {
  return randomShifts(manner, logs);
}

/** What a golden of an older revision was played with: every file there, so that none can be forgotten here. */
const olderRooms = import.meta.glob('../goldens/rulesets/room-*.json', { eager: true, import: 'default' });
const olderBays = import.meta.glob('../goldens/rulesets/equipment-*.json', {
  eager: true,
  import: 'default',
});

const roomRulesets = [
  builtinRoomRuleset,
  ...Object.values(olderRooms).map((data) => roomRulesetSchema.parse(data)),
];

function checkRoom(golden: Golden): readonly string[] | undefined {
  const ruleset = roomRulesets.find(({ revision }) => revision === golden.rulesetRevision);
  const roomCase = BUILTIN_ROOM_CASES.find(({ id }) => id === golden.caseId);
  const key = builtinRoomKeys.find(({ caseId }) => caseId === golden.caseId);
  return ruleset && roomCase && key && roomGoldens.check(golden, { ruleset, playedCase: roomCase, key });
}

const bayRulesets = [
  builtinEquipmentRuleset,
  ...Object.values(olderBays).map((data) => equipmentRulesetSchema.parse(data)),
];

function checkBay(golden: Golden): readonly string[] | undefined {
  const ruleset = bayRulesets.find(({ revision }) => revision === golden.rulesetRevision);
  const equipmentCase = BUILTIN_EQUIPMENT_CASES.find(({ id }) => id === golden.caseId);
  const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === golden.caseId);
  return (
    ruleset && equipmentCase && key && bayGoldens.check(golden, { ruleset, playedCase: equipmentCase, key })
  );
}

/** The differences from the recording; empty if there are none. */
export function check(recorded: unknown): readonly string[] {
  const golden = goldenSchema.parse(recorded);
  const isOfBay = golden.rulesetId === builtinEquipmentRuleset.id;
  const problems = isOfBay ? checkBay(golden) : checkRoom(golden);
  return problems ?? [`no case ${golden.caseId} or ruleset ${golden.rulesetRevision}`];
}
