// JOB_QUEUE to JOB_ABORT and STARTPROCCES.
import { follow } from '#machines/kit/chart.ts';
import { blockingAlarms } from '../alarms/raise.ts';
import { jobOf, moved, noted, runningJob, withJob, withoutHalt } from '../change.ts';
import { e40Chart, type E40Event } from '../charts/e40.ts';
import { e94Chart, type E94Event } from '../charts/e94.ts';
import type { EquipmentState, Job } from '../state.ts';
import type { Commanded } from '../terminal/command.ts';
import {
  abortRun,
  isResumable,
  pauseRun,
  resumeRun,
  startRun,
  stopRun,
  withJobStates,
} from '../track/run-job.ts';
import type { Turn } from '../turn.ts';

/** The job `item`, or the one selected at the terminal, or the last one made. */
function chosenJob({ state, action }: Turn): Job | undefined {
  const id = action.item ?? state.terminal.job;
  return id === undefined ? state.jobs.at(-1) : jobOf(state, id);
}

/** JOB_QUEUE: creates a control job for it; the track selects it when its turn comes. */
export function queueJob(turn: Turn): Commanded {
  const { index, state } = turn;
  const job = chosenJob(turn);
  if (!job) return 'noJob';
  if (job.e40 !== 'QUEUED' || follow(e94Chart, job.e94, 'CREATE') === undefined) return 'jobState';
  const waiting = state.jobs.filter(({ e94 }) => e94 === 'QUEUED').length;
  if (waiting >= index.ruleset.queueLength) return { rejection: 'queueFull', about: job.jobName };
  return { state: noted(withJobStates(state, job, undefined, 'CREATE'), 'jobQueued', job.jobName) };
}

function moveControlJob(event: E94Event): (turn: Turn) => Commanded {
  return (turn) => {
    const job = chosenJob(turn);
    if (!job) return 'noJob';
    const e94 = follow(e94Chart, job.e94, event);
    // With automatic selection the track would select it again at once.
    const isChosenForUs = turn.state.settings['automaticSelect'] !== 0;
    if (e94 === undefined || job.e40 !== 'QUEUED' || isChosenForUs) return 'jobState';
    if (event === 'SELECT' && turn.state.jobs.some((own) => own.e94 === 'SELECTED')) {
      return { rejection: 'trackBusy', about: job.jobName };
    }
    return { state: withJob(turn.state, { ...job, e94 }) };
  };
}

/** JOB_SELECT, JOB_DESELECT: decide which job of the queue comes next, before its setting up has begun. */
export const selectJob = moveControlJob('SELECT');
export const deselectJob = moveControlJob('DESELECT');

/** JOB_CANCEL: removes a job that has not begun. */
export function cancelJob(turn: Turn): Commanded {
  const job = chosenJob(turn);
  if (!job) return 'noJob';
  const e40 = follow(e40Chart, job.e40, 'CANCEL');
  if (e40 === undefined || job.e94 === 'SELECTED') return 'jobState';
  const e94 = job.e94 === 'QUEUED' ? moved(e94Chart, job.e94, 'CANCEL') : job.e94;
  const { clockMs } = turn.state;
  const cancelled: Job = { ...job, e40, e94, outcome: 'cancelled', endedAtMs: clockMs };
  return { state: noted(withJob(turn.state, cancelled), 'jobCancelled', job.jobName) };
}

/** STARTPROCCES: starts the job that is set up; after a pause or a stop, processing goes on. */
export function startProcess({ index, state }: Turn): Commanded {
  const job = runningJob(state);
  const refused = cannotStart({ index, state }, job);
  if (refused) return refused;
  if (job?.e40 === 'WAITING_FOR_START') return { state: startRun(index, state, job, 'START') };
  const going = job ? resumeRun(index, state) : withoutHalt(state);
  const again = runningJob(going);
  return { state: again?.e40 === 'WAITING_FOR_START' ? startRun(index, going, again, 'START') : going };
}

function cannotStart(
  { index, state }: Pick<Turn, 'index' | 'state'>,
  job: Job | undefined,
): Commanded | undefined {
  if (!state.track.hasPower) return { rejection: 'noPower' };
  if (!isStartable(state, job)) return { rejection: 'jobNotReady', about: job?.jobName ?? '' };
  const alarm = blockingAlarms(index, state)[0];
  return alarm ? { rejection: 'alarmPresent', about: alarm.alarm } : undefined;
}

/** Set up, or stopped. Without a job, a stop itself can be ended. */
function isStartable(state: EquipmentState, job: Job | undefined): boolean {
  if (!job) return state.track.isHalted;
  return job.e40 === 'WAITING_FOR_START' || isResumable(state, job);
}

/** JOB_PAUSE: no more plates are sent. */
export function pauseJob({ index, state }: Turn): Commanded {
  return canMove(state, 'PAUSE') ? { state: pauseRun(index, state, 'PAUSE') } : notReady(state);
}

/** JOB_RESUME: after JOB_PAUSE. Only STARTPROCCES ends a STOPWORK. */
export function resumeJob(turn: Turn): Commanded {
  const { index, state } = turn;
  if (!canMove(state, 'RESUME') || state.track.isHalted) return notReady(state);
  return cannotStart(turn, runningJob(state)) ?? { state: resumeRun(index, state) };
}

/** JOB_STOP: the plates on their way are finished, no more are sent. */
export function stopJob({ index, state }: Turn): Commanded {
  return canMove(state, 'STOP') ? { state: stopRun(index, state) } : notReady(state);
}

/** JOB_ABORT: everything ends at once. */
export function abortJob({ index, state }: Turn): Commanded {
  return canMove(state, 'ABORT') ? { state: abortRun(index, state) } : notReady(state);
}

function canMove(state: EquipmentState, event: E40Event): boolean {
  const job = runningJob(state);
  return job !== undefined && follow(e40Chart, job.e40, event) !== undefined;
}

function notReady(state: EquipmentState): Commanded {
  return { rejection: 'jobNotReady', about: runningJob(state)?.jobName ?? '' };
}
