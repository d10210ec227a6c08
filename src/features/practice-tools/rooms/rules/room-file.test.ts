// A room as a file: round without loss, and refused by path and reason.
import { expect, test } from 'vitest';
import type { RoomDraft } from '#contract/entities/room-draft.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { rulesOf } from '#machines/room/editing/rules/room-rules.ts';
import { readRoomFile, writeRoomFile } from './room-file.ts';

const RULES = rulesOf(builtinRoomRuleset);
const DRAFT = {
  title: { ru: 'Участок', en: '', ch: '' },
  basedOn: { id: builtinRoomRuleset.id, revision: 3 },
  map: builtinRoomRuleset.map,
} as RoomDraft;
const TEXT = writeRoomFile(DRAFT, RULES);

test('goes round without loss, with its rules', () => {
  expect(readRoomFile(TEXT)).toEqual({ ok: true, room: { ...DRAFT, rules: RULES } });
});

test.each([
  ['no JSON', '{', [{ path: '', kind: 'notJson' }]],
  ['nothing', 'null', [{ path: '', kind: 'format' }]],
  ['nested deeply', `${'['.repeat(5000)}${']'.repeat(5000)}`, [{ path: '', kind: 'tooDeep' }]],
])('%s is refused', (_name, text, faults) => expect(readRoomFile(text)).toEqual({ ok: false, faults }));

function broken(change: (file: { version: number; room: Record<string, unknown> }) => void): unknown {
  const file = JSON.parse(TEXT) as { version: number; room: Record<string, unknown> };
  change(file);
  const read = readRoomFile(JSON.stringify(file));
  return read.ok ? 'taken' : read.faults;
}

test('each fault has its path and what is allowed', () => {
  expect(broken((file) => (file.version = 9))).toEqual([{ path: 'version', kind: 'format' }]);
  const rules = { ...RULES, bagCapacity: 101, floorReachTiles: -1 };
  expect(broken((file) => (file.room['rules'] = rules))).toEqual([
    { path: 'room.rules.bagCapacity', kind: 'tooBig', limit: '100' },
    { path: 'room.rules.floorReachTiles', kind: 'tooSmall', limit: '0' },
  ]);
  expect(broken((file) => (file.room['map'] = 'a plan'))).toEqual([{ path: 'room.map', kind: 'wrongType' }]);
  const many = Array.from({ length: 500 }, () => RULES.items[0]);
  expect(broken((file) => (file.room['rules'] = { ...RULES, items: many }))).toEqual([
    { path: 'room.rules.items', kind: 'tooBig', limit: '400' },
  ]);
});
