import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { goldenSchema, roomGoldens } from '#tests/goldens/golden.ts';
import { BUILTIN_ROOM_CASES } from './builtin/cases/all.ts';
import { builtinRoomKeys } from './builtin/keys/all.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { CODE_VERSIONS } from './version.ts';

const goldens = join(import.meta.dirname, '../../tests/goldens');
const readJson = (...path: readonly string[]): unknown =>
  JSON.parse(readFileSync(join(goldens, ...path), 'utf8'));
const namesIn = (folder: string) =>
  readdirSync(join(goldens, folder)).filter((name) => name.endsWith('.json'));

/** As in a database: logs of an older revision are replayed with that revision's data. */
const rulesets = [
  builtinRoomRuleset,
  ...namesIn('rulesets')
    .filter((name) => name.startsWith('room-'))
    .map((name) => roomRulesetSchema.parse(readJson('rulesets', name))),
];

describe('recorded room logs', () => {
  it('are there, of every revision', () => {
    const revisions = namesIn('room').map(
      (name) => goldenSchema.parse(readJson('room', name)).rulesetRevision,
    );
    expect(revisions.length).toBeGreaterThanOrEqual(7);
    expect(new Set(revisions)).toEqual(new Set(rulesets.map(({ revision }) => revision)));
    const versions = namesIn('room').map((name) => goldenSchema.parse(readJson('room', name)).codeVersion);
    expect(new Set(versions)).toEqual(new Set(CODE_VERSIONS));
  });

  it.each(namesIn('room'))('%s gives its hashes and its mark', (name) => {
    const golden = goldenSchema.parse(readJson('room', name));
    const ruleset = rulesets.find(({ revision }) => revision === golden.rulesetRevision)!;
    const roomCase = BUILTIN_ROOM_CASES.find(({ id }) => id === golden.caseId)!;
    const key = builtinRoomKeys.find(({ caseId }) => caseId === golden.caseId)!;
    expect(roomGoldens.check(golden, { ruleset, playedCase: roomCase, key })).toEqual([]);
  });
});
