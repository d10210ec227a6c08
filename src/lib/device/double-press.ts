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

/**
 * The count of clicks is the system's own: as fast as this person double-clicks, and without the pointer moving. Two quick taps
 * of a finger count as one double tap though they lie a button apart: they are two presses.
 * @returns what ends it
 */
export function holdDoublePresses(): () => void {
  const ended = new AbortController();
  const listening = { capture: true, signal: ended.signal };
  let first: Pressed = { element: null, isPressable: false };
  let isMouse = true;
  const isSecond = (event: MouseEvent, pressed: Pressed): boolean =>
    isMouse &&
    event.detail > 1 &&
    pressed.element !== first.element &&
    (pressed.isPressable || first.isPressable);
  const watch = ({ pointerType }: PointerEvent): void => {
    isMouse = pointerType === 'mouse';
  };
  // The focus stays where the first press has brought it, in a dialog for one.
  const holdDown = (event: MouseEvent): void => {
    if (isSecond(event, pressedBy(event))) event.preventDefault();
  };
  const hold = (event: MouseEvent): void => {
    // By a key.
    if (event.detail === 0) return;
    const pressed = pressedBy(event);
    if (isSecond(event, pressed)) {
      event.preventDefault();
      event.stopPropagation();
    } else first = pressed;
  };
  window.addEventListener('pointerdown', watch, listening);
  window.addEventListener('mousedown', holdDown, listening);
  window.addEventListener('click', hold, listening);
  return () => ended.abort();
}
