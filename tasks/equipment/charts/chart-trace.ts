// Which transition each chart made last, derived from successive states of the machine.
import type { EquipmentEventKind, EquipmentState } from '#machines/equipment/state.ts';
import { chartPath, type ChartRow } from '#machines/kit/chart.ts';
import { CHART_IDS, shownChart, type ChartId, type ShownChart } from './shown-charts.ts';

export type PlainRow = ChartRow<string, string>;

export interface TakenStep extends PlainRow {
  /** Milliseconds of the simulation. */
  readonly atMs: number;
}

/** By chart and subject. */
export type ChartTrace = Readonly<Record<string, TakenStep>>;

export const NOTHING_TAKEN: ChartTrace = {};

export function lastTaken(trace: ChartTrace, id: ChartId, subject: string): TakenStep | undefined {
  return trace[`${id} ${subject}`];
}

/**
 * Events in the tool's log that show which trigger fired, where several rows lead from one state to another.
 */
const EVIDENCE: Readonly<Record<string, readonly EquipmentEventKind[]>> = {
  COMPLETE: ['jobComplete'],
  FINISH: ['jobComplete'],
  STOP: ['jobStopped', 'jobStopping'],
  ABORT: ['jobAborted', 'emoPressed', 'powerLost'],
  CANCEL: ['jobCancelled'],
  ALARM: ['alarmRaised', 'workStopped', 'powerLost'],
  PAUSE: ['jobPaused'],
};

/** The trace after a change of state; the same object when no chart has moved. */
export function traceStep(trace: ChartTrace, before: EquipmentState, after: EquipmentState): ChartTrace {
  if (before === after) return trace;
  const told = new Set(after.log.slice(before.log.length).map(({ kind }) => kind));
  const taken: Record<string, TakenStep> = {};
  for (const id of CHART_IDS) {
    const shown = shownChart(id);
    for (const subject of shown.subjects(after)) {
      const row = rowTaken(shown, shown.stateOf(before, subject), shown.stateOf(after, subject), told);
      if (row) taken[`${id} ${subject}`] = { ...row, atMs: after.clockMs };
    }
  }
  return Object.keys(taken).length === 0 ? trace : { ...trace, ...taken };
}

/** The last row between two states; where several fit, the one that the tool's log gives evidence for. */
function rowTaken(
  { chart }: ShownChart,
  from: string,
  to: string,
  told: ReadonlySet<EquipmentEventKind>,
): PlainRow | undefined {
  if (from === to) return undefined;
  let last = from;
  for (const event of chartPath(chart, from, to).slice(0, -1)) last = chart.table[last]?.[event] ?? last;
  const rows = chart.rows.filter((row) => row.from === last && row.to === to);
  const isTold = ({ event }: PlainRow): boolean => EVIDENCE[event]?.some((kind) => told.has(kind)) ?? false;
  return rows.find(isTold) ?? rows.find(({ event }) => EVIDENCE[event] === undefined) ?? rows[0];
}
