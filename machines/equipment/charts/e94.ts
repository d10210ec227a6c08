// SEMI E94, a control job: it decides which process job the tool runs.
import { chartOf, rowsFrom, type ChartRow } from '#machines/kit/chart.ts';

export type E94 = 'NONE' | 'QUEUED' | 'SELECTED' | 'WAITING_FOR_START' | 'EXECUTING' | 'PAUSED' | 'COMPLETED';

export type E94Event =
  | 'CREATE'
  | 'CANCEL'
  | 'SELECT'
  | 'DESELECT'
  | 'AUTO_START'
  | 'WAIT'
  | 'START'
  | 'PAUSE'
  | 'RESUME'
  | 'COMPLETE'
  | 'STOP'
  | 'ABORT'
  | 'DELETE';

const ACTIVE = ['SELECTED', 'WAITING_FOR_START', 'EXECUTING', 'PAUSED'] as const;

const rows: readonly ChartRow<E94, E94Event>[] = [
  { row: '1', from: 'NONE', event: 'CREATE', to: 'QUEUED' },
  { row: '2', from: 'QUEUED', event: 'CANCEL', to: 'NONE' },
  { row: '2', from: 'QUEUED', event: 'STOP', to: 'NONE' },
  { row: '2', from: 'QUEUED', event: 'ABORT', to: 'NONE' },
  { row: '3', from: 'QUEUED', event: 'SELECT', to: 'SELECTED' },
  { row: '4', from: 'SELECTED', event: 'DESELECT', to: 'QUEUED' },
  { row: '5', from: 'SELECTED', event: 'AUTO_START', to: 'EXECUTING' },
  { row: '6', from: 'SELECTED', event: 'WAIT', to: 'WAITING_FOR_START' },
  { row: '7', from: 'WAITING_FOR_START', event: 'START', to: 'EXECUTING' },
  { row: '8', from: 'EXECUTING', event: 'PAUSE', to: 'PAUSED' },
  { row: '9', from: 'PAUSED', event: 'RESUME', to: 'EXECUTING' },
  { row: '10', from: 'EXECUTING', event: 'COMPLETE', to: 'COMPLETED' },
  ...rowsFrom<E94, E94Event>('11', ACTIVE, 'STOP', 'COMPLETED'),
  ...rowsFrom<E94, E94Event>('12', ACTIVE, 'ABORT', 'COMPLETED'),
  { row: '13', from: 'COMPLETED', event: 'DELETE', to: 'NONE' },
];

export const e94Chart = chartOf<E94, E94Event>('E94', ['NONE', 'QUEUED', ...ACTIVE, 'COMPLETED'], rows, [
  { name: 'ACTIVE', states: ACTIVE },
]);
