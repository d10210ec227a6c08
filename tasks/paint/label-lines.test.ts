// A name of a place stays within the picture, however long it is and wherever the place is.
import { expect, test } from 'vitest';
import { LABEL_LINE, labelLines } from './label-lines.ts';

test('a short one stands in its place', () => {
  expect(labelLines('Кнопка', [100, 200], 600)).toEqual({ x: 108, y: 226, lines: ['Кнопка'] });
});

test.each([
  ['at the right edge', 'Кнопка аварийного останова', [940, 20]],
  ['at the lower edge', 'Кнопка аварийного останова '.repeat(6), [20, 590]],
  ['a word of 400 letters', 'а'.repeat(400), [500, 300]],
  ['Chinese', '紧急停止按钮'.repeat(30), [500, 300]],
] as const)('%s', (_name, label, corner) => {
  const { x, y, lines } = labelLines(label, corner, 600);
  expect(x).toBeGreaterThanOrEqual(8);
  for (const line of lines)
    expect(x + line.length * (label.startsWith('紧') ? 22 : 16)).toBeLessThanOrEqual(1010);
  expect(y + LABEL_LINE * (lines.length - 1)).toBeLessThanOrEqual(592);
  expect(lines.length).toBeLessThanOrEqual(2);
});

test('words stay whole, and what does not fit is told to go on', () => {
  const { lines } = labelLines('Кнопка аварийного останова линии '.repeat(20), [0, 0], 600);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.endsWith('и') || lines[0]?.endsWith('а') || lines[0]?.endsWith('о')).toBe(true);
  expect(lines.at(-1)?.endsWith('…')).toBe(true);
});

test('a low picture has the lines that it has room for', () => {
  expect(labelLines('слово '.repeat(100), [0, 0], 60).lines).toHaveLength(1);
});
