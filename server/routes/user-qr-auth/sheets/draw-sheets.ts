/** Sheets of QR codes as PDF: A4, eight cards with cut lines on a page, written while they are sent. */
import PdfDocument from 'pdfkit';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { MadeCode } from '../make-codes.ts';
import { drawCard, type CardTerms } from './draw-card.ts';

export interface Sheets extends CardTerms {
  readonly codes: readonly MadeCode[];
  readonly madeAt: string;
}

const page = { width: 595.28, height: 841.89 };
/** Half of what most printers need at the edge, twice over. */
const margin = 22;
const columns = 2;
const rows = 4;
const card = { width: (page.width - 2 * margin) / columns, height: (page.height - 2 * margin) / rows };

function drawCutLines(doc: PDFKit.PDFDocument): void {
  doc.save().lineWidth(0.5).dash(3, { space: 3 }).strokeColor('#8a94a3');
  for (let column = 0; column <= columns; column++) {
    const x = margin + column * card.width;
    doc.moveTo(x, margin).lineTo(x, page.height - margin);
  }
  for (let row = 0; row <= rows; row++) {
    const y = margin + row * card.height;
    doc.moveTo(margin, y).lineTo(page.width - margin, y);
  }
  doc.stroke().restore();
}

async function draw(doc: PDFKit.PDFDocument, sheets: Sheets): Promise<void> {
  for (const [index, made] of sheets.codes.entries()) {
    const place = index % (columns * rows);
    if (place === 0) {
      doc.addPage();
      drawCutLines(doc);
    }
    const x = margin + (place % columns) * card.width;
    const y = margin + Math.floor(place / columns) * card.height;
    drawCard(doc, made, { x, y, ...card }, sheets);
    // Others are answered between two cards: five hundred of them take seconds.
    await setImmediate();
    if (doc.destroyed) return;
  }
  doc.end();
}

/** The sheets as a stream; a failure ends the stream and is told. */
export function sheetsOf(sheets: Sheets, onError: (error: unknown) => void): Readable {
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'ru',
    info: { Title: 'QR', Producer: 'Kristall', Creator: 'Kristall', CreationDate: new Date(sheets.madeAt) },
  });
  draw(doc, sheets).catch((error: unknown) => {
    onError(error);
    doc.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return doc;
}
