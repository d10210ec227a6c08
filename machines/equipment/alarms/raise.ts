// Raises and clears alarms: the tool's, the terminal's, and by name those of situations and cases.
import type { TerminalRejection, ToolEvent } from '#contract/simulation/equipment-kinds.ts';
import type { AlarmRow } from '#contract/simulation/equipment-terminal.ts';
import { follow } from '#machines/kit/chart.ts';
import { noted } from '../change.ts';
import { alarmChart } from '../charts/alarm.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { AlarmSlice, EquipmentState } from '../state.ts';

/** Raises an alarm, unless it is already active about the same thing. */
export function raise(state: EquipmentState, row: AlarmRow, about: string): EquipmentState {
  const isThere = state.alarms.some(
    (own) => own.alarm === row.id && own.about === about && own.status !== 'CLEARED',
  );
  if (isThere) return state;
  const alarm: AlarmSlice = {
    id: `alarm-${state.alarms.length + 1}`,
    alarm: row.id,
    status: 'ACTIVE',
    about,
    raisedAtMs: state.clockMs,
  };
  return noted({ ...state, alarms: [...state.alarms, alarm] }, 'alarmRaised', row.id);
}

/** Raises the alarm for an event of the tool, if the ruleset has one. */
export function raiseTool(
  index: EquipmentIndex,
  state: EquipmentState,
  event: ToolEvent,
  about: string,
): EquipmentState {
  const row = index.alarmOfEvent.get(event);
  return row ? raise(state, row, about) : state;
}

/** The terminal rejects an input: it beeps and shows the number and text of the alarm. */
export function reject(
  index: EquipmentIndex,
  state: EquipmentState,
  rejection: TerminalRejection,
  about = '',
): EquipmentState {
  const row = index.alarmOfRejection.get(rejection);
  if (!row) return state;
  return { ...raise(state, row, about), terminal: { ...state.terminal, rejectedBy: row.id } };
}

/** Clears every instance of an alarm whose cause is gone. */
export function clearNamed(state: EquipmentState, alarm: string): EquipmentState {
  const open = state.alarms.filter((own) => own.alarm === alarm && own.status !== 'CLEARED');
  return open.reduce((sum, { id }) => changed(sum, id, 'CLEAR') ?? sum, state);
}

/** Moves one raised alarm along its transition table; undefined where it can't move. */
export function changed(
  state: EquipmentState,
  id: string,
  event: 'ACKNOWLEDGE' | 'CLEAR',
): EquipmentState | undefined {
  const own = state.alarms.find((alarm) => alarm.id === id);
  const status = own && follow(alarmChart, own.status, event);
  if (!own || status === undefined) return undefined;
  const isCleared = event === 'CLEAR';
  const next: AlarmSlice = {
    ...own,
    status,
    ...(isCleared ? { clearedAtMs: state.clockMs } : { acknowledgedAtMs: state.clockMs }),
  };
  const alarms = state.alarms.map((alarm) => (alarm.id === id ? next : alarm));
  return noted({ ...state, alarms }, isCleared ? 'alarmCleared' : 'alarmAcknowledged', own.alarm);
}

/** The active alarms that prevent a start. */
export function blockingAlarms(index: EquipmentIndex, state: EquipmentState): readonly AlarmSlice[] {
  return state.alarms.filter(({ alarm, status }) => {
    const effect = index.alarms.get(alarm)?.effect;
    return status !== 'CLEARED' && (effect === 'blocksStart' || effect === 'pauses');
  });
}
