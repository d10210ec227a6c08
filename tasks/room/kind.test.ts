import { expect, test } from 'vitest';
import { cleanHandsManKey } from '#machines/room/builtin/keys/clean-hands.ts';
import { roomKind } from './kind.ts';

const PARAMS = { caseId: 'clean-hands-man' };

test('a ROOM task travels with its case alone', () => {
  expect(roomKind.strip(PARAMS, undefined)).toEqual(PARAMS);
});

test('in TRAINING the key goes along', () => {
  expect(roomKind.strip(PARAMS, cleanHandsManKey)).toEqual({ ...PARAMS, key: cleanHandsManKey });
});

test('what does not belong to the type is refused, not passed on', () => {
  expect(() => roomKind.strip({ ...PARAMS, key: cleanHandsManKey }, undefined)).toThrow();
});
