// Groups of learners.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import { groupRefSchema, groupSchema, groupStatusSchema, userSchema } from '../entities/user.ts';
import { pageOf, pageQuery } from '../page.ts';
import { writtenText } from '../written-text.ts';

const groupInput = z.object({
  name: writtenText(200),
  openForRegistration: z.boolean().default(true),
  teacherIds: idListSchema.default([]),
});

export const listGroups = defineCall({
  id: 'listGroups',
  method: 'GET',
  path: '/groups',
  access: ['GROUPS_EDIT', 'USERS_EDIT', 'EXECUTIONS_EDIT', 'COURSES_EDIT', 'RESULTS_READ'],
  summary: 'Groups: an admin sees all, a teacher those they teach',
  query: pageQuery(['name', 'dateCreating'], 'name,asc').extend({
    search: z.string().max(200).optional(),
    status: groupStatusSchema.optional(),
    openForRegistration: z.enum(['true', 'false']).optional(),
  }),
  response: pageOf(groupSchema),
});

export const listRegistrationGroups = defineCall({
  id: 'listRegistrationGroups',
  method: 'GET',
  path: '/groups/registration',
  access: 'PUBLIC',
  summary: 'The groups one may choose when registering',
  response: z.array(groupRefSchema),
});

export const getGroup = defineCall({
  id: 'getGroup',
  method: 'GET',
  path: '/groups/:id',
  access: ['GROUPS_EDIT', 'USERS_EDIT', 'EXECUTIONS_EDIT', 'COURSES_EDIT', 'RESULTS_READ'],
  summary: 'One group',
  params: idParams,
  response: groupSchema,
  errors: ['NOT_FOUND'],
});

export const listGroupUsers = defineCall({
  id: 'listGroupUsers',
  method: 'GET',
  path: '/groups/:id/users',
  access: ['GROUPS_EDIT', 'EXECUTIONS_EDIT', 'COURSES_EDIT', 'RESULTS_READ'],
  summary: 'The people of a group',
  params: idParams,
  query: pageQuery(['surname', 'dateCreating'], 'surname,asc').extend({
    search: z.string().max(200).optional(),
    active: z.enum(['true', 'false']).optional(),
  }),
  response: pageOf(userSchema),
  errors: ['NOT_FOUND'],
});

export const createGroup = defineCall({
  id: 'createGroup',
  method: 'POST',
  path: '/groups',
  access: ['GROUPS_EDIT'],
  summary: 'Make a group',
  body: groupInput,
  response: groupSchema,
  status: 201,
  errors: ['TAKEN'],
});

export const updateGroup = defineCall({
  id: 'updateGroup',
  method: 'PUT',
  path: '/groups/:id',
  access: ['GROUPS_EDIT'],
  summary: 'Change a group',
  params: idParams,
  body: groupInput,
  response: groupSchema,
  errors: ['NOT_FOUND', 'TAKEN', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const deleteGroup = defineCall({
  id: 'deleteGroup',
  method: 'DELETE',
  path: '/groups/:id',
  access: ['GROUPS_EDIT'],
  summary: 'Archive a group; its people stay without a group',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const setGroupStatus = defineCall({
  id: 'setGroupStatus',
  method: 'PATCH',
  path: '/groups/:id/status',
  access: ['GROUPS_EDIT'],
  summary: 'Switch a group on or off',
  params: idParams,
  body: z.object({ status: groupStatusSchema }),
  response: groupSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

const chosenIds = z.array(idSchema).max(1000).default([]);

export const changeGroupUsers = defineCall({
  id: 'changeGroupUsers',
  method: 'PATCH',
  path: '/groups/:id/users',
  access: ['GROUPS_EDIT'],
  summary:
    'Put people into a group and take people out of it, all or none; who is added leaves their former group',
  params: idParams,
  body: z.object({ add: chosenIds, remove: chosenIds }),
  response: groupSchema,
  errors: ['NOT_FOUND'],
});

export const changeGroups = defineCall({
  id: 'changeGroups',
  method: 'POST',
  path: '/groups/changes',
  access: ['GROUPS_EDIT'],
  summary: 'Change several groups at once, all or none',
  body: z.object({
    groupIds: z.array(idSchema).min(1).max(1000),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('STATUS'), status: groupStatusSchema }),
      z.object({ kind: z.literal('OPEN'), open: z.boolean() }),
      z.object({ kind: z.literal('ARCHIVE') }),
    ]),
  }),
  response: z.object({ changed: z.number().int() }),
  errors: ['NOT_FOUND'],
});
