import { expect, test } from 'vitest';
import { logEntrySchema, type LogEntry } from './log.ts';
import { isPlainEntry } from './plain-entry.ts';

const ENTRY = { seq: 1, at: 0, code: 'A001', location: 'out' };
const long = (count: number) => 'x'.repeat(count);
const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));

const TAKEN: readonly object[] = [
  {},
  { item: 'coat-0', from: 'closet', to: long(80), refused: true, issue: 'i1' },
  { seq: 1_000_000, at: 2_000_000_000, code: long(20) },
  { params: {} },
  { params: { soap: true, text: '', count: -2_147_483_647 } },
  { params: numbered(16) },
];

const REFUSED: readonly object[] = [
  { seq: 0 },
  { seq: 1.5 },
  { seq: 1_000_001 },
  { at: -1 },
  { at: 2_000_000_001 },
  { at: '0' },
  { code: '' },
  { code: long(21) },
  { location: undefined },
  { location: long(81) },
  { item: '' },
  { from: null },
  { to: 5 },
  { issue: long(81) },
  { refused: false },
  { params: null },
  { params: [] },
  { params: { far: 2_147_483_648 } },
  { params: { part: 0.5 } },
  { params: { text: long(201) } },
  { params: { list: [] } },
  { params: { '': 1 } },
  { params: numbered(17) },
];

const entryWith = (change: object) => ({ ...ENTRY, ...change }) as LogEntry;

test.each(TAKEN)('%j is plain, and the schema takes it', (change) => {
  expect(isPlainEntry(entryWith(change))).toBe(true);
  expect(logEntrySchema.safeParse(entryWith(change)).success).toBe(true);
});

test.each(REFUSED)('%j is not, and the schema refuses it', (change) => {
  expect(logEntrySchema.safeParse(entryWith(change)).success).toBe(false);
  expect(isPlainEntry(entryWith(change))).toBe(false);
});

test('what is no entry at all is left to the schema', () => {
  for (const other of [null, undefined, 'A001', 5, []]) expect(isPlainEntry(other as never)).toBe(false);
});
