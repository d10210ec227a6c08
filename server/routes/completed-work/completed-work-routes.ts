/** Attempts: saving, submitting, results, reviews, replays. */
import type { FastifyInstance } from 'fastify';
import {
  completedWorksByWork,
  createCompletedWork,
  getAnswerImage,
  getCompletedWork,
  getReplay,
  getTold,
  listCompletedWorks,
  openAttempt,
  patchCompletedWork,
} from '#contract/calls/completed-work.ts';
import type { ResultFilter } from '#contract/calls/results.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { requirePrivilege } from '#server/plugins/authentication.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { refuseFiles } from '../tasks/tasks-repository.ts';
import { answerImage } from './answer-image.ts';
import { toAttempt } from './attempt-view.ts';
import { findOwnAttempt } from './attempts-repository.ts';
import { replayOf, resultDetails } from './result-details.ts';
import { pageOfResults } from './results-page.ts';
import { findResult, toCompletedWork, visibleResults, type ResultRow } from './results-repository.ts';
import { storeReview } from './review.ts';
import { registerSaving } from './saving-routes.ts';
import { storeUpload, submitAttemptOf } from './submit.ts';
import { toldOf } from './told.ts';

async function resultRow(db: Db | Tx, person: Person, id: string): Promise<ResultRow> {
  const row = await findResult(db, person, id);
  if (row === undefined) throw new ApiFault('NOT_FOUND');
  return row;
}

/** What does not filter. */
const anyResult: ResultFilter = {
  workIds: [],
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
      ...anyResult,
      studentIds: one(userId),
      workIds: one(workId),
      executionIds: one(executionId),
      workTypes: type === undefined ? [] : [type],
    };
    return pageOfResults(storage.db, person, { filter, query }, now);
  });
  registerCall(app, completedWorksByWork, async ({ body, person, storage, now }) => {
    const found = visibleResults(storage.db, person, body.own).where('attempts.workId', 'in', body.workIds);
    const rows = await found.orderBy('attempts.startedAt', 'desc').limit(1000).execute();
    return rows.map((row) => toCompletedWork(row, person, now));
  });
}

function registerReading(app: FastifyInstance): void {
  registerCall(app, getCompletedWork, async ({ params, person, storage: { db }, now }) =>
    resultDetails(db, person, await resultRow(db, person, params.id), now),
  );
  registerCall(app, openAttempt, async ({ params, person, storage: { db }, now }) => {
    const attempt = await findOwnAttempt(db, person, params.id);
    if (attempt === undefined) throw new ApiFault('NOT_FOUND');
    return toAttempt(db, attempt, now);
  });
  registerCall(app, getTold, ({ params, person, storage, now }) =>
    toldOf(storage.db, person, { attemptId: params.id, taskId: params.taskId }, now),
  );
  registerCall(app, getAnswerImage, ({ params, person, storage: { db }, config }) =>
    answerImage(db, person, { attemptId: params.id, taskId: params.taskId }, config.dataDir),
  );
  registerCall(app, getReplay, ({ params, person, storage, now }) =>
    replayOf(storage.db, person, { attemptId: params.id, taskId: params.taskId }, now),
  );
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

export function registerCompletedWork(app: FastifyInstance): void {
  registerLists(app);
  registerReading(app);
  registerWriting(app);
}
