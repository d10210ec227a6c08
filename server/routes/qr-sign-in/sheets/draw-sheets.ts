// Sheets of QR codes as PDF: A4, eight cards with cut lines on a page, sent while they are drawn.
import PdfDocument from 'pdfkit';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { MadeCode } from '../make-codes.ts';
import { drawCard, type CardTerms } from './draw-card.ts';

interface Sheets extends CardTerms {
  readonly codes: readonly MadeCode[];
  readonly madeAt: string;
}

const PAGE = { width: 595.28, height: 841.89 };
/** Points left free at each edge, where most printers cannot print. */
const MARGIN = 22;
const COLUMNS = 2;
const ROWS = 4;
const CARD = { width: (PAGE.width - 2 * MARGIN) / COLUMNS, height: (PAGE.height - 2 * MARGIN) / ROWS };

function drawCutLines(doc: PDFKit.PDFDocument): void {
  doc.save().lineWidth(0.5).dash(3, { space: 3 }).strokeColor('#8a94a3');
  for (let column = 0; column <= COLUMNS; column++) {
    const x = MARGIN + column * CARD.width;
    doc.moveTo(x, MARGIN).lineTo(x, PAGE.height - MARGIN);
  }
  for (let row = 0; row <= ROWS; row++) {
    const y = MARGIN + row * CARD.height;
    doc.moveTo(MARGIN, y).lineTo(PAGE.width - MARGIN, y);
  }
  doc.stroke().restore();
}

async function draw(doc: PDFKit.PDFDocument, sheets: Sheets): Promise<void> {
  for (const [index, made] of sheets.codes.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (place === 0) {
      doc.addPage();
      drawCutLines(doc);
    }
    const x = MARGIN + (place % COLUMNS) * CARD.width;
    const y = MARGIN + Math.floor(place / COLUMNS) * CARD.height;
    drawCard(doc, made, { x, y, ...CARD }, sheets);
    // Let other requests in after each card: five hundred cards take seconds.
    await setImmediate();
    if (doc.destroyed) return;
  }
  doc.end();
}

/** The sheets as a stream of PDF bytes; an error destroys the stream and goes to `onError`. */
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
