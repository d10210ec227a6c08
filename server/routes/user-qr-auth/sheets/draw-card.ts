/** One card of a sheet: the code, whose it is, how to use it and until when. */
import encodeQr from 'qr';
import type { MadeCode } from '../make-codes.ts';
import { drawText, type TextStyle } from './set-lines.ts';
import { sheetTexts, type SheetTexts } from './sheet-texts.ts';

export interface CardTerms {
  readonly expiresAt: string;
  /** How often a code signs in; undefined: as often as one likes. */
  readonly uses: number | undefined;
  readonly publicUrl: string;
}

export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ink = '#16202e';
const softInk = '#526070';
const padding = 14;
const qrSize = 118;
const gap = 14;

const styles = {
  product: { size: 7.5, weight: 700, color: softInk },
  name: { size: 13, weight: 700, color: ink },
  fact: { size: 9, weight: 400, color: ink },
  step: { size: 8, weight: 400, color: ink },
  terms: { size: 8, weight: 700, color: ink },
  warning: { size: 7.5, weight: 400, color: softInk },
} as const satisfies Record<string, TextStyle>;

/** Runs of dark modules of a row as one rectangle each: a code is one path to fill. */
function drawQr(doc: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  // The card leaves the quiet zone itself.
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const module = qrSize / rows.length;
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

function termsText(texts: SheetTexts, { expiresAt, uses }: CardTerms): string {
  const date = new Intl.DateTimeFormat(texts.tag, { dateStyle: 'long' }).format(new Date(expiresAt));
  const until = texts.until.replace('{date}', date);
  return uses === undefined ? until : `${until} · ${texts.uses.replace('{count}', String(uses))}`;
}

/** Draws a card into its place, whose edges are the cut lines. */
export function drawCard(
  doc: PDFKit.PDFDocument,
  { code, owner }: MadeCode,
  { x, y, width, height }: CardPlace,
  terms: CardTerms,
): void {
  const texts = sheetTexts[owner.defaultLang];
  const top = y + padding;
  drawQr(doc, `${terms.publicUrl}/qrcode/${code}`, x + padding, top);
  const left = x + padding + qrSize + gap;
  const beside = { x: left, width: x + width - padding - left };
  let next = drawText(
    doc,
    `${texts.product} · ${texts.title}`,
    { ...beside, y: top - 1, mostLines: 2 },
    styles.product,
  );
  const name = [owner.surname, owner.name, owner.lastName].filter((part) => part !== '').join(' ');
  next = drawText(doc, name, { ...beside, y: next + 3, mostLines: 4 }, styles.name);
  const facts = [
    ...(owner.groupName === null ? [] : [`${texts.group}: ${owner.groupName}`]),
    `${texts.login}: ${owner.login}`,
  ];
  for (const fact of facts) next = drawText(doc, fact, { ...beside, y: next + 2, mostLines: 2 }, styles.fact);
  const below = { x: x + padding, width: width - 2 * padding, mostLines: 1 };
  next = top + qrSize + 7;
  for (const step of texts.steps) next = drawText(doc, step, { ...below, y: next }, styles.step);
  drawText(doc, termsText(texts, terms), { ...below, y: next + 3 }, styles.terms);
  drawText(doc, texts.warning, { ...below, y: y + height - padding - 7 }, styles.warning);
}
