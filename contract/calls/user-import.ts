/** People from a table: first a look at what each line would do, then all of it at once. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../common.ts';
import { passwordSchema } from '../entities/user.ts';
import { importLimits } from '../import-limits.ts';
import { languageSchema } from '../texts.ts';

/** The columns of a table of people; a table may have them in any order, under names in three languages. */
export const importFields = [
  'login',
  'surname',
  'name',
  'lastName',
  'fullName',
  'email',
  'gender',
  'group',
  'roles',
  'lang',
  'password',
] as const;
export type ImportField = (typeof importFields)[number];

export const importOptionsSchema = z.object({
  /** A line whose login exists is an error, or changes that person. */
  onTaken: z.enum(['ERROR', 'UPDATE']).default('ERROR'),
  /** Groups that do not exist are an error, or are made. */
  makeGroups: z.boolean().default(false),
  /** What a line without one gets. */
  roleId: idSchema.default('role-student'),
  groupId: idSchema.nullable().default(null),
  lang: languageSchema.default('ru'),
});
export type ImportOptions = z.output<typeof importOptionsSchema>;

const lineSchema = z.object({
  /** Its number in the file, the header's being 1. */
  line: z.number().int(),
  login: z.string(),
  fullName: z.string(),
  outcome: z.enum(['MAKE', 'CHANGE', 'SAME', 'ERROR']),
  /** A person is made and the table gives them no password. */
  needsPassword: z.boolean(),
  /** What would change, or what is wrong. */
  fields: z.array(z.enum(importFields)),
  errors: z.array(
    z.object({ field: z.enum(importFields).nullable(), code: z.string(), message: z.string() }),
  ),
});
export type ImportLine = z.output<typeof lineSchema>;

const countsSchema = z.object({
  make: z.number().int(),
  change: z.number().int(),
  same: z.number().int(),
  error: z.number().int(),
});

export const importPlanSchema = z.object({
  /** Of the file's bytes: the second step takes this very file. */
  sha256: z.string(),
  encoding: z.enum(['UTF-8', 'UTF-16', 'WINDOWS-1251', 'GB18030']),
  separator: z.enum([',', ';', '\t']),
  columns: z.array(z.object({ header: z.string(), field: z.enum(importFields).nullable() })),
  /** Groups that the second step would make. */
  newGroups: z.array(z.string()),
  counts: countsSchema,
  lines: z.array(lineSchema),
});
export type ImportPlan = z.output<typeof importPlanSchema>;

export const checkUserImport = defineCall({
  id: 'checkUserImport',
  method: 'POST',
  path: '/users/import/check',
  access: ['USERS_EDIT'],
  summary: 'What a table of people would do, line by line; writes nothing',
  bodyKind: 'MULTIPART',
  body: importOptionsSchema,
  answer: importPlanSchema,
  errors: ['TOO_LARGE', 'WRONG_FILE_TYPE'],
  isRepeatable: true,
});

export const importJobSchema = z.object({
  id: idSchema,
  state: z.enum(['RUNNING', 'DONE', 'FAILED', 'CANCELLED']),
  /** Passwords hashed so far, of how many; the writing itself is one step at the end. */
  done: z.number().int(),
  total: z.number().int(),
  counts: countsSchema.nullable(),
  /** Why it failed, in the language of the request: nothing was written then. */
  message: z.string().nullable(),
});
export type ImportJob = z.output<typeof importJobSchema>;

export const importUsers = defineCall({
  id: 'importUsers',
  method: 'POST',
  path: '/users/import',
  access: ['USERS_EDIT'],
  summary:
    'Begin to write a checked table: all lines or none. Passwords that the table lacks are the caller’s to give',
  bodyKind: 'MULTIPART',
  body: importOptionsSchema.extend({
    sha256: z.string().max(64),
    passwords: z
      .array(z.object({ line: z.number().int(), password: passwordSchema }))
      .max(importLimits.lines)
      .default([]),
  }),
  answer: importJobSchema,
  status: 202,
  errors: ['TOO_LARGE', 'WRONG_FILE_TYPE', 'CONFLICT'],
});

export const getUserImport = defineCall({
  id: 'getUserImport',
  method: 'GET',
  path: '/users/import/:id',
  access: ['USERS_EDIT'],
  summary: 'How far one’s own import is',
  params: idParams,
  answer: importJobSchema,
  errors: ['NOT_FOUND'],
});

export const cancelUserImport = defineCall({
  id: 'cancelUserImport',
  method: 'POST',
  path: '/users/import/:id/cancel',
  access: ['USERS_EDIT'],
  summary: 'End one’s own import: nothing of it is written, unless it is already',
  params: idParams,
  answer: importJobSchema,
  errors: ['NOT_FOUND'],
  isRepeatable: true,
});
