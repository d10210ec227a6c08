import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';

const FOLDER = join(import.meta.dirname, 'built/practice');

describe('a picture on the list of the practice', () => {
  it.each([...BUILTIN_ROOM_CASES, ...INSTRUMENT_CASES, ...BUILTIN_EQUIPMENT_CASES].map(({ id }) => id))(
    'is built for %s',
    (id) => {
      expect(existsSync(join(FOLDER, `${id}.webp`))).toBe(true);
    },
  );
});
