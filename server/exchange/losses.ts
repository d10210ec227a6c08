// What of a task a format cannot hold, by what it says it keeps.
import type { Loss } from '#contract/entities/exchange.ts';
import { picturesIn } from '#contract/rich-text/in-content.ts';
import { richDocOf, type MaybeRich } from '#contract/rich-text/nodes.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { isEmptyText } from './found.ts';

const DEFAULT_MODES = 3;

const isRich = (text: MaybeRich): boolean =>
  LANGUAGES.some((language) => richDocOf(text, language) !== undefined);

function textsOf({
  question,
  answers,
  resultText,
  successResult,
  failureResult,
  neutralResult,
  hint,
}: TaskData) {
  const told = [resultText, successResult, failureResult, neutralResult, hint];
  return [question.content, ...answers.map(({ content }) => content), ...told];
}

/** PICTURES_IN_TEXTS: of the question and of what is told; not those of its answers. */
export type Kept = Loss | 'PICTURES_IN_TEXTS';

/** Everything that a task has beside its question and its key, and that the format does not keep. */
export function lossesOf(task: TaskData, kept: ReadonlySet<Kept>): Set<Loss> {
  const { settingsTask, question, answers, successResult, failureResult, neutralResult } = task;
  const texts = textsOf(task);
  const has: Readonly<Partial<Record<Kept, boolean>>> = {
    FORMATTING: texts.some(isRich),
    PICTURES_IN_TEXTS: question.filesId.length > 0 || picturesIn(texts).length > 0,
    PICTURES: [task.answerFileIds, ...answers.map(({ filesId }) => filesId)].some((ids) => ids.length > 0),
    DOCUMENTS: task.fileDocumentIds.length > 0,
    POINTS: task.maxScore !== 1,
    FEEDBACK: [successResult, failureResult, neutralResult].some((text) => !isEmptyText(text)),
    HINT: !isEmptyText(task.hint),
    SETTINGS:
      settingsTask.maxAttempts !== null ||
      settingsTask.hintPenalty !== 0 ||
      settingsTask.modes.length !== DEFAULT_MODES,
  };
  // Safe: the names are those of the record.
  const there = (Object.keys(has) as Kept[]).filter((one) => has[one] === true && !kept.has(one));
  return new Set(there.map((one) => (one === 'PICTURES_IN_TEXTS' ? 'PICTURES' : one)));
}
