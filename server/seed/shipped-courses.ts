// The complete demo courses: theory, documents and an exam, practice, and the works of the control events.
import { DEMO_COURSES } from './content/demo-courses.ts';
import type { SeedCourse, SeedWork } from './content/seed-content.ts';
import type { ShippedCourseName } from './remembered-courses.ts';
import {
  bayControl,
  cleanZonePractices,
  emergencyPractices,
  firstControl,
  shiftPractices,
  wholeControl,
} from './practice-works.ts';

export interface ShippedCourse extends SeedCourse {
  /** The name under which the course is recorded; never changes. */
  readonly name: ShippedCourseName;
}

function withPractice(
  name: ShippedCourseName,
  russianTitle: string,
  practices: readonly SeedWork[],
): ShippedCourse {
  const course = DEMO_COURSES.find(({ title }) => title.ru === russianTitle);
  if (course === undefined) throw new Error(`There is no course ${russianTitle}`);
  return { ...course, name, works: [...course.works, ...practices] };
}

export const shippedCourses: readonly ShippedCourse[] = [
  withPractice('clean-zone', 'Вход в чистую зону', [...cleanZonePractices, firstControl, wholeControl]),
  withPractice('photolithography', 'Фотолитография: установка и партия', shiftPractices),
  withPractice('emergencies', 'Аварийные ситуации', [...emergencyPractices, bayControl]),
];
