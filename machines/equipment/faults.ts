// The faults that a case has planned besides emergencies: a module that fails, an alarm at a time.
import { raise, raiseTool } from './alarms/raise.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import type { EquipmentState } from './state.ts';
import { setModule } from './track/set-module.ts';

/** When the next fault happens, in ms of the simulation. */
export function nextFaultMs({ play, faultsDone }: EquipmentState): number | undefined {
  if (play.faults.length === faultsDone.length) return undefined;
  const times = play.faults.flatMap((fault, at) =>
    'atMs' in fault && !faultsDone.includes(at) ? [fault.atMs] : [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Makes the faults happen whose time has come. */
export function happenFaults(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  return state.play.faults.reduce((sum: EquipmentState, fault, at): EquipmentState => {
    if (!('atMs' in fault) || fault.atMs > sum.clockMs || sum.faultsDone.includes(at)) return sum;
    const done = { ...sum, faultsDone: [...sum.faultsDone, at] };
    if (fault.kind === 'moduleOut') {
      return raiseTool(index, setModule(index, done, fault.module, false), 'moduleOut', fault.module);
    }
    const row = index.alarms.get(fault.alarm);
    return row ? raise(done, row, '') : done;
  }, state);
}
