import { describe, expect, it, test } from 'vitest';
import { editText, findRealKey, pressKey } from './keyboard-state.ts';
import type { Edit, Shift } from './keyboard-state.ts';
import { MIN_KEYS, LAYOUT_NAMES, LAYOUTS, MAX_KEYS, nextLayout, ROW_UNITS, textOf } from './layouts.ts';
import type { KeyboardLayout as LayoutName } from '#contract/simulation/equipment-kinds.ts';

describe('each layout', () => {
  it.each(LAYOUT_NAMES)('%s has 40 to 45 keys, each once, in even rows', (name) => {
    const keys = LAYOUTS[name].flat();
    expect(keys.length).toBeGreaterThanOrEqual(MIN_KEYS);
    expect(keys.length).toBeLessThanOrEqual(MAX_KEYS);
    expect(new Set(keys.map(({ id }) => id)).size).toBe(keys.length);
    for (const row of LAYOUTS[name]) expect(row.reduce((sum, { units }) => sum + units, 0)).toBe(ROW_UNITS);
  });

  it.each(LAYOUT_NAMES)('%s deletes, moves, enters and leads on', (name) => {
    const acts = LAYOUTS[name].flat().map(({ act }) => act);
    for (const act of ['backspace', 'left', 'right', 'enter', 'layout']) expect(acts).toContain(act);
  });

  test('the layout key goes round all four', () => {
    const seen: LayoutName[] = ['ru'];
    for (let at = 0; at < 4; at += 1) seen.push(nextLayout(seen.at(-1)!));
    expect(seen).toEqual(['ru', 'en', 'symbols', 'hex', 'ru']);
  });
});

function charactersOf(name: LayoutName): string {
  const keys = LAYOUTS[name].flat();
  const uppers = keys.some(({ act }) => act === 'shift') ? keys.map((key) => textOf(key, true)) : [];
  return [...keys.map((key) => textOf(key, false)), ...uppers].join('');
}

describe('characters', () => {
  it.each([
    ['ru', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ .,-'],
    ['en', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -.'],
    ['symbols', '0123456789.,:;/\\|_+=()[]<>#№@%!?"\'&*°µ- '],
    ['hex', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-/.'],
  ] as const)('%s reaches %s', (name, needed) => {
    const reached = charactersOf(name);
    expect(Array.from(needed).filter((one) => !reached.includes(one))).toEqual([]);
  });
});

describe('a press', () => {
  const press = (layout: LayoutName, shift: Shift, id: string) => {
    const key = LAYOUTS[layout].flat().find((one) => one.id === id)!;
    return pressKey({ layout, shift }, key);
  };

  it.each([
    ['ru', 'off', 'ц', 'off', 'ц'],
    ['ru', 'once', 'ц', 'off', 'Ц'],
    ['ru', 'locked', 'ц', 'locked', 'Ц'],
    ['en', 'once', 'space', 'once', ' '],
    ['hex', 'off', 'F', 'off', 'F'],
    ['symbols', 'off', '№', 'off', '№'],
  ] as const)('%s, shift %s: %s leaves shift %s and types %j', (layout, before, id, after, text) => {
    expect(press(layout, before, id)).toEqual({
      state: { layout, shift: after },
      edit: { kind: 'insert', text },
    });
  });

  it.each([
    ['off', 'once'],
    ['once', 'locked'],
    ['locked', 'off'],
  ] as const)('of shift leads from %s to %s', (before, after) => {
    expect(press('en', before, 'shift')).toEqual({ state: { layout: 'en', shift: after } });
  });
});

describe('a real key', () => {
  it.each([
    ['ц', 'ru', 'ru', 'ц'],
    ['Ц', 'ru', 'ru', 'ц'],
    ['q', 'ru', 'en', 'q'],
    ['Q', 'hex', 'hex', 'Q'],
    ['q', 'hex', 'en', 'q'],
    ['7', 'ru', 'en', '7'],
    ['7', 'hex', 'hex', '7'],
    ['№', 'en', 'symbols', '№'],
    ['Backspace', 'symbols', 'symbols', 'backspace'],
    [' ', 'en', 'en', 'space'],
    ['Delete', 'ru', 'hex', 'clear'],
  ] as const)('%j, with %s shown, lights on %s the key %s', (pressed, shown, layout, id) => {
    const found = findRealKey(pressed, shown);
    expect([found?.layout, found?.key.id]).toEqual([layout, id]);
  });

  it.each(['F1', 'Escape', 'Tab', '漢'])('%s has none', (pressed) => {
    expect(findRealKey(pressed, 'ru')).toBeUndefined();
  });
});

describe('an edit', () => {
  it.each([
    ['inserts', 'AB', [1, 1], { kind: 'insert', text: 'x' }, ['AxB', 2]],
    ['replaces a selection', 'ABC', [1, 2], { kind: 'insert', text: 'x' }, ['AxC', 2]],
    ['takes no more than fits', 'ABCD', [4, 4], { kind: 'insert', text: 'x' }, ['ABCD', 4]],
    ['deletes', 'AB', [2, 2], { kind: 'backspace' }, ['A', 1]],
    ['deletes nothing at the start', 'AB', [0, 0], { kind: 'backspace' }, ['AB', 0]],
    ['deletes a selection', 'ABC', [0, 2], { kind: 'backspace' }, ['C', 0]],
    ['clears', 'AB', [1, 1], { kind: 'clear' }, ['', 0]],
    ['goes left', 'AB', [1, 1], { kind: 'left' }, ['AB', 0]],
    ['goes right, not beyond', 'AB', [2, 2], { kind: 'right' }, ['AB', 2]],
    ['leaves enter to the field', 'AB', [2, 2], { kind: 'enter' }, ['AB', 2]],
  ] as const satisfies readonly (readonly [
    string,
    string,
    readonly [number, number],
    Edit,
    readonly [string, number],
  ])[])('%s', (_, value, [start, end], edit, [expected, at]) => {
    expect(editText({ value, start, end }, edit, 4)).toMatchObject({ value: expected, start: at });
  });
});
