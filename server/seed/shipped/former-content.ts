// What an earlier version seeded, whose ids are not those of now: known by the title that it began with, whatever people call it since.
import type { LocalizedText } from '#contract/texts.ts';
import { pinnedTasks, type PinnedTaskData, type WorkFields } from '#server/routes/works/works-repository.ts';
import type { Tx } from '#server/storage/schema.ts';

export interface CourseContent {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Left out: it has none. */
  readonly pictureId?: string;
}

interface FormerCourse {
  readonly id: string;
  readonly data: CourseContent;
}

export interface FormerWork {
  readonly id: string;
  readonly fields: WorkFields;
  readonly tasks: readonly PinnedTaskData[];
}

export interface FormerContent {
  readonly courseOf: (title: string) => FormerCourse | undefined;
  readonly workOf: (title: string) => Promise<FormerWork | undefined>;
}

/** The seed made all revisions of a thing in one moment: that of its creation. The oldest come first. */
function seededCourses(tx: Tx) {
  return tx
    .selectFrom('courses')
    .innerJoin('courseRevisions', (join) =>
      join
        .onRef('courseRevisions.courseId', '=', 'courses.id')
        .onRef('courseRevisions.createdAt', '=', 'courses.dateCreating'),
    )
    .select(['courses.id', 'courseRevisions.data'])
    .orderBy('courses.dateCreating')
    .orderBy('courses.id')
    .execute();
}

function seededWorks(tx: Tx) {
  return tx
    .selectFrom('works')
    .innerJoin('workRevisions', (join) =>
      join
        .onRef('workRevisions.workId', '=', 'works.id')
        .onRef('workRevisions.createdAt', '=', 'works.dateCreating'),
    )
    .select(['works.id', 'workRevisions.revision', 'workRevisions.data'])
    .orderBy('works.dateCreating')
    .orderBy('works.id')
    .orderBy('workRevisions.revision', 'desc')
    .execute();
}

/** Reads what could have been seeded. */
export async function formerContent(tx: Tx): Promise<FormerContent> {
  // Written by `storeRevision` of courses and of works.
  const courses = (await seededCourses(tx)).map(({ id, data }) => ({ id, data: data as CourseContent }));
  const works = (await seededWorks(tx)).map(({ data, ...row }) => ({ ...row, fields: data as WorkFields }));
  return {
    courseOf: (title) => courses.find(({ data }) => data.title.ru === title),
    workOf: async (title) => {
      const found = works.find(({ fields }) => fields.title.ru === title);
      if (found === undefined) return undefined;
      const { id, revision, fields } = found;
      return { id, fields, tasks: await pinnedTasks(tx, id, revision) };
    },
  };
}

/** For a database that knows by their ids what was shipped to it: titles are looked at once. */
export const NO_FORMER_CONTENT: FormerContent = {
  courseOf: () => undefined,
  workOf: async () => undefined,
};
