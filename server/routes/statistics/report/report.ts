// A report as data: parts with a table, and a chart of its columns where one says more.

/** A share is written in per cent. A Date holds the wall clock time of the report's time zone as if it were UTC. */
export type ReportCell =
  | string
  | number
  | null
  | Date
  | { readonly share: number }
  | { readonly minutes: number };

export interface ReportPart {
  readonly title: string;
  /** Words above the table, in the PDF alone. */
  readonly text?: string;
  /** Of the table; the first column names the row. Empty: there is no table. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** What it says, in a sentence. */
  readonly note?: string;
  readonly chart?: ReportChart;
}

/**
 * Spread: a column a row above what the axis says at equal distances. Shares: a bar a row. Stacked: a bar a row, of the shares of its
 * numbers. `of` are the indexes of the columns that are drawn.
 */
export type ReportChart =
  | {
      readonly kind: 'SPREAD';
      readonly of: readonly [number];
      readonly ticks: readonly string[];
      /** Where on the axis a line stands, as a share of it. */
      readonly line: number | null;
    }
  | { readonly kind: 'SHARES'; readonly of: readonly [number] }
  | { readonly kind: 'STACKED'; readonly of: readonly number[] };

export interface Report {
  readonly title: string;
  /** What was counted, when, of whom. */
  readonly notes: readonly string[];
  readonly parts: readonly ReportPart[];
}

export const asShare = (value: number | null): ReportCell => (value === null ? null : { share: value });

/** The number of a cell that has one. */
export function numberOf(cell: ReportCell | undefined): number {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'object' || cell === null || cell instanceof Date) return 0;
  return 'share' in cell ? cell.share : cell.minutes;
}
