// The charts of a report, in PDF: columns above a table, or a bar under the name of each row.
import { drawText, textWidth, type TextStyle } from '../../qr-sign-in/sheets/set-lines.ts';
import { numberOf, type ReportChart, type ReportPart } from './report.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Spread = Extract<ReportChart, { readonly kind: 'SPREAD' }>;

const COLUMNS_HEIGHT = 110;
/** Above the columns for the number of the highest, below them for the axis. */
const [NUMBERS_HEIGHT, TICKS_HEIGHT, AFTER] = [12, 12, 10];
/** Of a bar, and of the line in its colour under the head of a column. */
export const BAR_HEIGHT = 5;
const [COLUMN_COLOUR, AXIS, TRACK, INK] = ['#2563a8', '#8a94a3', '#e3e8ee', '#16202e'];
/** Done, late, out of order, missed. */
const STACK_COLOURS = ['#1a7f5a', '#e0a030', '#8a94a3', '#c0392b'];
const [NUMBER, TICK] = [
  { size: 7, weight: 400, color: INK },
  { size: 7, weight: 400, color: '#526070' },
] as const satisfies readonly TextStyle[];

/** Points that drawColumns takes. */
export function columnsHeight({ chart, rows }: ReportPart): number {
  return chart?.kind === 'SPREAD' && rows.length > 0
    ? NUMBERS_HEIGHT + COLUMNS_HEIGHT + TICKS_HEIGHT + AFTER
    : 0;
}

function drawCentred(doc: PDFKit.PDFDocument, text: string, { x, y, width }: Place, style: TextStyle): void {
  const own = textWidth(doc, text, style);
  drawText(doc, text, { x: x + (width - own) / 2, y, width: own + 1, mostLines: 1 }, style);
}

/** The axis, what it says at equal distances, and the line across the columns. */
function drawAxis(doc: PDFKit.PDFDocument, { ticks, line }: Spread, { x, y, width }: Place): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke(AXIS);
  for (const [at, tick] of ticks.entries()) {
    const from = x + (at / Math.max(1, ticks.length - 1)) * width;
    const own = textWidth(doc, tick, TICK);
    const left = Math.min(Math.max(x, from - own / 2), x + width - own);
    drawText(doc, tick, { x: left, y: y + 3, width: own + 1, mostLines: 1 }, TICK);
  }
  if (line === null) return;
  doc
    .moveTo(x + line * width, y)
    .lineTo(x + line * width, y - COLUMNS_HEIGHT - NUMBERS_HEIGHT)
    .lineWidth(1)
    .dash(3, { space: 2 })
    .stroke(INK)
    .undash();
}

/** Draws the columns, each with its number, if there are any; returns how many points high they are. */
export function drawColumns(doc: PDFKit.PDFDocument, part: ReportPart, { x, y, width }: Place): number {
  const { chart } = part;
  const taken = columnsHeight(part);
  if (taken === 0 || chart?.kind !== 'SPREAD') return 0;
  const values = part.rows.map((row) => numberOf(row[chart.of[0]]));
  const highest = Math.max(...values, Number.EPSILON);
  const step = width / values.length;
  const bottom = y + NUMBERS_HEIGHT + COLUMNS_HEIGHT;
  for (const [at, value] of values.entries()) {
    if (value <= 0) continue;
    const top = bottom - (value / highest) * COLUMNS_HEIGHT;
    doc.rect(x + at * step + step * 0.1, top, step * 0.8, bottom - top).fill(COLUMN_COLOUR);
    drawCentred(doc, String(value), { x: x + at * step, y: top - 10, width: step }, NUMBER);
  }
  drawAxis(doc, chart, { x, y: bottom, width });
  return taken;
}

/** The colour of a column of a stacked part; undefined: it is not drawn. */
export function colourOf({ chart }: ReportPart, column: number): string | undefined {
  return chart?.kind === 'STACKED' ? STACK_COLOURS[chart.of.indexOf(column)] : undefined;
}

/** A share of the width, or the shares of a row's numbers as one bar; returns how many points high it is. */
export function drawBar(
  doc: PDFKit.PDFDocument,
  part: ReportPart,
  row: ReportPart['rows'][number],
  { x, y, width }: Place,
): number {
  const { chart } = part;
  if (chart === undefined || chart.kind === 'SPREAD') return 0;
  const values = chart.of.map((column) => numberOf(row[column]));
  const isShare = chart.kind === 'SHARES';
  const whole = isShare ? 1 : values.reduce((sum, value) => sum + value, 0);
  if (isShare) doc.rect(x, y, width, BAR_HEIGHT).fill(TRACK);
  let from = x;
  for (const [at, value] of values.entries()) {
    const length = whole === 0 ? 0 : Math.max(0, value / whole) * width;
    const colour = isShare ? COLUMN_COLOUR : (STACK_COLOURS[at] ?? AXIS);
    if (length > 0) doc.rect(from, y, length, BAR_HEIGHT).fill(colour);
    from += length;
  }
  return BAR_HEIGHT;
}
