// A report as a workbook: a sheet a part, with its chart beside the table.
import { writeXlsx, type CellStyle, type CellValue, type SheetChart, type WriteSheet } from 'hucre';
import type { Report, ReportCell, ReportPart } from './report.ts';

const MAX_SHEET_NAME = 31;
const FORMATS = { share: '0.0%', minutes: '0.0', number: '0.##' } as const;
/** Done, late, out of order, missed; the first for charts of one column. */
const COLOURS = ['1A7F5A', 'B7791F', '8A94A3', 'C0392B'];
const CHART_ROWS = 22;
const CHART_COLUMNS = 10;

/** Spreadsheets allow no other names: short, different, without some signs. */
function sheetNames(parts: readonly ReportPart[]): readonly string[] {
  const taken = new Set<string>();
  return parts.map(({ title }) => {
    const plain = title.replaceAll(/[[\]:*?/\\]/g, ' ').trim();
    let name = plain.slice(0, MAX_SHEET_NAME);
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${plain.slice(0, MAX_SHEET_NAME - 4)} (${number})`;
    taken.add(name.toLowerCase());
    return name;
  });
}

function valueOf(cell: ReportCell): CellValue {
  if (typeof cell !== 'object' || cell === null) return cell;
  return 'share' in cell ? cell.share : cell.minutes;
}

function styleOf(cell: ReportCell): CellStyle | undefined {
  if (typeof cell === 'number') return { numFmt: Number.isInteger(cell) ? '0' : FORMATS.number };
  if (typeof cell !== 'object' || cell === null) return undefined;
  return { numFmt: 'share' in cell ? FORMATS.share : FORMATS.minutes };
}

/** A table of a report has fewer columns than there are letters. */
const letterOf = (column: number): string => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(column);

function chartOf({ title, head, rows, chart }: ReportPart): SheetChart[] {
  if (chart === undefined || rows.length === 0) return [];
  const rangeOf = (column: number): string => `${letterOf(column)}2:${letterOf(column)}${rows.length + 1}`;
  const isStacked = chart.kind === 'STACKED';
  return [
    {
      type: isStacked ? 'bar' : 'column',
      title,
      ...(isStacked ? { barGrouping: 'percentStacked' as const } : {}),
      series: chart.of.map((column, at) => ({
        name: head[column] ?? '',
        values: rangeOf(column),
        categories: rangeOf(0),
        color: COLOURS[at] ?? '8A94A3',
      })),
      anchor: {
        from: { row: 0, col: head.length + 1 },
        to: { row: CHART_ROWS, col: head.length + 1 + CHART_COLUMNS },
      },
    },
  ];
}

function sheetOf(part: ReportPart, name: string): WriteSheet {
  const { head, rows } = part;
  const cells = new Map<string, { style: CellStyle }>();
  for (const [row, values] of rows.entries())
    for (const [column, cell] of values.entries()) {
      const style = styleOf(cell);
      if (style !== undefined) cells.set(`${row + 1},${column}`, { style });
    }
  for (const column of head.keys()) cells.set(`0,${column}`, { style: { font: { bold: true } } });
  return {
    name,
    columns: head.map((_, at) => ({ width: at === 0 ? 48 : 16 })),
    rows: [[...head], ...rows.map((values) => values.map(valueOf))],
    cells,
    charts: chartOf(part),
    freezePane: { rows: 1 },
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
