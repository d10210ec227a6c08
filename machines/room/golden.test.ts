import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtinRoomCases } from './builtin/cases/all.ts';
import { builtinRoomKeys } from './builtin/keys/all.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { checkGolden, goldenSchema } from './golden.ts';

const folder = join(import.meta.dirname, '../../tests/goldens/room');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('recorded room logs', () => {
  it('are there', () => expect(names.length).toBeGreaterThanOrEqual(7));

  it.each(names)('%s gives its hashes and its mark', (name) => {
    const golden = goldenSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const roomCase = builtinRoomCases.find(({ id }) => id === golden.caseId)!;
    const key = builtinRoomKeys.find(({ caseId }) => caseId === golden.caseId)!;
    expect(checkGolden(golden, builtinRoomRuleset, roomCase, key)).toEqual([]);
  });
});
