// SEMI E10: the state to which equipment time is booked. The transitions are the project's own.
import { chartOf, rowsFrom, type ChartRow } from '#machines/kit/chart.ts';

export type E10 =
  | 'PRODUCTIVE'
  | 'STANDBY'
  | 'ENGINEERING'
  | 'SCHEDULED_DOWN'
  | 'UNSCHEDULED_DOWN'
  | 'NON_SCHEDULED';

type E10Event = 'PRODUCE' | 'REST' | 'ENGINEER' | 'MAINTAIN' | 'FAIL' | 'RELEASE' | 'CLOSE' | 'OPEN';

const rows: readonly ChartRow<E10, E10Event>[] = [
  { row: '1', from: 'STANDBY', event: 'PRODUCE', to: 'PRODUCTIVE' },
  { row: '2', from: 'PRODUCTIVE', event: 'REST', to: 'STANDBY' },
  { row: '3', from: 'STANDBY', event: 'ENGINEER', to: 'ENGINEERING' },
  ...rowsFrom<E10, E10Event>('4', ['STANDBY', 'ENGINEERING'], 'MAINTAIN', 'SCHEDULED_DOWN'),
  ...rowsFrom<E10, E10Event>('5', ['PRODUCTIVE', 'STANDBY', 'ENGINEERING'], 'FAIL', 'UNSCHEDULED_DOWN'),
  ...rowsFrom<E10, E10Event>(
    '6',
    ['ENGINEERING', 'SCHEDULED_DOWN', 'UNSCHEDULED_DOWN'],
    'RELEASE',
    'STANDBY',
  ),
  { row: '7', from: 'STANDBY', event: 'CLOSE', to: 'NON_SCHEDULED' },
  { row: '8', from: 'NON_SCHEDULED', event: 'OPEN', to: 'STANDBY' },
];

export const e10Chart = chartOf<E10, E10Event>(
  'E10',
  ['STANDBY', 'PRODUCTIVE', 'ENGINEERING', 'SCHEDULED_DOWN', 'UNSCHEDULED_DOWN', 'NON_SCHEDULED'],
  rows,
);
