// The queue: its first job is selected once the track is free, and set up once nothing prevents it.
import { blockingAlarms } from '../alarms/raise.ts';
import { noted, runningJob, withTrack, withTrackFree } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState, Job } from '../state.ts';
import { startRun, withE30, withJobStates } from '../track/run-job.ts';

/** Selects the next job of the queue, and begins to set up the selected one if possible. */
export function settleQueue(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  if (runningJob(state)) return state;
  const isAutomatic = state.settings['automaticSelect'] !== 0;
  const first = isAutomatic ? state.jobs.find(({ e94 }) => e94 === 'QUEUED') : undefined;
  const selected = state.jobs.find(isSelected) ?? first;
  if (!selected) return state;
  const next = selected.e94 === 'QUEUED' ? withJobStates(state, selected, undefined, 'SELECT') : state;
  return canSetUp(index, next, selected) ? beginSetUp(index, next, { ...selected, e94: 'SELECTED' }) : next;
}

function isSelected({ e94, e40 }: Job): boolean {
  return e94 === 'SELECTED' && e40 === 'QUEUED';
}

/** If its pod was undocked in the meantime, the job waits for it; also while plates of another are in the track. */
function canSetUp(index: EquipmentIndex, state: EquipmentState, job: Job): boolean {
  const { e30, hasPower, isHalted, left } = state.track;
  if (left) return false;
  const { pod, isDocked, isOpen, motion } = state.ports[job.port];
  const isThere = pod === job.pod && isDocked && isOpen && motion === 'none';
  return isThere && e30 === 'IDLE' && hasPower && !isHalted && blockingAlarms(index, state).length === 0;
}

function beginSetUp(index: EquipmentIndex, state: EquipmentState, job: Job): EquipmentState {
  const setting = withJobStates(withE30(state, 'COMMIT'), job, 'SET_UP', undefined);
  return withTrack(setting, {
    job: job.id,
    plan: [],
    busyUntilMs: state.clockMs + index.ruleset.times.setUpMs,
  });
}

/** Ends what the track was busy with: its initialisation, or the setting up of a job. */
export function endTrackWork(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const free = withTrackFree(state);
  if (free.track.e30 === 'INIT') return noted(withE30(free, 'INITIALISED'), 'initialised', '');
  const job = runningJob(free);
  if (!job || job.e40 !== 'SETTING_UP') return free;
  const set = withE30(free, 'SET_UP');
  const ready: Job = { ...job, readyAtMs: state.clockMs };
  if (state.settings['automaticStart'] === 1) return startRun(index, set, ready, 'AUTO_START');
  return noted(withJobStates(set, ready, 'WAIT', 'WAIT'), 'jobReady', job.jobName);
}
