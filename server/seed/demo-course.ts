// The works of the demo courses that the demo events and results use.
import type { Change } from '#server/routes/works/works-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { SeedWork } from './content/seed-content.ts';
import { bayControl, firstControl, firstPractice, wholeControl } from './practice-works.ts';
import { SHIPPED_COURSES } from './shipped/shipped-courses.ts';
import { shipCourses } from './shipped/ship-courses.ts';

export interface DemoCourse {
  readonly practiceId: string;
  readonly controlId: string;
  /** The control work from the street into clean production. */
  readonly wholeControlId: string;
  /** The control work at the equipment bay. */
  readonly bayControlId: string;
}

/** Finds the works after the courses have been added. */
export async function demoCourseOf(tx: Tx): Promise<DemoCourse> {
  const rows = await tx.selectFrom('works').select(['id', 'title']).execute();
  const idOf = ({ fields }: SeedWork): string => {
    const found = rows.find(({ title }) => title.ru === fields.title.ru);
    if (found === undefined) throw new Error(`There is no work ${fields.title.ru}`);
    return found.id;
  };
  return {
    practiceId: idOf(firstPractice),
    controlId: idOf(firstControl),
    wholeControlId: idOf(wholeControl),
    bayControlId: idOf(bayControl),
  };
}

/** Adds only the practices of the courses, whose tasks name no files, and no pictures. */
export async function seedCourse(tx: Tx, groupId: string, change: Change): Promise<DemoCourse> {
  const practices = SHIPPED_COURSES.map(({ pictureId: _stored, ...course }) => ({
    ...course,
    works: course.works.filter(({ fields }) => fields.kind === 'PRACTICE'),
  }));
  await shipCourses(tx, groupId, change, practices);
  return demoCourseOf(tx);
}
