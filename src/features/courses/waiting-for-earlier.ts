// What keeps a course possible to pass: a work waits for one that stands before it.
import type { CourseWork } from './course-drafts.ts';

/** The works in this order; one that waited for a work which is gone, or now stands after it, opens at once. */
export function waitingForEarlier(works: readonly CourseWork[]): readonly CourseWork[] {
  return works.map((work, place) => {
    const { opens } = work;
    if (opens.kind !== 'AFTER') return work;
    const isBefore = works.slice(0, place).some(({ id }) => id === opens.workId);
    return isBefore ? work : { ...work, opens: { kind: 'AT_ONCE' } };
  });
}
