// Whether CSS of a picture may stay: by a list of what it may hold, since what could fetch grows with each browser.

/** Functions that draw, move or compute; everything else, such as src(), image-set() or element(), is refused. */
const FUNCTIONS = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark ' +
    'matrix matrix3d translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez ' +
    'rotate3d scale scalex scaley scalez scale3d skew skewx skewy perspective calc min max clamp var ' +
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia ' +
    'circle ellipse inset polygon path rect cubic-bezier steps linear ' +
    'not is where nth-child nth-last-child nth-of-type nth-last-of-type'
  ).split(' '),
);

/** A link within the picture itself. */
export const LOCAL_LINK = /^#[\w.:-]+$/;

/** A name as CSS reads it, right before a bracket; any character beyond ASCII belongs to names. */
const CALLED = /([\w\-\u0080-\u{10FFFF}]+)\(/gu;
const URL_CALL = /url\s*\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)/gi;
/** Conditions and steps fetch nothing; other rules with @ can (import, font-face, namespace, charset). */
const FETCHING_RULE = /@(?!(?:media|keyframes)[ \t\n])/i;
/** An escape could spell any of the names; `<` has no place in CSS. */
const HIDING = /[\\<]/;

/**
 * Whether a style sheet or the value of an attribute neither fetches nor runs anything: `url()` points into the
 * picture, and each function is one of those known. Strings and comments are held to the same, so nothing can hide
 * in them.
 * @param css the whole text as the browser joins it, entities replaced
 */
export function isSafeCss(css: string): boolean {
  if (HIDING.test(css) || FETCHING_RULE.test(css)) return false;
  const rest = css.replaceAll(URL_CALL, (whole, double?: string, single?: string, bare?: string) =>
    LOCAL_LINK.test(double ?? single ?? bare ?? '') ? ' ' : whole,
  );
  return [...rest.matchAll(CALLED)].every(([, name = '']) => FUNCTIONS.has(name.toLowerCase()));
}
