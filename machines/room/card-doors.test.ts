// Doors with a card reader: shut without the card, open with it, shut again behind one, and free on the way back.
import { expect, test } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { withCardDoor } from '#tests/support/card-door.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';
import { playWith } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { possibleActions } from './possible-actions.ts';
import { reachableTiles } from './reachable.ts';
import { indexOf } from './ruleset-index.ts';
import { roomSimulation } from './simulation.ts';
import { start } from './start.ts';
import { describeStateText } from './twin/describe-state.ts';
import { actionText } from './wording.ts';

const DOOR = 'door-locker-washroom';
const RULES = withCardDoor(DOOR, ['washroom', 'locker']);
const IN_WASHROOM = playWith({ location: 'washroom' });
const CARD: Action = { code: 'A021', to: DOOR };
const IN: Action = { code: 'A001', to: 'locker' };
const OUT: Action = { code: 'A001', to: 'washroom' };
const WAIT: Action = { code: 'WAIT', params: { ms: 1 } };
const isOpen = (actions: readonly Action[]) => tryActions(RULES, IN_WASHROOM, actions).state.doors?.[DOOR];
const reasonsOf = (actions: readonly Action[], play = IN_WASHROOM) =>
  tryActions(RULES, play, actions).reasons;

test('the card opens it for one passage, and the way back is free', () => {
  expect(reasonsOf([IN])).toEqual(['doorLocked']);
  // The last action is tried from where one is: waiting lets the one before it walk to the reader.
  expect(reasonsOf([CARD, IN])).toEqual([undefined, undefined]);
  expect(isOpen([CARD, WAIT])).toBe(true);
  expect(isOpen([CARD, IN])).toBe(false);
  expect(reasonsOf([CARD, IN, OUT, IN])).toEqual([undefined, undefined, undefined, 'doorLocked']);
});

test('only before its reader, on its side, with a card', () => {
  expect(reasonsOf([CARD])).toEqual(['tooFar']);
  expect(reasonsOf([CARD], playWith({ location: 'locker' }))).toEqual(['unknownPlace']);
  const bare = playWith({ location: 'washroom', settings: ['crocs-1', 'underwear-1'] });
  expect(reasonsOf([CARD, WAIT], bare)[0]).toBe('noKey');
  expect(tryActions(builtinRoomRuleset, IN_WASHROOM, [CARD]).reasons).toEqual(['unknownPlace']);
});

test('menus, words, facts and the text twin know it', () => {
  const state = start(RULES, IN_WASHROOM, 1);
  const [first, second] = possibleActions(RULES, state, { kind: 'door', id: DOOR });
  expect(first).toMatchObject({ action: CARD, isRefused: false, steps: [{ code: 'WALK', to: DOOR }, CARD] });
  expect(second).toMatchObject({ action: IN, isRefused: true, reason: 'doorLocked' });
  expect(actionText(RULES, CARD).ru).toBe('Приложить ключ-карту к двери');
  expect(roomSimulation.read(RULES, state, `door.${DOOR}`)).toBe('locked');
  expect(describeStateText(RULES, state, 'ru')).toContain('(по ключ-карте)');
});

test('who has no card gets less far', () => {
  const shut = withCardDoor('door-entrance-washroom', ['entrance', 'washroom']);
  const both = { ...shut, map: { ...shut.map, doors: shut.map.doors.filter(({ id }) => id !== DOOR) } };
  expect(reachableTiles(indexOf(both), false).size).toBeLessThan(reachableTiles(indexOf(both)).size);
});

test('a suite without one keeps no list of doors: its logs keep their hashes', () => {
  expect(start(builtinRoomRuleset, IN_WASHROOM, 1).doors).toBeUndefined();
});
