// ALARM_ACK and ALARM_CLEAR.
import type { EquipmentIndex } from '../equipment-index.ts';
import type { AlarmSlice, EquipmentState } from '../state.ts';
import type { Commanded } from '../terminal/command.ts';
import type { Turn } from '../turn.ts';
import { changed } from './raise.ts';

/** The raised alarm `item`, or the one selected at the terminal. */
function chosenAlarm({ state, action }: Turn): AlarmSlice | undefined {
  const id = action.item ?? state.terminal.alarm;
  return state.alarms.find((alarm) => alarm.id === id);
}

/** ALARM_ACK: marks the alarm as seen; a passing alarm is cleared by that. */
export function acknowledge(turn: Turn): Commanded {
  const alarm = chosenAlarm(turn);
  if (!alarm) return 'unknownAlarm';
  const seen = changed(turn.state, alarm.id, 'ACKNOWLEDGE');
  if (!seen) return 'alarmState';
  const isPassing = turn.index.alarms.get(alarm.alarm)?.isPassing ?? false;
  return { state: isPassing ? (changed(seen, alarm.id, 'CLEAR') ?? seen) : seen };
}

/** ALARM_CLEAR: by a role that may clear it, once its cause is gone. */
export function clear(turn: Turn): Commanded {
  const { index, state } = turn;
  const alarm = chosenAlarm(turn);
  const row = alarm && index.alarms.get(alarm.alarm);
  if (!alarm || !row) return 'unknownAlarm';
  const { role } = state.session;
  if (role === undefined || !row.clearedBy.includes(role)) return { rejection: 'noAccess', about: row.id };
  if (isCauseThere(index, state, alarm)) return 'alarmState';
  const cleared = changed(state, alarm.id, 'CLEAR');
  return cleared ? { state: cleared } : 'alarmState';
}

function isCauseThere(index: EquipmentIndex, state: EquipmentState, { alarm, about }: AlarmSlice): boolean {
  const cause = index.alarms.get(alarm)?.cause;
  if (state.emergency.alarmsRaised.includes(alarm)) return true;
  if (cause?.kind !== 'tool') return false;
  switch (cause.event) {
    case 'moduleOut':
      return state.track.modules[about]?.isInService === false;
    case 'emoPressed':
    case 'powerLost':
      return !state.track.hasPower;
    case 'workStopped':
      return state.track.isHalted;
    default:
      return false;
  }
}
