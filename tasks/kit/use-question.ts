// The life of a question on the screen: drafts, confirmed answers, the hint, and the feedback.
import { useState } from 'react';
import type { TaskFeedback } from '#contract/entities/answer-check.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { asStored } from '#contract/written-text.ts';
import type { AnswerScreenProps } from '../view-props.ts';
import { checkAnswer, feedbackOf } from './check.ts';
import { cannotImprove } from '#contract/marks.ts';
import type { QuestionView } from './question-view.ts';
import { trainingKeySchema, type TrainingKey } from './schema.ts';

export interface QuestionState<Answer> {
  readonly answer: Answer;
  readonly isEmpty: boolean;
  readonly attemptsUsed: number;
  /** No tries are left or the answer is right: the person can change nothing more here. */
  readonly isSettled: boolean;
  readonly isLocked: boolean;
  /** The confirmed answer has not been changed since. */
  readonly isConfirmed: boolean;
  readonly feedback: TaskFeedback | undefined;
  readonly hintTaken: boolean;
  readonly hint: Readonly<LocalizedText> | undefined;
  readonly change: (answer: Answer) => void;
  readonly confirm: () => void;
  readonly takeHint: () => void;
}

interface Kept<Answer> {
  readonly answer: Answer;
  readonly attemptsUsed: number;
  readonly hintTaken: boolean;
  readonly isConfirmed: boolean;
  readonly told: TaskFeedback | undefined;
}

/** The key included in TRAINING; undefined elsewhere. */
function trainingKeyIn({ task, mode }: Pick<AnswerScreenProps, 'task' | 'mode'>): TrainingKey | undefined {
  if (mode !== 'TRAINING') return undefined;
  return trainingKeySchema.safeParse(task.params['key']).data;
}

function feedbackFrom<Params, Key, Answer>(
  view: QuestionView<Params, Key, Answer>,
  { task }: AnswerScreenProps,
  training: TrainingKey | undefined,
  confirmed: { readonly answer: Answer; readonly attemptsUsed: number },
): TaskFeedback | undefined {
  const key = asStored(() => view.keySchema.safeParse(training?.key));
  if (training === undefined || !key.success) return undefined;
  return feedbackOf(checkAnswer(view, key.data, confirmed.answer, task.maxScore), task.maxScore, {
    texts: training,
    key: training.key,
    isLastAttempt: confirmed.attemptsUsed >= task.maxAttempts,
  });
}

function opened<Params, Key, Answer>(
  view: QuestionView<Params, Key, Answer>,
  props: AnswerScreenProps,
  training: TrainingKey | undefined,
): Kept<Answer> {
  const { attemptsUsed, hintTaken, answer: saved } = props.task.saved;
  const answer = view.answerSchema.safeParse(saved).data ?? view.emptyAnswer;
  const isConfirmed = props.task.saved.isConfirmed ?? attemptsUsed >= props.task.maxAttempts;
  const isTold = isConfirmed && attemptsUsed > 0;
  const told = isTold ? feedbackFrom(view, props, training, { answer, attemptsUsed }) : undefined;
  return { answer, attemptsUsed, hintTaken, isConfirmed, told };
}

export function useQuestion<Params, Key, Answer>(
  view: QuestionView<Params, Key, Answer>,
  props: AnswerScreenProps,
): QuestionState<Answer> {
  const { task, onEvent, elapsedMs, isReadOnly } = props;
  const [training] = useState(() => trainingKeyIn(props));
  const [kept, setKept] = useState<Kept<Answer>>(() => opened(view, props, training));
  const feedback = kept.told ?? (kept.attemptsUsed > 0 ? props.feedback : undefined);
  const isSettled =
    kept.attemptsUsed >= task.maxAttempts || (feedback !== undefined && cannotImprove(feedback.outcome));
  const isLocked = isReadOnly || isSettled;
  const isEmpty = view.isEmpty(kept.answer);
  const at = (): number => Math.round(elapsedMs());
  return {
    answer: kept.answer,
    isEmpty,
    attemptsUsed: kept.attemptsUsed,
    isSettled,
    isLocked,
    isConfirmed: kept.isConfirmed,
    feedback,
    hintTaken: kept.hintTaken,
    hint: kept.hintTaken ? (training?.hint ?? props.hint) : undefined,
    change: (answer) => {
      if (isLocked) return;
      setKept((now) => ({ ...now, answer, isConfirmed: false }));
      const isNothing = view.isEmpty(answer) && view.keepsDraft?.(answer) !== true;
      onEvent({ type: 'DRAFT', taskId: task.id, answer: isNothing ? null : answer, at: at() });
    },
    confirm: () => {
      if (isLocked || isEmpty) return;
      const { answer } = kept;
      const attemptsUsed = kept.attemptsUsed + 1;
      onEvent({ type: 'ANSWER', taskId: task.id, answer, at: at() });
      const told = feedbackFrom(view, props, training, { answer, attemptsUsed });
      setKept((now) => ({ ...now, attemptsUsed, isConfirmed: true, told }));
    },
    takeHint: () => {
      if (isReadOnly || kept.hintTaken) return;
      onEvent({ type: 'HINT', taskId: task.id, at: at() });
      setKept((now) => ({ ...now, hintTaken: true }));
    },
  };
}
