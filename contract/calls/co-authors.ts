// Who may change a course, a work or a task.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema } from '../common.ts';
import { MAX_CO_AUTHORS } from '../content-limits.ts';
import { coAuthorsSchema } from '../entities/co-authors.ts';
import { contentKindSchema } from '../entities/workshop.ts';

const params = z.object({ kind: contentKindSchema, id: idSchema });

export const getCoAuthors = defineCall({
  id: 'getCoAuthors',
  method: 'GET',
  path: '/co-authors/:kind/:id',
  access: ['COURSES_EDIT', 'WORKS_EDIT', 'TASKS_EDIT'],
  summary: 'Who may change a course, a work or a task',
  params,
  response: coAuthorsSchema,
  errors: ['NOT_FOUND'],
});

export const setCoAuthors = defineCall({
  id: 'setCoAuthors',
  method: 'PUT',
  path: '/co-authors/:kind/:id',
  access: ['COURSES_EDIT', 'WORKS_EDIT', 'TASKS_EDIT'],
  summary:
    'Name those who alone may change it, oneself always among them; none: everybody with the privilege',
  params,
  body: z.object({ userIds: z.array(idSchema).max(MAX_CO_AUTHORS) }),
  response: coAuthorsSchema,
  errors: ['NOT_FOUND'],
});
