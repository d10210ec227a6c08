/** People: lists, profiles, changes; QR sign-in codes. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idListSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import {
  currentUserSchema,
  emailSchema,
  genderSchema,
  loginSchema,
  passwordSchema,
  personNameSchema,
  userSchema,
} from '../entities/user.ts';
import { pageOf, pageQuery } from '../page.ts';
import { languageSchema } from '../texts.ts';

/** The group filter's word for people without one. */
export const noGroup = 'none';

/** Which people a list is of. */
export const userFilterSchema = z.object({
  search: z.string().max(200).optional(),
  /** A group's id, or `none`. */
  groupId: idSchema.optional(),
  /** A role's id or name, whichever place it has among the person's roles. */
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
  answer: pageOf(userSchema),
});

export const currentUser = defineCall({
  id: 'currentUser',
  method: 'GET',
  path: '/users/current',
  access: 'SIGNED_IN',
  summary: 'The signed-in person with the privileges of their first role',
  answer: currentUserSchema,
  duringTechnicalWorks: true,
});

export const getUser = defineCall({
  id: 'getUser',
  method: 'GET',
  path: '/users/:id',
  access: ['USERS_EDIT', 'GROUPS_EDIT', 'EXECUTIONS_EDIT', 'COURSES_EDIT', 'RESULTS_READ'],
  summary: 'One person',
  params: idParams,
  answer: userSchema,
  errors: ['NOT_FOUND'],
});

export const updateProfile = defineCall({
  id: 'updateProfile',
  method: 'PUT',
  path: '/users/profile',
  access: 'SIGNED_IN',
  summary: 'Change what one may change of oneself',
  body: z.object({
    name: personNameSchema,
    surname: personNameSchema,
    lastName: z.string().trim().max(200),
    email: emailSchema,
    gender: genderSchema,
    defaultLang: languageSchema.optional(),
  }),
  answer: currentUserSchema,
  errors: ['TAKEN', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'PATCH',
  path: '/users/change-password',
  access: 'SIGNED_IN',
  summary: 'Change the own password; every other session of the person ends',
  body: z.object({ oldPassword: z.string().min(1).max(256), newPassword: passwordSchema }),
  answer: noContentSchema,
  answerKind: 'EMPTY',
  status: 204,
  errors: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
});

const userInput = z.object({
  login: loginSchema,
  name: personNameSchema,
  surname: personNameSchema,
  lastName: z.string().trim().max(200).default(''),
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
  body: userInput.extend({ password: passwordSchema, roles: z.array(z.string().max(100)).min(1).max(10) }),
  answer: userSchema,
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
  body: userInput.extend({
    password: passwordSchema.optional(),
    active: z.boolean().optional(),
    /** In this order, in place of those they have; the first decides. */
    roles: z.array(z.string().max(100)).min(1).max(10).optional(),
  }),
  answer: userSchema,
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
  answer: noContentSchema,
  answerKind: 'EMPTY',
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
  answer: userSchema,
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
  answer: userSchema,
  errors: ['NOT_FOUND', 'LAST_ADMIN'],
});

/** GOOD signs in; the others say why not, the first that holds in this order: REVOKED, USED_UP, EXPIRED. */
export const userQrStatusSchema = z.enum(['GOOD', 'EXPIRED', 'USED_UP', 'REVOKED']);
export type UserQrStatus = z.infer<typeof userQrStatusSchema>;

export const userQrSchema = z.object({
  id: idSchema,
  userId: idSchema,
  userName: z.string(),
  userLogin: z.string(),
  groupName: z.string().nullable(),
  status: userQrStatusSchema,
  expiresAt: dateTimeSchema,
  usesLeft: z.number().int().nullable(),
  useCount: z.number().int(),
  lastUsedAt: dateTimeSchema.nullable(),
  /** The browser of the last use, as it named itself. */
  lastUserAgent: z.string(),
  revoked: z.boolean(),
  dateCreating: dateTimeSchema,
});
export type UserQr = z.infer<typeof userQrSchema>;

export const listUserQr = defineCall({
  id: 'listUserQr',
  method: 'GET',
  path: '/user-qr-auth',
  access: ['QR_EDIT'],
  summary: 'The QR codes made so far (never the codes themselves)',
  query: pageQuery(['dateCreating', 'expiresAt', 'lastUsedAt'], 'dateCreating,desc').extend({
    search: z.string().max(200).optional(),
    status: userQrStatusSchema.optional(),
    groupId: idSchema.optional(),
  }),
  answer: pageOf(userQrSchema),
});

/** A person as whoever prints sheets chooses them. */
export const qrPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  login: z.string(),
  groupName: z.string().nullable(),
  /** Has privileges of an admin: signs in by password only. */
  isAdmin: z.boolean(),
  /** Until when the code they have is good; a new one ends it. */
  goodUntil: dateTimeSchema.nullable(),
});
export type QrPerson = z.infer<typeof qrPersonSchema>;

export const listQrPeople = defineCall({
  id: 'listQrPeople',
  method: 'GET',
  path: '/user-qr-auth/people',
  access: ['QR_EDIT'],
  summary: 'Active people to print sheets for: found by words, by group, or by their ids (with commas)',
  query: pageQuery(['surname'], 'surname,asc').extend({
    search: z.string().max(200).optional(),
    groupId: idSchema.optional(),
    ids: z
      .string()
      .max(13_000)
      .transform((text) => text.split(',').filter((id) => id !== ''))
      .pipe(z.array(idSchema).max(200))
      .optional(),
  }),
  answer: pageOf(qrPersonSchema),
});

const newQrCodes = z.object({
  userIds: z.array(idSchema).min(1).max(500),
  validDays: z.number().int().min(1).max(365).default(30),
  uses: z.number().int().min(1).max(1000).optional(),
});

export const createUserQr = defineCall({
  id: 'createUserQr',
  method: 'POST',
  path: '/user-qr-auth',
  access: ['QR_EDIT'],
  summary: 'Make sign-in codes for people; the codes are in this answer and never again',
  body: newQrCodes,
  answer: z.array(userQrSchema.extend({ code: z.string() })),
  status: 201,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const createUserQrSheets = defineCall({
  id: 'createUserQrSheets',
  method: 'POST',
  path: '/user-qr-auth/sheets',
  access: ['QR_EDIT'],
  summary: 'Make sign-in codes for people and print them on sheets (PDF); earlier codes of these people end',
  body: newQrCodes,
  answer: z.any(),
  answerKind: 'BLOB',
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  isRepeatable: true,
});

export const revokeUserQr = defineCall({
  id: 'revokeUserQr',
  method: 'POST',
  path: '/user-qr-auth/revoke',
  access: ['QR_EDIT'],
  summary: 'Revoke codes: nobody signs in by them from now on; those that are revoked already stay so',
  body: z.object({ ids: z.array(idSchema).min(1).max(500) }),
  answer: z.object({ revoked: z.number().int() }),
});
