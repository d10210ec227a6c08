// Decides an action by its code's handler, and keeps time, the last action and the emergency up to date.
import type { EquipmentCode, EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import { emergencyCodeSchema, type EmergencyCode } from '#contract/simulation/equipment-emergency.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import { advance, advanceUntil, nextEventMs } from './advance.ts';
import { acknowledge, clear } from './alarms/handle-alarms.ts';
import { followAction } from './emergency/act.ts';
import { answerEmergency } from './emergency-answers.ts';
import { emergencyContext, withChanged } from './emergency-link.ts';
import { indexOf, type EquipmentIndex } from './equipment-index.ts';
import {
  abortJob,
  cancelJob,
  deselectJob,
  pauseJob,
  queueJob,
  resumeJob,
  selectJob,
  startProcess,
  stopJob,
} from './jobs/command-jobs.ts';
import { createJob, newJob } from './jobs/create.ts';
import { closePaper, fill, openPaper, sign, verify } from './papers/handle-papers.ts';
import { go, look, setSpeed, wait } from './person/walk.ts';
import { dock, pick, placeOnPort, put, remove, undock } from './ports/handle-pods.ts';
import { settle } from './settle.ts';
import type { EquipmentState, LastEquipmentAction } from './state.ts';
import { command } from './terminal/command.ts';
import { select, showKeyboard, showScreen } from './terminal/screens.ts';
import {
  cancel,
  homeArms,
  proceed,
  setModuleService,
  setParameter,
  setRecipe,
} from './terminal/set-values.ts';
import { signIn, signOut } from './terminal/sign.ts';
import { focusField, pressKey, typeText } from './terminal/type.ts';
import type { Change, Handler } from './turn.ts';

type CoreCode = Exclude<EquipmentCode, EmergencyCode>;

/** The handlers of the core's codes. A code that the ruleset does not list is unknown in that bay. */
const handlers: Readonly<Record<CoreCode, Handler>> = {
  GO: go,
  LOOK: look,
  WAIT: wait,
  SPEED: setSpeed,
  PICK: pick,
  PUT: put,
  PLACE: placeOnPort,
  DOCK: dock,
  UNDOCK: undock,
  REMOVE: remove,
  OPEN_PAPER: openPaper,
  CLOSE_PAPER: closePaper,
  FILL: fill,
  VERIFY: verify,
  SIGN: sign,
  SCREEN: showScreen,
  FIELD: focusField,
  KEY: pressKey,
  TYPE: typeText,
  KEYBOARD: showKeyboard,
  SELECT: select,
  SIGN_IN: signIn,
  SIGN_OUT: signOut,
  CARRIER_PROCEED: command('CARRIER_PROCEED', proceed),
  CARRIER_CANCEL: command('CARRIER_CANCEL', cancel),
  JOB_NEW: command('JOB_NEW', newJob),
  JOB_CREATE: command('JOB_CREATE', createJob),
  JOB_QUEUE: command('JOB_QUEUE', queueJob),
  JOB_SELECT: command('JOB_SELECT', selectJob),
  JOB_DESELECT: command('JOB_DESELECT', deselectJob),
  JOB_CANCEL: command('JOB_CANCEL', cancelJob),
  STARTPROCCES: command('STARTPROCCES', startProcess),
  JOB_PAUSE: command('JOB_PAUSE', pauseJob),
  JOB_RESUME: command('JOB_RESUME', resumeJob),
  JOB_STOP: command('JOB_STOP', stopJob),
  JOB_ABORT: command('JOB_ABORT', abortJob),
  RECIPE_SET: command('RECIPE_SET', setRecipe),
  PARAMETER_SET: command('PARAMETER_SET', setParameter),
  MODULE_SET: command('MODULE_SET', setModuleService),
  ARM_HOME: command('ARM_HOME', homeArms),
  ALARM_ACK: command('ALARM_ACK', acknowledge),
  ALARM_CLEAR: command('ALARM_CLEAR', clear),
};

const answers = emergencyCodeSchema.options.map((code) => [code, answerEmergency] as const);
const handlerOf: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ...Object.entries(handlers),
  ...answers,
]);

/** Actions that are possible outside the exit, too. */
const OUTSIDE_TOO: ReadonlySet<string> = new Set([
  ...emergencyCodeSchema.options,
  'GO',
  'LOOK',
  'WAIT',
  'SPEED',
]);

/**
 * What follows from an action tried at a time. The returned state includes everything that
 * happened by itself until then and during the action. A refusal is a value; apart from time it
 * changes only the count of refusals.
 */
export function act(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  action: Action,
  at: number,
): Outcome<EquipmentState, EquipmentRefusal> {
  const index = indexOf(ruleset);
  // Who replays or plays has let time pass already.
  const now = state.clockMs === at ? state : advance(ruleset, state, at);
  const handler = handlerOf.get(action.code);
  const durationMs = index.durations.get(action.code);
  if (!handler || durationMs === undefined) return refused(now, 'unknownAction');
  if (now.emergency.place === 'outside' && !OUTSIDE_TOO.has(action.code)) return refused(now, 'outside');
  const decision = handler({ index, state: now, action, atMs: at, durationMs });
  if (typeof decision === 'string') return refused(now, decision);
  const followed = withFollowed(index, decision, action, at);
  const untilMs = at + (decision.durationMs ?? durationMs);
  const { isEnough } = decision;
  if (!isEnough) return { ok: true, state: ended(ruleset, followed, action, at, untilMs) };
  const then = advanceUntil(index, followed, untilMs, isEnough);
  return { ok: true, state: ended(ruleset, then, action, at, Math.max(at + 1, then.clockMs)) };
}

/** The state at the end of an action, with what happens by itself until then. */
function ended(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  action: Action,
  atMs: number,
  untilMs: number,
): EquipmentState {
  // In most actions nothing happens: one copy of the state is enough.
  const isQuiet = (nextEventMs(state) ?? Infinity) > untilMs;
  if (isQuiet) return stamped(state, action, atMs, untilMs, Math.max(state.clockMs, untilMs));
  return advance(ruleset, stamped(state, action, atMs, untilMs), untilMs);
}

function refused(state: EquipmentState, reason: EquipmentRefusal): Outcome<EquipmentState, EquipmentRefusal> {
  return { ok: false, reason, state: { ...state, refusals: state.refusals + 1 } };
}

const ANSWER_CODES: ReadonlySet<string> = new Set(emergencyCodeSchema.options);

/** Reports an accepted action of the core to the emergency; its own actions it has already processed. */
function withFollowed(index: EquipmentIndex, { state, isRejected }: Change, action: Action, at: number) {
  if (ANSWER_CODES.has(action.code) || isRejected) return settle(index, state);
  const followed = followAction(emergencyContext(index, state), state.emergency, action, at);
  return settle(index, withChanged(index, state, followed));
}

function stamped(
  state: EquipmentState,
  action: Action,
  atMs: number,
  untilMs: number,
  clockMs = state.clockMs,
): EquipmentState {
  const last: LastEquipmentAction = {
    code: action.code,
    ...(action.item === undefined ? {} : { item: action.item }),
    ...(action.from === undefined ? {} : { from: action.from }),
    ...(action.to === undefined ? {} : { to: action.to }),
    atMs,
    untilMs,
  };
  return { ...state, clockMs, atMs, readyAtMs: untilMs, last };
}
