// Copies a course with its works. Both hold the same tasks, so that a task mended once is mended in both.
import type { LocalizedText } from '#contract/texts.ts';
import type { Tx } from '#server/storage/schema.ts';
import { copyTitle } from '../works/copy-title.ts';
import { insertWork, lockWork, pinnedTasks, reviseWork, type Change } from '../works/works-repository.ts';
import { insertCourse, setWorks } from './course-changes-repository.ts';
import type { CourseRow } from './courses-repository.ts';
import { placesOfWorks } from './course-details.ts';

/** Copies a work with its tasks into a course; returns its id. */
async function copyWork(tx: Tx, workId: string, courseId: string, change: Change): Promise<string> {
  const work = await tx.selectFrom('works').selectAll().where('id', '=', workId).executeTakeFirstOrThrow();
  const fields = { ...work, courseId };
  const id = await insertWork(tx, fields, change);
  const copy = await lockWork(tx, id);
  if (copy !== undefined) {
    await reviseWork(tx, copy, fields, await pinnedTasks(tx, workId, work.revision), change);
  }
  return id;
}

/**
 * Copies a course with its works, their order and what each waits for; it is open to nobody.
 * @param title undefined: the course's own, named as a copy
 * @returns the id of the copy
 */
export async function copyOfCourse(
  tx: Tx,
  row: CourseRow,
  title: LocalizedText | undefined,
  change: Change,
): Promise<string> {
  const { description, pictureId } = row;
  const id = await insertCourse(tx, { title: title ?? copyTitle(row.title), description, pictureId }, change);
  const copies = new Map<string, string>();
  const works = await placesOfWorks(tx, row.id);
  for (const work of works) copies.set(work.id, await copyWork(tx, work.id, id, change));
  const copied = works.map(({ id: workId, opens }) => ({
    id: copies.get(workId) ?? '',
    opens: opens.kind === 'AFTER' ? { ...opens, workId: copies.get(opens.workId) ?? '' } : opens,
  }));
  await setWorks(tx, id, copied, change);
  return id;
}
