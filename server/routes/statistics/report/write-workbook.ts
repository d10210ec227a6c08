// A report as a workbook: a sheet a part, with its chart beside the table.
import { writeXlsx, type CellStyle, type CellValue, type SheetChart, type WriteSheet } from 'hucre';
import type { Report, ReportCell, ReportPart } from './report.ts';

const MAX_SHEET_NAME = 31;
const FORMATS = { share: '0.0%', minutes: '0.0', number: '0.00', moment: 'yyyy-mm-dd hh:mm' } as const;
/** Done, late, out of order, missed; the first for charts of one column. */
const COLOURS = ['1A7F5A', 'B7791F', '8A94A3', 'C0392B'];
const CHART_ROWS = 22;
/** Its title, its legend and its axis. */
const CHART_HEAD_ROWS = 5;
const CHART_COLUMNS = 10;
/** Narrower and wider than so many signs no column of figures is; a head that needs more is broken. */
const [MIN_WIDTH, MAX_WIDTH, NAMES_WIDTH] = [10, 22, 56];

/** Cut after a word, where there is one. */
function shortened(name: string): string {
  if (name.length <= MAX_SHEET_NAME) return name;
  const cut = name.slice(0, MAX_SHEET_NAME + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > 0 ? end : MAX_SHEET_NAME);
}

/** Spreadsheets allow no other names: short, different, without some signs. */
function sheetNames(parts: readonly ReportPart[]): readonly string[] {
  const taken = new Set<string>();
  return parts.map(({ title }) => {
    const plain = title.replaceAll(/[[\]:*?/\\\s]+/gu, ' ').trim();
    let name = shortened(plain);
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${plain.slice(0, MAX_SHEET_NAME - 4)} (${number})`;
    taken.add(name.toLowerCase());
    return name;
  });
}

function valueOf(cell: ReportCell): CellValue {
  if (typeof cell !== 'object' || cell === null || cell instanceof Date) return cell;
  return 'share' in cell ? cell.share : cell.minutes;
}

function styleOf(cell: ReportCell): CellStyle | undefined {
  if (typeof cell === 'number') return { numFmt: Number.isInteger(cell) ? '0' : FORMATS.number };
  if (typeof cell !== 'object' || cell === null) return undefined;
  if (cell instanceof Date) return { numFmt: FORMATS.moment };
  return { numFmt: 'share' in cell ? FORMATS.share : FORMATS.minutes };
}

/** A table of a report has fewer columns than there are letters. */
const letterOf = (column: number): string => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(column);

function chartOf({ title, head, rows, chart }: ReportPart): SheetChart[] {
  if (chart === undefined || rows.length === 0) return [];
  const rangeOf = (column: number): string => `${letterOf(column)}2:${letterOf(column)}${rows.length + 1}`;
  const isStacked = chart.kind === 'STACKED';
  /** A bar needs a row to name what it is of. */
  const isUpright = chart.kind === 'SPREAD';
  const height = isUpright ? CHART_ROWS : Math.max(CHART_ROWS, rows.length + CHART_HEAD_ROWS);
  return [
    {
      type: isUpright ? 'column' : 'bar',
      title,
      altText: title,
      gapWidth: 40,
      legend: isStacked ? 'top' : false,
      axes: {
        x: { reverse: !isUpright },
        ...(isUpright ? {} : { y: { numberFormat: { formatCode: '0%' }, scale: { min: 0, max: 1 } } }),
      },
      ...(isStacked ? { barGrouping: 'percentStacked' as const } : {}),
      series: chart.of.map((column, at) => ({
        name: head[column] ?? '',
        values: rangeOf(column),
        categories: rangeOf(0),
        color: COLOURS[at] ?? '8A94A3',
      })),
      anchor: {
        from: { row: 0, col: head.length + 1 },
        to: { row: height, col: head.length + 1 + CHART_COLUMNS },
      },
    },
  ];
}

/** Printed, a table and the chart beside it stand on one page. */
const PAGE = {
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
} as const;

const NAME_STYLE: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };

const headStyle = (column: number, name: string): CellStyle => ({
  font: { bold: true },
  alignment: {
    wrapText: true,
    vertical: 'top',
    ...(column === 0 || name === '' ? {} : { horizontal: 'right' as const }),
  },
});

/** Signs that fit beside each other; a Chinese one is as wide as two. */
const signsOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);

function widthOf({ head, rows }: ReportPart, column: number): number {
  if (column === 0) return NAMES_WIDTH;
  const texts = rows.map((row) => {
    const cell = row[column];
    if (cell instanceof Date) return FORMATS.moment;
    return typeof cell === 'string' ? cell : '';
  });
  const signs = [head[column] ?? '', ...texts].map((text) => signsOf(text) + 2);
  return Math.min(
    MAX_WIDTH,
    signs.reduce((most, one) => Math.max(most, one), MIN_WIDTH),
  );
}

function sheetOf(part: ReportPart, name: string): WriteSheet {
  const { head, rows } = part;
  const cells = new Map<string, { style: CellStyle }>();
  for (const [row, values] of rows.entries())
    for (const [column, cell] of values.entries()) {
      const style = column === 0 ? NAME_STYLE : styleOf(cell);
      if (style !== undefined) cells.set(`${row + 1},${column}`, { style });
    }
  for (const [column, name] of head.entries()) cells.set(`0,${column}`, { style: headStyle(column, name) });
  return {
    name,
    columns: head.map((_, column) => ({ width: widthOf(part, column) })),
    rows: [[...head], ...rows.map((values) => values.map(valueOf))],
    cells,
    charts: chartOf(part),
    freezePane: { rows: 1 },
    pageSetup: PAGE,
  };
}

/** The bytes of the workbook. */
export async function workbookOf({ title, notes, parts }: Report): Promise<Buffer> {
  const names = sheetNames([{ title, head: [], rows: [] }, ...parts]);
  const first: WriteSheet = {
    name: names[0] ?? title,
    columns: [{ width: 100 }],
    rows: [[title], ...notes.map((note) => [note])],
    cells: new Map([['0,0', { style: { font: { bold: true } } }]]),
  };
  const sheets = parts.map((part, at) => sheetOf(part, names[at + 1] ?? part.title));
  return Buffer.from(await writeXlsx({ sheets: [first, ...sheets], properties: { title } }));
}
