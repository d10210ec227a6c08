// The chart of a part of a report, in PDF.
import { numberOf, type ReportPart } from './report.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const COLUMNS_HEIGHT = 110;
const BAR_HEIGHT = 7;
const BAR_GAP = 3;
const AFTER = 10;
const [COLUMN_COLOUR, AXIS] = ['#2563a8', '#8a94a3'];
/** Done, late, out of order, missed. */
const STACK_COLOURS = ['#1a7f5a', '#e0a030', '#8a94a3', '#c0392b'];
/** So many bars stand on a page with their heading. */
const MAX_BARS = 45;
/** A column of few is no wider. */
const MAX_COLUMN_WIDTH = 40;

const barsOf = ({ rows }: ReportPart) => rows.slice(0, MAX_BARS);

/** Points that drawChart takes. */
export function chartHeight(part: ReportPart): number {
  if (part.chart === undefined || part.rows.length === 0) return 0;
  return part.chart.kind === 'COLUMNS'
    ? COLUMNS_HEIGHT + AFTER
    : barsOf(part).length * (BAR_HEIGHT + BAR_GAP) + AFTER;
}

function drawColumns(doc: PDFKit.PDFDocument, { rows, chart }: ReportPart, { x, y, width }: Place): void {
  const values = rows.map((row) => numberOf(row[chart?.of[0] ?? 1]));
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
}

function drawBars(doc: PDFKit.PDFDocument, part: ReportPart, { x, y, width }: Place): void {
  for (const [line, row] of barsOf(part).entries()) {
    const values = (part.chart?.of ?? []).map((column) => numberOf(row[column]));
    const whole = values.reduce((sum, value) => sum + value, 0);
    let from = x;
    for (const [at, value] of values.entries()) {
      const length = whole === 0 ? 0 : (value / whole) * width;
      if (length > 0)
        doc.rect(from, y + line * (BAR_HEIGHT + BAR_GAP), length, BAR_HEIGHT).fill(STACK_COLOURS[at] ?? AXIS);
      from += length;
    }
  }
}

/** Draws the chart, if there is one; returns how many points high it is. */
export function drawChart(doc: PDFKit.PDFDocument, part: ReportPart, place: Place): number {
  const height = chartHeight(part);
  if (height === 0) return 0;
  if (part.chart?.kind === 'COLUMNS') drawColumns(doc, part, place);
  else drawBars(doc, part, place);
  return height;
}
