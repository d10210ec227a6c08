// The address parameters of the list of courses.
import { isId, isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';

export type CourseFilterName = 'group' | 'view';

export const COURSES_LIST: ListAddress<CourseFilterName> = {
  sorts: ['title', 'dateChanged', 'dateCreating'],
  defaultSort: { key: 'dateChanged', direction: 'descending' },
  filters: { group: isId, view: isOneOf(['archived', 'incomplete', 'drafts']) },
};

export const COURSE_PATH = '/course-create';
export const coursePath = (id: string): string => `${COURSE_PATH}?id=${id}`;
/** The parameter that names the draft of a new course, so that the page can be loaded again. */
export const DRAFT_PARAM = 'draft';

/** Where archives are read, and files of other systems. */
export const IMPORT_PATH = '/works?view=import';
/** The editor of a work, or of one of its tasks, with the way back to the course. */
export const workInCoursePath = (
  { id, isNew }: { readonly id: string; readonly isNew?: boolean | undefined },
  courseId: string,
  taskId: string | null = null,
): string =>
  `${isNew === true ? `/work-create?draft=${id}&` : `/work-update/${id}?`}course=${courseId}${taskId === null ? '' : `&task=${taskId}`}`;
export const DRAFTS_PATH = '/courses?view=drafts';
