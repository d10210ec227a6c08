// What is found in the draft of a course, whom publishing it touches, and publishing it.
import {
  courseFinding,
  type CourseDraft,
  type CourseFinding,
  type DraftOpens,
} from '#contract/entities/course-draft.ts';
import { courseInputSchema, type WorkOpens } from '#contract/entities/work.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { checkFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { visibleUsers } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { insertCourse, reviseCourse } from '../courses/course-changes-repository.ts';
import { courseDetails } from '../courses/course-details.ts';
import { setParts } from '../courses/course-parts.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { COURSE_SUBJECT, type CurrentCourseDraft } from './course-content.ts';
import { clearDraft } from './drafts-repository.ts';
import { checkOfNewWorks, mayPublishTogether, publishNewWorks, unpublishedWorks } from './new-works.ts';
import type { CurrentWorkDraft } from './work-drafts-repository.ts';
import { isBlank } from '#contract/is-blank.ts';

function findingsOfTexts({ title }: CourseDraft): CourseFinding[] {
  if (isBlank(title.ru)) return [courseFinding('NO_TITLE')];
  const missing = LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE && title[one].trim() === '');
  return missing.map((language) => courseFinding('TITLE_LANGUAGE', { language }));
}

interface KnownWorks {
  readonly inUse: ReadonlySet<string>;
  /** Those of which there is only a draft. */
  readonly drafted: ReadonlyMap<string, CurrentWorkDraft>;
  /** The drafts are published with the course. */
  readonly arePublished: boolean;
}

function findingsOfWorks({ works }: CourseDraft, known: KnownWorks): CourseFinding[] {
  const { inUse, drafted, arePublished } = known;
  const before = new Set<string>();
  return works.flatMap(({ id: workId, opens }) => {
    const findings: CourseFinding[] = [];
    if (!inUse.has(workId) && !drafted.has(workId)) findings.push(courseFinding('WORK_GONE', { workId }));
    if (drafted.has(workId) && !arePublished) findings.push(courseFinding('WORK_UNPUBLISHED', { workId }));
    if (opens.kind === 'FROM' && opens.at === null) findings.push(courseFinding('NO_MOMENT', { workId }));
    // A work may wait for one that stands before it, so that no circle closes, and stands in a course once.
    if ((opens.kind === 'AFTER' && !before.has(opens.workId)) || before.has(workId))
      findings.push(courseFinding('WAITS_FOR_LATER', { workId }));
    before.add(workId);
    return findings;
  });
}

async function knownWorks(db: Db | Tx, person: Person, { works }: CourseDraft): Promise<KnownWorks> {
  const ids = [...works.map(({ id }) => id), ''];
  const found = db.selectFrom('works').select('id').where('id', 'in', ids).where('archivedAt', 'is', null);
  const inUse = new Set((await found.execute()).map(({ id }) => id));
  const others = ids.filter((id) => !inUse.has(id));
  const drafted = await unpublishedWorks(db, others);
  return { inUse, drafted, arePublished: mayPublishTogether(person, drafted) };
}

function findingsOf({ data, questions }: CurrentCourseDraft, known: KnownWorks): CourseFinding[] {
  const isOpen = data.groupIds.length > 0 || data.userIds.length > 0;
  return [
    ...(questions.length === 0 ? [] : [courseFinding('UNDECIDED')]),
    ...findingsOfTexts(data),
    ...findingsOfWorks(data, known),
    ...(data.works.length === 0 ? [courseFinding('NO_WORKS')] : []),
    ...(isOpen ? [] : [courseFinding('OPEN_TO_NOBODY')]),
  ];
}

function learnersOf(db: Db | Tx, { groupIds, userIds }: CourseDraft) {
  return db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('users.active', '=', true)
    .where((eb) => eb.or([eb('users.groupId', 'in', groupIds), eb('users.id', 'in', userIds)]));
}

/** What publishing a draft would touch, and what is found in it. */
export async function checkOfCourse(db: Db | Tx, person: Person, current: CurrentCourseDraft) {
  const known = await knownWorks(db, person, current.data);
  const all = await learnersOf(db, current.data).executeTakeFirstOrThrow();
  const others = await learnersOf(db, current.data)
    .where((eb) => eb.not(visibleUsers(db, person)(eb as never)))
    .executeTakeFirstOrThrow();
  return {
    version: current.version,
    findings: findingsOf(current, known),
    newWorks: known.arePublished ? await checkOfNewWorks(db, known.drafted) : [],
    learnerCount: Number(all.count),
    othersLearnerCount: Number(others.count),
  };
}

/** Its errors were refused before: every moment is said. */
const saidOpens = (opens: DraftOpens): WorkOpens =>
  opens.kind === 'FROM' && opens.at === null ? { kind: 'AT_ONCE' } : (opens as WorkOpens);

/**
 * Publishes a draft that is locked, with its new works, and empties it. Throws VALIDATION where it or a work is incomplete.
 * @param versions of the drafts of works and tasks that the person has seen
 */
export async function publishCourse(
  tx: Tx,
  { person, now }: By,
  id: string,
  current: CurrentCourseDraft,
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  const known = await knownWorks(tx, person, current.data);
  const errors = findingsOf(current, known).filter(({ isError }) => isError);
  if (errors.length > 0) throw checkFault(errors.map(({ code }) => ({ path: 'course', code })));
  await publishNewWorks(tx, { person, now }, known.drafted, versions);
  const { published, version, data } = current;
  const works = data.works.map((work) => ({ ...work, opens: saidOpens(work.opens) }));
  const { title, description, pictureId, groupIds, userIds } = courseInputSchema.parse({ ...data, works });
  const change = { by: person.id, now };
  const before = published === undefined ? null : await courseDetails(tx, person, id);
  const fields = { title, description, pictureId };
  if (published === undefined) await insertCourse(tx, fields, change, id);
  else await reviseCourse(tx, published.row, fields, change);
  await setParts(tx, person, id, { works, groupIds, userIds }, change);
  await clearDraft(tx, { kind: COURSE_SUBJECT.kind, id, version });
  const after = await courseDetails(tx, person, id);
  await audit(
    tx,
    person,
    before === null ? 'course.create' : 'course.update',
    { type: 'course', id },
    before,
    after,
  );
}
