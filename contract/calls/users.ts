// People: lists, profiles, changes.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idListSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import {
  currentUserSchema,
  emailSchema,
  genderSchema,
  loginSchema,
  passwordSchema,
  personNameSchema,
  userSchema,
  noPatronymicSchema,
  patronymicSchema,
  requirePatronymic,
  withoutFlag,
} from '../entities/user.ts';
import { pageOf, pageQuery } from '../page.ts';
import { languageSchema } from '../texts.ts';

/** The group filter's value for people without a group. */
export const NO_GROUP = 'none';

/** Which people a list includes. */
export const userFilterSchema = z.object({
  search: z.string().max(200).optional(),
  /** A group's id, or `none`. */
  groupId: idSchema.optional(),
  /** A role's id or name; it may be any of the person's roles. */
  role: z.string().max(100).optional(),
  active: z.enum(['true', 'false']).optional(),
});

export const userSort = pageQuery(['dateCreating', 'surname', 'login', 'email'], 'dateCreating,asc');

export const listUsers = defineCall({
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  access: ['USERS_EDIT', 'GROUPS_EDIT', 'EXECUTIONS_EDIT', 'COURSES_EDIT', 'RESULTS_READ'],
  summary:
    'People, as far as the caller may know of them: an admin all, a teacher those of the groups they teach',
  query: userSort.extend(userFilterSchema.shape),
  response: pageOf(userSchema),
});

export const currentUser = defineCall({
  id: 'currentUser',
  method: 'GET',
  path: '/users/current',
  access: 'SIGNED_IN',
  forDemo: true,
  summary: 'The signed-in person with the privileges of their first role',
  response: currentUserSchema,
  duringTechnicalWorks: true,
});

export const getUser = defineCall({
  id: 'getUser',
  method: 'GET',
  path: '/users/:id',
  access: ['USERS_EDIT', 'GROUPS_EDIT', 'EXECUTIONS_EDIT', 'COURSES_EDIT', 'RESULTS_READ'],
  summary: 'One person',
  params: idParams,
  response: userSchema,
  errors: ['NOT_FOUND'],
});

export const updateProfile = defineCall({
  id: 'updateProfile',
  method: 'PUT',
  path: '/users/profile',
  access: 'SIGNED_IN',
  summary:
    'Change what one may change of oneself. Another email needs the password and changes when the link in the letter to it is opened; the answer is the same whether the address is free or taken',
  body: z
    .object({
      name: personNameSchema,
      surname: personNameSchema,
      lastName: patronymicSchema,
      noPatronymic: noPatronymicSchema,
      email: emailSchema,
      /** Required where the email is another one. */
      password: z.string().min(1).max(256).optional(),
      gender: genderSchema,
      defaultLang: languageSchema.optional(),
    })
    .superRefine(requirePatronymic('lastName'))
    .transform(withoutFlag),
  response: currentUserSchema,
  errors: ['WRONG_CREDENTIALS', 'VERSION_MOVED', 'TOO_MANY_TRIES'],
  ifMatch: 'OPTIONAL',
});

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'PATCH',
  path: '/users/change-password',
  access: 'SIGNED_IN',
  summary: 'Change the own password; every other session of the person ends',
  body: z.object({ oldPassword: z.string().min(1).max(256), newPassword: passwordSchema }),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
});

const userInput = z.object({
  login: loginSchema,
  name: personNameSchema,
  surname: personNameSchema,
  lastName: patronymicSchema,
  noPatronymic: noPatronymicSchema,
  email: emailSchema,
  gender: genderSchema,
  groupId: idSchema.nullable().optional(),
  defaultLang: languageSchema.default('ru'),
});

export const createUser = defineCall({
  id: 'createUser',
  method: 'POST',
  path: '/users',
  access: ['USERS_EDIT'],
  summary: 'Make a person',
  body: userInput
    .extend({ password: passwordSchema, roles: z.array(z.string().max(100)).min(1).max(10) })
    .superRefine(requirePatronymic('lastName'))
    .transform(withoutFlag),
  response: userSchema,
  status: 201,
  errors: ['TAKEN'],
});

export const updateUser = defineCall({
  id: 'updateUser',
  method: 'PUT',
  path: '/users/:id',
  access: ['USERS_EDIT'],
  summary: 'Change a person; a password given replaces theirs and ends their sessions',
  params: idParams,
  body: userInput
    .extend({
      password: passwordSchema.optional(),
      active: z.boolean().optional(),
      /** Replaces the person's roles, in this order; the first decides what they may do. */
      roles: z.array(z.string().max(100)).min(1).max(10).optional(),
    })
    .superRefine(requirePatronymic('lastName'))
    .transform(withoutFlag),
  response: userSchema,
  errors: ['NOT_FOUND', 'TAKEN', 'VERSION_MOVED', 'LAST_ADMIN', 'CONFLICT'],
  ifMatch: 'OPTIONAL',
});

export const deleteUser = defineCall({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/users/:id',
  access: ['USERS_EDIT'],
  summary: 'Deactivate a person; their results stay',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'LAST_ADMIN', 'CONFLICT'],
});

export const addUserRoles = defineCall({
  id: 'addUserRoles',
  method: 'PATCH',
  path: '/users/:id/roles',
  access: ['USERS_EDIT'],
  summary: 'Give a person roles, in this order after those they have',
  params: idParams,
  body: z.object({ roleIds: idListSchema }),
  response: userSchema,
  errors: ['NOT_FOUND'],
});

export const removeUserRoles = defineCall({
  id: 'removeUserRoles',
  method: 'DELETE',
  path: '/users/:id/roles',
  access: ['USERS_EDIT'],
  summary: 'Take roles from a person; the last admin keeps theirs',
  params: idParams,
  body: z.object({ roleIds: idListSchema }),
  response: userSchema,
  errors: ['NOT_FOUND', 'LAST_ADMIN'],
});
