// Lists of results, and the choices for their filters.
import type { FastifyInstance } from 'fastify';
import { findResults, resultChoices } from '#contract/calls/results.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { allChoices, ownChoices } from './result-choices-repository.ts';
import { pageOfResults } from './results-page.ts';

export function registerResults(app: FastifyInstance): void {
  registerCall(app, findResults, ({ query, body, person, storage, now }) =>
    pageOfResults(storage.db, person, { filter: body, query }, now),
  );
  registerCall(app, resultChoices, ({ query, person, storage: { db } }) =>
    query.own === 'true' || !person.privileges.has('RESULTS_READ')
      ? ownChoices(db, person)
      : allChoices(db, person),
  );
}
