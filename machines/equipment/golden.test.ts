import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { bayGoldens, goldenSchema } from '#tests/goldens/golden.ts';
import { BUILTIN_EQUIPMENT_CASES } from './builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from './builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { CODE_VERSIONS } from './version.ts';

const folder = join(import.meta.dirname, '../../tests/goldens/equipment');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
/** As in a database: logs of an older revision are replayed with that revision's data. */
const rulesets = [
  ruleset,
  ...readdirSync(join(folder, '../rulesets'))
    .filter((name) => name.startsWith('equipment-'))
    .map((name) =>
      equipmentRulesetSchema.parse(JSON.parse(readFileSync(join(folder, '../rulesets', name), 'utf8'))),
    ),
];
const readGolden = (name: string) => goldenSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));

describe('recorded logs of the bay', () => {
  it('are there: flawless, faulty, changed afterwards', () => {
    const goldens = names.map(readGolden);
    expect(goldens.filter(({ score }) => score === 100).length).toBeGreaterThanOrEqual(13);
    expect(goldens.filter(({ score, passed }) => score > 0 && score < 100 && !passed).length).toBeGreaterThan(
      0,
    );
    expect(goldens.filter(({ invalidFromSeq }) => invalidFromSeq !== undefined).length).toBeGreaterThan(1);
    expect(new Set(goldens.map(({ rulesetRevision }) => rulesetRevision))).toEqual(
      new Set(rulesets.map(({ revision }) => revision)),
    );
    expect(new Set(goldens.map(({ codeVersion }) => codeVersion))).toEqual(new Set(CODE_VERSIONS));
  });

  it.each(names)('%s gives its hashes and its mark', (name) => {
    const golden = readGolden(name);
    const played = rulesets.find(({ revision }) => revision === golden.rulesetRevision)!;
    const equipmentCase = BUILTIN_EQUIPMENT_CASES.find(({ id }) => id === golden.caseId)!;
    const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === golden.caseId)!;
    expect(bayGoldens.check(golden, { ruleset: played, playedCase: equipmentCase, key })).toEqual([]);
  });
});
