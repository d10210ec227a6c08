/** Whether an attempt may begin, with which tasks, and until when. */
import type { WorkMode } from '#contract/entities/work.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { assignedExecutions, learnableWorks } from '#server/repositories/learning-access.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { laterBy } from '../completed-work/attempts-repository.ts';
import { drawTasks, type Draw } from './draw-tasks.ts';
import { pinnedTasks, selectWorks, type PinnedTaskData, type WorkRow } from './works-repository.ts';

export interface WantedAttempt {
  readonly person: Person;
  readonly workId: string;
  readonly mode: WorkMode;
  readonly executionId: string | undefined;
  readonly now: string;
  readonly origin: 'LIVE' | 'UPLOAD';
  readonly writerKey?: string | undefined;
  /** Why only what is in progress may be gone on with. */
  readonly startsRefused?: ApiFault | undefined;
}

export type Drawable = PinnedTaskData & { readonly maxScore: number; readonly modes: readonly WorkMode[] };

export async function findOpenExecution(
  db: Db | Tx,
  { person, workId, executionId, mode, now }: WantedAttempt,
) {
  if (executionId === undefined) {
    if (mode === 'CONTROL') throw new ApiFault('EVENT_NOT_OPEN');
    return undefined;
  }
  const execution = await assignedExecutions(db, person.id)
    .selectAll('executions')
    .where('executions.id', '=', executionId)
    .where('executions.workId', '=', workId)
    .executeTakeFirst();
  if (execution === undefined) throw new ApiFault('NOT_FOUND');
  if (mode !== 'CONTROL' || execution.startDateTime > now || execution.endDateTime <= now) {
    throw new ApiFault('EVENT_NOT_OPEN');
  }
  return execution;
}
export type ExecutionRow = NonNullable<Awaited<ReturnType<typeof findOpenExecution>>>;

export async function learnableWork(db: Db | Tx, { person, workId, mode }: WantedAttempt): Promise<WorkRow> {
  const work = await selectWorks(db)
    .where(learnableWorks(db, person))
    .where('works.id', '=', workId)
    .executeTakeFirst();
  if (work === undefined) throw new ApiFault('NOT_FOUND');
  if (work.settingsWork.modes.includes(mode)) return work;
  throw new ApiFault('VALIDATION', {
    details: [
      {
        path: 'type',
        code: 'FIELD_CHOICE',
        message: 'FIELD_CHOICE',
        params: { values: work.settingsWork.modes.join(', ') },
      },
    ],
  });
}

/** A draw of a work's tasks for a mode. */
export async function drawOfWork(
  db: Db | Tx,
  work: WorkRow,
  mode: WorkMode,
  seed: number,
): Promise<Draw<Drawable>> {
  const tasks = (await pinnedTasks(db, work.id, work.revision)).map((pinned) => ({
    ...pinned,
    maxScore: pinned.task.maxScore,
    modes: pinned.task.settingsTask.modes,
  }));
  return drawTasks(mode, tasks, work.settingsWork.targetMark, seed);
}

/**
 * What tells attempts of one person at one work apart that may run beside each other: the event, and of a demo account,
 * which any number of visitors share, the session.
 */
export function runningKeyOf(
  person: Pick<Person, 'demo' | 'sessionId'>,
  executionId: string | undefined,
): string {
  return executionId ?? (person.demo ? person.sessionId : '');
}

/** The earlier of the event's end and start + minutes; in SELFCONTROL the work's time limit; in TRAINING none. */
export function deadlineOf(
  mode: WorkMode,
  startedAt: string,
  timeLimitMillis: number | null,
  execution: Pick<ExecutionRow, 'endDateTime' | 'executionTime'> | undefined,
): string | null {
  if (execution !== undefined) {
    const byMinutes = laterBy(startedAt, execution.executionTime * 60_000);
    return byMinutes < execution.endDateTime ? byMinutes : execution.endDateTime;
  }
  return mode === 'SELFCONTROL' && timeLimitMillis !== null ? laterBy(startedAt, timeLimitMillis) : null;
}
