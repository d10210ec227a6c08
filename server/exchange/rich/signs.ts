// Signs as HTML writes them.
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  deg: '°',
  micro: 'µ',
  times: '×',
  plusmn: '±',
  rarr: '→',
};
const MAX_CODE = 0x10ffff;

function signOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isInteger(code) && code > 0 && code <= MAX_CODE ? String.fromCodePoint(code) : whole;
}

/** The text without its entities. */
export const signsOf = (text: string): string =>
  text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => signOf(whole, name));
