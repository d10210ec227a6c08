/** Attempts: saving, submitting, results, reviews, replays. */
import type { FastifyInstance } from 'fastify';
import {
  completedWorksByWork,
  createCompletedWork,
  findResults,
  getCompletedWork,
  getReplay,
  getTold,
  listCompletedWorks,
  openAttempt,
  patchCompletedWork,
  saveEvents,
} from '#contract/calls/completed-work.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { requirePrivilege } from '#server/plugins/authentication.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { registerClaimedCall } from '#server/plugins/claimed-calls.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { visibleAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { refuseFiles } from '../tasks/tasks-repository.ts';
import { toAttempt } from './attempt-view.ts';
import { findOwnAttempt } from './attempts-repository.ts';
import { replayOf, resultDetails } from './result-details.ts';
import {
  findResult,
  resultSorts,
  selectResults,
  toCompletedWork,
  type ResultRow,
} from './results-repository.ts';
import { storeReview } from './review.ts';
import { saveBatch } from './save-events.ts';
import { storeUpload, submitAttempt } from './submit.ts';
import { toldOf } from './told.ts';

type ResultSelect = ReturnType<typeof selectResults>;

function visibleResults(db: Db | Tx, person: Person): ResultSelect {
  return selectResults(db).where((eb) => visibleAttempts(db, person)(eb as never));
}

async function resultRow(db: Db | Tx, person: Person, id: string): Promise<ResultRow> {
  const row = await findResult(db, person, id);
  if (row === undefined) throw new ApiFault('NOT_FOUND');
  return row;
}

function searched(found: ResultSelect, search: string | undefined): ResultSelect {
  return search === undefined ? found : found.where((eb) => contains(eb, 'attempts.searchText', search));
}

async function pageOfResults(found: ResultSelect, query: PageRequest, person: Person, now: string) {
  const page = await pageOfRows(
    found,
    query,
    resultSorts,
    (row) => toCompletedWork(row, person, now),
    'attempts.id',
  );
  return { ...page, content: [...page.content] };
}

function registerLists(app: FastifyInstance): void {
  registerCall(app, listCompletedWorks, ({ query, person, storage, now }) => {
    let found = searched(visibleResults(storage.db, person), query.search);
    if (query.userId !== undefined) found = found.where('attempts.userId', '=', query.userId);
    if (query.workId !== undefined) found = found.where('attempts.workId', '=', query.workId);
    if (query.executionId !== undefined) found = found.where('attempts.executionId', '=', query.executionId);
    if (query.type !== undefined) found = found.where('attempts.mode', '=', query.type);
    return pageOfResults(found, query, person, now);
  });
  registerCall(app, findResults, ({ query, body, person, storage, now }) => {
    let found = searched(visibleResults(storage.db, person), query.search);
    if (body.workIds.length > 0) found = found.where('attempts.workId', 'in', body.workIds);
    if (body.groupIds.length > 0) found = found.where('attempts.groupId', 'in', body.groupIds);
    if (body.studentIds.length > 0) found = found.where('attempts.userId', 'in', body.studentIds);
    if (body.executionIds.length > 0) found = found.where('attempts.executionId', 'in', body.executionIds);
    if (body.workTypes.length > 0) found = found.where('attempts.mode', 'in', body.workTypes);
    return pageOfResults(found, query, person, now);
  });
  registerCall(app, completedWorksByWork, async ({ body, person, storage, now }) => {
    let found = visibleResults(storage.db, person).where('attempts.workId', 'in', body.workIds);
    if (body.own) found = found.where('attempts.userId', '=', person.id);
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
  registerCall(app, getReplay, ({ params, person, storage, now }) =>
    replayOf(storage.db, person, { attemptId: params.id, taskId: params.taskId }, now),
  );
}

function registerWriting(app: FastifyInstance): void {
  registerClaimedCall(app, saveEvents, ({ params, body, claims, person, storage, now }) =>
    saveBatch({ storage, claims, person, attemptId: params.id, batch: body, now }),
  );
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
      await storage.write((tx) => submitAttempt(tx, person, params.id, body.writer, now));
    return toCompletedWork(await resultRow(storage.db, person, params.id), person, now);
  });
}

export function registerCompletedWork(app: FastifyInstance): void {
  registerLists(app);
  registerReading(app);
  registerWriting(app);
}
