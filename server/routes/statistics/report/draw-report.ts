// A report as PDF: A4, a heading before each table, charts above it or in its rows, sent while it is drawn.
import PdfDocument from 'pdfkit';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { DATE_TAGS, filled, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { drawText, type TextStyle } from '../../qr-sign-in/sheets/set-lines.ts';
import { BAR_HEIGHT, colourOf, columnsHeight, drawBar, drawColumns } from './draw-chart.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import type { Report, ReportCell, ReportPart } from './report.ts';

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 42;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 14;
const [INK, SOFT_INK, LINE] = ['#16202e', '#526070', '#c9d1da'];
const STYLES = {
  title: { size: 18, weight: 700, color: INK },
  heading: { size: 13, weight: 700, color: INK },
  note: { size: 9, weight: 400, color: SOFT_INK },
  head: { size: 8, weight: 700, color: SOFT_INK },
  cell: { size: 9, weight: 400, color: INK },
} as const satisfies Record<string, TextStyle>;
const MAX_LINES = 3;
const CELL_GAP = 8;
const ROW_GAP = 5;
/** Rows after which other requests are let in. */
const ROWS_AT_ONCE = 10;

interface Drawing {
  readonly doc: PDFKit.PDFDocument;
  readonly language: Language;
  y: number;
  page: number;
}

function newPage(drawing: Drawing): void {
  const { doc, language } = drawing;
  doc.addPage();
  drawing.page += 1;
  const text = filled(REPORT_TEXTS[language].page, { number: drawing.page });
  drawText(doc, text, { x: MARGIN, y: PAGE.height - MARGIN, width: WIDTH, mostLines: 1 }, STYLES.note);
  drawing.y = MARGIN;
}

function makeRoom(drawing: Drawing, height: number): boolean {
  if (drawing.y + height <= BOTTOM) return false;
  newPage(drawing);
  return true;
}

function formatsOf(language: Language) {
  const tag = DATE_TAGS[language];
  return {
    number: new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }),
    minutes: new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }),
    percent: new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
  };
}

function written(cell: ReportCell, formats: ReturnType<typeof formatsOf>): string {
  if (cell === null) return '—';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return formats.number.format(cell);
  return 'share' in cell ? formats.percent.format(cell.share) : formats.minutes.format(cell.minutes);
}

/** The first column has the names: it takes what the numbers leave. */
function columnsOf(count: number): readonly { readonly x: number; readonly width: number }[] {
  const others = count < 2 ? 0 : Math.min(96, (WIDTH * 0.6) / (count - 1));
  const first = WIDTH - others * (count - 1);
  return Array.from({ length: count }, (_, at) => ({
    x: MARGIN + (at === 0 ? 0 : first + others * (at - 1)),
    width: (at === 0 ? first : others) - CELL_GAP,
  }));
}

function drawTexts(drawing: Drawing, texts: readonly string[], style: TextStyle): void {
  const columns = columnsOf(texts.length);
  const ends = texts.map((text, at) => {
    const { x, width } = columns[at] ?? { x: MARGIN, width: WIDTH };
    return drawText(drawing.doc, text, { x, y: drawing.y, width, mostLines: MAX_LINES }, style);
  });
  drawing.y = Math.max(drawing.y, ...ends);
}

function endRow(drawing: Drawing): void {
  drawing.y += ROW_GAP;
  drawing.doc
    .moveTo(MARGIN, drawing.y - ROW_GAP / 2)
    .lineTo(PAGE.width - MARGIN, drawing.y - ROW_GAP / 2)
    .lineWidth(0.5)
    .stroke(LINE);
}

/** The heads of columns that are drawn as bars have the colour of their part of the bar. */
function drawHead(drawing: Drawing, part: ReportPart): void {
  drawTexts(drawing, part.head, STYLES.head);
  for (const [at, { x, width }] of columnsOf(part.head.length).entries()) {
    const colour = colourOf(part, at);
    if (colour !== undefined) drawing.doc.rect(x, drawing.y, width, BAR_HEIGHT / 2).fill(colour);
  }
  endRow(drawing);
}

function drawRow(
  drawing: Drawing,
  part: ReportPart,
  row: ReportPart['rows'][number],
  formats: ReturnType<typeof formatsOf>,
): void {
  drawTexts(
    drawing,
    row.map((cell) => written(cell, formats)),
    STYLES.cell,
  );
  if (part.chart?.kind === 'STACKED') {
    const { x, width } = columnsOf(part.head.length)[0] ?? { x: MARGIN, width: WIDTH };
    drawBar(drawing.doc, part, row, { x, y: drawing.y, width });
    drawing.y += BAR_HEIGHT;
  }
  endRow(drawing);
}

/** Of the longest text in a row so much room is kept. */
const ROW_ROOM = STYLES.cell.size * 1.3 * MAX_LINES + ROW_GAP + BAR_HEIGHT;

async function drawTable(drawing: Drawing, part: ReportPart): Promise<void> {
  const formats = formatsOf(drawing.language);
  drawHead(drawing, part);
  for (const [at, row] of part.rows.entries()) {
    if (makeRoom(drawing, ROW_ROOM)) drawHead(drawing, part);
    drawRow(drawing, part, row, formats);
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    if (drawing.doc.destroyed) return;
  }
}

async function drawPart(drawing: Drawing, part: ReportPart): Promise<void> {
  const { doc } = drawing;
  const box = { x: MARGIN, width: WIDTH, mostLines: 2 };
  makeRoom(drawing, columnsHeight(part) + ROW_ROOM * 3);
  drawing.y = drawText(doc, part.title, { ...box, y: drawing.y + 12 }, STYLES.heading) + 6;
  drawing.y += drawColumns(doc, part, { x: MARGIN, y: drawing.y, width: WIDTH });
  await drawTable(drawing, part);
}

async function draw(drawing: Drawing, { title, notes, parts }: Report): Promise<void> {
  const { doc } = drawing;
  newPage(drawing);
  const box = { x: MARGIN, width: WIDTH };
  drawing.y = drawText(doc, title, { ...box, y: drawing.y, mostLines: 4 }, STYLES.title) + 4;
  for (const note of notes)
    drawing.y = drawText(doc, note, { ...box, y: drawing.y, mostLines: 2 }, STYLES.note);
  for (const part of parts) {
    await drawPart(drawing, part);
    if (doc.destroyed) return;
  }
  doc.end();
}

/** The report as a stream of PDF bytes; an error destroys the stream and goes to `onError`. */
export function pdfOf(
  report: Report,
  { language, madeAt }: { readonly language: Language; readonly madeAt: string },
  onError: (error: unknown) => void,
): Readable {
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: LANGUAGE_TAGS[language],
    info: {
      Title: report.title,
      Producer: 'Kristall',
      Creator: 'Kristall',
      CreationDate: new Date(madeAt),
    },
  });
  draw({ doc, language, y: MARGIN, page: 0 }, report).catch((error: unknown) => {
    onError(error);
    doc.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return doc;
}
