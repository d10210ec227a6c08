// Figures of works and control events, as they were counted last in the background.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema, noContentSchema } from '../common.ts';
import {
  countedChoiceSchema,
  countedMarksSchema,
  demoClassSchema,
  statisticsSchema,
  workFiguresRowSchema,
} from '../entities/statistics.ts';
import { learnerActivitySchema, learnerRowSchema } from '../entities/learner-row.ts';
import { overviewSchema } from '../entities/overview.ts';
import { ownProgressSchema, peopleStatisticsSchema } from '../entities/people-statistics.ts';
import { workModeSchema } from '../entities/work.ts';
import { pageOf, pageQuery } from '../page.ts';

export const listWorkFigures = defineCall({
  id: 'listWorkFigures',
  method: 'GET',
  path: '/statistics/works',
  access: ['RESULTS_READ'],
  summary: 'Works with finished attempts, a row for each mode; the first attempt of each person',
  query: pageQuery(['attempts', 'mean', 'consistency', 'title'], 'attempts,desc').extend({
    search: z.string().max(200).optional(),
    mode: workModeSchema.optional(),
    /** Only those in which something is broken. */
    broken: z.enum(['true', 'false']).default('false'),
  }),
  response: pageOf(workFiguresRowSchema),
});

export const getWorkStatistics = defineCall({
  id: 'getWorkStatistics',
  method: 'GET',
  path: '/statistics/works/:id',
  access: ['RESULTS_READ'],
  summary: 'The figures of a work in a mode; without one, of the mode with the most attempts',
  params: idParams,
  query: z.object({
    mode: workModeSchema.optional(),
    choice: countedChoiceSchema.default('FIRST'),
    /** Left out: all revisions. */
    revision: z.coerce.number().int().min(1).max(1_000_000).optional(),
    marks: countedMarksSchema.default('NOW'),
  }),
  response: statisticsSchema,
  errors: ['NOT_FOUND'],
});

export const getEventStatistics = defineCall({
  id: 'getEventStatistics',
  method: 'GET',
  path: '/statistics/events/:id',
  access: ['RESULTS_READ'],
  summary: 'The figures of a control event',
  params: idParams,
  query: z.object({ marks: countedMarksSchema.default('NOW') }),
  response: statisticsSchema,
  errors: ['NOT_FOUND'],
});

const peopleQuery = z.object({
  /** Left out: the mode with the most attempts. */
  mode: workModeSchema.optional(),
  choice: countedChoiceSchema.default('FIRST'),
  marks: countedMarksSchema.default('NOW'),
});

export const getCourseStatistics = defineCall({
  id: 'getCourseStatistics',
  method: 'GET',
  path: '/statistics/courses/:id',
  access: ['RESULTS_READ'],
  summary: 'The works of a course, the groups that learn it, and the steps that go wrong',
  params: idParams,
  query: peopleQuery,
  response: peopleStatisticsSchema,
  errors: ['NOT_FOUND'],
});

export const getGroupStatistics = defineCall({
  id: 'getGroupStatistics',
  method: 'GET',
  path: '/statistics/groups/:id',
  access: ['RESULTS_READ'],
  summary: 'What the people of a group finished, and which steps they have mastered',
  params: idParams,
  query: peopleQuery.extend({ courseId: idSchema.optional() }),
  response: peopleStatisticsSchema,
  errors: ['NOT_FOUND'],
});

export const getPersonStatistics = defineCall({
  id: 'getPersonStatistics',
  method: 'GET',
  path: '/statistics/people/:id',
  access: ['RESULTS_READ'],
  summary: 'What a person finished, and which steps they have mastered',
  params: idParams,
  query: peopleQuery.extend({ courseId: idSchema.optional() }),
  response: peopleStatisticsSchema,
  errors: ['NOT_FOUND'],
});

export const getOverview = defineCall({
  id: 'getOverview',
  method: 'GET',
  path: '/statistics/overview',
  access: ['RESULTS_READ'],
  summary: 'Attempts of the last days, day by day, of the people whose results one may see',
  response: overviewSchema,
});

export const listLearners = defineCall({
  id: 'listLearners',
  method: 'GET',
  path: '/statistics/learners',
  access: ['RESULTS_READ'],
  summary: 'The people of the groups one teaches (an admin: of all groups), with when they learned last',
  query: pageQuery(['name'], 'name,asc').extend({
    search: z.string().max(200).optional(),
    groupId: idSchema.optional(),
    activity: learnerActivitySchema.optional(),
  }),
  response: pageOf(learnerRowSchema),
});

export const getOwnProgress = defineCall({
  id: 'getOwnProgress',
  method: 'GET',
  path: '/statistics/own',
  access: ['LEARN'],
  summary:
    'The steps of practice that one has mastered, when to refresh them, and works that practise the others',
  response: ownProgressSchema,
});

export const getDemoClass = defineCall({
  id: 'getDemoClass',
  method: 'GET',
  path: '/statistics/demo-class',
  access: ['USERS_EDIT'],
  summary: 'The demo class: sixty people of nobody with attempts made by the machines themselves',
  response: demoClassSchema,
});

export const makeDemoClass = defineCall({
  id: 'makeDemoClass',
  method: 'POST',
  path: '/statistics/demo-class',
  access: ['USERS_EDIT'],
  summary: 'Make the demo class; its attempts follow in the background and are marked like any other',
  status: 202,
  response: demoClassSchema,
  errors: ['CONFLICT'],
});

export const removeDemoClass = defineCall({
  id: 'removeDemoClass',
  method: 'DELETE',
  path: '/statistics/demo-class',
  access: ['USERS_EDIT'],
  summary: 'Remove the demo class with all that it did',
  status: 204,
  responseKind: 'EMPTY',
  response: noContentSchema,
});
