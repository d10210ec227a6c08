import { expect, test } from 'vitest';
import { heardHoldings, heldUntilBy } from './holdings.ts';

const at = (hour: number): string => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const holding = (from: number, until: number) => ({ from: at(from), until: at(until) });

test.each([
  ['before it', [holding(9, 11)], 8, undefined],
  ['at its start', [holding(9, 11)], 9, 11],
  ['at its end', [holding(9, 11)], 11, undefined],
  ['two in a row are one', [holding(11, 13), holding(9, 11)], 10, 13],
  ['two that overlap', [holding(9, 12), holding(10, 11)], 10, 12],
  ['two apart', [holding(9, 10), holding(12, 13)], 9, 10],
])('%s', (_name, holdings, hour, until) => {
  expect(heldUntilBy(holdings, at(hour))).toBe(until === undefined ? undefined : at(until));
});

test('a standing says all of now and nothing of what comes', () => {
  const known = [holding(9, 11), holding(14, 15)];
  expect(heardHoldings(known, { heldUntil: null, serverNow: at(10) })).toEqual([holding(14, 15)]);
  const heard = heardHoldings([holding(14, 15)], { heldUntil: at(12), serverNow: at(10) });
  expect(heard).toEqual([holding(10, 12), holding(14, 15)]);
});
