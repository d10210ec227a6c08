// The page's design tokens, read from its own style sheets, so that none is missing here.

interface Tokens {
  readonly colours: readonly string[];
  readonly spaces: readonly string[];
  readonly radii: readonly string[];
  readonly shadows: readonly string[];
  readonly sizes: readonly string[];
  readonly durations: readonly string[];
}

/** The custom properties declared at the root, in order. */
function rootProperties(sheets: StyleSheetList): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const sheet of sheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue;
      for (const name of rule.style)
        if (name.startsWith('--')) found.set(name, rule.style.getPropertyValue(name));
    }
  }
  return found;
}

const KINDS = {
  spaces: /^--space-/,
  radii: /^--radius-/,
  shadows: /^--shadow-/,
  sizes: /^--text-(?:xs|s|m|l|xl|display)$/,
  durations: /^--duration/,
} as const;

const NO_COLOUR = /^--(?:font|text-|leading|weight|z-|control-|ease|lightningcss)/;

export function tokensOf(sheets: StyleSheetList): Tokens {
  const names = [...rootProperties(sheets).keys()];
  const of = (kind: keyof typeof KINDS): readonly string[] => names.filter((name) => KINDS[kind].test(name));
  const others = Object.values(KINDS);
  return {
    colours: names.filter((name) => !NO_COLOUR.test(name) && !others.some((kind) => kind.test(name))),
    spaces: of('spaces'),
    radii: of('radii'),
    shadows: of('shadows'),
    sizes: of('sizes'),
    durations: of('durations'),
  };
}

/**
 * Declares the colours again for an element with its own theme, because inherited values have already been
 * resolved with the root's theme.
 */
export function coloursAnew(sheets: StyleSheetList): Readonly<Record<string, string>> {
  const themed = [...rootProperties(sheets)].filter(
    ([name, value]) => !name.startsWith('--lightningcss') && /light-dark\(|--lightningcss/.test(value),
  );
  return Object.fromEntries(themed);
}
