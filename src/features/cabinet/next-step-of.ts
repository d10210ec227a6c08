import type { LearnerCourse, LearnerWork } from '#contract/entities/work.ts';

interface NextStep {
  readonly course: LearnerCourse;
  readonly work: LearnerWork;
}

function isOpen({ passed, waitsFor, heldUntil, settingsWork }: LearnerWork): boolean {
  const isLearned = settingsWork.modes.some((mode) => mode !== 'CONTROL');
  return !passed && waitsFor === null && heldUntil === null && isLearned;
}

/**
 * The first open work that is not passed: of a course that has been begun, else of the first course that has one. undefined while
 * something is under way, which is the next step itself, and when all is passed.
 */
export function nextStepOf(courses: readonly LearnerCourse[]): NextStep | undefined {
  const works = courses.flatMap((course) => course.works);
  if (works.some(({ runningAttemptId }) => runningAttemptId !== null)) return undefined;
  const isBegun = (course: LearnerCourse): boolean => course.works.some((work) => work.attemptCount > 0);
  const inOrder = [...courses.filter(isBegun), ...courses.filter((course) => !isBegun(course))];
  return inOrder.flatMap((course) => course.works.filter(isOpen).map((work) => ({ course, work })))[0];
}
