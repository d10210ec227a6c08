// Which courses and works a person may learn from, and which tasks an event keeps secret from them.
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';

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

/** What a person's open and coming events hold; the keys of these stay on the server in every mode. */
export async function secretTasks(db: Db | Tx, userId: string, now: string): Promise<SecretTasks> {
  const rows = await assignedExecutions(db, userId)
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
    .where('executions.endDateTime', '>', now)
    .select(['taskRevisions.taskId', 'taskRevisions.data'])
    .execute();
  return {
    taskIds: new Set(rows.map((row) => row.taskId)),
    caseIds: new Set(rows.flatMap((row) => caseIdOf(row.data.params))),
  };
}
