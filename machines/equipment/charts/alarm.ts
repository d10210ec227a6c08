// The life of one alarm: raised, acknowledged by a person, cleared when its cause is gone.
import { chartOf, rowsFrom, type ChartRow } from '#machines/kit/chart.ts';

export type AlarmStatus = 'ACTIVE' | 'ACKNOWLEDGED' | 'CLEARED';

type AlarmEvent = 'ACKNOWLEDGE' | 'CLEAR';

const rows: readonly ChartRow<AlarmStatus, AlarmEvent>[] = [
  { row: '1', from: 'ACTIVE', event: 'ACKNOWLEDGE', to: 'ACKNOWLEDGED' },
  ...rowsFrom<AlarmStatus, AlarmEvent>('2', ['ACTIVE', 'ACKNOWLEDGED'], 'CLEAR', 'CLEARED'),
];

export const alarmChart = chartOf<AlarmStatus, AlarmEvent>(
  'Alarm',
  ['ACTIVE', 'ACKNOWLEDGED', 'CLEARED'],
  rows,
);
