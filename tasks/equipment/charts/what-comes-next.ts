// "What comes next?": offers transitions of a chart, exactly one of which is possible in its current state.
import { standardName } from '#machines/kit/nested-rows.ts';
import type { PlainRow } from './chart-trace.ts';
import { standardRows } from './chart-layout.ts';
import type { ShownChart } from './shown-charts.ts';

const MAX_CHOICES = 4;

export interface NextChoice {
  readonly event: string;
  readonly to: string;
  /** The row that makes it possible from here; absent for a wrong choice. */
  readonly row?: string;
}

export interface NextQuestion {
  readonly state: string;
  readonly choices: readonly NextChoice[];
  /** All transitions that the chart has from this state. */
  readonly possible: readonly PlainRow[];
}

/**
 * Builds a question from the chart alone. `round` counts the questions, so that each makes a different
 * choice. Undefined where the state leads nowhere, or the chart has no wrong choice to offer.
 */
export function nextQuestion(
  chart: ShownChart['chart'],
  machineState: string,
  round: number,
): NextQuestion | undefined {
  const state = standardName(machineState);
  // A pause returns only to the state it interrupted, which the machine's own state records.
  const possible = standardRows({ rows: chart.rows.filter(({ from }) => from === machineState) });
  const right = possible[round % Math.max(1, possible.length)];
  const names = (row: Pick<PlainRow, 'event' | 'to'>): string => `${row.event} ${row.to}`;
  const taken = new Set(possible.map(names));
  const wrong = new Map<string, NextChoice>();
  for (const row of turned(standardRows(chart), round * 3)) {
    if (row.to !== state && !taken.has(names(row))) wrong.set(names(row), { event: row.event, to: row.to });
  }
  if (!right || wrong.size === 0) return undefined;
  const choices = [...wrong.values()].slice(0, MAX_CHOICES - 1);
  choices.splice((round * 7 + possible.length) % (choices.length + 1), 0, {
    event: right.event,
    to: right.to,
    row: right.row,
  });
  return { state, choices, possible };
}

function turned<T>(all: readonly T[], by: number): readonly T[] {
  const at = all.length === 0 ? 0 : by % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
}
