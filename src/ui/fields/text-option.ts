/** Which text an input accepts. Pure, so that each kind is a row in a table test. */
export type TextOption =
  | { readonly kind: 'integer'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'float'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'upper' }
  /** Keeps the characters that match; the pattern describes one allowed character. */
  | { readonly kind: 'allow'; readonly pattern: RegExp };

function digitsOnly(text: string): string {
  return text.replace(/\D+/gu, '').replace(/^0+(?=\d)/u, '');
}

function floatCharacters(text: string): string {
  const plain = text.replace(/,/gu, '.').replace(/[^\d.]+/gu, '');
  const dot = plain.indexOf('.');
  if (dot < 0) return plain;
  return plain.slice(0, dot + 1) + plain.slice(dot + 1).replace(/\./gu, '');
}

/** The text allowed while typing: removes only what further typing could not fix. */
export function filterTyped(text: string, option: TextOption): string {
  switch (option.kind) {
    case 'integer':
      return digitsOnly(text);
    case 'float': {
      const typed = floatCharacters(text);
      // More digits can only increase a number, so the upper bound applies at once; the lower one only at the
      // end.
      return option.max !== undefined && Number(typed) > option.max ? String(option.max) : typed;
    }
    case 'upper':
      return text.toUpperCase();
    case 'allow':
      return keepAllowed(text, option.pattern);
  }
}

/** The text after typing has ended: within its bounds, or empty. */
export function settleText(text: string, option: TextOption): string {
  const typed = filterTyped(text, option);
  if (option.kind === 'integer' || option.kind === 'float') return clampText(typed, option.min, option.max);
  return typed;
}

function clampText(text: string, min: number | undefined, max: number | undefined): string {
  if (text === '' || text === '.') return '';
  const value = Number(text);
  if (min !== undefined && value < min) return String(min);
  if (max !== undefined && value > max) return String(max);
  return text.startsWith('.') ? `0${text}` : text.replace(/\.$/u, '');
}

function keepAllowed(text: string, pattern: RegExp): string {
  const one = new RegExp(pattern.source, pattern.flags.replace(/[gy]/gu, ''));
  return Array.from(text)
    .filter((character) => one.test(character))
    .join('');
}

/** Whether another number stands than the one that was typed or pasted, such as 5 for -5: that is said. */
export function isOtherNumber(typed: string, kept: string): boolean {
  return !Object.is(Number(typed.replace(/\s/gu, '').replace(',', '.')), Number(kept));
}
