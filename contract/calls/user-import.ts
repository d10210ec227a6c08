// Importing people from a table: first a preview of what each line would do, then the import itself.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema, numberSchema } from '../common.ts';
import { passwordSchema } from '../entities/user.ts';
import { IMPORT_LIMITS } from '../import-limits.ts';
import { languageSchema } from '../texts.ts';

/** The columns of the table. They may come in any order and be named in any of the three languages. */
export const IMPORT_FIELDS = [
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
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const importOptionsSchema = z.object({
  /** What to do with a line whose login exists: report an error, or update that person. */
  onTaken: z.enum(['ERROR', 'UPDATE']).default('ERROR'),
  /** Whether groups that do not exist are created; otherwise they are errors. */
  makeGroups: z.boolean().default(false),
  /** The role for a line that names none. */
  roleId: idSchema.default('role-student'),
  groupId: idSchema.nullable().default(null),
  lang: languageSchema.default('ru'),
  /** Whether people in lines without a patronymic have none; otherwise such a line is an error. */
  noPatronymic: z.boolean().default(false),
});
export type ImportOptions = z.output<typeof importOptionsSchema>;

const lineSchema = z.object({
  /** The line's number in the file; the header is line 1. */
  line: z.number().int(),
  login: z.string(),
  fullName: z.string(),
  outcome: z.enum(['MAKE', 'CHANGE', 'SAME', 'ERROR']),
  /** A person will be created for whom the table has no password. */
  needsPassword: z.boolean(),
  /** The fields that would change, or that are wrong. */
  fields: z.array(z.enum(IMPORT_FIELDS)),
  errors: z.array(
    z.object({ field: z.enum(IMPORT_FIELDS).nullable(), code: z.string(), message: z.string() }),
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
  /** SHA-256 of the file's bytes; the second step accepts only this very file. */
  sha256: z.string(),
  /** XLSX: a workbook, whose first sheet is read; its separator says nothing. */
  encoding: z.enum(['UTF-8', 'UTF-16', 'WINDOWS-1251', 'GB18030', 'XLSX']),
  separator: z.enum([',', ';', '\t']),
  columns: z.array(z.object({ header: z.string(), field: z.enum(IMPORT_FIELDS).nullable() })),
  /** Groups that the second step would create. */
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
  forgetsFiles: true,
  body: importOptionsSchema,
  response: importPlanSchema,
  errors: ['TOO_LARGE', 'WRONG_FILE_TYPE'],
  isRepeatable: true,
});

export const importJobSchema = z.object({
  id: idSchema,
  state: z.enum(['RUNNING', 'DONE', 'FAILED', 'CANCELLED']),
  /** The number of passwords hashed so far; everything is written in one step at the end. */
  done: z.number().int(),
  total: z.number().int(),
  counts: countsSchema.nullable(),
  /** The reason for a failure, in the language of the request; nothing was written in that case. */
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
  forgetsFiles: true,
  body: importOptionsSchema.extend({
    sha256: z.string().max(64),
    passwords: z
      .array(z.object({ line: numberSchema, password: passwordSchema }))
      .max(IMPORT_LIMITS.lines)
      .default([]),
  }),
  response: importJobSchema,
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
  response: importJobSchema,
  errors: ['NOT_FOUND'],
});

export const cancelUserImport = defineCall({
  id: 'cancelUserImport',
  method: 'POST',
  path: '/users/import/:id/cancel',
  access: ['USERS_EDIT'],
  summary: 'End one’s own import: nothing of it is written, unless it is already',
  params: idParams,
  response: importJobSchema,
  errors: ['NOT_FOUND'],
  isRepeatable: true,
});
