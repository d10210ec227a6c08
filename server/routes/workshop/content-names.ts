// What courses, works and tasks are called, for lists that hold all of them.
import type { ContentKind } from '#contract/entities/workshop.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

interface Content {
  readonly kind: ContentKind;
  readonly id: string;
}

async function taskNames(db: Db | Tx, ids: readonly string[]) {
  const heads = await db
    .selectFrom('tasks')
    .select(['id as taskId', 'revision as taskRevision'])
    .where('id', 'in', ids)
    .execute();
  const contents = await taskRevisionsOf(db, heads);
  return [...contents].map(([id, { question }]) => ({ id, title: question.content }));
}

/** The title of each of these, or the question of a task. */
export async function namesOf(
  db: Db | Tx,
  contents: readonly Content[],
): Promise<(kind: ContentKind, id: string) => LocalizedText | undefined> {
  const idsOf = (kind: ContentKind): string[] => [
    ...contents.filter((one) => one.kind === kind).map(({ id }) => id),
    '',
  ];
  const titles = {
    COURSE: await db
      .selectFrom('courses')
      .select(['id', 'title'])
      .where('id', 'in', idsOf('COURSE'))
      .execute(),
    WORK: await db.selectFrom('works').select(['id', 'title']).where('id', 'in', idsOf('WORK')).execute(),
    TASK: await taskNames(db, idsOf('TASK')),
  };
  const byKind = new Map(
    (['COURSE', 'WORK', 'TASK'] as const).map((kind) => [
      kind,
      new Map(titles[kind].map(({ id, title }) => [id, title])),
    ]),
  );
  return (kind, id) => byKind.get(kind)?.get(id);
}
