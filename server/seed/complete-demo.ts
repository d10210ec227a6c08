// Adds new demo courses to a database that an earlier version seeded.
import { lockForChange } from '#server/migrations/run-migrations.ts';
import { insertFiles } from '#server/routes/files/files-repository.ts';
import type { Config } from '#server/config.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { addCourses } from './add-courses.ts';
import { keepDemoFiles } from './demo-files.ts';
import { DEMO_GROUP_NAME } from './people.ts';

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

/** Adds missing courses and files. One process at a time; a second run changes nothing. */
export async function completeDemo(storage: Storage, { dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  const owners = await demoOwners(storage.db);
  if (owners === undefined) return;
  const { teacherId, groupId } = owners;
  const now = new Date().toISOString();
  const files = await keepDemoFiles(dataDir, teacherId, now);
  await storage.write(async (tx) => {
    await lockForChange(tx);
    const ids = files.map(({ id }) => id);
    const known = await tx.selectFrom('files').select('id').where('id', 'in', ids).execute();
    const lacking = files.filter(({ id }) => !known.some((row) => row.id === id));
    if (lacking.length > 0) await insertFiles(tx, lacking);
    await addCourses(tx, groupId, { by: teacherId, now });
  });
}
