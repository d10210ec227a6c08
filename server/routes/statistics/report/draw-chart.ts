// The charts of a report, in PDF: columns above a table, or a bar under the name of each row.
import { numberOf, type ReportPart } from './report.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const COLUMNS_HEIGHT = 110;
const AFTER = 10;
/** Of a bar, and of the line in its colour under the head of a column. */
export const BAR_HEIGHT = 5;
const [COLUMN_COLOUR, AXIS] = ['#2563a8', '#8a94a3'];
/** Done, late, out of order, missed. */
const STACK_COLOURS = ['#1a7f5a', '#e0a030', '#8a94a3', '#c0392b'];
/** A column of few is no wider. */
const MAX_COLUMN_WIDTH = 40;

/** Points that drawColumns takes. */
export function columnsHeight({ chart, rows }: ReportPart): number {
  return chart?.kind === 'COLUMNS' && rows.length > 0 ? COLUMNS_HEIGHT + AFTER : 0;
}

/** Draws the columns, if there are any; returns how many points high they are. */
export function drawColumns(doc: PDFKit.PDFDocument, part: ReportPart, { x, y, width }: Place): number {
  const taken = columnsHeight(part);
  if (taken === 0) return 0;
  const values = part.rows.map((row) => numberOf(row[part.chart?.of[0] ?? 1]));
  const highest = Math.max(...values, Number.EPSILON);
  const step = Math.min(MAX_COLUMN_WIDTH, width / values.length);
  for (const [at, value] of values.entries()) {
    const height = Math.max(0, value / highest) * COLUMNS_HEIGHT;
    doc.rect(x + at * step + step * 0.1, y + COLUMNS_HEIGHT - height, step * 0.8, height);
  }
  doc.fill(COLUMN_COLOUR);
  doc
    .moveTo(x, y + COLUMNS_HEIGHT)
    .lineTo(x + width, y + COLUMNS_HEIGHT)
    .lineWidth(0.5)
    .stroke(AXIS);
  return taken;
}

/** The colour of a column of a stacked part; undefined: it is not drawn. */
export function colourOf({ chart }: ReportPart, column: number): string | undefined {
  return chart?.kind === 'STACKED' ? STACK_COLOURS[chart.of.indexOf(column)] : undefined;
}

/** The shares of a row's numbers as one bar. */
export function drawBar(
  doc: PDFKit.PDFDocument,
  part: ReportPart,
  row: ReportPart['rows'][number],
  { x, y, width }: Place,
): void {
  const columns = part.chart?.of ?? [];
  const whole = columns.reduce((sum, column) => sum + numberOf(row[column]), 0);
  let from = x;
  for (const column of columns) {
    const length = whole === 0 ? 0 : (numberOf(row[column]) / whole) * width;
    if (length > 0) doc.rect(from, y, length, BAR_HEIGHT).fill(colourOf(part, column) ?? AXIS);
    from += length;
  }
}
