// The four layouts of the on-screen keyboard, as data: rows of keys, twelve units wide each.
import type { KeyboardLayout as LayoutName } from '#contract/simulation/equipment-kinds.ts';

export const LAYOUT_NAMES = ['ru', 'en', 'symbols', 'hex'] as const satisfies readonly LayoutName[];

export type KeyAct =
  | 'type'
  | 'shift'
  | 'backspace'
  | 'clear'
  | 'space'
  | 'left'
  | 'right'
  | 'enter'
  | 'layout';

export interface KeyboardKey {
  /** Unique within its layout: the character it types, or what it does. */
  readonly id: string;
  readonly act: KeyAct;
  /** Its width, in units of the row. */
  readonly units: number;
  /** A hexadecimal digit, marked on the layout for codes. */
  readonly isHex?: true;
}

type KeyboardRow = readonly KeyboardKey[];
type KeyboardLayout = readonly KeyboardRow[];

export const ROW_UNITS = 12;
export const MIN_KEYS = 40;
export const MAX_KEYS = 45;

const typed = (characters: string): KeyboardRow =>
  Array.from(characters).map((id) => ({ id, act: 'type', units: 1 }));

const hexDigits = (characters: string): KeyboardRow =>
  typed(characters).map((key) => ({ ...key, isHex: true }));

const act = (name: Exclude<KeyAct, 'type'>, units = 1): KeyboardKey => ({ id: name, act: name, units });

const ru: KeyboardLayout = [
  typed('йцукенгшщзхъ'),
  typed('фывапролджэё'),
  [act('shift'), ...typed('ячсмитьбю'), act('backspace', 2)],
  [act('layout'), ...typed(','), act('space', 4), ...typed('.-'), act('left'), act('right'), act('enter', 2)],
];

const en: KeyboardLayout = [
  [...typed('1234567890-'), act('backspace')],
  [...typed('qwertyuiop'), act('enter', 2)],
  [...typed('asdfghjkl.'), act('left'), act('right')],
  [act('layout'), act('shift'), ...typed('zxcvbnm'), act('space', 3)],
];

const symbols: KeyboardLayout = [
  [...typed('1234567890-'), act('backspace')],
  [...typed('.,:;/\\|_+='), act('enter', 2)],
  [...typed('()[]<>#№@%'), act('left'), act('right')],
  [act('layout'), ...typed('!?"\'&*°µ'), act('space', 3)],
];

const hex: KeyboardLayout = [
  [...hexDigits('0123456789'), ...typed('-'), act('backspace')],
  [...hexDigits('ABCDEF'), ...typed('GHIJ'), act('enter', 2)],
  [...typed('KLMNOPQRS/'), act('left'), act('right')],
  [act('layout', 2), act('clear', 2), ...typed('TUVWXYZ.')],
];

export const LAYOUTS: Readonly<Record<LayoutName, KeyboardLayout>> = { ru, en, symbols, hex };

/** The layout that the layout key switches to. */
export function nextLayout(name: LayoutName): LayoutName {
  return LAYOUT_NAMES[(LAYOUT_NAMES.indexOf(name) + 1) % LAYOUT_NAMES.length] ?? 'ru';
}

/** Layouts without lower-case letters type exactly what their keys show. */
export function hasShift(name: LayoutName): boolean {
  return LAYOUTS[name].some((row) => row.some((key) => key.act === 'shift'));
}

/** The text that a key types; empty for other keys. */
export function textOf(key: KeyboardKey, isUpper: boolean): string {
  if (key.act === 'space') return ' ';
  if (key.act !== 'type') return '';
  return isUpper ? key.id.toUpperCase() : key.id;
}
