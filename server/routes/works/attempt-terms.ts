// Whether an attempt may begin, with which tasks, and until when.
import type { WorkMode } from '#contract/entities/work.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { assignedExecutions } from '#server/repositories/learning-access.ts';
import { controlDeadline, PERSONAL_COLUMNS, type PersonalRow } from '#server/repositories/personal-time.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { laterBy } from '../completed-work/attempts-repository.ts';
import { drawTasks, type Draw, type DrawnTask, type DrawRule } from '#machines/kit/draw-tasks.ts';
import { NO_PLACES, topicPlaces } from '../topics/task-topics-repository.ts';
import { waitedFor } from './waiting-works.ts';
import {
  findLearnableWork,
  findTrialWork,
  pinnedTasks,
  workUntil,
  type PinnedTaskData,
  type WorkRow,
} from './works-repository.ts';

export interface WantedAttempt {
  readonly person: Person;
  readonly workId: string;
  readonly mode: WorkMode;
  readonly executionId: string | undefined;
  readonly now: string;
  readonly origin: 'LIVE' | 'UPLOAD';
  readonly writerKey?: string | undefined;
  /** What the person gave as the event's code word. */
  readonly codeWord?: string | undefined;
  /** The attempt that the device goes on with: no other begins in its place. */
  readonly attemptId?: string | undefined;
  /** Set while only attempts in progress may be resumed: the reason. */
  readonly startsRefused?: ApiFault | undefined;
}

export type Drawable = PinnedTaskData & DrawnTask;

/** The event of a CONTROL attempt, undefined in other modes. Throws NOT_FOUND, or EVENT_NOT_OPEN. */
export async function findOpenExecution(
  db: Db | Tx,
  { person, workId, executionId, mode, now }: WantedAttempt,
) {
  if (executionId === undefined) {
    // A trial is taken in CONTROL without an event.
    const needsEvent = mode === 'CONTROL' && (await findTrialWork(db, person, workId)) === undefined;
    if (needsEvent) throw new ApiFault('EVENT_NOT_OPEN');
    return undefined;
  }
  const execution = orNotFound(
    await assignedExecutions(db, person.id)
      .selectAll('executions')
      .select(PERSONAL_COLUMNS)
      .select(['executionUsers.startsAt', 'executionUsers.endsAt', 'executionUsers.outAt'])
      .where('executions.id', '=', executionId)
      .where('executions.workId', '=', workId)
      .executeTakeFirst(),
  );
  const { startsAt, endsAt, outAt } = execution;
  if (mode !== 'CONTROL' || startsAt > now || endsAt <= now || outAt !== null) {
    throw new ApiFault('EVENT_NOT_OPEN');
  }
  return execution;
}
export type ExecutionRow = NonNullable<Awaited<ReturnType<typeof findOpenExecution>>>;

/** Throws WRONG_CODE_WORD where the event asks for one at the start; what has begun goes on without. */
export function refuseWrongCode({ codeWord }: WantedAttempt, execution: ExecutionRow | undefined): void {
  if (execution === undefined || execution.codeWord === '') return;
  if (searchKey(codeWord) !== searchKey(execution.codeWord)) throw new ApiFault('WRONG_CODE_WORD');
}

/** The work, for an event as the event has it; or that of a trial. Throws NOT_FOUND if the person may not open it, VALIDATION if it lacks the mode. */
export async function learnableWork(
  db: Db | Tx,
  { person, workId, mode }: WantedAttempt,
  execution?: ExecutionRow,
): Promise<WorkRow> {
  const found = await findLearnableWork(db, person, workId);
  const head = orNotFound(found ?? (await findTrialWork(db, person, workId)));
  const work = execution === undefined ? head : await workUntil(db, head, execution.contentAt);
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

/**
 * Throws WORK_WAITS if the person may not begin the work yet; what is under way goes on. What was begun on a device without
 * the network was open when it was taken along; an event opens its work by itself.
 */
export async function refuseWaiting(db: Db | Tx, wanted: WantedAttempt, work: WorkRow): Promise<void> {
  if (wanted.origin !== 'LIVE' || wanted.executionId !== undefined || work.trialOf !== null) return;
  const waiting = await waitedFor(db, wanted.person, [work], wanted.now);
  if (waiting.size > 0) throw new ApiFault('WORK_WAITS');
}

/** Draws a work's tasks for a mode. */
export async function drawOfWork(
  db: Db | Tx,
  work: WorkRow,
  mode: WorkMode,
  seed: number,
): Promise<Draw<Drawable>> {
  const pinned = await pinnedTasks(db, work.id, work.revision);
  const rule: DrawRule = work.settingsWork;
  const isByTopic = mode === 'CONTROL' && (rule.quotas ?? []).length > 0;
  const ids = pinned.map(({ taskId }) => taskId);
  const places = isByTopic ? await topicPlaces(db, ids) : NO_PLACES;
  const tasks = pinned.map((one) => ({
    ...one,
    maxScore: one.task.maxScore,
    modes: one.task.settingsTask.modes,
    topicIds: places.ofTask(one.taskId),
  }));
  return drawTasks(mode, tasks, rule, seed);
}

/**
 * Tells apart the attempts that one person may run at one work at the same time: by event, and for a demo
 * account, which many visitors share, by session.
 */
export function runningKeyOf(
  person: Pick<Person, 'demo' | 'sessionId'>,
  executionId: string | undefined,
): string {
  const parts = [executionId, person.demo ? person.sessionId : undefined];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** CONTROL: what the event's terms make of it for the person; SELFCONTROL: the work's time limit; TRAINING: none. */
export function deadlineOf(
  mode: WorkMode,
  startedAt: string,
  timeLimitMillis: number | null,
  execution: PersonalRow | undefined,
): string | null {
  if (execution !== undefined) return controlDeadline(execution, startedAt);
  return mode === 'SELFCONTROL' && timeLimitMillis !== null ? laterBy(startedAt, timeLimitMillis) : null;
}
