// Registration requests: pending, approved, rejected.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema, versionSchema } from '../common.ts';
import {
  emailSchema,
  genderSchema,
  groupRefSchema,
  loginSchema,
  personNameSchema,
  noPatronymicSchema,
  patronymicSchema,
  requirePatronymic,
  withoutFlag,
} from '../entities/user.ts';
import { MAX_PAGE_SIZE } from '../list-limits.ts';
import { pageOf, pageQuery } from '../page.ts';
import { languageSchema } from '../texts.ts';
import { registrationPayloadSchema } from './auth.ts';

export const REGISTRATION_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export const registrationStatusSchema = z.enum(REGISTRATION_STATUSES);

/** WAITING: being sent, or to be retried at `nextTryAt`. FAILED: given up; `error` says why. */
export const letterStateSchema = z.object({
  state: z.enum(['WAITING', 'SENT', 'FAILED']),
  tries: z.number().int(),
  nextTryAt: dateTimeSchema.nullable(),
  sentAt: dateTimeSchema.nullable(),
  error: z.string(),
});
export type LetterState = z.infer<typeof letterStateSchema>;

export const registrationRequestSchema = z.object({
  id: idSchema,
  status: registrationStatusSchema,
  createdAt: dateTimeSchema,
  name: z.string(),
  surname: z.string(),
  lastname: z.string(),
  login: z.string(),
  email: z.string(),
  gender: genderSchema,
  defaultLang: languageSchema,
  group: groupRefSchema.nullable(),
  /** Why it was rejected. */
  reason: z.string(),
  /** When it was approved or rejected, and by whom. */
  reviewedAt: dateTimeSchema.nullable(),
  reviewedBy: z.string().nullable(),
  /** The user created by the approval. */
  userId: idSchema.nullable(),
  /** The state of the letter that announces the decision; null when there is none (yet). */
  letter: letterStateSchema.nullable(),
  /** Filled in for a reviewer only: the login is already in use, so the request can't be approved. */
  loginTaken: z.boolean(),
  /** A login like the taken one that nobody has; null where it isn't taken. */
  freeLogin: z.string().nullable(),
  emailTaken: z.boolean(),
  version: versionSchema,
});
export type RegistrationRequest = z.infer<typeof registrationRequestSchema>;

export const listRegistrationRequests = defineCall({
  id: 'listRegistrationRequests',
  method: 'GET',
  path: '/registration-requests',
  access: ['REGISTRATIONS_REVIEW'],
  summary: 'Requests, newest first',
  query: pageQuery(['createdAt', 'surname', 'status'], 'createdAt,desc').extend({
    status: registrationStatusSchema.optional(),
    search: z.string().max(200).optional(),
    groupId: idSchema.optional(),
    /** 'true': only requests whose letter could not be delivered. */
    undelivered: z.enum(['true', 'false']).default('false'),
  }),
  response: pageOf(registrationRequestSchema),
});

export const registrationFilters = defineCall({
  id: 'registrationFilters',
  method: 'GET',
  path: '/registration-requests/filters',
  access: ['REGISTRATIONS_REVIEW'],
  summary: 'How many requests there are in each status (`statuses` narrows them down; all by default)',
  query: z.object({
    statuses: z
      .union([z.string().max(200), z.array(z.string().max(40)).max(20)])
      .transform((value) => (Array.isArray(value) ? value : value.split(',')))
      .pipe(z.array(registrationStatusSchema).max(20))
      .default([...REGISTRATION_STATUSES]),
  }),
  response: z.object({
    statuses: z.array(registrationStatusSchema),
    content: z.array(registrationRequestSchema),
    counts: z.record(registrationStatusSchema, z.number().int()),
    /** The number of decisions whose letter could not be delivered. */
    undelivered: z.number().int(),
  }),
});

export const getRegistrationRequest = defineCall({
  id: 'getRegistrationRequest',
  method: 'GET',
  path: '/registration-requests/:id',
  access: ['REGISTRATIONS_REVIEW'],
  summary: 'One request',
  params: idParams,
  response: registrationRequestSchema,
  errors: ['NOT_FOUND'],
});

export const createRegistrationRequest = defineCall({
  id: 'createRegistrationRequest',
  method: 'POST',
  path: '/registration-requests',
  access: ['REGISTRATIONS_REVIEW'],
  summary: 'Enter a request for somebody',
  body: registrationPayloadSchema,
  response: registrationRequestSchema,
  status: 201,
});

export const updateRegistrationRequest = defineCall({
  id: 'updateRegistrationRequest',
  method: 'PUT',
  path: '/registration-requests/:id',
  access: ['REGISTRATIONS_REVIEW'],
  summary: 'Correct a pending request',
  params: idParams,
  body: z
    .object({
      name: personNameSchema,
      surname: personNameSchema,
      lastname: patronymicSchema,
      noPatronymic: noPatronymicSchema,
      login: loginSchema,
      email: emailSchema,
      gender: genderSchema,
      groupId: idSchema.nullable().optional(),
    })
    .superRefine(requirePatronymic('lastname'))
    .transform(withoutFlag),
  response: registrationRequestSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'VERSION_MOVED'],
  ifMatch: 'OPTIONAL',
});

export const approveRegistrationRequest = defineCall({
  id: 'approveRegistrationRequest',
  method: 'PUT',
  path: '/registration-requests/:id/approve',
  access: ['REGISTRATIONS_REVIEW'],
  summary: 'Make the person (by default a student) and close the request',
  params: idParams,
  body: z
    .object({
      groupId: idSchema.nullable().optional(),
      role: z.string().max(100).optional(),
      /** Another login than the one asked for; the letter tells it. */
      login: loginSchema.optional(),
    })
    .default({}),
  response: registrationRequestSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'TAKEN'],
});

export const rejectRegistrationRequest = defineCall({
  id: 'rejectRegistrationRequest',
  method: 'PUT',
  path: '/registration-requests/:id/reject',
  access: ['REGISTRATIONS_REVIEW'],
  summary: 'Reject a request and keep why',
  params: idParams,
  body: z.object({ reason: z.string().trim().max(2000).default('') }).default({ reason: '' }),
  response: registrationRequestSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const DECISION_OUTCOMES = ['DONE', 'NOT_FOUND', 'CONFLICT', 'LOGIN_TAKEN', 'EMAIL_TAKEN'] as const;

export const decideRegistrationRequests = defineCall({
  id: 'decideRegistrationRequests',
  method: 'POST',
  path: '/registration-requests/decisions',
  access: ['REGISTRATIONS_REVIEW'],
  summary: 'Approve or reject several requests; each stands for itself, and every outcome is answered',
  body: z.object({
    ids: z.array(idSchema).min(1).max(MAX_PAGE_SIZE),
    decision: z.enum(['APPROVE', 'REJECT']),
    /** As for a single request: when absent, each request keeps the group that it asked for. */
    groupId: idSchema.nullable().optional(),
    role: z.string().max(100).optional(),
    reason: z.string().trim().max(2000).default(''),
  }),
  response: z.object({
    outcomes: z.array(
      z.object({
        id: idSchema,
        /** The applicant's name; '' where there is no such request. */
        fullName: z.string(),
        outcome: z.enum(DECISION_OUTCOMES),
      }),
    ),
  }),
});

export const resendRegistrationLetter = defineCall({
  id: 'resendRegistrationLetter',
  method: 'POST',
  path: '/registration-requests/:id/letter',
  access: ['REGISTRATIONS_REVIEW'],
  summary: 'Try anew to send the letter that was given up',
  params: idParams,
  response: registrationRequestSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
