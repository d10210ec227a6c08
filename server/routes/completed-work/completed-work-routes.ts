// Attempts: saving, submitting, results, reviews, replays.
import type { FastifyInstance } from 'fastify';
import {
  appealMark,
  completedWorksByWork,
  createCompletedWork,
  decideDoubt,
  getAnswerImage,
  getCompletedWork,
  getReplay,
  getTrainingFeedback,
  issueSituation,
  listCompletedWorks,
  openAttempt,
  patchCompletedWork,
} from '#contract/calls/completed-work.ts';
import type { ResultFilter } from '#contract/calls/results.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { requirePrivilege } from '#server/plugins/security/authentication.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { refuseFiles } from '../tasks/tasks-repository.ts';
import { answerImage } from './results/answer-image.ts';
import { toAttempt } from './attempt-view.ts';
import { findOwnAttempt, lockAttempt } from './attempts-repository.ts';
import { namedOrNot } from '#server/repositories/hidden-names.ts';
import { replayOf, resultDetails } from './results/result-details.ts';
import { pageOfResults } from './results/results-page.ts';
import { findResult, resultsOfWorks, toCompletedWork, type ResultRow } from './results/results-repository.ts';
import { appealMarkOf } from './marking/appeal-mark.ts';
import { issueSituationIn } from './issuing/issue-situation.ts';
import { decideDoubtOf } from './marking/decide-doubt.ts';
import { storeReview } from './marking/review-attempt.ts';
import { registerSaving } from './saving/saving-routes.ts';
import { storeUpload, submitAttemptOf } from './saving/submit-attempt.ts';
import { trainingFeedbackOf } from './saving/training-feedback.ts';

const resultRow = async (db: Db | Tx, person: Person, id: string): Promise<ResultRow> =>
  orNotFound(await findResult(db, person, id));

/** A filter that leaves everything. */
const ANY_RESULT: ResultFilter = {
  workIds: [],
  courseIds: [],
  groupIds: [],
  studentIds: [],
  workTypes: [],
  executionIds: [],
  statuses: [],
  passed: null,
  startedFrom: null,
  startedTo: null,
  own: false,
};

const one = (id: string | undefined): string[] => (id === undefined ? [] : [id]);

function registerLists(app: FastifyInstance): void {
  registerCall(app, listCompletedWorks, ({ query, person, storage, now }) => {
    const { userId, workId, executionId, type } = query;
    const filter: ResultFilter = {
      ...ANY_RESULT,
      studentIds: one(userId),
      workIds: one(workId),
      executionIds: one(executionId),
      workTypes: type === undefined ? [] : [type],
    };
    return pageOfResults(storage.db, person, { filter, query }, now);
  });
  registerCall(app, completedWorksByWork, async ({ body, person, storage, now }) => {
    const rows = await resultsOfWorks(storage.db, person, body);
    return rows.map((row) => toCompletedWork(row, person, now));
  });
}

function registerReading(app: FastifyInstance): void {
  registerCall(app, getCompletedWork, async ({ params, query, person, storage: { db }, now }) =>
    namedOrNot(await resultDetails(db, person, await resultRow(db, person, params.id), now), query.names),
  );
  registerCall(app, openAttempt, async ({ params, person, storage: { db }, now }) => {
    return toAttempt(db, orNotFound(await findOwnAttempt(db, person, params.id)), now);
  });
  registerCall(app, getTrainingFeedback, ({ params, person, storage, now }) =>
    trainingFeedbackOf(storage.db, person, { attemptId: params.id, taskId: params.taskId }, now),
  );
  registerCall(app, getAnswerImage, ({ params, person, storage, config }) =>
    answerImage({ storage, config }, person, { attemptId: params.id, taskId: params.taskId }),
  );
  registerCall(app, getReplay, async ({ params, query, person, storage, now }) => {
    const wanted = { attemptId: params.id, taskId: params.taskId };
    return namedOrNot(await replayOf(storage.db, person, wanted, now), query.names);
  });
}

function registerWriting(app: FastifyInstance): void {
  registerSaving(app);
  registerCall(app, createCompletedWork, async ({ body, person, storage, now, files }) => {
    refuseFiles(files);
    const id = await storage.write((tx) => storeUpload(tx, person, body, now));
    return toCompletedWork(await resultRow(storage.db, person, id), person, now);
  });
  registerCall(app, patchCompletedWork, async ({ params, body, person, storage, now, ifMatch, files }) => {
    refuseFiles(files);
    if (body.marks !== undefined || body.comment !== undefined) {
      requirePrivilege(person, 'RESULTS_REVIEW');
      const review = { person, attemptId: params.id, change: body, ifMatch, now };
      const reviewed = await storage.write((tx) => storeReview(tx, review));
      return toCompletedWork(reviewed, person, now);
    }
    if (body.submit === true)
      await submitAttemptOf(storage, { person, id: params.id, writer: body.writer, now });
    return toCompletedWork(await resultRow(storage.db, person, params.id), person, now);
  });
}

function registerDecisions(app: FastifyInstance): void {
  registerCall(app, appealMark, ({ params, body, person, storage, now }) => {
    const { id: attemptId, taskId } = params;
    return storage.write((tx) => appealMarkOf(tx, { person, attemptId, taskId, now, ...body }));
  });
  registerCall(app, issueSituation, ({ params: { id: attemptId, taskId }, body, person, storage, now }) =>
    storage.write((tx) => issueSituationIn(tx, { person, attemptId, taskId, ...body, now })),
  );
  registerCall(app, decideDoubt, async ({ params, body, person, storage, now }) => {
    const decided = await storage.write(async (tx) => {
      await lockAttempt(tx, params.id);
      await decideDoubtOf(tx, { person, row: await resultRow(tx, person, params.id), now, ...body });
      return resultRow(tx, person, params.id);
    });
    return toCompletedWork(decided, person, now);
  });
}

export function registerCompletedWork(app: FastifyInstance): void {
  registerLists(app);
  registerReading(app);
  registerWriting(app);
  registerDecisions(app);
}
