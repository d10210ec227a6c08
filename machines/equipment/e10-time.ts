// Keeps the E10 state: it follows from the rest of the state, and elapsed time is booked to the old one.
import { chartPath } from '#machines/kit/chart.ts';
import { e10Chart, type E10 } from './charts/e10.ts';
import type { EquipmentState } from './state.ts';

/** Moves to the E10 state that now applies, and books the time since the last change. */
export function settleE10(state: EquipmentState): EquipmentState {
  const { e10, clockMs } = state;
  const wanted = wantedE10(state);
  if (wanted === e10.state) return state;
  const way = chartPath(e10Chart, e10.state, wanted);
  if (way.length === 0) return state;
  const totalsMs = { ...e10.totalsMs, [e10.state]: e10.totalsMs[e10.state] + clockMs - e10.sinceMs };
  return { ...state, e10: { state: wanted, sinceMs: clockMs, totalsMs } };
}

function wantedE10({ track, session, terminal }: EquipmentState): E10 {
  if (!track.hasPower || track.isHalted || track.e30.startsWith('PAUSE')) return 'UNSCHEDULED_DOWN';
  if (track.e30 === 'EXECUTING') return 'PRODUCTIVE';
  const isOut = Object.values(track.modules).some(({ isInService }) => !isInService);
  if (isOut && session.role === 'SERVICE') return 'SCHEDULED_DOWN';
  return terminal.screen === 'RECIPES' && session.role === 'PROCESS' ? 'ENGINEERING' : 'STANDBY';
}

/** The time in each state up to now, in ms. */
export function e10TotalsMs({ e10, clockMs }: EquipmentState): Readonly<Record<E10, number>> {
  return { ...e10.totalsMs, [e10.state]: e10.totalsMs[e10.state] + clockMs - e10.sinceMs };
}
