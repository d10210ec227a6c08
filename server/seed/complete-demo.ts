// Brings the demo courses of a database that an earlier version seeded up to date.
import { lockForChange } from '#server/migrations/run-migrations.ts';
import { insertFiles } from '#server/routes/files/files-repository.ts';
import type { Config } from '#server/config.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { DEMO_FILE_IDS, keepDemoFiles } from './demo-files.ts';
import type { SeedCourse } from './content/seed-content.ts';
import { DEMO_GROUP_NAME } from './people.ts';
import { shipCourses } from './shipped/ship-courses.ts';

interface DemoOwners {
  readonly teacherId: string;
  readonly groupId: string;
}

/** Who owns the courses and who learns from them; undefined if the demo teacher or group is gone. */
async function demoOwners(db: Db): Promise<DemoOwners | undefined> {
  const teacher = await db
    .selectFrom('users')
    .select('id')
    .where('emailKey', '=', searchKey('teacher@demo.invalid'))
    .executeTakeFirst();
  const group = await db
    .selectFrom('groups')
    .select('id')
    .where('nameKey', '=', searchKey(DEMO_GROUP_NAME))
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  return teacher && group ? { teacherId: teacher.id, groupId: group.id } : undefined;
}

/** Stores those of the files that the database lacks. */
async function completeFiles(storage: Storage, dataDir: string, by: string, now: string): Promise<void> {
  const stored = await storage.db.selectFrom('files').select('id').where('id', 'in', DEMO_FILE_IDS).execute();
  const known = new Set(stored.map(({ id }) => id));
  if (DEMO_FILE_IDS.every((id) => known.has(id))) return;
  const files = await keepDemoFiles(dataDir, by, now);
  await storage.write(async (tx) => {
    await lockForChange(tx);
    const there = await tx.selectFrom('files').select('id').where('id', 'in', DEMO_FILE_IDS).execute();
    const lacking = files.filter(({ id }) => !there.some((row) => row.id === id));
    if (lacking.length > 0) await insertFiles(tx, lacking);
  });
}

/** Brings courses and files up to date. One process at a time; a second run changes nothing. */
export async function completeDemo(
  storage: Storage,
  { dataDir }: Pick<Config, 'dataDir'>,
  courses?: readonly SeedCourse[],
): Promise<void> {
  const owners = await demoOwners(storage.db);
  if (owners === undefined) return;
  const { teacherId, groupId } = owners;
  const now = new Date().toISOString();
  await completeFiles(storage, dataDir, teacherId, now);
  await storage.write((tx) => shipCourses(tx, groupId, { by: teacherId, now }, courses));
}
