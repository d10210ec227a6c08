// The state of the on-screen keyboard and what each press does. Pure, so that it can be tested as tables.
import { hasShift, LAYOUT_NAMES, LAYOUTS, nextLayout, textOf } from './layouts.ts';
import type { KeyboardKey } from './layouts.ts';
import type { KeyboardLayout as LayoutName } from '#contract/simulation/equipment-kinds.ts';

/** `once` applies to the next letter, `locked` until shift is pressed again. */
export type Shift = 'off' | 'once' | 'locked';

export interface KeyboardState {
  readonly layout: LayoutName;
  readonly shift: Shift;
}

/** What a press does to the focused field. */
export type Edit =
  | { readonly kind: 'insert'; readonly text: string }
  | { readonly kind: 'backspace' | 'clear' | 'left' | 'right' | 'enter' };

interface Pressed {
  readonly state: KeyboardState;
  /** Absent where the press only changes the keyboard. */
  readonly edit?: Edit;
}

const NEXT_SHIFT = { off: 'once', once: 'locked', locked: 'off' } as const satisfies Record<Shift, Shift>;

export function pressKey(state: KeyboardState, key: KeyboardKey): Pressed {
  if (key.act === 'shift') return { state: { ...state, shift: NEXT_SHIFT[state.shift] } };
  if (key.act === 'layout') return { state: { layout: nextLayout(state.layout), shift: 'off' } };
  if (key.act !== 'type' && key.act !== 'space') return { state, edit: { kind: key.act } };
  const text = textOf(key, state.shift !== 'off');
  const shift = state.shift === 'once' && key.act === 'type' ? 'off' : state.shift;
  return { state: { ...state, shift }, edit: { kind: 'insert', text } };
}

/** Keys of a real keyboard that have a counterpart here, by `KeyboardEvent.key`. */
const NAMED: Readonly<Record<string, KeyboardKey['act']>> = {
  Backspace: 'backspace',
  Delete: 'clear',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'enter',
  Shift: 'shift',
  ' ': 'space',
};

interface RealPress {
  readonly layout: LayoutName;
  readonly key: KeyboardKey;
}

function keyOn(layout: LayoutName, pressed: string): KeyboardKey | undefined {
  const act = NAMED[pressed];
  const same = (one: string): boolean =>
    one === pressed || (hasShift(layout) && one === pressed.toLowerCase());
  return LAYOUTS[layout].flat().find((key) => (act ? key.act === act : key.act === 'type' && same(key.id)));
}

/** The layout and key of a real key: on the current layout if it is there, else on the first that has it. */
export function findRealKey(pressed: string, shown: LayoutName): RealPress | undefined {
  for (const layout of [shown, ...LAYOUT_NAMES]) {
    const key = keyOn(layout, pressed);
    if (key) return { layout, key };
  }
  return undefined;
}

interface TextSpan {
  readonly value: string;
  /** The selection; both are equal when there is only a caret. */
  readonly start: number;
  readonly end: number;
}

const caret = (value: string, at: number): TextSpan => ({ value, start: at, end: at });

/** A field's text after an edit. An edit that would exceed the maximum length changes nothing. */
export function editText(span: TextSpan, edit: Edit, maxLength: number): TextSpan {
  const { value, start, end } = span;
  const isCaret = start === end;
  switch (edit.kind) {
    case 'insert':
      return inserted(span, edit.text, maxLength);
    case 'backspace': {
      const from = isCaret ? Math.max(0, start - 1) : start;
      return caret(value.slice(0, from) + value.slice(end), from);
    }
    case 'clear':
      return caret('', 0);
    case 'left':
      return caret(value, isCaret ? Math.max(0, start - 1) : start);
    case 'right':
      return caret(value, isCaret ? Math.min(value.length, end + 1) : end);
    case 'enter':
      return span;
  }
}

function inserted(span: TextSpan, text: string, maxLength: number): TextSpan {
  const next = span.value.slice(0, span.start) + text + span.value.slice(span.end);
  return next.length > maxLength ? span : caret(next, span.start + text.length);
}
