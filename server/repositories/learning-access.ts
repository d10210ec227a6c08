// Which courses and works a person may learn from, and which tasks an event keeps secret from them.
import {
  sql,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Holding } from '#contract/entities/work.ts';
import { TASK_TYPES } from '#contract/entities/task-type.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';
import { simulationKindOf } from '#tasks/kinds.ts';

const SIMULATION_TYPES = TASK_TYPES.filter((type) => simulationKindOf(type) !== null);

/** Nobody has more events before them. */
const MAX_HOLDINGS = 1000;

/** The part of a person that decides what they may learn from. */
export type Learner = Pick<Person, 'id' | 'groupId' | 'privileges' | 'sessionId'>;

/** Whether the person is an author, and so sees every course and work. */
export function makesContent(learner: Learner): boolean {
  return learner.privileges.has('COURSES_EDIT') || learner.privileges.has('WORKS_EDIT');
}

/** The courses that are open to the person, by their group or by name; without archived ones. */
function openCourseIds(db: Db | Tx, learner: Learner) {
  const byGroup = db
    .selectFrom('courseGroups')
    .select('courseGroups.courseId')
    .where('courseGroups.groupId', '=', learner.groupId ?? '');
  const byName = db
    .selectFrom('courseUsers')
    .select('courseUsers.courseId')
    .where('courseUsers.userId', '=', learner.id);
  return db
    .selectFrom('courses as open')
    .select('open.id')
    .where('open.archivedAt', 'is', null)
    .where((eb) => eb.or([eb('open.id', 'in', byGroup), eb('open.id', 'in', byName)]));
}

/** A condition on `courses`: those open to the person. */
export function learnableCourses(db: Db | Tx, learner: Learner) {
  return (eb: ExpressionBuilder<Schema, 'courses'>): ExpressionWrapper<Schema, 'courses', SqlBool> =>
    makesContent(learner)
      ? eb('courses.archivedAt', 'is', null)
      : eb('courses.id', 'in', openCourseIds(db, learner));
}

/** A condition on `works`: those open to the person through their group, a course or a control event. */
export function learnableWorks(db: Db | Tx, learner: Learner) {
  return (eb: ExpressionBuilder<Schema, 'works'>): ExpressionWrapper<Schema, 'works', SqlBool> => {
    if (makesContent(learner)) return eb('works.archivedAt', 'is', null);
    const byGroup = db
      .selectFrom('workGroups')
      .select('workGroups.workId')
      .where('workGroups.groupId', '=', learner.groupId ?? '');
    const byEvent = assignedExecutions(db, learner.id).select('executions.workId');
    return eb.and([
      eb('works.archivedAt', 'is', null),
      eb.or([
        eb('works.id', 'in', byGroup),
        eb('works.courseId', 'in', openCourseIds(db, learner)),
        eb('works.id', 'in', byEvent),
      ]),
    ]);
  };
}

/** The control events that a person is assigned to. */
export function assignedExecutions(db: Db | Tx, userId: string) {
  return db
    .selectFrom('executions')
    .innerJoin('executionUsers', 'executionUsers.executionId', 'executions.id')
    .where('executionUsers.userId', '=', userId)
    .where('executions.archivedAt', 'is', null);
}

export interface SecretTasks {
  readonly taskIds: ReadonlySet<string>;
  readonly caseIds: ReadonlySet<string>;
}

function caseIdOf(params: Readonly<Record<string, unknown>>): readonly string[] {
  const caseId = params['caseId'];
  return typeof caseId === 'string' ? [caseId] : [];
}

/** The revisions of their works that events may give out: the one at the start, and all that came later. */
const sinceStart = sql<number>`coalesce((select max(${sql.ref('workRevisions.revision')}) from ${sql.table('workRevisions')}
  where ${sql.ref('workRevisions.workId')} = ${sql.ref('executions.workId')}
  and ${sql.ref('workRevisions.createdAt')} <= ${sql.ref('executions.startDateTime')}), 1)`;

/** The tasks in what the events may give out. */
function heldIn<Fields>(executions: SelectQueryBuilder<Schema, 'executions', Fields>) {
  return executions
    .innerJoin('workRevisionTasks', 'workRevisionTasks.workId', 'executions.workId')
    .where('workRevisionTasks.workRevision', '>=', sinceStart);
}

/** The tasks and cases of the works that the events give out. */
function tasksOf(executions: ReturnType<typeof assignedExecutions>): Promise<SecretTasks> {
  return tasksIn(heldIn(executions as never));
}

async function tasksIn(held: SelectQueryBuilder<Schema, 'workRevisionTasks', object>): Promise<SecretTasks> {
  const rows = await held
    .innerJoin('taskRevisions', (join) =>
      join
        .onRef('taskRevisions.taskId', '=', 'workRevisionTasks.taskId')
        .onRef('taskRevisions.revision', '=', 'workRevisionTasks.taskRevision'),
    )
    .select(['taskRevisions.taskId', 'taskRevisions.data'])
    .execute();
  return {
    taskIds: new Set(rows.map((row) => row.taskId)),
    caseIds: new Set(rows.flatMap((row) => caseIdOf(row.data.params))),
  };
}

/** The person's events that hold their work and have not ended. */
function holdingExecutions(db: Db | Tx, userId: string, now: string) {
  return assignedExecutions(db, userId)
    .where('executions.holds', '=', true)
    .where('executions.lastEnd', '>', now);
}

/** What a person's open and coming events hold; the keys of these stay on the server in every mode. */
export function secretTasks(db: Db | Tx, userId: string, now: string): Promise<SecretTasks> {
  return tasksOf(holdingExecutions(db, userId, now));
}

/** The tasks and cases of an event of the person, whether it holds them or not. */
export function tasksOfEvent(db: Db | Tx, userId: string, executionId: string): Promise<SecretTasks> {
  return tasksOf(assignedExecutions(db, userId).where('executions.id', '=', executionId));
}

/** The tasks and cases of a work as it is now. */
export function tasksOfWork(db: Db | Tx, workId: string): Promise<SecretTasks> {
  return tasksIn(
    db
      .selectFrom('works')
      .innerJoin('workRevisionTasks', (join) =>
        join
          .onRef('workRevisionTasks.workId', '=', 'works.id')
          .onRef('workRevisionTasks.workRevision', '=', 'works.revision'),
      )
      .where('works.id', '=', workId) as never,
  );
}

/** What a person's events hold from their start to their end: of these nothing tells right from wrong. */
export function openTasks(db: Db | Tx, userId: string, now: string): Promise<SecretTasks> {
  return tasksOf(holdingExecutions(db, userId, now).where('executions.startDateTime', '<=', now));
}

/** Whether an event that is open now holds the case, whoever is assigned: its key goes to those alone who edit cases. */
export async function isCaseHeld(db: Db | Tx, caseId: string, now: string): Promise<boolean> {
  const open = db
    .selectFrom('executions')
    .where('executions.holds', '=', true)
    .where('executions.archivedAt', 'is', null)
    .where('executions.startDateTime', '<=', now)
    .where('executions.lastEnd', '>', now);
  const rows = await heldIn(open)
    .innerJoin('tasks', 'tasks.id', 'workRevisionTasks.taskId')
    .innerJoin('taskRevisions', (join) =>
      join
        .onRef('taskRevisions.taskId', '=', 'workRevisionTasks.taskId')
        .onRef('taskRevisions.revision', '=', 'workRevisionTasks.taskRevision'),
    )
    .where('tasks.taskType', 'in', SIMULATION_TYPES)
    .select('taskRevisions.data')
    .execute();
  return rows.some(({ data }) => caseIdOf(data.params).includes(caseId));
}

/** When open and coming events hold each of the works for the person, earliest first; works that none holds are left out. */
export async function holdingsOf(
  db: Db | Tx,
  wanted: { readonly userId: string; readonly workIds: readonly string[]; readonly now: string },
): Promise<ReadonlyMap<string, readonly Holding[]>> {
  const { userId, workIds, now } = wanted;
  const rows = await holdingExecutions(db, userId, now)
    .where('executions.workId', 'in', workIds)
    .select(['executions.workId', 'executions.startDateTime', 'executions.lastEnd'])
    .orderBy('executions.startDateTime')
    .limit(MAX_HOLDINGS)
    .execute();
  const byWork = new Map<string, Holding[]>();
  for (const { workId, startDateTime: from, lastEnd: until } of rows) {
    byWork.set(workId, [...(byWork.get(workId) ?? []), { from, until }]);
  }
  return byWork;
}

/** Until when a work is held without a break, if it is held at `now`. */
export function heldUntilOf(holdings: readonly Holding[], now: string): string | null {
  let until: string | null = null;
  for (const holding of holdings) {
    const reached = until ?? now;
    if (holding.from <= reached && holding.until > reached) until = holding.until;
  }
  return until;
}

/** Whether an event that holds the work is or was open for the person at `at`. */
export async function isHeldAt(
  db: Db | Tx,
  wanted: { readonly userId: string; readonly workId: string; readonly at: string },
): Promise<boolean> {
  const row = await holdingExecutions(db, wanted.userId, wanted.at)
    .where('executions.workId', '=', wanted.workId)
    .where('executions.startDateTime', '<=', wanted.at)
    .select('executions.id')
    .executeTakeFirst();
  return row !== undefined;
}
