// The complete demo courses: theory, documents and an exam, practice, and the works of the control events.
import { DEMO_COURSES } from '../content/demo-courses.ts';
import type { SeedCourse, SeedWork } from '../content/seed-content.ts';
import {
  bayControl,
  cleanZonePractices,
  emergencyPractices,
  firstControl,
  shiftPractices,
  wholeControl,
} from '../practice-works.ts';

const PRACTICES: Readonly<Record<string, readonly SeedWork[]>> = {
  'clean-zone': [...cleanZonePractices, firstControl, wholeControl],
  photolithography: shiftPractices,
  emergencies: [...emergencyPractices, bayControl],
};

export const SHIPPED_COURSES: readonly SeedCourse[] = DEMO_COURSES.map((course) => ({
  ...course,
  works: [...course.works, ...(PRACTICES[course.id] ?? [])],
}));
