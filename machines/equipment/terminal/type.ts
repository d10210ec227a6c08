// FIELD, KEY, TYPE: typing into the fields of a screen.
import type { TerminalField } from '#contract/simulation/equipment-terminal.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState } from '../state.ts';
import { textParam, type Decision, type Turn } from '../turn.ts';
import { atTerminal, pressed, withTerminal } from './screens.ts';

function fieldOf(
  index: EquipmentIndex,
  state: EquipmentState,
  id: string | undefined,
): TerminalField | undefined {
  return index.screens.get(state.terminal.screen)?.fields.find((field) => field.id === id);
}

/** FIELD: moves the cursor into the field `to` of the screen. */
export function focusField({ index, state, action }: Turn): Decision {
  const away = atTerminal(index, state);
  if (away) return away;
  const field = fieldOf(index, state, action.to);
  if (!field) return 'unknownField';
  return { state: withTerminal(state, { field: field.id, layout: field.layout }) };
}

const NAMED_KEYS = ['backspace', 'clear', 'enter', 'space'];

/** KEY: types `params.key` at the end of the field: one character, backspace, clear, enter or space. */
export function pressKey(turn: Turn): Decision {
  const { index, state } = turn;
  const away = atTerminal(index, state);
  if (away) return away;
  const key = textParam(turn, 'key');
  if (key === undefined || (Array.from(key).length !== 1 && !NAMED_KEYS.includes(key))) return 'badParams';
  const field = fieldOf(index, state, state.terminal.field);
  if (!field) return 'noField';
  const now = state.terminal.fields[field.id] ?? '';
  const text = typed(now, key);
  return written(pressed(state, [key === ' ' ? 'space' : key]), field, text);
}

function typed(now: string, key: string): string {
  switch (key) {
    case 'backspace':
      return Array.from(now).slice(0, -1).join('');
    case 'clear':
      return '';
    case 'enter':
      return now;
    case 'space':
      return `${now} `;
    default:
      return now + key;
  }
}

/** TYPE: sets the field `to` to `params.text`; `params.keys` are the keys pressed for it, with spaces. */
export function typeText(turn: Turn): Decision {
  const { index, state, action, durationMs } = turn;
  const away = atTerminal(index, state);
  if (away) return away;
  const text = textParam(turn, 'text');
  if (text === undefined) return 'badParams';
  const field = fieldOf(index, state, action.to);
  if (!field) return 'unknownField';
  const keys = textParam(turn, 'keys') ?? Array.from(text).join(' ');
  const decision = written(withTerminal(pressed(state, keys.split(' ')), { field: field.id }), field, text);
  if (typeof decision === 'string') return decision;
  return { ...decision, durationMs: Math.max(1, Array.from(text).length) * durationMs };
}

function written(state: EquipmentState, field: TerminalField, text: string): Decision {
  const own = field.isUpperCase ? text.toUpperCase() : text;
  if (Array.from(own).length > field.maxLength) return 'fieldFull';
  // Invisible characters can't be typed.
  if (/\p{Cc}/u.test(own)) return 'wrongCharacter';
  return { state: withTerminal(state, { fields: { ...state.terminal.fields, [field.id]: own } }) };
}
