// The state code stateProcess: six digits, each derived from the state; 000000 at the start.
import { carrierOf } from '../change.ts';
import { e30Name } from '../charts/e30.ts';
import { isAsOrdered } from '../jobs/orders.ts';
import type { EquipmentState, Job } from '../state.ts';

/** The digits, in order: session, pod, job, processing, papers, lot. */
export function stateProcess(state: EquipmentState): string {
  return [
    sessionDigit(state),
    podDigit(state),
    jobDigit(state),
    processingDigit(state),
    papersDigit(state),
    lotDigit(state),
  ].join('');
}

/** 0 signed out, 1 signed in, 2 signed in with the wrong role. */
function sessionDigit({ session, play }: EquipmentState): number {
  if (session.status === 'OUT') return 0;
  return session.role === play.role ? 1 : 2;
}

const POD_STAGES = ['none', 'placed', 'docked', 'mapped', 'complete', 'removed'] as const;

/** 0 none, 1 placed, 2 docked, 3 mapped, 4 complete, 5 removed; for the pod that was last put on a port. */
function podDigit(state: EquipmentState): number {
  return POD_STAGES.indexOf(carrierOf(state, state.leadPod)?.stage ?? 'none');
}

export const JOB_FIELDS = ['lotName', 'recipe', 'waferFlow', 'smifNumber', 'jobName'] as const;

/** 0 none, 1 draft, 2 created, 3 queued or later, 4 wrong: not as the shift task states. */
function jobDigit(state: EquipmentState): number {
  const job = latestJob(state);
  if (job) {
    if (!isAsOrdered(state, job)) return 4;
    return job.e94 === 'NONE' && job.e40 === 'QUEUED' ? 2 : 3;
  }
  return JOB_FIELDS.some((field) => (state.terminal.fields[field] ?? '') !== '') ? 1 : 0;
}

/** The last job of the shift that was not cancelled; not one that the shift before left behind. */
export function latestJob({ jobs }: EquipmentState): Job | undefined {
  return jobs.findLast(({ outcome, createdAtMs }) => outcome !== 'cancelled' && createdAtMs >= 0);
}

const E30_DIGITS = { INIT: 0, IDLE: 0, SETUP: 1, READY: 2, EXECUTING: 3, PAUSE: 4 } as const;
const OUTCOME_DIGITS = { stopped: 5, aborted: 6, complete: 7, cancelled: 0 } as const;

/** 0 IDLE, 1 SETUP, 2 READY, 3 EXECUTING, 4 PAUSE, 5 stopped, 6 aborted, 7 complete. */
function processingDigit(state: EquipmentState): number {
  const digit = E30_DIGITS[e30Name(state.track.e30)];
  const outcome = latestJob(state)?.outcome;
  return digit === 0 && outcome !== undefined ? OUTCOME_DIGITS[outcome] : digit;
}

/** 0 none, 1 shift task read, 2 sheet open, 3 filled in, 4 signed. */
function papersDigit({ play, papers }: EquipmentState): number {
  const of = (kind: string) =>
    play.papers.filter((paper) => paper.kind === kind).flatMap(({ id }) => papers[id] ?? []);
  const sheets = of('TRAVELLER');
  if (sheets.some(({ signedAtMs }) => signedAtMs !== undefined)) return 4;
  if (sheets.some(({ values }) => SHEET_FIELDS.every((field) => (values[field] ?? '') !== ''))) return 3;
  if (sheets.some(({ wasOpened }) => wasOpened)) return 2;
  return of('SHIFT_TASK').some(({ wasOpened }) => wasOpened) ? 1 : 0;
}

/** The fields of an accompanying sheet that are filled in by hand. */
export const SHEET_FIELDS = ['platesArrived', 'platesLeft', 'timeStart', 'timeEnd', 'platesStatus'] as const;

/** 0 open, 1 good, 2 partly good, 3 scrap, once the job has ended; a job not as ordered makes scrap. */
function lotDigit(state: EquipmentState): number {
  const job = latestJob(state);
  if (!job || job.startedAtMs === undefined || job.endedAtMs === undefined) return 0;
  if (!job.isAsOrdered) return 3;
  const codes = carrierOf(state, job.pod)?.plates.filter(({ code }) => code !== 'E') ?? [];
  const good = codes.filter(({ status, scrap }) => status === 'PROCESSED' && scrap === undefined).length;
  if (good === 0) return 3;
  return good === codes.length ? 1 : 2;
}
