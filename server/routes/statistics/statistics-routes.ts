// Figures of works and events.
import type { FastifyInstance } from 'fastify';
import { getEventStatistics, getWorkStatistics, listWorkFigures } from '#contract/calls/statistics.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { registerDemoClass } from './demo-class-routes.ts';
import { eventStatistics, pageOfWorkFigures, workStatistics } from './statistics-repository.ts';

export function registerStatistics(app: FastifyInstance): void {
  registerDemoClass(app);
  registerCall(app, listWorkFigures, ({ query, person, storage }) =>
    pageOfWorkFigures(storage.db, person, query),
  );
  registerCall(app, getWorkStatistics, ({ params, query, person, storage }) =>
    workStatistics(storage.db, person, { workId: params.id, ...query }),
  );
  registerCall(app, getEventStatistics, ({ params, person, storage }) =>
    eventStatistics(storage.db, person, params.id),
  );
}
