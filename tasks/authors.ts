// The list of what authors write tasks of each type with; each loads when it is first used, and no learner's page knows it.
import type { TaskType } from '#contract/entities/task-type.ts';
import type { TaskAuthor } from './kit/author/author-props.ts';

type LoadAuthor = () => Promise<TaskAuthor>;

/** In the order in which they are offered. A type that is missing is made by calls alone. */
const TASK_AUTHORS: Readonly<Partial<Record<TaskType, LoadAuthor>>> = {
  SINGLECHOICE: async () => (await import('./single-choice/author-screen.tsx')).SINGLE_CHOICE_AUTHOR,
  MULTICHOICE: async () => (await import('./multi-choice/author-screen.tsx')).MULTI_CHOICE_AUTHOR,
  COMMONQUESTION: async () => (await import('./commonquestion/author-screen.tsx')).COMMON_QUESTION_AUTHOR,
  NUMERIC: async () => (await import('./numeric/author-screen.tsx')).NUMERIC_AUTHOR,
  ORDERING: async () => (await import('./ordering/author-screen.tsx')).ORDERING_AUTHOR,
  MATCHING: async () => (await import('./matching/author-screen.tsx')).MATCHING_AUTHOR,
  EMPTYQUESTION: async () => (await import('./empty-question/author-screen.tsx')).EMPTY_QUESTION_AUTHOR,
  QUESTION: async () => (await import('./question/author-screen.tsx')).QUESTION_AUTHOR,
  PAINT: async () => (await import('./paint/author-screen.tsx')).PAINT_AUTHOR,
  TASKTESTCASECASSETESTATUS: async () =>
    (await import('./cassette-status/author-screen.tsx')).CASSETTE_STATUS_AUTHOR,
  DOCUMENT: async () => (await import('./document/author-screen.tsx')).DOCUMENT_AUTHOR,
  LESSON: async () => (await import('./lesson/author-screen.tsx')).LESSON_AUTHOR,
  ROOM: async () => (await import('./room/author-screen.tsx')).ROOM_AUTHOR,
  EQUIPMENT: async () => (await import('./equipment/author-screen.tsx')).EQUIPMENT_AUTHOR,
};

/** undefined for a type without an author screen. */
export const authorOf = (type: TaskType): LoadAuthor | undefined => TASK_AUTHORS[type];

/** The types that can be written, with what they are written with. */
export async function loadAuthors(): Promise<readonly (readonly [type: TaskType, author: TaskAuthor])[]> {
  // The keys of the list above.
  const types = Object.keys(TASK_AUTHORS) as TaskType[];
  const authors = await Promise.all(types.map(async (type) => [type, await TASK_AUTHORS[type]?.()] as const));
  return authors.flatMap(([type, author]) => (author === undefined ? [] : [[type, author] as const]));
}
