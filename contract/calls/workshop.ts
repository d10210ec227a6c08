// What authors have to look at: what was put away, what colleagues changed, what is incomplete or failed a check.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentChangeSchema, faultyWorkSchema, putAwaySchema } from '../entities/workshop.ts';
import { pageOf, pageQuery } from '../page.ts';

export const listTrash = defineCall({
  id: 'listTrash',
  method: 'GET',
  path: '/workshop/trash',
  access: ['COURSES_EDIT', 'WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'What was deleted lately, of those kinds that the caller may bring back',
  query: pageQuery(['archivedAt'], 'archivedAt,desc'),
  response: pageOf(putAwaySchema),
});

export const listFaultyWorks = defineCall({
  id: 'listFaultyWorks',
  method: 'GET',
  path: '/workshop/faulty-works',
  access: ['WORKS_EDIT'],
  summary: 'Works, and drafts of works, in which the background check found something',
  query: pageQuery(['errorCount', 'checkedAt'], 'errorCount,desc'),
  response: pageOf(faultyWorkSchema),
});

export const listContentChanges = defineCall({
  id: 'listContentChanges',
  method: 'GET',
  path: '/workshop/changes',
  access: ['COURSES_EDIT', 'WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'The latest 50 courses, works and tasks whose last change was somebody else’s',
  response: z.array(contentChangeSchema),
});
