// What is typed while an answer is marked: as text, kept on the device, and as what the server is sent.
import type { Review, saveReview } from '#contract/calls/review.ts';
import type { Input } from '#src/lib/call.ts';
import { keepDraft, readDraft } from '#src/lib/form-draft.ts';
import type { Rubric } from '#tasks/kit/schema.ts';
import type { AnswerRef } from './review-address.ts';

export interface MarkValues {
  readonly mark: string;
  readonly comment: string;
  readonly reason: string;
  /** Typed points by the id of their row. */
  readonly points: Readonly<Record<string, string>>;
}

type Write = (value: number) => string;

/** A typed number with a comma or a point; undefined for nothing or no number. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

export const draftName = ({ reviewId, taskId }: AnswerRef): string => `review-${reviewId}-${taskId}`;

/**
 * What stands: the teacher's mark, or nothing where there is none.
 * @param write a number as the reader's language types it
 */
export function storedValues({ result, state }: Pick<Review, 'result' | 'state'>, write: Write): MarkValues {
  const mark = state === 'MARKED' && result.mark !== null ? write(result.mark) : '';
  const points = Object.fromEntries((result.rubric ?? []).map((row) => [row.id, write(row.points)]));
  return { mark, comment: result.comment, reason: '', points };
}

/** What was typed and not saved, over what stands. */
export function startValues(review: Review, write: Write): MarkValues {
  const { mark, comment, reason, ...points } = readDraft(draftName(review));
  const stored = storedValues(review, write);
  if (mark === undefined) return stored;
  return { mark, comment: comment ?? '', reason: reason ?? '', points };
}

export function keepValues(answer: AnswerRef, { points, ...texts }: MarkValues): void {
  keepDraft(draftName(answer), { ...points, ...texts });
}

/** The sum of the points typed by the rubric, at most the maximum; undefined while none is typed. */
export function sumOf(points: MarkValues['points'], maxScore: number): number | undefined {
  const numbers = Object.values(points).flatMap((text) => numberOf(text) ?? []);
  if (numbers.length === 0) return undefined;
  return Math.min(maxScore, Math.round(numbers.reduce((sum, one) => sum + one, 0) * 100) / 100);
}

/** Whether a mark stands that the new one would change. */
export function changesMark({ result }: Pick<Review, 'result'>, { mark }: MarkValues): boolean {
  const isWaiting = result.needsReview || result.mark === null;
  return !isWaiting && numberOf(mark) !== undefined && numberOf(mark) !== result.mark;
}

export interface MarkFaults {
  readonly mark: boolean;
  readonly reason: boolean;
  /** Rows with no number, or with more than there is to get. */
  readonly rows: readonly string[];
}

export function faultsOf(review: Review, rubric: Rubric, values: MarkValues): MarkFaults {
  const mark = numberOf(values.mark);
  const rows = rubric.flatMap(({ id, points }) => {
    const text = values.points[id] ?? '';
    const number = numberOf(text);
    return text.trim() !== '' && (number === undefined || number > points) ? [id] : [];
  });
  return {
    mark: mark === undefined || mark > review.maxScore,
    reason: changesMark(review, values) && values.reason.trim() === '',
    rows,
  };
}

export function isSound({ mark, reason, rows }: MarkFaults): boolean {
  return !mark && !reason && rows.length === 0;
}

export function bodyOf(rubric: Rubric, values: MarkValues): NonNullable<Input<typeof saveReview>['body']> {
  const given = rubric.flatMap(({ id }) => {
    const points = numberOf(values.points[id] ?? '');
    return points === undefined ? [] : [{ id, points }];
  });
  return {
    mark: numberOf(values.mark) ?? 0,
    comment: values.comment,
    reason: values.reason,
    rubric: given.length === 0 ? null : given,
  };
}
