// Which courses and works a person may learn from, and which tasks an event keeps secret from them.
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { TASK_TYPES } from '#contract/entities/task-type.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';
import { simulationKindOf } from '#tasks/kinds.ts';

const SIMULATION_TYPES = TASK_TYPES.filter((type) => simulationKindOf(type) !== null);

/** The part of a person that decides what they may learn from. */
export type Learner = Pick<Person, 'id' | 'groupId' | 'privileges' | 'sessionId'>;

/** Whether the person is an author, and so sees every course and work. */
export function makesContent(learner: Learner): boolean {
  return learner.privileges.has('COURSES_EDIT') || learner.privileges.has('WORKS_EDIT');
}

function courseIdsOfGroup(db: Db | Tx, groupId: string | null) {
  return db
    .selectFrom('courseGroups')
    .select('courseGroups.courseId')
    .where('courseGroups.groupId', '=', groupId ?? '');
}

/** A condition on `courses`: those open to the person's group. */
export function learnableCourses(db: Db | Tx, learner: Learner) {
  return (eb: ExpressionBuilder<Schema, 'courses'>): ExpressionWrapper<Schema, 'courses', SqlBool> =>
    makesContent(learner)
      ? eb('courses.archivedAt', 'is', null)
      : eb.and([
          eb('courses.archivedAt', 'is', null),
          eb('courses.id', 'in', courseIdsOfGroup(db, learner.groupId)),
        ]);
}

/** A condition on `works`: those open to the person through their group or a control event. */
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
        eb('works.courseId', 'in', courseIdsOfGroup(db, learner.groupId)),
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

/** The tasks and cases of the works that the events give out and hold. */
async function tasksOf(executions: ReturnType<typeof assignedExecutions>): Promise<SecretTasks> {
  const rows = await executions
    .where('executions.holds', '=', true)
    .innerJoin('works', 'works.id', 'executions.workId')
    .innerJoin('workRevisionTasks', (join) =>
      join
        .onRef('workRevisionTasks.workId', '=', 'works.id')
        .onRef('workRevisionTasks.workRevision', '=', 'works.revision'),
    )
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

/** What a person's open and coming events hold; the keys of these stay on the server in every mode. */
export function secretTasks(db: Db | Tx, userId: string, now: string): Promise<SecretTasks> {
  return tasksOf(assignedExecutions(db, userId).where('executions.endDateTime', '>', now));
}

/** What a person's events hold from their start to their end: of these nothing tells right from wrong. */
export function openTasks(db: Db | Tx, userId: string, now: string): Promise<SecretTasks> {
  return tasksOf(
    assignedExecutions(db, userId)
      .where('executions.startDateTime', '<=', now)
      .where('executions.endDateTime', '>', now),
  );
}

/** Whether an event that is open now holds the case, whoever is assigned: its key goes to those alone who edit cases. */
export async function isCaseHeld(db: Db | Tx, caseId: string, now: string): Promise<boolean> {
  const open = db
    .selectFrom('executions')
    .select('executions.workId')
    .where('executions.holds', '=', true)
    .where('executions.archivedAt', 'is', null)
    .where('executions.startDateTime', '<=', now)
    .where('executions.endDateTime', '>', now);
  const rows = await db
    .selectFrom('works')
    .innerJoin('workRevisionTasks', (join) =>
      join
        .onRef('workRevisionTasks.workId', '=', 'works.id')
        .onRef('workRevisionTasks.workRevision', '=', 'works.revision'),
    )
    .innerJoin('tasks', 'tasks.id', 'workRevisionTasks.taskId')
    .innerJoin('taskRevisions', (join) =>
      join
        .onRef('taskRevisions.taskId', '=', 'workRevisionTasks.taskId')
        .onRef('taskRevisions.revision', '=', 'workRevisionTasks.taskRevision'),
    )
    .where('works.id', 'in', open)
    .where('tasks.taskType', 'in', SIMULATION_TYPES)
    .select('taskRevisions.data')
    .execute();
  return rows.some(({ data }) => caseIdOf(data.params).includes(caseId));
}

/** Until when events that are open now hold each of the works for the person; works that none holds are left out. */
export async function heldWorks(
  db: Db | Tx,
  wanted: { readonly userId: string; readonly workIds: readonly string[]; readonly now: string },
): Promise<ReadonlyMap<string, string>> {
  const { userId, workIds, now } = wanted;
  const rows = await assignedExecutions(db, userId)
    .where('executions.workId', 'in', [...workIds, ''])
    .where('executions.holds', '=', true)
    .where('executions.startDateTime', '<=', now)
    .where('executions.endDateTime', '>', now)
    .select(['executions.workId', 'executions.endDateTime'])
    .orderBy('executions.endDateTime')
    .execute();
  return new Map(rows.map(({ workId, endDateTime }) => [workId, endDateTime]));
}
