import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtinEquipmentCases } from '#machines/equipment/builtin/cases/all.ts';
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';

const FOLDER = join(import.meta.dirname, 'built/practice');

describe('a picture on the list of the practice', () => {
  it.each([...builtinRoomCases, ...builtinEquipmentCases].map(({ id }) => id))('is built for %s', (id) => {
    expect(existsSync(join(FOLDER, `${id}.webp`))).toBe(true);
  });
});
