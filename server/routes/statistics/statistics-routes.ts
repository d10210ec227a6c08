// Figures of works, events, courses, groups and people.
import type { FastifyInstance } from 'fastify';
import {
  getCourseStatistics,
  getEventStatistics,
  getGroupStatistics,
  getOverview,
  getOwnProgress,
  getPersonStatistics,
  getWorkStatistics,
  listLearners,
  listWorkFigures,
} from '#contract/calls/statistics.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { courseStatistics } from './course-repository.ts';
import { registerDemoClass } from './demo-class-routes.ts';
import { pageOfLearners } from './learners-repository.ts';
import { readOverview } from './overview-repository.ts';
import { ownProgress } from './own-progress-repository.ts';
import { registerStatisticsReport } from './report/report-routes.ts';
import { groupStatistics, personStatistics } from './people-repository.ts';
import { eventStatistics, pageOfWorkFigures, workStatistics } from './statistics-repository.ts';

export function registerStatistics(app: FastifyInstance): void {
  registerDemoClass(app);
  registerStatisticsReport(app);
  registerCall(app, listWorkFigures, ({ query, person, storage }) =>
    pageOfWorkFigures(storage.db, person, query),
  );
  registerCall(app, getWorkStatistics, ({ params, query, person, storage }) =>
    workStatistics(storage.db, person, { workId: params.id, ...query }),
  );
  registerCall(app, getEventStatistics, ({ params, query, person, storage }) =>
    eventStatistics(storage.db, person, { id: params.id, ...query }),
  );
  registerCall(app, getOverview, ({ person, storage }) =>
    readOverview(storage.db, person, new Date().toISOString()),
  );
  registerCall(app, listLearners, ({ query, person, storage }) =>
    pageOfLearners(storage.db, person, query, new Date().toISOString()),
  );
  registerCall(app, getOwnProgress, ({ person, storage }) =>
    ownProgress(storage.db, person, new Date().toISOString()),
  );
  registerCall(app, getCourseStatistics, ({ params, query, person, storage }) =>
    courseStatistics(storage.db, person, { id: params.id, ...query }),
  );
  registerCall(app, getGroupStatistics, ({ params, query, person, storage }) =>
    groupStatistics(storage.db, person, { id: params.id, ...query }),
  );
  registerCall(app, getPersonStatistics, ({ params, query, person, storage }) =>
    personStatistics(storage.db, person, { id: params.id, ...query }),
  );
}
