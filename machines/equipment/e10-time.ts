// Keeps the E10 state: it follows from the rest of the state, and elapsed time is booked to the old one.
import { chartPath } from '#machines/kit/chart.ts';
import { onceForEach } from '#machines/kit/once-for-each.ts';
import { e10Chart, type E10 } from './charts/e10.ts';
import { e30Name } from './charts/e30.ts';
import { e40Name } from './charts/e40.ts';
import { runningJob } from './change.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import type { EquipmentState } from './state.ts';
import { isSince2 } from './version.ts';

/** Moves to the E10 state that now applies, and books the time since the last change. */
export function settleE10(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const { e10, clockMs } = state;
  const wanted = isSince2(state) ? toolState(index, state) : firstToolState(state);
  if (wanted === e10.state) return state;
  const way = chartPath(e10Chart, e10.state, wanted);
  if (way.length === 0) throw new Error(`E10: no way from ${e10.state} to ${wanted}`);
  const totalsMs = { ...e10.totalsMs, [e10.state]: e10.totalsMs[e10.state] + clockMs - e10.sinceMs };
  return { ...state, e10: { state: wanted, sinceMs: clockMs, totalsMs } };
}

/**
 * The tool's own state alone decides, not who looks at it; docs/equipment.md names the rule of E10 for each case.
 * No built-in shift is an experiment or closed, so ENGINEERING and NON_SCHEDULED are not reached.
 */
function toolState(index: EquipmentIndex, state: EquipmentState): E10 {
  const lacking = lackingKind(index, state);
  if (isFailed(index, state) || lacking === 'fault' || state.track.left) return 'UNSCHEDULED_DOWN';
  if (lacking === 'service') return 'SCHEDULED_DOWN';
  const job = runningJob(state);
  const isWorking = state.track.e30 === 'EXECUTING' || (job && e40Name(job.e40) === 'PAUSING');
  return isWorking ? 'PRODUCTIVE' : 'STANDBY';
}

/** Without power or a supply, halted by a fault, or paused by an alarm: not by the operator. */
function isFailed(index: EquipmentIndex, { track, emergency, alarms }: EquipmentState): boolean {
  if (!track.hasPower || emergency.lost.length > 0 || track.haltedBy === 'fault') return true;
  if (e30Name(track.e30) !== 'PAUSE') return false;
  return alarms.some(
    ({ alarm, status }) => status !== 'CLEARED' && index.alarms.get(alarm)?.effect === 'pauses',
  );
}

/** Asked at every change, while modules seldom change. */
const outOfService = onceForEach((modules: EquipmentState['track']['modules']): readonly string[] =>
  Object.keys(modules).filter((id) => modules[id]?.isInService === false),
);

/** Whether a kind of module is wholly out of service, so that the tool can't do its work, and by what. */
function lackingKind(
  index: EquipmentIndex,
  { track, play, faultsDone, failed: issued = [] }: EquipmentState,
): 'fault' | 'service' | undefined {
  const out = outOfService(track.modules);
  if (out.length === 0) return undefined;
  const lost = [...index.modulesOfKind.values()].filter((ids) => ids.every((id) => out.includes(id))).flat();
  if (lost.length === 0) return undefined;
  const failed = faultsDone.flatMap((at) => {
    const fault = play.faults[at];
    return fault?.kind === 'moduleOut' ? [fault.module] : [];
  });
  return lost.some((id) => failed.includes(id) || issued.includes(id)) ? 'fault' : 'service';
}

/** How version 1 had it: every pause was a failure, and who had signed in to what counted. */
function firstToolState({ track, session, terminal }: EquipmentState): E10 {
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
