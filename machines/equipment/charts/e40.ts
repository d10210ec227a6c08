// SEMI E40, a process job. PAUSING and PAUSED exist once for each state that they return to. NONE: no job.
import { chartOf, rowsFrom, type ChartRow } from '#machines/kit/chart.ts';

type Executing = 'SETTING_UP' | 'WAITING_FOR_START' | 'PROCESSING' | 'PROCESS_COMPLETE';

export type E40 =
  | 'NONE'
  | 'QUEUED'
  | Executing
  | `PAUSING:${Executing}`
  | `PAUSED:${Executing}`
  | 'STOPPING'
  | 'ABORTING';

export type E40Event =
  | 'QUEUE'
  | 'SET_UP'
  | 'WAIT'
  | 'AUTO_START'
  | 'START'
  | 'COMPLETE'
  | 'MATERIAL_GONE'
  | 'PAUSE'
  | 'PAUSED'
  | 'RESUME'
  | 'STOP'
  | 'ABORT'
  | 'ENDED'
  | 'CANCEL';

const EXECUTING = ['SETTING_UP', 'WAITING_FOR_START', 'PROCESSING', 'PROCESS_COMPLETE'] as const;
const pausing = EXECUTING.map((state) => `PAUSING:${state}` as const);
const paused = EXECUTING.map((state) => `PAUSED:${state}` as const);
const PAUSE = [...pausing, ...paused] as const;

const rows: readonly ChartRow<E40, E40Event>[] = [
  { row: '1', from: 'NONE', event: 'QUEUE', to: 'QUEUED' },
  { row: '2', from: 'QUEUED', event: 'SET_UP', to: 'SETTING_UP' },
  { row: '3', from: 'SETTING_UP', event: 'WAIT', to: 'WAITING_FOR_START' },
  { row: '4', from: 'SETTING_UP', event: 'AUTO_START', to: 'PROCESSING' },
  { row: '5', from: 'WAITING_FOR_START', event: 'START', to: 'PROCESSING' },
  { row: '6', from: 'PROCESSING', event: 'COMPLETE', to: 'PROCESS_COMPLETE' },
  { row: '7', from: 'PROCESS_COMPLETE', event: 'MATERIAL_GONE', to: 'NONE' },
  ...EXECUTING.map((from) => ({ row: '8', from, event: 'PAUSE', to: `PAUSING:${from}` }) as const),
  ...EXECUTING.map(
    (from) => ({ row: '9', from: `PAUSING:${from}`, event: 'PAUSED', to: `PAUSED:${from}` }) as const,
  ),
  ...EXECUTING.map((to) => ({ row: '10', from: `PAUSED:${to}`, event: 'RESUME', to }) as const),
  ...rowsFrom<E40, E40Event>('11', EXECUTING, 'STOP', 'STOPPING'),
  ...rowsFrom<E40, E40Event>('12', PAUSE, 'STOP', 'STOPPING'),
  ...rowsFrom<E40, E40Event>('13', EXECUTING, 'ABORT', 'ABORTING'),
  { row: '14', from: 'STOPPING', event: 'ABORT', to: 'ABORTING' },
  ...rowsFrom<E40, E40Event>('15', PAUSE, 'ABORT', 'ABORTING'),
  { row: '16', from: 'ABORTING', event: 'ENDED', to: 'NONE' },
  { row: '17', from: 'STOPPING', event: 'ENDED', to: 'NONE' },
  { row: '18', from: 'QUEUED', event: 'CANCEL', to: 'NONE' },
];

export const e40Chart = chartOf<E40, E40Event>(
  'E40',
  ['NONE', 'QUEUED', ...EXECUTING, ...PAUSE, 'STOPPING', 'ABORTING'],
  rows,
  [
    { name: 'EXECUTING', states: EXECUTING },
    { name: 'PAUSE', states: ['PAUSING', 'PAUSED'] },
  ],
);

/** The standard's name for the state. */
export function e40Name(state: E40): string {
  const dot = state.indexOf(':');
  return dot === -1 ? state : state.slice(0, dot);
}
