// What the bank lists, sorts and searches tasks by, from the content of a task.
import { isLanguage } from '#contract/languages.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';

/** Beyond this, titles are told apart by nobody who reads a list, and PostgreSQL's index entries end. */
const MAX_SORTED_LETTERS = 200;

/** Every text of a task: whatever stands under the code of a language, in questions, answers and params alike. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part !== 'string') return textsIn(part);
    return isLanguage(key) ? [part] : [];
  });
}

/** The columns of `tasks` that follow from its content. */
export function taskColumns(task: TaskData, now: string) {
  return {
    taskType: task.taskType,
    questionKey: searchKey(task.question.content.ru).slice(0, MAX_SORTED_LETTERS),
    searchText: searchKey(...textsIn(task)),
    maxScore: task.maxScore,
    changedAt: now,
  };
}
