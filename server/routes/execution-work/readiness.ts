// What stands against an event that is being made.
import type { Readiness } from '#contract/entities/control.ts';
import type { UserRef } from '#contract/entities/user.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { tasksOfWork } from '#server/repositories/learning-access.ts';
import type { Db } from '#server/storage/schema.ts';
import { drawOfWork } from '../works/attempt-terms.ts';
import { newSeed } from '../works/insert-attempt.ts';
import { workRow } from '../works/work-details.ts';

const MAX_CLASHES = 100;

interface Planned {
  readonly workId: string;
  readonly userIds: readonly string[];
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly executionId?: string | undefined;
}

const NAMES = ['users.id', 'users.surname', 'users.name', 'users.lastName', 'users.groupId'] as const;

type NamedRow = Parameters<typeof fullNameOf>[0] & {
  readonly id: string;
  readonly groupId: string | null;
  readonly groupName: string | null;
};

const refOf = (row: NamedRow): UserRef => ({
  id: row.id,
  fullName: fullNameOf(row),
  group: row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' },
});

async function clashesOf(db: Db, planned: Planned): Promise<Readiness['clashes']> {
  const rows = await db
    .selectFrom('executionUsers')
    .innerJoin('executions', 'executions.id', 'executionUsers.executionId')
    .innerJoin('users', 'users.id', 'executionUsers.userId')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .where('executionUsers.userId', 'in', planned.userIds)
    .where('executions.archivedAt', 'is', null)
    .where('executions.id', '!=', planned.executionId ?? '')
    .where('executionUsers.startsAt', '<', new Date(planned.endDateTime).toISOString())
    .where('executionUsers.endsAt', '>', new Date(planned.startDateTime).toISOString())
    .select([...NAMES, 'groups.name as groupName', 'executions.title'])
    .select(['executionUsers.startsAt as startDateTime', 'executionUsers.endsAt as endDateTime'])
    .orderBy('users.surnameKey')
    .limit(MAX_CLASHES)
    .execute();
  return rows.map(({ title, startDateTime, endDateTime, ...user }) => ({
    user: refOf(user),
    title,
    startDateTime,
    endDateTime,
  }));
}

async function copiesOf(db: Db, { workId, userIds }: Planned, now: string): Promise<Readiness['copies']> {
  const { taskIds } = await tasksOfWork(db, workId);
  const rows = await db
    .selectFrom('offlineKits')
    .innerJoin('users', 'users.id', 'offlineKits.userId')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .where('offlineKits.userId', 'in', userIds)
    .where('offlineKits.validUntil', '>', now)
    .select([...NAMES, 'groups.name as groupName', 'offlineKits.terms', 'offlineKits.validUntil'])
    .orderBy('offlineKits.validUntil')
    .execute();
  const copies = new Map<string, Readiness['copies'][number]>();
  for (const { terms, validUntil: until, ...user } of rows)
    if (terms.tasks.some(({ taskId }) => taskIds.has(taskId)))
      copies.set(user.id, { user: refOf(user), until });
  return [...copies.values()];
}

/** The people are those whom the caller may assign. */
export async function readinessOf(db: Db, planned: Planned, now: string): Promise<Readiness> {
  const work = await workRow(db, planned.workId);
  const draft = await db
    .selectFrom('drafts')
    .select('id')
    .where('kind', '=', 'WORK')
    .where('id', '=', planned.workId)
    .where('data', 'is not', null)
    .executeTakeFirst();
  const { tasks, totalScore, exact } = await drawOfWork(db, work, 'CONTROL', newSeed());
  return {
    hasDraft: draft !== undefined,
    draw: { taskCount: tasks.length, totalScore, isExact: exact },
    copies: await copiesOf(db, planned, now),
    clashes: await clashesOf(db, planned),
    peopleCount: planned.userIds.length,
  };
}
