// Where a key leads among the marks of runs that stand below each other.
import type { EventRun } from '#contract/entities/debriefing.ts';

/** Of which row the mark is, and which of it. */
export interface MarkPlace {
  readonly row: number;
  readonly mark: number;
}

type Rows = readonly Pick<EventRun, 'marks'>[];

const ALONG: Readonly<Record<string, (mark: number, last: number) => number>> = {
  ArrowLeft: (mark) => Math.max(0, mark - 1),
  ArrowRight: (mark, last) => Math.min(last, mark + 1),
  Home: () => 0,
  End: (_mark, last) => last,
};
const ACROSS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** In the next row that has marks, the one nearest in time. */
function nearestIn(rows: Rows, from: number, by: 1 | -1, atMs: number): MarkPlace | undefined {
  for (let row = from + by; row >= 0 && row < rows.length; row += by) {
    const marks = rows[row]?.marks ?? [];
    const far = marks.map((one) => Math.abs(one.atMs - atMs));
    if (far.length > 0) return { row, mark: far.indexOf(Math.min(...far)) };
  }
  return undefined;
}

/** @returns undefined where the key leads nowhere */
export function markAfter(key: string, { row, mark }: MarkPlace, rows: Rows): MarkPlace | undefined {
  const marks = rows[row]?.marks ?? [];
  const along = ALONG[key];
  if (along !== undefined) return { row, mark: along(mark, marks.length - 1) };
  const by = ACROSS[key];
  return by === undefined ? undefined : nearestIn(rows, row, by, marks[mark]?.atMs ?? 0);
}
