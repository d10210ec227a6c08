// A job on the track, from setting up to its end. E30, E40 and E94 each move in their own table.
import { follow } from '#machines/kit/chart.ts';
import {
  carrierOf,
  moved,
  movedSince2,
  noted,
  runningJob,
  withCarrier,
  withJob,
  withPlates,
  withTrack,
  withTrackFree,
  withoutHalt,
} from '../change.ts';
import { raiseTool } from '../alarms/raise.ts';
import { e30Chart, e30Name, type E30Event } from '../charts/e30.ts';
import { e40Chart, e40Name, type E40Event } from '../charts/e40.ts';
import { accessingChart } from '../charts/e87.ts';
import { plateChart, type PlateEvent } from '../charts/e90.ts';
import { e94Chart, type E94Event } from '../charts/e94.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import { isBuiltAsOrdered } from '../jobs/orders.ts';
import type { Carrier, EquipmentState, Job, JobOutcome, Plate } from '../state.ts';
import { isSince2, isSince3 } from '../version.ts';
import { lotMs, sendingPeriodMs } from './period.ts';
import { leftBehind } from './left.ts';
import { replan, withoutSendingTimes, withPlanCut } from './replan.ts';
import { inService, stepsOf } from './steps.ts';

export function withE30(state: EquipmentState, event: E30Event): EquipmentState {
  return withTrack(state, { e30: movedSince2(state, e30Chart, state.track.e30, event) });
}

export function withJobStates(
  state: EquipmentState,
  job: Job,
  e40: E40Event | undefined,
  e94: E94Event | undefined,
): EquipmentState {
  return withJob(state, {
    ...job,
    e40: e40 === undefined ? job.e40 : moved(e40Chart, job.e40, e40),
    e94: e94 === undefined ? job.e94 : movedSince2(state, e94Chart, job.e94, e94),
  });
}

/** The plates of a job that can be sent, and the statuses of the others in its pod. */
function loadPlates(state: EquipmentState, pod: string): EquipmentState {
  return withPlates(state, pod, (plate) => {
    const fresh = plate.status === 'SKIPPED' ? withStatus(plate, 'RESTORE') : plate;
    if (plate.code === 'U') return unlessBegun(fresh, 'SKIP');
    return plate.code === 'D' ? { ...unlessBegun(fresh, 'REJECT'), scrap: 'double' } : fresh;
  });
}

export function withStatus(plate: Plate, event: PlateEvent): Plate {
  return { ...plate, status: moved(plateChart, plate.status, event) };
}

/** What happens to a plate that has still to be processed; any other stays as it is. */
function unlessBegun(plate: Plate, event: 'SKIP' | 'REJECT'): Plate {
  return plate.status === 'NEEDS_PROCESSING' ? withStatus(plate, event) : plate;
}

/** START: the first plate leaves now, then one a period. */
export function startRun(
  index: EquipmentIndex,
  state: EquipmentState,
  job: Job,
  event: 'START' | 'AUTO_START',
): EquipmentState {
  const loaded = loadPlates(state, job.pod);
  const steps = stepsOf(index, state, job) ?? [];
  const periodMs = sendingPeriodMs(steps, (kind) => inService(index, state, kind).length) ?? 0;
  const slots = (carrierOf(loaded, job.pod)?.plates ?? []).flatMap((plate, at) =>
    plate.status === 'NEEDS_PROCESSING' ? [at + 1] : [],
  );
  const started: Job = {
    ...job,
    isAsOrdered: isBuiltAsOrdered(index, state, job),
    startedAtMs: state.clockMs,
    plannedEndMs: state.clockMs + lotMs(steps, periodMs, slots.length),
  };
  const running = withJobStates(withE30(loaded, 'START'), started, event, event);
  const planned = withTrack(accessed(running, job.pod), {
    job: job.id,
    periodMs,
    plan: slots.map((slot) => ({ slot, visits: [] })),
    isHalted: false,
  });
  return replan(index, noted(planned, 'jobStarted', job.jobName));
}

function accessed(state: EquipmentState, pod: string): EquipmentState {
  const carrier = carrierOf(state, pod);
  if (!carrier) return state;
  return withCarrier(state, {
    ...carrier,
    accessing: movedSince2(state, accessingChart, carrier.accessing, 'ACCESS'),
  });
}

/** PAUSE, or an alarm: no more plates are sent; those on their way finish it. */
export function pauseRun(
  index: EquipmentIndex,
  state: EquipmentState,
  by: 'PAUSE' | 'ALARM',
): EquipmentState {
  const job = runningJob(state);
  if (!job || follow(e40Chart, job.e40, 'PAUSE') === undefined) return state;
  const paused = withTrackFree(withJobStates(withE30(state, by), job, 'PAUSE', pausing(state, job)));
  return settleRun(index, replan(index, withoutSendingTimes(noted(paused, 'jobPaused', job.jobName))));
}

/** A control job is paused once it executes; before that E94 has no pause. */
function pausing(state: EquipmentState, { e94 }: Job): E94Event | undefined {
  return isSince2(state) && e94 !== 'EXECUTING' ? undefined : 'PAUSE';
}

function resuming(state: EquipmentState, { e94 }: Job): E94Event | undefined {
  return isSince2(state) && e94 !== 'PAUSED' ? undefined : 'RESUME';
}

/** Everything stops where it is, at once: by the operator, or by a fault, which then is the greater reason. */
export function haltRun(
  index: EquipmentIndex,
  state: EquipmentState,
  by: 'operator' | 'fault',
): EquipmentState {
  if (isSince2(state)) return standStill(index, state, by);
  const halted = withTrack(state, { isHalted: true });
  return replan(index, withoutSendingTimes(settleRun(index, pauseRun(index, halted, 'ALARM'))));
}

/** E30 goes to PAUSE from whatever was under way; a job that was stopping stays so. */
function standStill(index: EquipmentIndex, state: EquipmentState, by: 'operator' | 'fault'): EquipmentState {
  const haltedBy = state.track.haltedBy === 'fault' ? 'fault' : by;
  const halted = withTrackFree(withTrack(state, { isHalted: true, haltedBy }));
  const job = runningJob(state);
  // Initialising is no job: only a loss of power breaks it off.
  if (!job) return withTrack(state, { isHalted: true, haltedBy });
  const isPaused = e30Name(state.track.e30) === 'PAUSE';
  const still = isPaused ? halted : withE30(halted, by === 'fault' ? 'ALARM' : 'PAUSE');
  const e40 = follow(e40Chart, job.e40, 'PAUSE') === undefined ? undefined : 'PAUSE';
  const told = isPaused ? still : noted(still, 'jobPaused', job.jobName);
  const standing = withJobStates(told, job, e40, pausing(state, job));
  // Since version 3 what was planned goes on after the halt, by so much later.
  if (isSince3(state)) {
    const haltedAtMs = state.track.haltedAtMs ?? state.clockMs;
    return replan(index, settleRun(index, withTrack(standing, { haltedAtMs })));
  }
  return replan(index, withoutSendingTimes(settleRun(index, standing)));
}

/** Whether processing can go on: it is paused, or was halted while it stopped. */
export function isResumable(state: EquipmentState, job: Job): boolean {
  if (e40Name(job.e40) === 'PAUSED') return true;
  return isSince2(state) && job.e40 === 'STOPPING' && state.track.isHalted;
}

/** RESUME: returns to the interrupted state. */
export function resumeRun(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const job = runningJob(state);
  if (!job || !isResumable(state, job)) return state;
  const e40 = job.e40 === 'STOPPING' ? undefined : 'RESUME';
  const resumed = withoutHalt(withJobStates(withE30(state, 'RESUME'), job, e40, resuming(state, job)));
  const again =
    resumed.track.e30 === 'SETUP'
      ? withTrack(resumed, { busyUntilMs: state.clockMs + index.ruleset.times.setUpMs })
      : resumed;
  return replan(index, noted(again, 'jobResumed', job.jobName));
}

/**
 * STOP: no more plates are sent; the job ends once those on their way are back. From a halt they go back only
 * when processing goes on.
 */
export function stopRun(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const job = runningJob(state);
  if (!job) return state;
  const isGivenUp = state.track.isHalted && !isSince2(state);
  const stopping = withTrackFree(
    noted(
      withJobStates(finishing(state), job, 'STOP', finishingEvent(state, job)),
      'jobStopping',
      job.jobName,
    ),
  );
  const skipped = withPlates(stopping, job.pod, (plate) => {
    const own = unlessBegun(plate, 'SKIP');
    return isGivenUp ? givenUp(own, 'STOP', 'stop') : own;
  });
  return settleRun(index, replan(index, skipped));
}

/** A pause ends where the plates under way are finished; a halt does not. */
function isFinishing(state: EquipmentState): boolean {
  return isSince2(state) && e30Name(state.track.e30) === 'PAUSE' && !state.track.isHalted;
}

function finishing(state: EquipmentState): EquipmentState {
  return isFinishing(state) ? withE30(state, 'RESUME') : state;
}

function finishingEvent(state: EquipmentState, { e94 }: Job): E94Event | undefined {
  return isFinishing(state) && e94 === 'PAUSED' ? 'RESUME' : undefined;
}

/** ABORT: ends the job at once; plates in the track stay where they are (before version 3 they became scrap). */
export function abortRun(index: EquipmentIndex, state: EquipmentState, reason = 'abort'): EquipmentState {
  const job = runningJob(state);
  if (!job) return state;
  const aborting = withJobStates(state, job, 'ABORT', undefined);
  if (isSince3(state)) {
    const marked = withPlates(aborting, job.pod, (plate) => {
      const own = unlessBegun(plate, 'SKIP');
      return own.status === 'IN_PROCESS' ? withStatus(own, 'ABORT') : own;
    });
    return endRun(index, leftBehind(index, marked, job.pod), 'aborted');
  }
  const plates = withPlates(aborting, job.pod, (plate) =>
    givenUp(unlessBegun(plate, 'SKIP'), 'ABORT', reason),
  );
  return endRun(index, withPlanCut(plates, job.pod), 'aborted');
}

/** A plate that is given up: one in process becomes scrap for `reason`, others are only marked. */
export function givenUp(plate: Plate, event: 'STOP' | 'ABORT', reason: string): Plate {
  return plate.status === 'IN_PROCESS' ? { ...withStatus(plate, event), scrap: reason } : plate;
}

/** After any change: completes a pause or a stop once the plates are back, and a job that is done. */
export function settleRun(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const job = runningJob(state);
  if (!job) return state;
  const isMoving = hasPlanned(state, job, 'IN_PROCESS');
  switch (e40Name(job.e40)) {
    case 'PAUSING': {
      const isAtRest = !isMoving || state.track.isHalted;
      return isAtRest ? withJobStates(state, job, 'PAUSED', undefined) : state;
    }
    case 'STOPPING':
      return isMoving ? state : endRun(index, state, 'stopped');
    case 'PROCESSING':
      return isMoving || hasPlanned(state, job, 'NEEDS_PROCESSING')
        ? state
        : endRun(index, state, 'complete');
    default:
      return state;
  }
}

/** Whether a plate in the plan of a job has a status. */
function hasPlanned({ carriers, track }: EquipmentState, { pod }: Job, status: Plate['status']): boolean {
  const plates = carriers[pod]?.plates ?? [];
  return track.plan.some(({ slot }) => plates[slot - 1]?.status === status);
}

type Ended = Exclude<JobOutcome, 'cancelled'>;

const ENDS = {
  complete: { e30: 'COMPLETE', e40: 'COMPLETE', e94: 'COMPLETE', carrier: 'FINISH', event: 'jobComplete' },
  stopped: { e30: 'STOP', e40: 'ENDED', e94: 'STOP', carrier: 'STOP', event: 'jobStopped' },
  aborted: { e30: 'ABORT', e40: 'ENDED', e94: 'ABORT', carrier: 'STOP', event: 'jobAborted' },
} as const;

function endRun(index: EquipmentIndex, state: EquipmentState, outcome: Ended): EquipmentState {
  const job = runningJob(state);
  if (!job) return state;
  const end = ENDS[outcome];
  const ended: Job = { ...job, outcome, endedAtMs: state.clockMs };
  const jobs = withJobStates(withE30(withTrackFree(state), end.e30), ended, end.e40, end.e94);
  const carrier = carrierOf(jobs, job.pod);
  const given = carrier
    ? withCarrier(jobs, {
        ...carrier,
        ...afterAccess(state, carrier, end.carrier),
      })
    : jobs;
  const { job: _job, ...track } = given.track;
  const free = { ...given, track };
  return raiseTool(index, noted(free, end.event, job.jobName), end.event, job.jobName);
}

/** A pod that no plate was taken from is as it was. */
function afterAccess(
  state: EquipmentState,
  { accessing, stage }: Carrier,
  event: 'FINISH' | 'STOP',
): Pick<Carrier, 'accessing' | 'stage'> {
  if (isSince2(state) && accessing !== 'IN_ACCESS') return { accessing, stage };
  return { accessing: movedSince2(state, accessingChart, accessing, event), stage: 'complete' };
}
