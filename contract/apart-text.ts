// A text of somebody's own, which must not turn the direction of what stands beside it.

/** Letters that are written from right to left, and signs that set a direction. */
const TURNS =
  /[\u0590-\u08FF\u200F\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Signs that embed or override a direction: an override mirrors every letter after it, and no script is written with it. */
const OVERRIDES = /[\u202A-\u202E]/gu;

/** The text without the signs that would mirror what follows them in it; marks and isolates are its own. */
export const unturned = (text: string): string => text.replaceAll(OVERRIDES, '');

const ISOLATES = /[\u2066-\u2069]/gu;
const BEGINS = '\u2068';
const ENDS = '\u2069';

/** The text within signs that keep its direction to itself; one that turns nothing stays as it is. */
export function apart(text: string): string {
  const straight = unturned(text);
  if (!TURNS.test(straight)) return straight;
  let open = 0;
  // An end without a beginning would end ours, and a beginning without an end would take ours.
  const own = straight.replaceAll(ISOLATES, (sign) => {
    if (sign === ENDS && open === 0) return '';
    open += sign === ENDS ? -1 : 1;
    return sign;
  });
  return `${BEGINS}${own}${ENDS.repeat(open + 1)}`;
}
