// A task that is being written as an attempt would send it.
import type { AttemptTask } from '#contract/entities/attempt.ts';
import { contentOfDraft, type TaskDraft } from '#contract/entities/task-draft.ts';
import type { Task, WorkMode } from '#contract/entities/work.ts';
import type { QuestionKind } from '#tasks/kit/kind.ts';
import type { AnswerOrder } from '#tasks/kit/schema.ts';

type Content = Omit<Task, 'id' | 'version'>;

/** One draw stays the same while the task is written. */
export const orderOfView = (isShuffled: boolean): AnswerOrder => ({ secret: 'view', isShuffled });

export interface WholeTask {
  readonly kind: QuestionKind;
  readonly content: Content;
}

/** undefined while the task cannot be answered yet. */
export function wholeTask(kind: QuestionKind, draft: TaskDraft): WholeTask | undefined {
  const content = contentOfDraft(draft, kind.keyParts(draft.params));
  const isWhole =
    content.question.content.ru.trim() !== '' &&
    kind.paramsSchema.safeParse(content.params).success &&
    kind.faultsOf(content).length === 0;
  return isWhole ? { kind, content } : undefined;
}

interface Given {
  readonly answer: unknown;
  /** All of its tries are used up: what is told then is shown. */
  readonly isOver: boolean;
  readonly order: AnswerOrder;
}

/** The task of an attempt in a mode. */
export function attemptTask({ kind, content }: WholeTask, mode: WorkMode, given: Given): AttemptTask {
  const { question, answers, params } = kind.strip(content, given.order, mode === 'TRAINING');
  const maxAttempts = content.settingsTask.maxAttempts ?? 2;
  return {
    id: 'view',
    order: 0,
    taskType: content.taskType,
    question,
    answers: [...answers],
    fileDocumentIds: content.fileDocumentIds,
    maxScore: content.maxScore,
    maxAttempts,
    hintPenalty: content.settingsTask.hintPenalty,
    hasHint: content.hint.ru.trim() !== '',
    params,
    simulation: null,
    saved: {
      answer: given.answer,
      attemptsUsed: given.isOver ? maxAttempts : 0,
      hintTaken: false,
      restart: 0,
      entries: [],
    },
  };
}
