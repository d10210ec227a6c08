// The debriefing of an event: its runs side by side, and what of them is suggested as bookmarks.
import type { FastifyInstance } from 'fastify';
import { listEventRuns, suggestBookmarks } from '#contract/calls/debriefing.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { requirePrivilege } from '#server/plugins/security/authentication.ts';
import { findExecution } from '../executions-repository.ts';
import { shownRuns, suggestionsOf } from './shown-runs.ts';

export function registerDebriefing(app: FastifyInstance): void {
  registerCall(app, listEventRuns, async ({ params, query, person, storage: { db }, now }) => {
    requirePrivilege(person, 'RESULTS_READ');
    const event = orNotFound(await findExecution(db, person, params.id, now));
    return shownRuns(db, person, event, { ...query, isNamed: query.names === 'true' });
  });
  registerCall(app, suggestBookmarks, async ({ params, query, person, storage: { db }, now }) => {
    requirePrivilege(person, 'RESULTS_READ');
    const event = orNotFound(await findExecution(db, person, params.id, now));
    return suggestionsOf(db, person, event, query.names === 'true');
  });
}
