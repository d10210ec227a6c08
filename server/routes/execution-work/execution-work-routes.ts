// Control events: lists for those who manage them, and what an assigned person sees.
import type { FastifyInstance } from 'fastify';
import {
  getExecution,
  getExecutionDetails,
  listExecutions,
  listUserExecutions,
  listWorkExecutions,
} from '#contract/calls/execution-work.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { withoutName } from '#server/repositories/hidden-names.ts';
import { learnerOf } from '#server/repositories/learner-of.ts';
import { findWorkRow } from '../works/works-repository.ts';
import { registerExecutionChanges } from './execution-change-routes.ts';
import { executionsOfWork, findExecution, pageOfExecutions } from './executions-repository.ts';
import { findLearnerExecution, pageOfLearnerExecutions } from './learner-executions-repository.ts';

export function registerExecutionWork(app: FastifyInstance): void {
  registerCall(app, listExecutions, ({ query, person, storage, now }) =>
    pageOfExecutions(storage.db, person, query, now),
  );
  registerCall(app, listWorkExecutions, async ({ params, person, storage: { db }, now }) => {
    const work = orNotFound(await findWorkRow(db, params.id));
    return executionsOfWork(db, person, work.id, now);
  });
  registerCall(app, listUserExecutions, async ({ params, query, body, person, storage: { db }, now }) => {
    const learner = await learnerOf(db, person, params.id);
    return pageOfLearnerExecutions(db, learner, { ...query, state: body.state }, now);
  });
  registerCall(app, getExecution, async ({ params, person, storage, now }) =>
    orNotFound(await findLearnerExecution(storage.db, person, params.id, now)),
  );
  registerCall(app, getExecutionDetails, async ({ params, query, person, storage, now }) => {
    const event = orNotFound(await findExecution(storage.db, person, params.id, now));
    if (query.names === 'true') return event;
    return { ...event, assignedUsers: event.assignedUsers.map(withoutName) };
  });
  registerExecutionChanges(app);
}
