// The review queue and giving marks.
import type { FastifyInstance } from 'fastify';
import {
  acceptProposals,
  claimReview,
  decideInReview,
  getDeviations,
  getReview,
  keepMark,
  listReviews,
  markAgain,
  releaseReview,
  reviewCounts,
  reviewGroups,
  saveReview,
  waiveGate,
} from '#contract/calls/reviews.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { lockAttempt } from '../completed-work/attempts-repository.ts';
import { acceptProposalsOf } from './accept-proposals.ts';
import { decideDoubtOf } from '../completed-work/marking/decide-doubt.ts';
import { deviationsOf } from './deviations.ts';
import { findReviewedAttempt } from './deviations-repository.ts';
import { claimAnswer, releaseAnswer } from './claims.ts';
import { startMarkingAgain } from './mark-again-repository.ts';
import { findReview, keepMarkOf, storeOneReview } from './review-answer.ts';
import { countWaiting } from './reviews-repository.ts';
import { groupsOfReviews } from './review-groups.ts';
import { pageOfReviews } from './reviews-repository.ts';
import { setGateAside } from './waive-gate.ts';

function registerQueue(app: FastifyInstance): void {
  registerCall(app, listReviews, ({ query, person, storage, now }) =>
    pageOfReviews(storage.db, person, query, now),
  );
  registerCall(app, reviewCounts, ({ person, storage }) => countWaiting(storage.db, person));
  registerCall(app, reviewGroups, ({ query, person, storage }) => groupsOfReviews(storage.db, person, query));
}

export function registerReviews(app: FastifyInstance): void {
  registerQueue(app);
  registerCall(app, getReview, ({ params, query, person, storage, now }) =>
    findReview(storage.db, { person, reviewId: params.id, taskId: params.taskId, now }, query),
  );
  registerCall(app, getDeviations, async ({ params, person, storage: { db } }) =>
    deviationsOf(db, orNotFound(await findReviewedAttempt(db, person, params.id))),
  );
  registerCall(app, decideInReview, async ({ params, body, person, storage, now }) => {
    await storage.write(async (tx) => {
      const { id } = orNotFound(await findReviewedAttempt(tx, person, params.id));
      await lockAttempt(tx, id);
      const row = orNotFound(await findReviewedAttempt(tx, person, params.id));
      await decideDoubtOf(tx, { person, row, now, ...body });
    });
  });
  registerCall(app, waiveGate, async ({ params, body, person, storage, now }) => {
    const answer = { person, reviewId: params.id, taskId: params.taskId, now };
    await storage.write((tx) => setGateAside(tx, { ...answer, ...body }));
  });
  registerCall(app, acceptProposals, ({ body, person, storage, now }) =>
    acceptProposalsOf(storage, { person, now }, body.answers),
  );
  registerCall(app, claimReview, ({ params, body, person, storage, now }) => {
    const answer = { person, reviewId: params.id, taskId: params.taskId, now };
    return storage.write((tx) => claimAnswer(tx, answer, body.takeOver));
  });
  registerCall(app, releaseReview, async ({ params, person, storage, now }) => {
    const answer = { person, reviewId: params.id, taskId: params.taskId, now };
    await storage.write((tx) => releaseAnswer(tx, answer));
  });
  registerCall(app, keepMark, async ({ params, body, person, storage, now }) => {
    const answer = { person, reviewId: params.id, taskId: params.taskId, now };
    await storage.write((tx) => keepMarkOf(tx, answer, body.answer));
  });
  registerCall(app, markAgain, async ({ params, person, storage }) => {
    await storage.write((tx) => startMarkingAgain(tx, person, params.id));
  });
  registerCall(app, saveReview, async ({ params, query, body, person, storage, now, ifMatch }) => {
    const answer = { person, reviewId: params.id, taskId: params.taskId, now };
    await storage.write((tx) => storeOneReview(tx, { ...answer, given: body, filters: query, ifMatch }));
    return findReview(storage.db, answer, query);
  });
}
