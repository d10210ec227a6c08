// The documents of the works that a person may learn from.
import type { ReadableDocument } from '#contract/calls/files.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { toFileInfo } from '#server/routes/files/files-repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { learnableWorks, makesContent, secretTasks } from './learning-access.ts';

/** Where each document is used: in which works, and in which of their tasks. */
async function placesOf(db: Db, person: Person) {
  return db
    .selectFrom('works')
    .innerJoin('workRevisionTasks', (join) =>
      join
        .onRef('workRevisionTasks.workId', '=', 'works.id')
        .onRef('workRevisionTasks.workRevision', '=', 'works.revision'),
    )
    .innerJoin('taskFiles', (join) =>
      join
        .onRef('taskFiles.taskId', '=', 'workRevisionTasks.taskId')
        .onRef('taskFiles.taskRevision', '=', 'workRevisionTasks.taskRevision'),
    )
    .where('taskFiles.part', '=', 'DOCUMENT')
    .where((eb) => learnableWorks(db, person)(eb as never))
    .select(['works.id as workId', 'taskFiles.fileId', 'taskFiles.taskId'])
    .orderBy('works.id')
    .execute();
}

type Place = Awaited<ReturnType<typeof placesOf>>[number];

/** The works of each document, without repeats. */
function worksByFile(places: readonly Place[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byFile = new Map<string, Set<string>>();
  for (const { fileId, workId } of places) {
    const works = byFile.get(fileId) ?? new Set();
    byFile.set(fileId, works.add(workId));
  }
  return byFile;
}

/** Documents by name; without those of tasks that an open or coming event of a learner holds. */
export async function readableDocuments(db: Db, person: Person): Promise<ReadableDocument[]> {
  const places = await placesOf(db, person);
  const secret = await secretTasks(db, person.id, new Date().toISOString());
  const seesAll = makesContent(person);
  const byFile = worksByFile(places.filter(({ taskId }) => seesAll || !secret.taskIds.has(taskId)));
  if (byFile.size === 0) return [];
  const workIds = [...new Set([...byFile.values()].flatMap((ids) => [...ids]))];
  const works = await db
    .selectFrom('works')
    .select(['id', 'title', 'kind'])
    .where('id', 'in', workIds)
    .execute();
  const files = await db
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...byFile.keys()])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return files.map((file) => ({
    ...toFileInfo(file),
    works: works.filter(({ id }) => byFile.get(file.id)?.has(id)),
  }));
}
