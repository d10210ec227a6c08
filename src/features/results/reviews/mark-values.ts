// The values of the mark form: as typed text, and as the call's body.
import { isBlank } from '#contract/is-blank.ts';
import type { Review, saveReview } from '#contract/calls/reviews.ts';
import { sumOfMarks } from '#contract/marks.ts';
import type { Input } from '#src/lib/api/call.ts';
import type { Rubric } from '#tasks/kit/schema.ts';

export interface MarkValues {
  readonly mark: string;
  readonly comment: string;
  readonly reason: string;
  /** Typed points, by the id of their row. */
  readonly points: Readonly<Record<string, string>>;
}

type Write = (value: number) => string;

/** Parses a typed number with a comma or a point; undefined for an empty or invalid text. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * The stored values: the teacher's mark, or empty if there is none.
 * @param write formats a number in the reader's language
 */
export function storedValues({ result, state }: Pick<Review, 'result' | 'state'>, write: Write): MarkValues {
  const mark = state === 'MARKED' && result.mark !== null ? write(result.mark) : '';
  const points = Object.fromEntries((result.rubric ?? []).map((row) => [row.id, write(row.points)]));
  return { mark, comment: result.comment, reason: '', points };
}

/** The sum of the points typed by the rubric, at most the maximum; undefined while none is typed. */
export function sumOf(points: MarkValues['points'], maxScore: number): number | undefined {
  const numbers = Object.values(points).flatMap((text) => numberOf(text) ?? []);
  if (numbers.length === 0) return undefined;
  return Math.min(maxScore, sumOfMarks(numbers));
}

/** Whether the new mark would change an existing one. */
export function changesMark({ result }: Pick<Review, 'result'>, { mark }: MarkValues): boolean {
  const isWaiting = result.needsReview || result.mark === null;
  return !isWaiting && numberOf(mark) !== undefined && numberOf(mark) !== result.mark;
}

type Rule<Field extends keyof MarkValues> = (
  value: MarkValues[Field],
  values: MarkValues,
) => MarkFault | undefined;
export type MarkFault = 'mark' | 'reason' | 'points';

/** The rules of the fields. Each field can be wrong in only one way, so its name identifies the error. */
export function markRules(
  review: Pick<Review, 'maxScore' | 'result'>,
  rubric: Rubric,
): { readonly [Field in MarkFault]: Rule<Field> } {
  return {
    mark: (text) => ((numberOf(text) ?? Infinity) > review.maxScore ? 'mark' : undefined),
    reason: (text, values) => (changesMark(review, values) && isBlank(text) ? 'reason' : undefined),
    points: (points) => (wrongRows(rubric, points).length > 0 ? 'points' : undefined),
  };
}

/** Rows with an invalid number, or with more than the maximum. */
export function wrongRows(rubric: Rubric, typed: MarkValues['points']): readonly string[] {
  return rubric.flatMap(({ id, points }) => {
    const text = typed[id] ?? '';
    const number = numberOf(text);
    return text.trim() !== '' && (number === undefined || number > points) ? [id] : [];
  });
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
