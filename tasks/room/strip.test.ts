import { expect, test } from 'vitest';
import { cleanHandsManKey } from '#machines/room/builtin/keys/clean-hands.ts';
import { stripRoom } from './strip.ts';

const params = { caseId: 'clean-hands-man' };

test('a ROOM task travels with its case alone', () => {
  expect(stripRoom(params, undefined)).toEqual(params);
});

test('in TRAINING the key goes along', () => {
  expect(stripRoom(params, cleanHandsManKey)).toEqual({ ...params, key: cleanHandsManKey });
});

test('what does not belong to the type is refused, not passed on', () => {
  expect(() => stripRoom({ ...params, key: cleanHandsManKey }, undefined)).toThrow();
});
