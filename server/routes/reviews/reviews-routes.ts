/** The review queue and giving marks. */
import type { FastifyInstance } from 'fastify';
import {
  claimReview,
  getReview,
  listReviews,
  releaseReview,
  reviewGroups,
  saveReview,
  type ReviewFilters,
} from '#contract/calls/review.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { countRows, toPage, type PageRequest } from '#server/repositories/lists.ts';
import type { Db } from '#server/storage/schema.ts';
import { claimAnswer, releaseAnswer } from './claims.ts';
import { findReview, storeOneReview } from './one-review.ts';
import { groupsOfReviews } from './review-groups.ts';
import { filteredReviews, inQueueOrder, toReviewItem, withItemColumns } from './reviews-repository.ts';

async function pageOfReviews(db: Db, person: Person, query: PageRequest & ReviewFilters, now: string) {
  const { page, size, sort } = query;
  const found = filteredReviews(db, person, query);
  const ordered = inQueueOrder(found, sort.endsWith(',desc') ? 'desc' : 'asc');
  const [total, rows] = await Promise.all([
    countRows(found),
    withItemColumns(ordered)
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  const content = rows.map((row) => toReviewItem(row, person, now));
  return { ...toPage(content, total, query), content };
}

function registerQueue(app: FastifyInstance): void {
  registerCall(app, listReviews, ({ query, person, storage, now }) =>
    pageOfReviews(storage.db, person, query, now),
  );
  registerCall(app, reviewGroups, ({ query, person, storage }) => groupsOfReviews(storage.db, person, query));
}

export function registerReviews(app: FastifyInstance): void {
  registerQueue(app);
  registerCall(app, getReview, ({ params, query, person, storage, now }) =>
    findReview(storage.db, { person, reviewId: params.id, taskId: params.taskId, now }, query),
  );
  registerCall(app, claimReview, ({ params, body, person, storage, now }) => {
    const answer = { person, reviewId: params.id, taskId: params.taskId, now };
    return storage.write((tx) => claimAnswer(tx, answer, body.takeOver));
  });
  registerCall(app, releaseReview, async ({ params, person, storage, now }) => {
    const answer = { person, reviewId: params.id, taskId: params.taskId, now };
    await storage.write((tx) => releaseAnswer(tx, answer));
  });
  registerCall(app, saveReview, async ({ params, query, body, person, storage, now, ifMatch }) => {
    const answer = { person, reviewId: params.id, taskId: params.taskId, now };
    await storage.write((tx) => storeOneReview(tx, { ...answer, given: body, filters: query, ifMatch }));
    return findReview(storage.db, answer, query);
  });
}
