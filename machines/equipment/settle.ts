// The immediate consequences of a change, in a fixed order.
import { settleE10 } from './e10-time.ts';
import { settleEmergency } from './emergency-link.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import { settleQueue } from './jobs/set-up.ts';
import type { EquipmentState } from './state.ts';
import { pauseRun, settleRun } from './track/run-job.ts';

/** Call it right after every change, with the state at the time of the change. */
export function settle(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const alarmed = settleAlarms(index, settleEmergency(index, state));
  return settleE10(index, settleQueue(index, settleRun(index, alarmed)));
}

const ACTIVE: ReadonlySet<EquipmentState['track']['e30']> = new Set(['SETUP', 'READY', 'EXECUTING']);

/** E30 row 8: an alarm that pauses processing does so as soon as it is raised. */
function settleAlarms(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  if (!ACTIVE.has(state.track.e30)) return state;
  const isPausing = state.alarms.some(
    ({ alarm, status }) => status !== 'CLEARED' && index.alarms.get(alarm)?.effect === 'pauses',
  );
  return isPausing ? pauseRun(index, state, 'ALARM') : state;
}
