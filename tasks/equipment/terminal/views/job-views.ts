// The list of jobs, and the running one with its figures.
import type { Job } from '#machines/equipment/state.ts';
import type { JobRowView, RunJobView } from '../terminal-view.ts';
import type { ViewSource } from './view-source.ts';

export function jobRow({ words }: ViewSource, job: Job): JobRowView {
  return {
    id: job.id,
    name: job.jobName,
    lot: job.lotName,
    recipe: job.recipe,
    flow: job.waferFlow,
    smif: job.smifNumber,
    process: words.e40(job.e40),
    control: words.e94(job.e94),
  };
}

const isOver = ({ endedAtMs }: Job): boolean => endedAtMs !== undefined;

/** The job on the track; without one, the last that ended. */
function shownJob({ state }: ViewSource): Job | undefined {
  const running = state.jobs.find(({ id }) => id === state.track.job);
  return running ?? state.jobs.findLast((job) => isOver(job) && job.startedAtMs !== undefined);
}

export function queuedJobs(source: ViewSource): readonly JobRowView[] {
  const shown = shownJob(source);
  return source.state.jobs.filter((job) => job !== shown && !isOver(job)).map((job) => jobRow(source, job));
}

export function runningJob(source: ViewSource): RunJobView | undefined {
  const { state, clock, texts } = source;
  const job = shownJob(source);
  if (!job) return undefined;
  const { plan, periodMs } = state.track;
  const own = state.track.job === job.id ? plan : [];
  const plates = state.carriers[job.pod]?.plates ?? [];
  const sent = plates.filter(({ sentAtMs }) => isAtLeast(sentAtMs, job)).length;
  const back = plates.filter(
    (plate) => isAtLeast(plate.sentAtMs, job) && plate.backAtMs !== undefined,
  ).length;
  const total = Math.max(own.length, sent);
  return {
    job: jobRow(source, job),
    total,
    sent,
    back,
    scrap: plates.filter(({ scrap }) => scrap !== undefined).length,
    percent: total === 0 ? 0 : Math.floor((100 * back) / total),
    startedAt: clock(job.startedAtMs),
    plannedEnd: clock(job.plannedEndMs),
    endedAt: clock(job.endedAtMs),
    period: periodMs === 0 ? texts.none : `${periodMs / 1000} ${texts.seconds}`,
  };
}

function isAtLeast(sentAtMs: number | undefined, { startedAtMs }: Job): boolean {
  return sentAtMs !== undefined && startedAtMs !== undefined && sentAtMs >= startedAtMs;
}
