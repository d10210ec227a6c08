// What an archive of chosen courses, works and tasks holds: them as they are published, and all that they need.
import { buffer } from 'node:stream/consumers';
import { EXCHANGE_LIMITS, type Loss } from '#contract/entities/exchange.ts';
import { chainInputSchema } from '#contract/entities/practice-tools.ts';
import { filesOfDraft } from '#contract/entities/task-draft.ts';
import type { Privilege } from '#contract/privileges.ts';
import {
  filesOfThing,
  type Archive,
  type ArchiveFile,
  type ArchiveThing,
  type ThingOf,
} from '#server/exchange/archive/archive-content.ts';
import { withFileIds } from '#server/exchange/archive/file-ids.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { requirePrivilege } from '#server/plugins/security/authentication.ts';
import { coAuthorsOf } from '#server/repositories/co-authors.ts';
import type { Db } from '#server/storage/schema.ts';
import { COURSE_SUBJECT } from '../drafts/course-content.ts';
import { taskDraftOf } from '../drafts/task-content.ts';
import { publishedWork } from '../drafts/work-content.ts';
import { readContent } from '../files/file-store.ts';
import { findItem } from '../practice-tools/practice-items-repository.ts';
import { currentTasks } from '../tasks/tasks-repository.ts';
import { CASE_SUBJECT } from '../test-cases/cases-repository.ts';
import { topicsInUse } from '../topics/topics-repository.ts';
import { gatherTopics } from './archive-topics.ts';

interface WantedContent {
  readonly courseIds: readonly string[];
  readonly workIds: readonly string[];
  readonly taskIds: readonly string[];
}

interface Gathered {
  readonly thing: ArchiveThing;
  readonly losses: readonly Loss[];
}

const lostIf = (isLost: boolean, loss: Loss): readonly Loss[] => (isLost ? [loss] : []);

async function isRestricted(db: Db, kind: 'COURSE' | 'WORK' | 'TASK', id: string): Promise<boolean> {
  return (await coAuthorsOf(db, kind, id)).length > 0;
}

async function coursesOf(db: Db, ids: readonly string[]): Promise<readonly Gathered[]> {
  const found: Gathered[] = [];
  for (const id of new Set(ids)) {
    const course = await COURSE_SUBJECT.published(db, id);
    if (course === undefined) continue;
    const { groupIds, userIds } = course.content;
    const isOpen = groupIds.length + userIds.length > 0 || (await isRestricted(db, 'COURSE', id));
    const data = { ...course.content, groupIds: [], userIds: [] };
    found.push({ thing: { kind: 'COURSE', id, data }, losses: lostIf(isOpen, 'ACCESS') });
  }
  return found;
}

async function worksOf(db: Db, ids: readonly string[]): Promise<readonly Gathered[]> {
  const found: Gathered[] = [];
  const topics = new Set((await topicsInUse(db)).map(({ id }) => id));
  for (const id of new Set(ids)) {
    const work = await publishedWork(db, id);
    if (work === undefined) continue;
    const { groupIds, settingsWork } = work.content;
    const isOpen = groupIds.length > 0 || (await isRestricted(db, 'WORK', id));
    const quotas = settingsWork.quotas.filter((quota) => topics.has(quota.id));
    const isCut = quotas.length < settingsWork.quotas.length;
    const losses = [...lostIf(isOpen, 'ACCESS'), ...lostIf(isCut, 'TOPICS')];
    const settings = { ...settingsWork, quotas };
    const data = { ...work.content, courseId: null, groupIds: [], settingsWork: settings };
    found.push({ thing: { kind: 'WORK', id, data }, losses });
  }
  return found;
}

type TaskThing = ThingOf<'TASK'>;

/** Those of the files that are there. */
async function knownFiles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The tasks as drafts have them, without files that are not there any more. */
async function tasksOf(db: Db, ids: readonly string[]): Promise<readonly TaskThing[]> {
  const current = await currentTasks(db, ids);
  const drafts = [...new Set(ids)].flatMap((id) => {
    const task = current.get(id);
    return task === undefined ? [] : [{ id, data: taskDraftOf(task.content) }];
  });
  const files = await knownFiles(
    db,
    drafts.flatMap(({ data }) => filesOfDraft(data)),
  );
  const known = (id: string): string | undefined => (files.has(id) ? id : undefined);
  return drafts.map(({ id, data }) => ({ kind: 'TASK' as const, id, data: withFileIds(data, known) }));
}

/** The case that a task of a simulation gives out. */
export function caseIdOf({ taskType, params }: TaskThing['data']): string | undefined {
  if (taskType !== 'ROOM' && taskType !== 'EQUIPMENT') return undefined;
  return typeof params['caseId'] === 'string' ? params['caseId'] : undefined;
}

/** Cases with their keys and chains: only for those who edit them. */
async function casesOf(db: Db, ids: readonly string[]): Promise<readonly Gathered[]> {
  const found: Gathered[] = [];
  const chainIds = new Set<string>();
  for (const id of new Set(ids)) {
    const one = await CASE_SUBJECT.published(db, id);
    if (one === undefined) continue;
    found.push({ thing: { kind: 'CASE', id, data: one.content }, losses: [] });
    if (one.content.chain !== null) chainIds.add(one.content.chain.id);
  }
  const chains: Gathered[] = [];
  for (const id of chainIds) {
    const chain = await findItem(db, 'CHAIN', id);
    if (chain !== undefined)
      chains.push({ thing: { kind: 'CHAIN', id, data: chainInputSchema.parse(chain.data) }, losses: [] });
  }
  return [...chains, ...found];
}

/** Throws FORBIDDEN for what the person has no privilege for. */
function requireRights(person: Person, { courseIds, workIds }: WantedContent): void {
  const wanted: readonly (readonly [readonly string[], Privilege])[] = [
    [courseIds, 'COURSES_EDIT'],
    [workIds, 'WORKS_EDIT'],
  ];
  for (const [ids, privilege] of wanted) if (ids.length > 0) requirePrivilege(person, privilege);
}

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

/** The tasks with what of each cannot travel. */
async function gatheredTasks(
  db: Db,
  tasks: readonly TaskThing[],
  caseIds: ReadonlySet<string>,
): Promise<readonly Gathered[]> {
  const found: Gathered[] = [];
  for (const thing of tasks) {
    const caseId = caseIdOf(thing.data);
    const losses = [
      ...lostIf(await isRestricted(db, 'TASK', thing.id), 'ACCESS'),
      ...lostIf(caseId !== undefined && !caseIds.has(caseId), 'CASE'),
    ];
    found.push({ thing, losses });
  }
  return found;
}

function refuseTooMany(found: readonly Gathered[]): void {
  const max = EXCHANGE_LIMITS.archiveThings;
  if (found.length > max) throw new ApiFault('TOO_LARGE', { message: 'ARCHIVE_TOO_MANY', params: { max } });
}

/** What an archive would hold, chains first and courses last, with what of each cannot travel. */
export async function gatherThings(
  db: Db,
  person: Person,
  wanted: WantedContent,
): Promise<readonly Gathered[]> {
  requireRights(person, wanted);
  const courses = await coursesOf(db, wanted.courseIds);
  const ofCourses = courses.flatMap(({ thing }) => (thing.kind === 'COURSE' ? idsOf(thing.data.works) : []));
  const works = await worksOf(db, [...wanted.workIds, ...ofCourses]);
  const ofWorks = works.flatMap(({ thing }) => (thing.kind === 'WORK' ? idsOf(thing.data.tasks) : []));
  const tasks = await tasksOf(db, [...wanted.taskIds, ...ofWorks]);
  const caseIds = tasks.flatMap(({ data }) => caseIdOf(data) ?? []);
  const cases = person.privileges.has('PRACTICE_EDIT') ? await casesOf(db, caseIds) : [];
  const known = new Set(cases.map(({ thing }) => thing.id));
  const found = [...cases, ...(await gatheredTasks(db, tasks, known)), ...works, ...courses];
  refuseTooMany(found);
  return found;
}

const ENDING = /\.[a-z]{1,5}$/;

/** The files that the things name, as the archive lists them. */
async function filesOf(db: Db, things: readonly ArchiveThing[]): Promise<readonly ArchiveFile[]> {
  const ids = [...new Set(things.flatMap(filesOfThing))];
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'mimeType', 'sha256', 'sizeBytes'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const bytes = rows.reduce((sum, { sizeBytes }) => sum + Number(sizeBytes), 0);
  const max = EXCHANGE_LIMITS.archiveFiles;
  if (bytes > EXCHANGE_LIMITS.archiveBytes || rows.length > max)
    throw new ApiFault('TOO_LARGE', {
      message: 'ARCHIVE_TOO_LARGE',
      params: { limit: `${EXCHANGE_LIMITS.archiveBytes / 1024 / 1024} MB`, max },
    });
  return rows.map(({ id, name, mimeType, sha256 }, at): ArchiveFile => {
    const path = `files/${at + 1}${ENDING.exec(name.toLowerCase())?.[0] ?? ''}`;
    return { id, name, mimeType, path, sha256 };
  });
}

/** The archive, with the bytes of its files by their paths in it. */
export async function gatherArchive(
  db: Db,
  dataDir: string,
  person: Person,
  wanted: WantedContent,
): Promise<{ readonly archive: Archive; readonly contents: ReadonlyMap<string, Buffer> }> {
  const things = (await gatherThings(db, person, wanted)).map(({ thing }) => thing);
  const [files, topics] = [await filesOf(db, things), await gatherTopics(db, things)];
  const contents = new Map<string, Buffer>();
  for (const { path, sha256 } of files) {
    const content = await readContent(dataDir, sha256);
    if (content === undefined) throw new ApiFault('NOT_FOUND', { message: 'DOCUMENT_NOT_FOUND' });
    contents.set(path, await buffer(content.body));
  }
  return { archive: { things, files: [...files], topics }, contents };
}
