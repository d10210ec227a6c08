/** Results as lists show them: as much of each attempt as the one who asks may see. */
import type { CompletedWork } from '#contract/entities/attempt.ts';
import type { Reveal } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { revealToOwner, visibleAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Attempts with the present end of their event; add conditions, then `toCompletedWork`. */
export function selectResults(db: Db | Tx) {
  return db
    .selectFrom('attempts')
    .leftJoin('executions', 'executions.id', 'attempts.executionId')
    .selectAll('attempts')
    .select('executions.endDateTime as eventEnd');
}

export type ResultRow = Awaited<ReturnType<ReturnType<typeof selectResults>['execute']>>[number];

export const resultSorts = {
  startedAt: 'attempts.startedAt',
  submittedAt: 'attempts.submittedAt',
  mark: 'attempts.mark',
  name: 'attempts.userNameKey',
};

/** How much of an attempt a person sees: reviewers all of others', everybody of their own what is revealed. */
export function revealTo(person: Person, row: ResultRow, now: string): Reveal {
  return row.userId === person.id ? revealToOwner(row, now) : 'ALL';
}

export function toCompletedWork(row: ResultRow, person: Person, now: string): CompletedWork {
  const reveal = revealTo(person, row, now);
  const isHidden = reveal === 'NOTHING';
  return {
    id: row.id,
    work: { id: row.workId, title: row.workTitle, kind: row.workKind },
    courseId: row.courseId,
    courseTitle: row.courseTitle,
    type: row.mode,
    status: row.status,
    user: {
      id: row.userId,
      fullName: row.userName,
      group: row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' },
    },
    executionId: row.executionId,
    executionTitle: row.executionTitle,
    startedAt: row.startedAt,
    submittedAt: row.submittedAt,
    deadline: row.deadline,
    mark: isHidden ? null : row.mark,
    maxScore: row.maxScore,
    gradeForCompletion: row.gradeForCompletion,
    passed: isHidden ? null : row.passed,
    taskCount: row.taskCount,
    answeredCount: row.answeredCount,
    needsReview: row.needsReview,
    reveal,
    version: row.version,
  };
}

/** One attempt that the person may know of. */
export async function findResult(db: Db | Tx, person: Person, id: string): Promise<ResultRow | undefined> {
  return selectResults(db)
    .where('attempts.id', '=', id)
    .where((eb) => visibleAttempts(db, person)(eb as never))
    .executeTakeFirst();
}
