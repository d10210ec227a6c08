// A question type as the server meets it: data that was stored or sent, of which nothing is believed.
import type { z } from 'zod';
import type { AnswerCheck } from '#contract/entities/answer-check.ts';
import { unanswered } from './check.ts';
import type {
  AnswerOrder,
  QuestionRules,
  StrippedTask,
  TaskContent,
  TaskFault,
  TrainingKey,
} from './schema.ts';
import { keyTextsOf } from './strip.ts';

type Plain = Readonly<Record<string, unknown>>;

export interface QuestionKind {
  readonly paramsSchema: z.ZodType<Record<string, unknown>>;
  readonly answerSchema: z.ZodType<Plain>;
  readonly needsReview: boolean;
  /** What the author must mend before the task can be used. */
  readonly faultsOf: (task: TaskContent) => readonly TaskFault[];
  /** What of a task travels; with `withKey` also `params.key`, a TrainingKey. Refuses params that are not of the type. */
  readonly strip: (task: TaskContent, order: AnswerOrder, withKey: boolean) => StrippedTask;
  /** Texts and key under the attempt's ids: for feedback given by the server, and for reviewers. */
  readonly keyOf: (task: TaskContent, order: AnswerOrder) => TrainingKey;
  /** Whether nothing was answered; what is not of the type's shape counts as nothing. */
  readonly isEmpty: (answer: unknown) => boolean;
  /** Marks an answer given under the attempt's ids. */
  readonly check: (task: TaskContent, order: AnswerOrder, answer: unknown) => AnswerCheck;
  /** The answer as an SVG over `picture`, the question's first one as a data address; undefined: it makes none. */
  readonly pictureOf: (task: TaskContent, answer: unknown, picture: string | undefined) => string | undefined;
}

/** Closes the rules of a type over its schemas. */
export function questionKind<Params extends Plain, Key extends Plain, Answer extends Plain>(
  rules: QuestionRules<Params, Key, Answer>,
): QuestionKind {
  const paramsOf = (task: TaskContent): Params => rules.paramsSchema.parse(task.params);
  const keyOf = (task: TaskContent, order: AnswerOrder): Key => rules.keyOf(task, paramsOf(task), order);
  const trainingKey = (task: TaskContent, order: AnswerOrder): TrainingKey => ({
    ...keyTextsOf(task),
    key: keyOf(task, order),
  });
  return {
    paramsSchema: rules.paramsSchema,
    answerSchema: rules.answerSchema,
    needsReview: rules.needsReview,
    faultsOf: (task) => rules.faultsOf(task, paramsOf(task)),
    strip: (task, order, withKey) => {
      const { answers, params } = rules.strip(task, paramsOf(task), order);
      const { content, filesId } = task.question;
      return {
        question: { content, filesId },
        answers,
        params: withKey ? { ...params, key: trainingKey(task, order) } : params,
      };
    },
    keyOf: trainingKey,
    isEmpty: (answer) => {
      const parsed = rules.answerSchema.safeParse(answer);
      return !parsed.success || rules.isEmpty(parsed.data);
    },
    check: (task, order, answer) => {
      const parsed = rules.answerSchema.safeParse(answer);
      return parsed.success ? rules.check(keyOf(task, order), parsed.data, task.maxScore) : unanswered;
    },
    pictureOf: (task, answer, picture) => {
      const parsed = rules.answerSchema.safeParse(answer);
      return parsed.success ? rules.pictureOf?.(paramsOf(task), parsed.data, picture) : undefined;
    },
  };
}
