// Which key of a replay was pressed: space plays and pauses, the arrows step, Home and End lead to the ends, Escape leaves it.

export type ReplayKey = 'PLAY' | 'FORWARD' | 'BACK' | 'START' | 'END' | 'LEAVE';

const KEYS: ReadonlyMap<string, ReplayKey> = new Map([
  ['Space', 'PLAY'],
  ['ArrowRight', 'FORWARD'],
  ['ArrowLeft', 'BACK'],
  ['Home', 'START'],
  ['End', 'END'],
  ['Escape', 'LEAVE'],
]);

interface KeyPress {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

function isTaken({ ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyPress): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || defaultPrevented;
}

/**
 * Undefined for a key that is none, or that a control of its own takes.
 * @param tag the name of the element that has the focus
 */
export function replayKeyOf(event: KeyPress, tag: string | undefined): ReplayKey | undefined {
  const key = isTaken(event) ? undefined : KEYS.get(event.code);
  if (tag === 'BUTTON' && key === 'PLAY') return undefined;
  return (tag === 'INPUT' || tag === 'TEXTAREA') && key !== 'LEAVE' ? undefined : key;
}
