// Decides the learner's actions in an emergency, and applies the consequences of the core's own actions.
import type { EmergencyCode, EmergencyRefusal } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { rinse } from './actions/aid.ts';
import { callRoll, pressAlarmPoint } from './actions/alarm.ts';
import { call, giveVoice, hangUp, liftPhone } from './actions/people.ts';
import { check, comeBack, leave, notePlaces, readAlarm, touch } from './actions/place.ts';
import { openCover, pressEmo, stopWork } from './actions/power.ts';
import type { EmergencyContext } from './context.ts';
import { activate } from './critical.ts';
import { emergencyIndex, situationRow } from './emergency-index.ts';
import { harm, settle } from './grow.ts';
import { outOfWater } from './hurt.ts';
import { areTrue, currentRun } from './read.ts';
import type { Changed, EmergencyState } from './state.ts';
import type { EmergencyHandler } from './turn.ts';

const HANDLERS: Readonly<Record<EmergencyCode, EmergencyHandler>> = {
  STOPWORK: stopWork,
  EMO_COVER: openCover,
  EMO: pressEmo,
  VOICE: giveVoice,
  LEAVE: leave,
  RETURN: comeBack,
  PHONE: liftPhone,
  CALL: call,
  HANG_UP: hangUp,
  READ_ALARM: readAlarm,
  NOTE_PLACES: notePlaces,
  CHECK: check,
  TOUCH: touch,
  SHOWER: rinse('body'),
  EYEWASH: rinse('eyes'),
  ALARM_POINT: pressAlarmPoint,
  ROLL_CALL: callRoll,
};

const handlerOf: ReadonlyMap<string, EmergencyHandler> = new Map(Object.entries(HANDLERS));

type EmergencyActed =
  | ({ readonly ok: true } & Changed)
  | { readonly ok: false; readonly reason: EmergencyRefusal };

/**
 * What follows from an action at a time. The slice must have been advanced to `atMs`. A refusal is a value
 * and changes nothing. The effects are in order; their time is `atMs`.
 */
export function actInEmergency(
  context: EmergencyContext,
  slice: EmergencyState,
  action: Action,
  atMs: number,
): EmergencyActed {
  const { ruleset } = context;
  const index = emergencyIndex(ruleset);
  const handler = handlerOf.get(action.code);
  if (!handler) return { ok: false, reason: 'unknownAction' };
  const decision = handler({ context, index, slice, action, atMs });
  if (typeof decision === 'string') return { ok: false, reason: decision };
  return { ok: true, ...withOutcome(context, slice, decision, action.code, atMs) };
}

/**
 * Applies the consequences of an accepted action of the core for the emergency; call it after each of them.
 * STARTPROCCES or JOB_RESUME (a start, or going on after a stop) becomes the active critical entry, uses up
 * the permission to restart, and may do harm. GO leads out of the water of the emergency shower.
 */
export function followAction(
  context: EmergencyContext,
  slice: EmergencyState,
  action: Action,
  atMs: number,
): Changed {
  const after = STARTS.has(action.code) ? restarted(context, slice, atMs) : slice;
  const moved = action.code === 'GO' ? outOfWater(after) : after;
  return withOutcome(context, slice, { slice: moved, effects: [] }, action.code, atMs);
}

const STARTS: ReadonlySet<string> = new Set(['STARTPROCCES', 'JOB_RESUME']);

function restarted({ ruleset }: EmergencyContext, slice: EmergencyState, atMs: number): EmergencyState {
  const started: EmergencyState = { ...activate(slice, 'STARTPROCCES', 'STARTPROCCES') };
  const run = currentRun(slice);
  const isAfterEmergency = run !== undefined && !situationRow(ruleset, run.situation).isFalseSign;
  if (slice.work === 'goesOn' && !isAfterEmergency) return started;
  const hadPermission = slice.permissions.includes('restart');
  return {
    ...started,
    work: slice.work === 'stopped' ? 'goesOn' : slice.work,
    permissions: slice.permissions.filter((kind) => kind !== 'restart'),
    restarts: [...slice.restarts, { atMs, hadPermission, checked: slice.checked }],
  };
}

/** Harm depends on the state before the action, help and growth on the state after it. */
function withOutcome(
  context: EmergencyContext,
  before: EmergencyState,
  after: Changed,
  code: string,
  atMs: number,
): Changed {
  const { ruleset } = context;
  const run = currentRun(before);
  const rows = run ? situationRow(ruleset, run.situation).harm : [];
  const done = rows.filter((row) => row.codes.includes(code) && areTrue(ruleset, before, row.when));
  const harmed = done.reduce((sum: Changed, row) => harm(ruleset, sum, row, atMs), after);
  return settle(ruleset, harmed, atMs);
}
