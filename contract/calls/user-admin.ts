// An administrator's calls about people: changing several at once, erasing, roles to give, the list's export.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema } from '../common.ts';
import { userSchema } from '../entities/user.ts';
import { sessionSchema } from './own-account.ts';
import { userFilterSchema, userSort } from './users.ts';

/** The maximum number of people in one call; either all of them are changed or none. */
export const MAX_CHOSEN = 1000;
const chosenIds = z.array(idSchema).min(1).max(MAX_CHOSEN);
const roleIds = z.array(idSchema).min(1).max(10);

/** What can be done to several people at once. */
export const peopleActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('GROUP'), groupId: idSchema.nullable() }),
  z.object({ kind: z.literal('ADD_ROLES'), roleIds }),
  z.object({ kind: z.literal('REMOVE_ROLES'), roleIds }),
  z.object({ kind: z.literal('ACTIVATE') }),
  z.object({ kind: z.literal('DEACTIVATE') }),
]);
export type PeopleAction = z.output<typeof peopleActionSchema>;

export const changeUsers = defineCall({
  id: 'changeUsers',
  method: 'POST',
  path: '/users/changes',
  access: ['USERS_EDIT'],
  summary: 'Change several people at once, all or none; a refusal names who stands in the way',
  body: z.object({ userIds: chosenIds, action: peopleActionSchema }),
  response: z.object({ changed: z.number().int() }),
  errors: ['NOT_FOUND', 'LAST_ADMIN', 'CONFLICT'],
});

export const listGrantableRoles = defineCall({
  id: 'listGrantableRoles',
  method: 'GET',
  path: '/users/roles',
  access: ['USERS_EDIT'],
  summary: 'The roles that the caller may give: none with a privilege they lack',
  response: z.array(userSchema.shape.roles.element),
});

export const eraseUser = defineCall({
  id: 'eraseUser',
  method: 'POST',
  path: '/users/:id/erasure',
  access: ['USERS_EDIT'],
  summary: 'Erase a person for good: name, login, mail and sign-ins go, results stay without a name',
  params: idParams,
  body: z.object({
    /** The person's login, typed again as a confirmation. */
    login: z.string().max(100),
  }),
  response: z.object({
    /** The name that replaces theirs in the results. */
    alias: z.string(),
  }),
  errors: ['NOT_FOUND', 'LAST_ADMIN', 'CONFLICT'],
});

export const exportUsers = defineCall({
  id: 'exportUsers',
  method: 'POST',
  path: '/export/users/file',
  access: ['USERS_EDIT'],
  summary: 'All people that the filters leave as one table, in the language of the request',
  query: userFilterSchema.extend({
    sort: userSort.shape.sort,
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
  }),
  response: z.any(),
  responseKind: 'BLOB',
  isRepeatable: true,
});

export const userTemplate = defineCall({
  id: 'userTemplate',
  method: 'GET',
  path: '/export/users/template',
  access: ['USERS_EDIT'],
  summary: 'An empty table to fill in with people, in the language of the request',
  response: z.any(),
  responseKind: 'BLOB',
});

export const listUserSessions = defineCall({
  id: 'listUserSessions',
  method: 'GET',
  path: '/users/:id/sessions',
  access: ['USERS_EDIT'],
  summary: 'When a person signed in last, and where they are signed in, the last used first; at most 100',
  params: idParams,
  response: z.object({
    /** null: never, or longer ago than sessions are kept. */
    lastSignInAt: dateTimeSchema.nullable(),
    sessions: z.array(sessionSchema),
  }),
  errors: ['NOT_FOUND'],
});

export const endUserSessions = defineCall({
  id: 'endUserSessions',
  method: 'DELETE',
  path: '/users/:id/sessions',
  access: ['USERS_EDIT'],
  summary: 'Sign a person out everywhere: the tokens of their sessions stop working at once',
  params: idParams,
  response: z.object({ ended: z.number().int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
