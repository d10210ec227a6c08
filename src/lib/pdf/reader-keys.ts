// The keyboard shortcuts of the document reader.

export type ReaderAct =
  | 'NEXT'
  | 'PREVIOUS'
  | 'FIRST'
  | 'LAST'
  | 'LARGER'
  | 'SMALLER'
  | 'WIDTH'
  | 'SEARCH'
  | 'END_SEARCH'
  | 'NEXT_HIT'
  | 'PREVIOUS_HIT';

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const PLAIN_KEYS: Readonly<Record<string, ReaderAct>> = {
  ArrowRight: 'NEXT',
  PageDown: 'NEXT',
  ArrowLeft: 'PREVIOUS',
  PageUp: 'PREVIOUS',
  Home: 'FIRST',
  End: 'LAST',
  '+': 'LARGER',
  '=': 'LARGER',
  '-': 'SMALLER',
  '0': 'WIDTH',
};

const CTRL_KEYS: Readonly<Record<string, ReaderAct>> = {
  '+': 'LARGER',
  '=': 'LARGER',
  '-': 'SMALLER',
  '0': 'WIDTH',
};

interface Where {
  /** A field has the focus. */
  readonly isTyping: boolean;
  readonly isSearching: boolean;
  /** The page is wider than the window, so the arrows scroll it. */
  readonly isWide: boolean;
}

function searchingAct({ key, shiftKey }: PressedKey): ReaderAct | null {
  if (key === 'F3') return shiftKey ? 'PREVIOUS_HIT' : 'NEXT_HIT';
  return key === 'Escape' ? 'END_SEARCH' : null;
}

function plainAct({ key }: PressedKey, { isTyping, isWide }: Where): ReaderAct | null {
  if (isTyping || (isWide && key.startsWith('Arrow'))) return null;
  return PLAIN_KEYS[key] ?? null;
}

export function readerAct(pressed: PressedKey, where: Where): ReaderAct | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return null;
  // The F key, whichever letter a Russian layout has there.
  if (ctrlKey || metaKey) return /^[fFаА]$/u.test(key) ? 'SEARCH' : (CTRL_KEYS[key] ?? null);
  return (where.isSearching ? searchingAct(pressed) : null) ?? plainAct(pressed, where);
}
