// Records the marks of all goldens anew and nothing else: `node tests/goldens/record-marks.ts`. Only after an
// intended change of the judging; a hash that has changed too is a fault, and ends it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { bayGoldens, goldenSchema, roomGoldens, type Golden } from './golden.ts';
import { writeGolden } from './write-golden.ts';

const at = (...path: readonly string[]) => join(import.meta.dirname, ...path);
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json'));
const oldRulesets = (first: string) =>
  filesIn(at('rulesets'))
    .filter((name) => name.startsWith(first))
    .map((name) => readJson(at('rulesets', name)));
const roomRulesets = [
  builtinRoomRuleset,
  ...oldRulesets('room-').map((data) => roomRulesetSchema.parse(data)),
];
const bayRulesets = [
  builtinEquipmentRuleset,
  ...oldRulesets('equipment-').map((data) => equipmentRulesetSchema.parse(data)),
];

function only<T>(found: T | undefined, golden: Golden): T {
  if (found === undefined) throw new Error(`Nothing to play ${golden.name} with`);
  return found;
}

function rewrite(folder: string, recordAgain: (golden: Golden) => Golden): void {
  for (const file of filesIn(at(folder))) {
    const golden = goldenSchema.parse(readJson(at(folder, file)));
    const now = recordAgain(golden);
    if (JSON.stringify(now.hashes) !== JSON.stringify(golden.hashes))
      throw new Error(`${file}: other states`);
    if (now.score !== golden.score || now.passed !== golden.passed) writeGolden(at(folder), now);
  }
}

rewrite('room', (golden) => {
  const ruleset = only(
    roomRulesets.find(({ revision }) => revision === golden.rulesetRevision),
    golden,
  );
  const playedCase = only(
    BUILTIN_ROOM_CASES.find(({ id }) => id === golden.caseId),
    golden,
  );
  const key = only(
    builtinRoomKeys.find(({ caseId }) => caseId === golden.caseId),
    golden,
  );
  return roomGoldens.record(golden.name, { ruleset, playedCase, key }, golden.entries, golden.codeVersion);
});

rewrite('equipment', (golden) => {
  const playedCase = only(
    BUILTIN_EQUIPMENT_CASES.find(({ id }) => id === golden.caseId),
    golden,
  );
  const key = only(
    BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === golden.caseId),
    golden,
  );
  const ruleset = only(
    bayRulesets.find(({ revision }) => revision === golden.rulesetRevision),
    golden,
  );
  const setting = { ruleset, playedCase, key };
  return bayGoldens.record(golden.name, setting, golden.entries, golden.codeVersion);
});
