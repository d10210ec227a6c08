// Records which shipped demo courses have been added to a database: each is added once.
import type { Db, Tx } from '#server/storage/schema.ts';

const SHIPPED_COURSE_NAMES = ['clean-zone', 'photolithography', 'emergencies'] as const;
export type ShippedCourseName = (typeof SHIPPED_COURSE_NAMES)[number];

/** So far each course was shipped as one revision only. */
const SHIPPED = 1;

export async function rememberedCourses(db: Db | Tx): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('builtInRevisions').select('id').where('kind', '=', 'COURSE').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a shipped course has never been added. */
export async function lacksCourses(db: Db | Tx): Promise<boolean> {
  const remembered = await rememberedCourses(db);
  return SHIPPED_COURSE_NAMES.some((name) => !remembered.has(name));
}

export async function rememberCourse(tx: Tx, id: ShippedCourseName): Promise<void> {
  await tx
    .insertInto('builtInRevisions')
    .values({ kind: 'COURSE', id, shipped: SHIPPED, stored: SHIPPED })
    .execute();
}
