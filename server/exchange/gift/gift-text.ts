// The signs of GIFT: which ones are escaped, and where a text divides at those that are not.
const SIGNS = /[\\~=#{}:]/g;

export const escapeGift = (text: string): string =>
  text.replaceAll(SIGNS, (sign) => `\\${sign}`).replaceAll('\n', String.raw`\n`);

export const unescapeGift = (text: string): string =>
  text.replaceAll(/\\(.)/gs, (_whole, sign: string) => (sign === 'n' ? '\n' : sign)).trim();

/** The places of a sign that is not escaped. */
export function placesOf(text: string, signs: string): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (signs.includes(text[at] ?? '')) places.push(at);
  }
  return places;
}

/** The text before the first of a sign, and what follows it. */
export function dividedAt(text: string, mark: string): readonly [before: string, after: string | undefined] {
  const place = placesOf(text, mark[0] ?? '').find((at) => text.startsWith(mark, at));
  return place === undefined ? [text, undefined] : [text.slice(0, place), text.slice(place + mark.length)];
}
