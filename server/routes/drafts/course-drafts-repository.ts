// Drafts of courses: what a draft of any kind is, and what of it a person sees and may change.
import type { CourseDraft, CourseDraftState, KnownWork } from '#contract/entities/course-draft.ts';
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import { nameDraftFiles } from '#server/repositories/draft-files.ts';
import { referToFiles } from '#server/repositories/file-access.ts';
import { refuseUnknownUsers, refuseUnseenGroups } from '#server/repositories/known-references.ts';
import { visibleGroupIds } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { refuseOtherThanPicture } from '../courses/check-course.ts';
import { namedUsers } from '../courses/course-details.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { COURSE_SUBJECT, type CurrentCourseDraft } from './course-content.ts';
import { draftsOf, headOf, storeDraft } from './drafts-repository.ts';
import { WORK_SUBJECT } from './work-drafts-repository.ts';

async function groupsOf(db: Db | Tx, { person }: By, ids: readonly string[]) {
  return db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('id', 'in', visibleGroupIds(db, person))
    .orderBy('nameKey')
    .execute();
}

/** Works of which there is only a draft yet. */
async function newWorks(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, KnownWork>> {
  const drafts = await draftsOf(db, WORK_SUBJECT, ids);
  const works = new Map<string, KnownWork>();
  for (const [id, { published, data }] of drafts) {
    const { kind, title, tasks } = data;
    const maxScore = tasks.reduce((sum, task) => sum + (task.maxScore ?? 0), 0);
    const work = { id, kind, title, taskCount: tasks.length, maxScore };
    if (published === undefined) works.set(id, { ...work, isNew: true });
  }
  return works;
}

/** The works as they are now, in the order of their places; those that were put away are left out. */
async function knownWorks(db: Db | Tx, ids: readonly string[]): Promise<KnownWork[]> {
  const rows = await db
    .selectFrom('works')
    .select(['id', 'kind', 'title', 'taskCount', 'maxScore'])
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .execute();
  const published = new Set(rows.map(({ id }) => id));
  const drafted = await newWorks(
    db,
    ids.filter((id) => !published.has(id)),
  );
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? drafted.get(id) ?? []);
}

/** The draft as a person sees it: without the groups and the people that they may not see. */
export async function courseStateOf(
  db: Db | Tx,
  by: By,
  id: string,
  current: CurrentCourseDraft,
): Promise<CourseDraftState> {
  const { data, published } = current;
  const content = published?.content;
  const groups = await groupsOf(db, by, [...data.groupIds, ...(content?.groupIds ?? [])]);
  const people = await namedUsers(db, by.person, [...data.userIds, ...(content?.userIds ?? [])]);
  const seen = new Set([...groups, ...people].map((one) => one.id));
  const asSeen = (draft: CourseDraft): CourseDraft => ({
    ...draft,
    groupIds: draft.groupIds.filter((one) => seen.has(one)),
    userIds: draft.userIds.filter((one) => seen.has(one)),
  });
  return {
    ...(await headOf(db, by.person.id, id, current)),
    data: asSeen(data),
    published: content === undefined ? null : asSeen(content),
    works: await knownWorks(
      db,
      data.works.map((work) => work.id),
    ),
    groups,
    people,
    hiddenPersonCount: data.userIds.filter((one) => !seen.has(one)).length,
  };
}

/** With the groups and people of the draft that the person may not see: they stay. */
async function whole(tx: Tx, by: By, current: CurrentCourseDraft | undefined, data: CourseDraft) {
  if (current === undefined) return data;
  const groups = await groupsOf(tx, by, current.data.groupIds);
  const people = await namedUsers(tx, by.person, current.data.userIds);
  const seen = new Set([...groups, ...people].map((one) => one.id));
  const hidden = (ids: readonly string[]): string[] => ids.filter((one) => !seen.has(one));
  return {
    ...data,
    groupIds: [...new Set([...data.groupIds, ...hidden(current.data.groupIds)])].toSorted(),
    userIds: [...new Set([...data.userIds, ...hidden(current.data.userIds)])].toSorted(),
  };
}

const before = (current: CurrentCourseDraft | undefined): readonly CourseDraft[] =>
  [current?.data, current?.published?.content].filter((one) => one !== undefined);

const picturesIn = ({ pictureId }: CourseDraft): string[] => (pictureId === null ? [] : [pictureId]);

/** Throws VALIDATION where a draft newly names a group, a person or a file that is not there for the person. */
export async function refuseUnknownParts(
  tx: Tx,
  { person, now }: By,
  current: CurrentCourseDraft | undefined,
  data: CourseDraft,
): Promise<void> {
  await refuseUnseenGroups(tx, person, data.groupIds, 'data.groupIds');
  const known = new Set(before(current).flatMap(({ userIds }) => userIds));
  const added = data.userIds.filter((one) => !known.has(one));
  await refuseUnknownUsers(tx, person, added, 'data.userIds');
  const already = before(current).flatMap(picturesIn);
  if (!(await referToFiles(tx, person.id, picturesIn(data), now, already)))
    throw fieldFault('data.pictureId', 'NOT_FOUND');
  for (const pictureId of picturesIn(data))
    if (!already.includes(pictureId)) await refuseOtherThanPicture(tx, pictureId, 'data.pictureId');
}

/** Stores the draft of a course; what it names is there for the person, a new picture their own. */
export async function storeCourseDraft(
  tx: Tx,
  by: By,
  id: string,
  current: CurrentCourseDraft | undefined,
  { data, questions }: Pick<CurrentCourseDraft, 'data' | 'questions'>,
): Promise<void> {
  const { kind } = COURSE_SUBJECT;
  const { person, now } = by;
  const stored = { data: await whole(tx, by, current, data), questions };
  await storeDraft(tx, { by: person.id, now }, { kind, id }, current, stored);
  const already = before(current).flatMap(picturesIn);
  await nameDraftFiles(tx, { kind, id }, { personId: person.id, now }, picturesIn(data), already);
}
