// F1 to F8: the keys below the terminal's screen, and those of the real keyboard.
export const SOFT_KEYS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'] as const;
export type SoftKeyName = (typeof SOFT_KEYS)[number];

/** The part of a keyboard event that is needed. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Undefined for other keys and with modifiers, which belong to the browser. */
export function softKeyOf(event: KeyPress): SoftKeyName | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined;
  return SOFT_KEYS.find((name) => name === event.key);
}

/** Length of the longest word: a key shrinks its text to fit that word. */
export function longestWord(text: string): number {
  return Math.max(0, ...text.split(/\s+/u).map((word) => Array.from(word).length));
}
