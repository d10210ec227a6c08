// SEMI E90: how far a plate has been processed. Empty and crossed slots hold no plate that could be.
import type { PlateStatus } from '#contract/simulation/equipment-kinds.ts';
import { chartOf, type ChartRow } from '#machines/kit/chart.ts';

export type PlateEvent = 'SEND' | 'PLATE_DONE' | 'ABORT' | 'STOP' | 'REJECT' | 'LOSE' | 'SKIP' | 'RESTORE';

const ROWS: readonly ChartRow<PlateStatus, PlateEvent>[] = [
  { row: '1', from: 'NEEDS_PROCESSING', event: 'SEND', to: 'IN_PROCESS' },
  { row: '2', from: 'IN_PROCESS', event: 'PLATE_DONE', to: 'PROCESSED' },
  { row: '3', from: 'IN_PROCESS', event: 'ABORT', to: 'ABORTED' },
  { row: '4', from: 'IN_PROCESS', event: 'STOP', to: 'STOPPED' },
  { row: '5', from: 'IN_PROCESS', event: 'REJECT', to: 'REJECTED' },
  { row: '6', from: 'IN_PROCESS', event: 'LOSE', to: 'LOST' },
  { row: '7', from: 'NEEDS_PROCESSING', event: 'SKIP', to: 'SKIPPED' },
  { row: '8', from: 'NEEDS_PROCESSING', event: 'REJECT', to: 'REJECTED' },
  { row: '9', from: 'NEEDS_PROCESSING', event: 'LOSE', to: 'LOST' },
  { row: '10', from: 'SKIPPED', event: 'RESTORE', to: 'NEEDS_PROCESSING' },
];

export const plateChart = chartOf<PlateStatus, PlateEvent>(
  'E90',
  [
    'NEEDS_PROCESSING',
    'IN_PROCESS',
    'PROCESSED',
    'ABORTED',
    'STOPPED',
    'REJECTED',
    'LOST',
    'SKIPPED',
    'EMPTY',
    'CROSSED',
  ],
  ROWS,
);
