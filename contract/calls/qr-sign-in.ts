// QR sign-in codes: issuing, listing, printing, revoking. The sign-in call itself is in auth.ts.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idSchema } from '../common.ts';
import { pageOf, pageQuery } from '../page.ts';

/** Only GOOD signs in. Of several other reasons the first of REVOKED, USED_UP, EXPIRED is given. */
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
  /** The `User-Agent` of the last use. */
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
  response: pageOf(userQrSchema),
});

/** A person in the list from which QR sheets are printed. */
export const qrPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  login: z.string(),
  groupName: z.string().nullable(),
  /**
   * Why they can have no code: ADMIN, they sign in by password only; BEYOND, they may do what the caller may
   * not, and a code is as good as a password.
   */
  refusal: z.enum(['ADMIN', 'BEYOND']).nullable(),
  /** Until when their present code is valid; issuing a new one revokes it. */
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
  response: pageOf(qrPersonSchema),
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
  response: z.array(userQrSchema.extend({ code: z.string() })),
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
  response: z.any(),
  responseKind: 'BLOB',
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
  response: z.object({ revoked: z.number().int() }),
});
