import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { goldenSchema } from '#machines/kit/golden.ts';
import { builtinRoomCases } from './builtin/cases/all.ts';
import { builtinRoomKeys } from './builtin/keys/all.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { checkGolden } from './golden.ts';

const goldens = join(import.meta.dirname, '../../tests/goldens');
const readJson = (...path: readonly string[]): unknown =>
  JSON.parse(readFileSync(join(goldens, ...path), 'utf8'));
const namesIn = (folder: string) =>
  readdirSync(join(goldens, folder)).filter((name) => name.endsWith('.json'));

/** As a database keeps them: logs of an older revision are replayed with its data. */
const rulesets = [
  builtinRoomRuleset,
  ...namesIn('rulesets').map((name) => roomRulesetSchema.parse(readJson('rulesets', name))),
];

describe('recorded room logs', () => {
  it('are there, of every revision', () => {
    const revisions = namesIn('room').map(
      (name) => goldenSchema.parse(readJson('room', name)).rulesetRevision,
    );
    expect(revisions.length).toBeGreaterThanOrEqual(7);
    expect(new Set(revisions)).toEqual(new Set(rulesets.map(({ revision }) => revision)));
  });

  it.each(namesIn('room'))('%s gives its hashes and its mark', (name) => {
    const golden = goldenSchema.parse(readJson('room', name));
    const ruleset = rulesets.find(({ revision }) => revision === golden.rulesetRevision)!;
    const roomCase = builtinRoomCases.find(({ id }) => id === golden.caseId)!;
    const key = builtinRoomKeys.find(({ caseId }) => caseId === golden.caseId)!;
    expect(checkGolden(golden, ruleset, roomCase, key)).toEqual([]);
  });
});
