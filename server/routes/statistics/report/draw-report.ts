// Reports as PDF: A4, a heading before each table, charts above it or in its rows. Drawn by a process of its own (draw-pdf.ts).
import { buffer } from 'node:stream/consumers';
import { DATE_TAGS, filled, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { drawText, textWidth, type TextStyle } from '../../qr-sign-in/sheets/set-lines.ts';
import { BAR_HEIGHT, colourOf, columnsHeight, drawBar, drawColumns } from './draw-chart.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { numberOf, type Report, type ReportCell, type ReportPart } from './report.ts';

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 42;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 14;
const [INK, SOFT_INK, LINE] = ['#16202e', '#526070', '#c9d1da'];
const STYLES = {
  title: { size: 18, weight: 700, color: INK },
  heading: { size: 13, weight: 700, color: INK },
  text: { size: 11, weight: 400, color: INK },
  note: { size: 9, weight: 400, color: SOFT_INK },
  head: { size: 8, weight: 700, color: SOFT_INK },
  cell: { size: 9, weight: 400, color: INK },
} as const satisfies Record<string, TextStyle>;
const MAX_LINES = 3;
/** Of the words above a table. */
const MAX_TEXT_LINES = 12;
const CELL_GAP = 8;
const MIN_COLUMN = 36;
/** Of a table with fewer columns the figures would stand far from what they are of. */
const [FEW_COLUMNS, NARROW_SHARE] = [3, 0.6];
/** So much of a table the figures take at most. */
const MAX_FIGURES_SHARE = 0.66;
const ROW_GAP = 5;

export interface PdfTerms {
  /** Of the document. */
  readonly title: string;
  readonly language: Language;
  readonly madeAt: string;
}

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
    number: new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: 'negative' }),
    minutes: new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    percent: new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
    moment: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'short' }),
  };
}

function written(cell: ReportCell, formats: ReturnType<typeof formatsOf>): string {
  if (cell === null) return '—';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return formats.number.format(cell);
  if (cell instanceof Date) return formats.moment.format(cell);
  return 'share' in cell ? formats.percent.format(cell.share) : formats.minutes.format(cell.minutes);
}

interface TableColumn {
  readonly x: number;
  readonly width: number;
  /** Figures stand below each other, by their last digit. */
  readonly align?: 'end';
}

/** A part as it is written in a table. */
interface WrittenTable {
  readonly part: ReportPart;
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly TableColumn[];
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((found, text) => (text.length > found.length ? text : found), '');

/** What a column of figures needs to break no word of its head and no figure. */
function neededWidth(doc: PDFKit.PDFDocument, head: string, cells: readonly string[]): number {
  const word = textWidth(doc, longest(head.split(/\s+/u)), STYLES.head);
  const widths = [...new Set(cells)].map((cell) => textWidth(doc, cell, STYLES.cell));
  return widths.reduce((most, width) => Math.max(most, width), Math.max(MIN_COLUMN, word)) + 1;
}

/** The first column has the names: it takes what the figures leave. */
function columnsOf(
  doc: PDFKit.PDFDocument,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly TableColumn[] {
  const table = head.length < FEW_COLUMNS ? WIDTH * NARROW_SHARE : WIDTH;
  const needed = head.slice(1).map(
    (name, at) =>
      CELL_GAP +
      neededWidth(
        doc,
        name,
        rows.map((row) => row[at + 1] ?? ''),
      ),
  );
  const sum = needed.reduce((whole, width) => whole + width, 0);
  const widths = needed.map((width) => width * Math.min(1, (table * MAX_FIGURES_SHARE) / sum));
  const first = table - widths.reduce((whole, width) => whole + width, 0);
  let x = MARGIN + first;
  const figures = widths.map((width): TableColumn => {
    const column = { x: x + CELL_GAP, width: width - CELL_GAP, align: 'end' as const };
    x += width;
    return column;
  });
  return [{ x: MARGIN, width: first }, ...figures];
}

function writtenTable({ doc, language }: Drawing, part: ReportPart): WrittenTable {
  const formats = formatsOf(language);
  // Of a spread the chart above shows where nothing is.
  const shown = part.chart?.kind === 'SPREAD' ? part.rows.filter((row) => numberOf(row[1]) > 0) : part.rows;
  const rows = shown.map((row) => row.map((cell) => written(cell, formats)));
  return { part: { ...part, rows: shown }, rows, columns: columnsOf(doc, part.head, rows) };
}

function drawTexts(
  drawing: Drawing,
  texts: readonly string[],
  columns: readonly TableColumn[],
  style: TextStyle,
): void {
  const ends = texts.map((text, at) => {
    const column = columns[at] ?? { x: MARGIN, width: WIDTH };
    return drawText(drawing.doc, text, { ...column, y: drawing.y, mostLines: MAX_LINES }, style);
  });
  drawing.y = Math.max(drawing.y, ...ends);
}

function endRow(drawing: Drawing, columns: readonly TableColumn[]): void {
  const last = columns.at(-1) ?? { x: MARGIN, width: WIDTH };
  drawing.y += ROW_GAP;
  drawing.doc
    .moveTo(MARGIN, drawing.y - ROW_GAP / 2)
    .lineTo(last.x + last.width, drawing.y - ROW_GAP / 2)
    .lineWidth(0.5)
    .stroke(LINE);
}

/** The heads of columns that are drawn as bars have the colour of their part of the bar. */
function drawHead(drawing: Drawing, { part, columns }: WrittenTable): void {
  drawTexts(drawing, part.head, columns, STYLES.head);
  for (const [at, { x, width }] of columns.entries()) {
    const colour = colourOf(part, at);
    if (colour !== undefined) drawing.doc.rect(x, drawing.y, width, BAR_HEIGHT / 2).fill(colour);
  }
  endRow(drawing, columns);
}

function drawRow(drawing: Drawing, { part, rows, columns }: WrittenTable, at: number): void {
  drawTexts(drawing, rows[at] ?? [], columns, STYLES.cell);
  const { x, width } = columns[0] ?? { x: MARGIN, width: WIDTH };
  drawing.y += drawBar(drawing.doc, part, part.rows[at] ?? [], { x, y: drawing.y, width });
  endRow(drawing, columns);
}

/** Of the longest text in a row so much room is kept. */
const ROW_ROOM = STYLES.cell.size * 1.3 * MAX_LINES + ROW_GAP + BAR_HEIGHT;

function drawTable(drawing: Drawing, part: ReportPart): void {
  if (part.head.length === 0) return;
  const table = writtenTable(drawing, part);
  drawHead(drawing, table);
  for (const at of table.rows.keys()) {
    if (makeRoom(drawing, ROW_ROOM)) drawHead(drawing, table);
    drawRow(drawing, table, at);
  }
}

/** A text of so many letters fills a line at most. */
const LINE_LETTERS = 60;
const textRoom = ({ text = '' }: ReportPart): number =>
  Math.min(MAX_TEXT_LINES, Math.ceil(text.length / LINE_LETTERS)) * STYLES.text.size * 1.3;

function drawPart(drawing: Drawing, part: ReportPart): void {
  const { doc } = drawing;
  const box = { x: MARGIN, width: WIDTH, mostLines: 2 };
  makeRoom(drawing, columnsHeight(part) + textRoom(part) + ROW_ROOM * 3);
  drawing.y = drawText(doc, part.title, { ...box, y: drawing.y + 12 }, STYLES.heading) + 6;
  if (part.note !== undefined)
    drawing.y = drawText(doc, part.note, { ...box, y: drawing.y - 4 }, STYLES.note) + 4;
  if (part.text !== undefined && part.text !== '')
    drawing.y =
      drawText(doc, part.text, { ...box, mostLines: MAX_TEXT_LINES, y: drawing.y }, STYLES.text) + 6;
  drawing.y += drawColumns(doc, part, { x: MARGIN, y: drawing.y, width: WIDTH });
  drawTable(drawing, part);
}

/** From a page of its own. */
function drawReport(drawing: Drawing, { title, notes, parts }: Report): void {
  const { doc } = drawing;
  newPage(drawing);
  const box = { x: MARGIN, width: WIDTH };
  drawing.y = drawText(doc, title, { ...box, y: drawing.y, mostLines: 4 }, STYLES.title) + 4;
  for (const note of notes)
    drawing.y = drawText(doc, note, { ...box, y: drawing.y, mostLines: 2 }, STYLES.note);
  for (const part of parts) drawPart(drawing, part);
}

/** One PDF of several reports; each has page numbers of its own. */
export async function drawPdf(
  reports: readonly Report[],
  { title, language, madeAt }: PdfTerms,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: LANGUAGE_TAGS[language],
    info: { Title: title, Producer: 'Kristall', Creator: 'Kristall', CreationDate: new Date(madeAt) },
  });
  for (const report of reports) drawReport({ doc, language, y: MARGIN, page: 0 }, report);
  doc.end();
  return buffer(doc);
}
