// What colleagues changed last: courses, works and tasks whose newest revision is somebody else's.
import type { ContentChange, ContentKind } from '#contract/entities/workshop.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Db } from '#server/storage/schema.ts';
import { namesOf } from './content-names.ts';

const MAX_SHOWN = 50;

const NAME = ['users.surname', 'users.name', 'users.lastName'] as const;

/** The newest heads of a kind that somebody else changed last, with whoever it was. */
const CHANGED = {
  COURSE: (db: Db, me: string) =>
    db
      .selectFrom('courses')
      .innerJoin('courseRevisions', (join) =>
        join
          .onRef('courseRevisions.courseId', '=', 'courses.id')
          .onRef('courseRevisions.revision', '=', 'courses.revision'),
      )
      .innerJoin('users', 'users.id', 'courseRevisions.createdBy')
      .select(['courses.id', 'courses.dateChanged as changedAt', ...NAME])
      .where('courses.archivedAt', 'is', null)
      .orderBy('courses.dateChanged', 'desc')
      .where('users.id', '!=', me)
      .limit(MAX_SHOWN)
      .execute(),
  WORK: (db: Db, me: string) =>
    db
      .selectFrom('works')
      .innerJoin('workRevisions', (join) =>
        join
          .onRef('workRevisions.workId', '=', 'works.id')
          .onRef('workRevisions.revision', '=', 'works.revision'),
      )
      .innerJoin('users', 'users.id', 'workRevisions.createdBy')
      .select(['works.id', 'works.changedAt', ...NAME])
      .where('works.archivedAt', 'is', null)
      .orderBy('works.changedAt', 'desc')
      .where('users.id', '!=', me)
      .limit(MAX_SHOWN)
      .execute(),
  TASK: (db: Db, me: string) =>
    db
      .selectFrom('tasks')
      .innerJoin('taskRevisions', (join) =>
        join
          .onRef('taskRevisions.taskId', '=', 'tasks.id')
          .onRef('taskRevisions.revision', '=', 'tasks.revision'),
      )
      .innerJoin('users', 'users.id', 'taskRevisions.createdBy')
      .select(['tasks.id', 'tasks.changedAt', ...NAME])
      .where('tasks.archivedAt', 'is', null)
      .orderBy('tasks.changedAt', 'desc')
      .where('users.id', '!=', me)
      .limit(MAX_SHOWN)
      .execute(),
} as const;

async function changesOf(db: Db, kind: ContentKind, byOthersThan: string) {
  const rows = await CHANGED[kind](db, byOthersThan);
  return rows.map(({ id, changedAt, ...name }) => ({ kind, id, changedAt, changedBy: fullNameOf(name) }));
}

/** The latest changes by others than this person, of some kinds. */
export async function latestChanges(
  db: Db,
  kinds: readonly ContentKind[],
  userId: string,
): Promise<ContentChange[]> {
  const found = (await Promise.all(kinds.map((kind) => changesOf(db, kind, userId)))).flat();
  const latest = found
    .toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
    .slice(0, MAX_SHOWN);
  const names = await namesOf(db, latest);
  return latest.flatMap((change) => {
    const title = names(change.kind, change.id);
    return title === undefined ? [] : [{ ...change, title }];
  });
}
