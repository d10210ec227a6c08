// The session at the terminal: nobody is signed in, or somebody with a role.
import { chartOf } from '#machines/kit/chart.ts';

export type SessionStatus = 'OUT' | 'IN';

export const sessionChart = chartOf<SessionStatus, 'SIGN_IN' | 'SIGN_OUT'>(
  'Session',
  ['OUT', 'IN'],
  [
    { row: '1', from: 'OUT', event: 'SIGN_IN', to: 'IN' },
    { row: '2', from: 'IN', event: 'SIGN_OUT', to: 'OUT' },
  ],
);
