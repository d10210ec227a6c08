import { expect, it } from 'vitest';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';

it.each([...builtinRoomKeys, ...BUILTIN_EQUIPMENT_KEYS].map((key) => [key.caseId, key] as const))(
  'every step that is asked for in %s says why',
  (_id, { reference }) => {
    const silent = reference.steps.filter(({ why, isOptional }) => !isOptional && why === undefined);
    expect(silent.map(({ id }) => id)).toEqual([]);
  },
);
