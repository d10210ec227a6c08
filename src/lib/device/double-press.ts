// A double click is one press: its second half never meets what the first one has brought under the pointer, such as a dialog
// that it would close, or the button that moved to the place of one that has gone.

const PRESSABLE = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  'summary',
  ...['button', 'checkbox', 'menuitem', 'option', 'radio', 'switch', 'tab'].map((role) => `[role=${role}]`),
].join(', ');

interface Pressed {
  readonly element: Element | null;
  readonly isPressable: boolean;
}

function pressedBy({ target }: Event): Pressed {
  if (!(target instanceof Element)) return { element: null, isPressable: false };
  // A press on the words of a field is one on the field.
  const labelled = target.closest('label')?.control;
  const element = labelled ?? target.closest(PRESSABLE);
  return { element: element ?? target, isPressable: element !== null };
}

/** Two quick taps of a finger count as one double tap though they lie a button apart: they are two presses. */
function isOfMouse(event: MouseEvent): boolean {
  return !(event instanceof PointerEvent) || event.pointerType === 'mouse';
}

/**
 * The count of clicks is the system's own: as fast as this person double-clicks, and without the pointer moving.
 * @returns what ends it
 */
export function holdDoublePresses(): () => void {
  const ended = new AbortController();
  let first: Pressed = { element: null, isPressable: false };
  const hold = (event: MouseEvent): void => {
    if (event.detail === 0 || !isOfMouse(event)) return;
    const pressed = pressedBy(event);
    const isElsewhere = pressed.element !== first.element && (pressed.isPressable || first.isPressable);
    if (event.detail > 1 && isElsewhere) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    first = pressed;
  };
  window.addEventListener('click', hold, { capture: true, signal: ended.signal });
  return () => ended.abort();
}
