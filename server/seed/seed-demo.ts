// Demo content for an empty database: people, courses with files, control events, fellow students' results.
import { createMarking } from '#server/marking/create-marking.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Config } from '#server/config.ts';
import { insertFiles, type NewFile } from '#server/routes/files/files-repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import { addBuiltInContent } from './built-in-content.ts';
import { seedAnswers } from './demo-answers.ts';
import { seedAttempts, type SeededFellow } from './demo-attempts.ts';
import { demoCourseOf } from './demo-course.ts';
import { BAY_ADMISSION, insertComingEvent, insertOpenEvent, WHOLE_ADMISSION } from './demo-events.ts';
import { keepDemoFiles } from './demo-files.ts';
import { shipCourses } from './shipped/ship-courses.ts';
import { seedPeople, type SeededPeople } from './people.ts';

async function fellowsOf(
  tx: Tx,
  { userIds, groupId }: SeededPeople,
): Promise<ReadonlyMap<string, SeededFellow>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'login', 'surname', 'name', 'lastName'])
    .where('id', 'in', Object.values(userIds))
    .execute();
  return new Map(
    rows.map(({ id, login, surname, name, lastName }) => [
      login,
      { id, fullName: `${surname} ${name} ${lastName}`, groupId },
    ]),
  );
}

async function seedLearning(
  tx: Tx,
  people: SeededPeople,
  files: readonly NewFile[],
  now: string,
): Promise<void> {
  const { userIds, groupId } = people;
  await addBuiltInContent(tx, now);
  const change = { by: userIds['teacher'] ?? null, now };
  await insertFiles(tx, files);
  await shipCourses(tx, groupId, change);
  const course = await demoCourseOf(tx);
  const assigned = ['student', 'a.fedorov', 'e.zakharova', 't.yusupov'].flatMap(
    (login) => userIds[login] ?? [],
  );
  const executionId = await insertOpenEvent(tx, course.controlId, assigned, now);
  await insertOpenEvent(tx, course.wholeControlId, assigned, now, WHOLE_ADMISSION);
  await insertOpenEvent(tx, course.bayControlId, assigned, now, BAY_ADMISSION);
  await insertComingEvent(tx, course.controlId, assigned, now);
  const fellows = await fellowsOf(tx, people);
  await seedAttempts(tx, { ...course, executionId }, fellows, now);
  await seedAnswers(tx, fellows, now);
}

/** Seeds everything and marks the results, so that the first page a teacher opens shows them. */
export async function seedDemo(
  storage: Storage,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<Pick<SeededPeople, 'accounts' | 'password'>> {
  const now = new Date().toISOString();
  const people = await seedPeople(storage, now);
  const files = await keepDemoFiles(dataDir, people.userIds['teacher'] ?? '', now);
  await storage.write((tx) => seedLearning(tx, people, files, now));
  const marking = createMarking(storage, (error) => process.stderr.write(`${String(error)}\n`));
  await marking.markWaiting();
  await marking.stop();
  return { accounts: people.accounts, password: people.password };
}
