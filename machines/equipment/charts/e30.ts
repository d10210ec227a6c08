// SEMI E30, the processing states of the tool. PAUSE exists once for each state that it returns to.
import { chartOf, rowsFrom, type ChartRow } from '#machines/kit/chart.ts';

export type E30 =
  | 'INIT'
  | 'IDLE'
  | 'SETUP'
  | 'READY'
  | 'EXECUTING'
  | 'PAUSE:SETUP'
  | 'PAUSE:READY'
  | 'PAUSE:EXECUTING';

export type E30Event =
  | 'INITIALISED'
  | 'COMMIT'
  | 'SET_UP'
  | 'START'
  | 'COMPLETE'
  | 'STOP'
  | 'ABORT'
  | 'ALARM'
  | 'PAUSE'
  | 'RESUME';

const PROCESS = ['SETUP', 'READY', 'EXECUTING'] as const;
const PAUSED = ['PAUSE:SETUP', 'PAUSE:READY', 'PAUSE:EXECUTING'] as const;
const ACTIVE = [...PROCESS, ...PAUSED] as const;

const rows: readonly ChartRow<E30, E30Event>[] = [
  { row: '1', from: 'INIT', event: 'INITIALISED', to: 'IDLE' },
  { row: '2', from: 'IDLE', event: 'COMMIT', to: 'SETUP' },
  { row: '3', from: 'SETUP', event: 'SET_UP', to: 'READY' },
  { row: '4', from: 'READY', event: 'START', to: 'EXECUTING' },
  { row: '5', from: 'EXECUTING', event: 'COMPLETE', to: 'IDLE' },
  ...rowsFrom<E30, E30Event>('6', ACTIVE, 'STOP', 'IDLE'),
  ...rowsFrom<E30, E30Event>('7', ACTIVE, 'ABORT', 'IDLE'),
  ...PROCESS.map((from) => ({ row: '8', from, event: 'ALARM', to: `PAUSE:${from}` }) as const),
  ...PROCESS.map((from) => ({ row: '9', from, event: 'PAUSE', to: `PAUSE:${from}` }) as const),
  ...PROCESS.map((to) => ({ row: '10', from: `PAUSE:${to}`, event: 'RESUME', to }) as const),
];

export const e30Chart = chartOf('E30', ['INIT', 'IDLE', ...ACTIVE], rows, [
  { name: 'PROCESSING_ACTIVE', states: [...PROCESS, 'PAUSE'] },
  { name: 'PROCESS', states: PROCESS },
]);

/** The standard's name for the state. */
export function e30Name(state: E30): 'INIT' | 'IDLE' | 'SETUP' | 'READY' | 'EXECUTING' | 'PAUSE' {
  switch (state) {
    case 'PAUSE:SETUP':
    case 'PAUSE:READY':
    case 'PAUSE:EXECUTING':
      return 'PAUSE';
    default:
      return state;
  }
}
