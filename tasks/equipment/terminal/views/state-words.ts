// The states of the standards as coloured words.
import type { E10 } from '#machines/equipment/charts/e10.ts';
import type { E30 } from '#machines/equipment/charts/e30.ts';
import type { E40 } from '#machines/equipment/charts/e40.ts';
import type { IdStatus, MapStatus, Accessing, Transfer } from '#machines/equipment/charts/e87.ts';
import type { E94 } from '#machines/equipment/charts/e94.ts';
import type { PlateStatus } from '#contract/simulation/equipment-kinds.ts';
import type { AlarmStatus } from '#machines/equipment/charts/alarm.ts';
import type { StateWord, Tone } from '../terminal-view.ts';
import type { TerminalTexts } from '../texts/ru.ts';

/** The part of a paused state before the colon; the interrupted state follows the colon. */
const outer = <T extends string>(state: T): T extends `${infer Head}:${string}` ? Head : T =>
  state.split(':')[0] as T extends `${infer Head}:${string}` ? Head : T;

const E10_TONES = {
  PRODUCTIVE: 'good',
  STANDBY: 'plain',
  ENGINEERING: 'live',
  SCHEDULED_DOWN: 'warn',
  UNSCHEDULED_DOWN: 'bad',
  NON_SCHEDULED: 'quiet',
} as const satisfies Record<E10, Tone>;

const E30_TONES = {
  INIT: 'live',
  IDLE: 'plain',
  SETUP: 'live',
  READY: 'live',
  EXECUTING: 'good',
  PAUSE: 'warn',
} as const satisfies Record<string, Tone>;

const VERIFY_TONES: Readonly<Record<string, Tone>> = {
  WAITING_FOR_HOST: 'warn',
  ID_VERIFICATION_OK: 'good',
  ID_VERIFICATION_FAILED: 'bad',
  SLOT_MAP_VERIFICATION_OK: 'good',
  SLOT_MAP_VERIFICATION_FAILED: 'bad',
};

const TRANSFER_TONES = {
  OUT_OF_SERVICE: 'bad',
  TRANSFER_BLOCKED: 'plain',
  READY_TO_LOAD: 'live',
  READY_TO_UNLOAD: 'good',
} as const satisfies Record<Transfer, Tone>;

const ACCESS_TONES = {
  NONE: 'quiet',
  NOT_ACCESSED: 'plain',
  IN_ACCESS: 'live',
  CARRIER_COMPLETE: 'good',
  CARRIER_STOPPED: 'warn',
} as const satisfies Record<Accessing, Tone>;

const PLATE_TONES = {
  NEEDS_PROCESSING: 'plain',
  IN_PROCESS: 'live',
  PROCESSED: 'good',
  ABORTED: 'bad',
  STOPPED: 'warn',
  REJECTED: 'bad',
  LOST: 'bad',
  SKIPPED: 'quiet',
  EMPTY: 'quiet',
  CROSSED: 'bad',
} as const satisfies Record<PlateStatus, Tone>;

const WORK_TONES: Readonly<Record<string, Tone>> = {
  WAITING_FOR_START: 'live',
  PROCESSING: 'good',
  EXECUTING: 'good',
  PROCESS_COMPLETE: 'good',
  COMPLETED: 'good',
  PAUSING: 'warn',
  PAUSED: 'warn',
  STOPPING: 'warn',
  ABORTING: 'bad',
  NONE: 'quiet',
};

const ALARM_TONES = {
  ACTIVE: 'bad',
  ACKNOWLEDGED: 'warn',
  CLEARED: 'quiet',
} as const satisfies Record<AlarmStatus, Tone>;

export interface StateWords {
  readonly e10: (state: E10) => StateWord;
  readonly e30: (state: E30) => StateWord;
  readonly e40: (state: E40) => StateWord;
  readonly e94: (state: E94) => StateWord;
  readonly identity: (state: IdStatus) => StateWord;
  readonly map: (state: MapStatus) => StateWord;
  readonly access: (state: Accessing) => StateWord;
  readonly transfer: (state: Transfer) => StateWord;
  readonly plate: (state: PlateStatus) => StateWord;
  readonly alarm: (state: AlarmStatus) => StateWord;
}

export function stateWords(texts: TerminalTexts): StateWords {
  const word = (text: string, tone: Tone): StateWord => ({ text, tone });
  return {
    e10: (state) => word(`${state} · ${texts.e10[state]}`, E10_TONES[state]),
    e30: (state) => word(`${outer(state)} · ${texts.e30[outer(state)]}`, E30_TONES[outer(state)]),
    e40: (state) => word(texts.e40[outer(state)], WORK_TONES[outer(state)] ?? 'plain'),
    e94: (state) => word(texts.e94[state], WORK_TONES[state] ?? 'plain'),
    identity: (state) => word(texts.identity[state], VERIFY_TONES[state] ?? 'quiet'),
    map: (state) => word(texts.map[state], VERIFY_TONES[state] ?? 'quiet'),
    access: (state) => word(texts.access[state], ACCESS_TONES[state]),
    transfer: (state) => word(texts.transfer[state], TRANSFER_TONES[state]),
    plate: (state) => word(texts.plates[state], PLATE_TONES[state]),
    alarm: (state) => word(texts.alarmStates[state], ALARM_TONES[state]),
  };
}
