// Links the emergency to the rest of the equipment: passes facts to it and carries out its deeds.
import type { PortId } from '#contract/simulation/equipment-kinds.ts';
import { clearNamed, raise, raiseTool } from './alarms/raise.ts';
import { noted, runningJob, withPlates, withPort, withTrack, withTrackFree } from './change.ts';
import { advanceEmergency } from './emergency/advance.ts';
import type { EmergencyContext } from './emergency/context.ts';
import type { Changed, EmergencyEffect } from './emergency/state.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import { readCore } from './read-core.ts';
import type { EquipmentState, Plate, PortSlice } from './state.ts';
import { isOutOfPod } from './track/left.ts';
import { replan, withoutSendingTimes } from './track/replan.ts';
import { abortRun, givenUp, haltRun, settleRun } from './track/run-job.ts';
import { withSpoiling } from './track/spoil.ts';
import { isSince2, isSince3 } from './version.ts';

/** What the emergency may see of the equipment: its ruleset, the case's plans and the core's facts. */
export function emergencyContext(index: EquipmentIndex, state: EquipmentState): EmergencyContext {
  return {
    ruleset: index.ruleset.emergency,
    play: state.play.emergency,
    read: (key) => readCore(index, state, key),
    ...(isSince2(state) ? { isToolIdle: isIdle(state) } : {}),
  };
}

/** Nothing is being processed, set up or stopped: the tool stands by itself. */
export function isIdle({ track }: EquipmentState): boolean {
  return track.e30 === 'IDLE' || track.e30 === 'INIT';
}

/** What emergencies do at this moment, repeated as long as their effects cause more. */
export function settleEmergency(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const { clockMs } = state;
  const changed = advanceEmergency(emergencyContext(index, state), state.emergency, clockMs, clockMs);
  if (changed.slice === state.emergency && changed.effects.length === 0) return state;
  const next = withChanged(index, state, changed);
  return changed.effects.length > 0 ? settleEmergency(index, next) : next;
}

/** Takes over the emergency's new slice and carries out its effects in order. */
export function withChanged(index: EquipmentIndex, state: EquipmentState, changed: Changed): EquipmentState {
  const base = changed.slice === state.emergency ? state : { ...state, emergency: changed.slice };
  return changed.effects.reduce((sum, effect) => withEffect(index, sum, effect), base);
}

function withEffect(index: EquipmentIndex, state: EquipmentState, effect: EmergencyEffect): EquipmentState {
  if ('situation' in effect) return noted(state, NEWS_KINDS[effect.kind], effect.detail ?? effect.situation);
  switch (effect.kind) {
    case 'cutPower':
      return cutPower(index, state);
    case 'restorePower':
      return restorePower(index, state);
    case 'stopWork':
      return raiseTool(index, noted(haltRun(index, state, 'operator'), 'workStopped', ''), 'workStopped', '');
    case 'interrupt':
      return haltRun(index, state, 'fault');
    case 'scrapWafers':
      return scrap(index, state, effect.reason);
    case 'raiseAlarm':
      return raiseNamed(index, state, effect.alarm);
    case 'clearAlarm':
      return clearNamed(state, effect.alarm);
    // The other deeds (supply, light, air) are already in the emergency's own slice.
    default:
      return state;
  }
}

function raiseNamed(index: EquipmentIndex, state: EquipmentState, alarm: string): EquipmentState {
  const row = index.alarms.get(alarm);
  return row ? raise(state, row, '') : state;
}

const NEWS_KINDS = {
  began: 'situationBegan',
  grew: 'situationGrew',
  contained: 'situationContained',
  escalated: 'situationEscalated',
  passed: 'situationPassed',
  harmed: 'harmed',
} as const;

/** Without power everything stops: arms, ports, initialisation, the setting up of a job. */
function cutPower(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const isEmo = state.emergency.work === 'cut';
  const event = isEmo ? 'emoPressed' : 'powerLost';
  const off = withTrack(state, { hasPower: false });
  const still = Object.entries(off.ports).reduce(
    (sum, [id, port]) => withPort(sum, id as PortId, stopped(port)),
    off,
  );
  const halted = withTrackFree(haltRun(index, still, 'fault'));
  return raiseTool(index, noted(halted, event, ''), event, '');
}

/** A track that was initialising starts that again; everything else waits for a start. */
function restorePower({ ruleset }: EquipmentIndex, state: EquipmentState): EquipmentState {
  const { e30 } = state.track;
  const busy = e30 === 'INIT' ? { busyUntilMs: state.clockMs + ruleset.times.initialiseMs } : {};
  return noted(withTrack(state, { hasPower: true, ...busy }), 'powerRestored', '');
}

/** A motion that was cut off has to be started again. */
function stopped(port: PortSlice): PortSlice {
  const { doneAtMs: _doneAtMs, ...rest } = port;
  return { ...rest, motion: 'none' };
}

/** Scraps the plates in the track; if an EMO cut the power, the whole job is aborted. */
function scrap(index: EquipmentIndex, state: EquipmentState, reason: string): EquipmentState {
  if (isSince3(state)) return scrapInTrack(index, state, reason);
  const job = runningJob(state);
  if (!job) return state;
  const before = state.carriers[job.pod]?.plates ?? [];
  const lost = before.filter(({ status }) => status === 'IN_PROCESS').length;
  const told = lost > 0 ? noted(state, 'platesScrapped', String(lost)) : state;
  if (!state.track.hasPower && state.emergency.work === 'cut') {
    return abortRun(index, told, reason);
  }
  const scrapped = withPlates(told, job.pod, (plate) => givenUp(plate, 'ABORT', reason));
  return settleRun(index, replan(index, withoutSendingTimes(scrapped)));
}

/** An EMO leaves plates where they are and time decides; anything else spoils what is in the track, which goes on as it can. */
function scrapInTrack(index: EquipmentIndex, state: EquipmentState, reason: string): EquipmentState {
  const job = runningJob(state);
  const isCutOff = !state.track.hasPower && state.emergency.work === 'cut';
  if (isCutOff && job) return abortRun(index, state);
  return scrapIn(index, state, job?.pod ?? state.track.left?.pod ?? '', reason);
}

function scrapIn(index: EquipmentIndex, state: EquipmentState, pod: string, reason: string): EquipmentState {
  const hit = (state.carriers[pod]?.plates ?? []).flatMap((plate, at) =>
    isInTrack(state, pod, plate, at + 1) ? [at + 1] : [],
  );
  if (hit.length === 0) return state;
  const told = noted(state, 'platesScrapped', String(hit.length));
  return withSpoiling(
    index,
    withPlates(told, pod, (plate, slot) => (hit.includes(slot) ? { ...plate, scrap: reason } : plate)),
  );
}

/** A good plate out of its slot. */
function isInTrack(
  state: EquipmentState,
  pod: string,
  { status, scrap: known }: Plate,
  slot: number,
): boolean {
  return known === undefined && (status === 'IN_PROCESS' || isOutOfPod(state, pod, slot));
}
