// How many answers wait, by control event, work, task or student.
import type { z } from 'zod';
import type { reviewGroups } from '#contract/calls/reviews.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db } from '#server/storage/schema.ts';
import { filteredReviews, namedReviews } from './reviews-repository.ts';

type Wanted = z.output<typeof reviewGroups.query>;
type Group = z.input<typeof reviewGroups.response>[number];

const COLUMNS = {
  execution: 'attempts.executionId',
  work: 'attempts.workId',
  task: 'attemptTasks.taskId',
  student: 'attempts.userId',
} as const;

const MAX_GROUPS = 200;

interface Counted {
  readonly id: string;
  readonly count: number;
  readonly oldest: string | null;
  readonly attemptId: string;
}

/** Counts by the column; `attemptId` is any attempt of the group, to read its names from. */
async function counted(db: Db, person: Person, { by, state }: Wanted): Promise<readonly Counted[]> {
  const column = COLUMNS[by];
  // Grouping by student leaves out attempts with hidden names.
  const found = by === 'student' ? namedReviews(db, person, state) : filteredReviews(db, person, { state });
  const rows = await found
    .where(column, 'is not', null)
    .groupBy(column)
    .select(`${column} as id`)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('attempts.submittedAt').as('oldest'),
      eb.fn.max('attempts.id').as('attemptId'),
    ])
    .orderBy('count', 'desc')
    .orderBy('id')
    .limit(MAX_GROUPS)
    .execute();
  return rows.map(({ id, count, ...rest }) => ({ id: id ?? '', count: Number(count), ...rest }));
}

const plain = (text: string): LocalizedText => ({ ru: text, en: '', ch: '' });

async function questionsOf(db: Db, groups: readonly Counted[]): Promise<ReadonlyMap<string, LocalizedText>> {
  const rows = await db
    .selectFrom('attemptTasks')
    .innerJoin('taskRevisions', (join) =>
      join
        .onRef('taskRevisions.taskId', '=', 'attemptTasks.taskId')
        .onRef('taskRevisions.revision', '=', 'attemptTasks.taskRevision'),
    )
    .where(
      'attemptTasks.attemptId',
      'in',
      groups.map(({ attemptId }) => attemptId),
    )
    .where(
      'attemptTasks.taskId',
      'in',
      groups.map(({ id }) => id),
    )
    .select(['attemptTasks.taskId', 'taskRevisions.data'])
    .execute();
  return new Map(rows.map(({ taskId, data }) => [taskId, data.question.content]));
}

/** The groups of the queue with their names, the largest first. */
export async function groupsOfReviews(db: Db, person: Person, wanted: Wanted): Promise<Group[]> {
  const groups = await counted(db, person, wanted);
  if (groups.length === 0) return [];
  const rows = await db
    .selectFrom('attempts')
    .where(
      'id',
      'in',
      groups.map(({ attemptId }) => attemptId),
    )
    .select(['id', 'workTitle', 'executionTitle', 'userName', 'groupName'])
    .execute();
  const attempts = new Map(rows.map((row) => [row.id, row]));
  const questions = wanted.by === 'task' ? await questionsOf(db, groups) : new Map<string, LocalizedText>();
  return groups.flatMap(({ id, count, oldest, attemptId }): Group[] => {
    const attempt = attempts.get(attemptId);
    if (attempt === undefined) return [];
    const names = {
      execution: { title: attempt.executionTitle, note: attempt.workTitle },
      work: { title: attempt.workTitle, note: null },
      task: { title: questions.get(id) ?? null, note: attempt.workTitle },
      student: {
        title: plain(attempt.userName),
        note: attempt.groupName === null ? null : plain(attempt.groupName),
      },
    }[wanted.by];
    return [{ id, count, oldest, note: names.note, title: names.title ?? attempt.workTitle }];
  });
}
