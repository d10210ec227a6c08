/** Which of the demo courses that this version ships have been put into a database: each is put in once. */
import type { Db, Tx } from '#server/storage/schema.ts';

export const shippedCourseNames = ['clean-zone', 'photolithography', 'emergencies'] as const;
export type ShippedCourseName = (typeof shippedCourseNames)[number];

/** The one revision that was shipped of each so far. */
const shipped = 1;

export async function rememberedCourses(db: Db | Tx): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('builtInRevisions').select('id').where('kind', '=', 'COURSE').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether one was never put in. */
export async function lacksCourses(db: Db | Tx): Promise<boolean> {
  const remembered = await rememberedCourses(db);
  return shippedCourseNames.some((name) => !remembered.has(name));
}

export async function rememberCourse(tx: Tx, id: ShippedCourseName): Promise<void> {
  await tx.insertInto('builtInRevisions').values({ kind: 'COURSE', id, shipped, stored: shipped }).execute();
}
