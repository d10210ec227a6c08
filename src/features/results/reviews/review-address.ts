// The review queue, stored in the address: which part of it, in which state, and which answer is open.
import type { listReviews, ReviewItem } from '#contract/calls/reviews.ts';
import type { Input } from '#src/lib/api/call.ts';

export const GROUPS = ['task', 'execution', 'work', 'student'] as const;
type GroupBy = (typeof GROUPS)[number];
export const STATES = ['WAITING', 'APPEALED', 'IN_DOUBT', 'MARKED'] as const;
export type State = (typeof STATES)[number];

/** The filter that a group corresponds to. */
export const FILTER_OF = {
  task: 'taskId',
  execution: 'executionId',
  work: 'workId',
  student: 'userId',
} as const satisfies Record<GroupBy, string>;

export type AnswerRef = Pick<ReviewItem, 'reviewId' | 'taskId'>;
export type QueueFilters = Omit<NonNullable<Input<typeof listReviews>['query']>, 'page' | 'size' | 'sort'>;

const ID = /^[A-Za-z0-9._-]{1,64}$/;

function idFrom(params: URLSearchParams, name: string): string | null {
  const id = params.get(name);
  return id !== null && ID.test(id) ? id : null;
}

export function groupFromAddress(params: URLSearchParams): GroupBy {
  return GROUPS.find((by) => by === params.get('by')) ?? 'task';
}

export function stateFromAddress(params: URLSearchParams): State {
  return STATES.find((state) => state === params.get('state')) ?? 'WAITING';
}

/** The open answer; null if the address shows the queue. */
export function refFromAddress(params: URLSearchParams): AnswerRef | null {
  const [reviewId, taskId] = [idFrom(params, 'review'), idFrom(params, 'answer')];
  return reviewId === null || taskId === null ? null : { reviewId, taskId };
}

export function filtersFromAddress(params: URLSearchParams): QueueFilters {
  const chosen = Object.values(FILTER_OF).flatMap((name) => {
    const id = idFrom(params, name);
    return id === null ? [] : [[name, id] as const];
  });
  return { state: stateFromAddress(params), ...Object.fromEntries(chosen) };
}

/** Whether the address shows a list of answers: of one group, or all. */
export function showsList(params: URLSearchParams): boolean {
  return (
    params.get('list') === 'all' || Object.values(FILTER_OF).some((name) => idFrom(params, name) !== null)
  );
}

/** The queue's own address, without the open answer. */
export function queuePath(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const next = new URLSearchParams(params);
  for (const name of ['review', 'answer', 'attempt', 'page']) next.delete(name);
  next.set('view', 'review');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `/teacher-results?${next.toString()}`;
}

/** The address of an answer to mark, with its queue. */
export function answerPath(params: URLSearchParams, { reviewId, taskId }: AnswerRef): string {
  return queuePath(params, { review: reviewId, answer: taskId });
}
