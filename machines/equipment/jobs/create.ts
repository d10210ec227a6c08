// JOB_NEW and JOB_CREATE: makes a job of what was typed, or rejects it with the first thing that is wrong.
import type { TerminalRejection } from '#contract/simulation/equipment-kinds.ts';
import { moved, noted } from '../change.ts';
import { e40Chart } from '../charts/e40.ts';
import { JOB_FIELDS } from '../codes/state-process.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { Carrier, EquipmentState, Job } from '../state.ts';
import { withTerminal } from '../terminal/screens.ts';
import type { Commanded } from '../terminal/command.ts';
import { sendingPeriodMs } from '../track/period.ts';
import { inService, stepsOf } from '../track/steps.ts';
import type { Turn } from '../turn.ts';
import { isSince2 } from '../version.ts';
import { isAsOrdered, type JobFields } from './orders.ts';

/** JOB_NEW: empty fields. */
export function newJob({ state }: Turn): Commanded {
  const fields = { ...state.terminal.fields };
  for (const field of JOB_FIELDS) delete fields[field];
  return { state: withTerminal(state, { fields }) };
}

/** JOB_CREATE: makes a process job that is QUEUED; JOB_QUEUE then passes it to the track. */
export function createJob({ index, state }: Turn): Commanded {
  const fields = typedFields(state);
  const wrong = findWrong(index, state, fields);
  if (wrong) return wrong;
  const carrier = podNumbered(state, fields.smifNumber);
  if (!carrier || carrier.place.at !== 'port') return { rejection: 'podNotDocked', about: fields.smifNumber };
  // E87: a carrier is accessed once; after that it is lifted and put down before it is processed again.
  if (isSince2(state) && carrier.accessing !== 'NOT_ACCESSED') return 'carrierUsed';
  const job: Job = {
    ...fields,
    id: `job-${state.jobs.length + 1}`,
    port: carrier.place.port,
    pod: carrier.id,
    e40: moved(e40Chart, 'NONE', 'QUEUE'),
    e94: 'NONE',
    isAsOrdered: isAsOrdered(state, fields),
    createdAtMs: state.clockMs,
  };
  const made = { ...state, leadPod: carrier.id, jobs: [...state.jobs, job] };
  return { state: noted(withTerminal(made, { job: job.id }), 'jobCreated', job.jobName) };
}

function typedFields({ terminal }: EquipmentState): JobFields {
  const read = (field: string) => (terminal.fields[field] ?? '').trim();
  return {
    lotName: read('lotName'),
    recipe: read('recipe'),
    waferFlow: read('waferFlow'),
    smifNumber: read('smifNumber'),
    jobName: read('jobName'),
  };
}

/** The pod that the tool knows under this number. */
function podNumbered(state: EquipmentState, smifNumber: string): Carrier | undefined {
  return Object.values(state.carriers).find(
    ({ knownAs, object }) => object === 'CARRIER' && knownAs === smifNumber,
  );
}

type Wrong = { readonly rejection: TerminalRejection; readonly about?: string };

/** The first reason for which a real terminal would reject the job. */
function findWrong(index: EquipmentIndex, state: EquipmentState, fields: JobFields): Wrong | undefined {
  const rejection = findMissing(fields) ?? findUnknown(index, state, fields) ?? findPodFault(state, fields);
  const about = rejection === undefined ? '' : aboutOf(rejection, fields);
  return rejection === undefined ? findTrackFault(index, state, fields) : { rejection, about };
}

function findMissing(fields: JobFields): TerminalRejection | undefined {
  if (fields.lotName === '') return 'lotMissing';
  if (fields.recipe === '') return 'recipeMissing';
  if (fields.waferFlow === '') return 'flowMissing';
  if (fields.smifNumber === '') return 'smifMissing';
  return fields.jobName === '' ? 'jobNameMissing' : undefined;
}

function findUnknown(
  index: EquipmentIndex,
  state: EquipmentState,
  fields: JobFields,
): TerminalRejection | undefined {
  const lots = [...state.play.orders, ...Object.values(state.carriers)].map(({ lotName }) => lotName);
  if (!lots.includes(fields.lotName)) return 'lotUnknown';
  if (!index.recipes.has(fields.recipe)) return 'recipeUnknown';
  if (!index.flows.has(fields.waferFlow)) return 'flowUnknown';
  if (state.jobs.some((job) => isOpen(job) && job.lotName === fields.lotName)) return 'lotLoaded';
  return state.jobs.some((job) => job.jobName === fields.jobName) ? 'jobNameTaken' : undefined;
}

/** A job with plates that are not finished. */
function isOpen(job: Job): boolean {
  return job.e40 !== 'NONE';
}

function findPodFault(state: EquipmentState, fields: JobFields): TerminalRejection | undefined {
  const labelled = Object.values(state.carriers).find(({ label }) => label === fields.smifNumber);
  const carrier = podNumbered(state, fields.smifNumber);
  if (!carrier) {
    if (!labelled) return 'smifUnknown';
    return labelled.place.at === 'port' ? 'idNotVerified' : 'podNotDocked';
  }
  if (carrier.idStatus !== 'ID_VERIFICATION_OK') return 'idNotVerified';
  if (carrier.place.at !== 'port' || !state.ports[carrier.place.port].isDocked) return 'podNotDocked';
  if (carrier.mapStatus !== 'SLOT_MAP_VERIFICATION_OK') return 'mapNotVerified';
  if (carrier.lotName !== fields.lotName) return 'lotNotInPod';
  const isThere = carrier.plates.some(({ status }) => status === 'NEEDS_PROCESSING' || status === 'SKIPPED');
  return isThere ? undefined : 'noPlates';
}

function findTrackFault(index: EquipmentIndex, state: EquipmentState, fields: JobFields): Wrong | undefined {
  const steps = stepsOf(index, state, fields);
  if (!steps) return { rejection: 'flowUnknown', about: fields.waferFlow };
  const periodMs = sendingPeriodMs(steps, (kind) => inService(index, state, kind).length);
  return periodMs === undefined ? { rejection: 'moduleUnavailable', about: fields.waferFlow } : undefined;
}

const FIELD_OF: ReadonlyMap<TerminalRejection, keyof JobFields> = new Map<TerminalRejection, keyof JobFields>(
  [
    ['lotUnknown', 'lotName'],
    ['lotLoaded', 'lotName'],
    ['lotNotInPod', 'lotName'],
    ['recipeUnknown', 'recipe'],
    ['flowUnknown', 'waferFlow'],
    ['jobNameTaken', 'jobName'],
  ],
);

function aboutOf(rejection: TerminalRejection, fields: JobFields): string {
  return fields[FIELD_OF.get(rejection) ?? 'smifNumber'];
}
