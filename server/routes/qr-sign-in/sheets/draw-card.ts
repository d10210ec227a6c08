// One card of a sheet: the code, whose it is, how to use it and how long.
import { fullNameOf } from '#contract/full-name.ts';
import encodeQr from 'qr';
import { DATE_TAGS, filled, type Language } from '#contract/languages.ts';
import { zoneMark } from '#contract/time-zone.ts';
import type { MadeCode } from '../make-codes.ts';
import { drawText, type TextStyle } from './set-lines.ts';
import { SHEET_TEXTS } from './sheet-texts.ts';

export interface CardTerms {
  readonly expiresAt: string;
  /** How often a code can be used; undefined for any number. */
  readonly uses: number | undefined;
  readonly publicUrl: string;
  /** In which the end is written, and which it names. */
  readonly timeZone: string;
}

interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INK = '#16202e';
const SOFT_INK = '#526070';
const PADDING = 14;
const QR_SIZE = 118;
const GAP = 14;

const STYLES = {
  product: { size: 7.5, weight: 700, color: SOFT_INK },
  name: { size: 13, weight: 700, color: INK },
  fact: { size: 9, weight: 400, color: INK },
  step: { size: 8, weight: 400, color: INK },
  terms: { size: 8, weight: 700, color: INK },
  warning: { size: 7.5, weight: 400, color: SOFT_INK },
} as const satisfies Record<string, TextStyle>;

/** Draws each run of dark modules in a row as one rectangle, so that the whole code is a single path. */
function drawQr(doc: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  // No border, because the card leaves the quiet zone.
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const module = QR_SIZE / rows.length;
  rows.forEach((row, line) => {
    let from = 0;
    while (from < row.length) {
      let to = from;
      while (to < row.length && row[to] === true) to += 1;
      if (to > from) doc.rect(x + from * module, y + line * module, (to - from) * module, module);
      from = to + 1;
    }
  });
  doc.fill('#000000');
}

function termsText(language: Language, { expiresAt, uses, timeZone }: CardTerms): string {
  const texts = SHEET_TEXTS[language];
  const shape = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const written = new Intl.DateTimeFormat(DATE_TAGS[language], shape).format(new Date(expiresAt));
  const until = filled(texts.until, { date: `${written} ${zoneMark(timeZone, Date.parse(expiresAt))}` });
  return uses === undefined ? until : `${until} · ${filled(texts.uses, { count: uses })}`;
}

/** Draws a card into its place, whose edges are the cut lines. */
export function drawCard(
  doc: PDFKit.PDFDocument,
  { code, owner }: MadeCode,
  { x, y, width, height }: CardPlace,
  terms: CardTerms,
): void {
  const texts = SHEET_TEXTS[owner.defaultLang];
  const top = y + PADDING;
  drawQr(doc, `${terms.publicUrl}/qrcode/${code}`, x + PADDING, top);
  const left = x + PADDING + QR_SIZE + GAP;
  const beside = { x: left, width: x + width - PADDING - left };
  let next = drawText(
    doc,
    `${texts.product} · ${texts.title}`,
    { ...beside, y: top - 1, mostLines: 2 },
    STYLES.product,
  );
  const name = fullNameOf(owner);
  next = drawText(doc, name, { ...beside, y: next + 3, mostLines: 4 }, STYLES.name);
  const facts = [
    ...(owner.groupName === null ? [] : [`${texts.group}: ${owner.groupName}`]),
    `${texts.login}: ${owner.login}`,
  ];
  for (const fact of facts) next = drawText(doc, fact, { ...beside, y: next + 2, mostLines: 2 }, STYLES.fact);
  const below = { x: x + PADDING, width: width - 2 * PADDING, mostLines: 1 };
  next = top + QR_SIZE + 7;
  for (const step of texts.steps) next = drawText(doc, step, { ...below, y: next }, STYLES.step);
  drawText(doc, termsText(owner.defaultLang, terms), { ...below, y: next + 3 }, STYLES.terms);
  drawText(doc, texts.warning, { ...below, y: y + height - PADDING - 7 }, STYLES.warning);
}
