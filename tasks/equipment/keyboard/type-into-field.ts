// Applies an edit of the on-screen keyboard to the focused field, as if it had been typed there.
import { editText } from './keyboard-state.ts';
import type { Edit } from './keyboard-state.ts';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

export function isTextField(target: unknown): target is TextField {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly && !target.disabled;
  return target instanceof HTMLInputElement && isTyped(target.type) && !target.readOnly && !target.disabled;
}

const isTyped = (type: string): boolean => type === 'text' || type === 'password' || type === 'search';

/** Dispatches the same events as real typing, so that the field's owner notices. */
export function typeIntoField(field: TextField, edit: Edit): void {
  if (edit.kind === 'enter') {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return;
  }
  const end = field.selectionEnd ?? field.value.length;
  const span = { value: field.value, start: field.selectionStart ?? end, end };
  const longest = field.maxLength < 0 ? Number.MAX_SAFE_INTEGER : field.maxLength;
  const next = editText(span, edit, longest);
  if (next.value !== field.value) {
    field.setRangeText(next.value, 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(next.start, next.end);
}
