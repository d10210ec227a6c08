/** What belongs to the signed-in person: where they are signed in, and their picture. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import { currentUserSchema } from '../entities/user.ts';

/** What a browser says of itself, as far as it was understood; null: not. */
export const deviceSchema = z.object({
  kind: z.enum(['COMPUTER', 'PHONE', 'TABLET', 'UNKNOWN']),
  /** Such as Firefox. */
  browser: z.string().nullable(),
  /** Such as Windows. */
  system: z.string().nullable(),
});
export type Device = z.infer<typeof deviceSchema>;

export const sessionSchema = z.object({
  id: idSchema,
  /** When the person signed in. */
  createdAt: dateTimeSchema,
  /** To a quarter of an hour: when its tokens were renewed last. */
  lastUsedAt: dateTimeSchema,
  address: z.string(),
  device: deviceSchema,
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const listSessions = defineCall({
  id: 'listSessions',
  method: 'GET',
  path: '/users/current/sessions',
  access: 'SIGNED_IN',
  summary: 'Where the person is signed in: this session first, then the last used',
  answer: z.array(sessionSchema),
});

export const endOneSession = defineCall({
  id: 'endOneSession',
  method: 'DELETE',
  path: '/users/current/sessions/:id',
  access: 'SIGNED_IN',
  summary: 'Sign out of one of the own sessions: its tokens stop working at once',
  params: idParams,
  answer: noContentSchema,
  answerKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/users/current/sessions',
  access: 'SIGNED_IN',
  summary: 'Sign out everywhere but here',
  answer: z.object({ ended: z.number().int() }),
});

/** The picture is cut square and made small in the browser; whatever comes is checked again. */
export const maxAvatarBytes = 512 * 1024;
export const maxAvatarSidePx = 1024;

export const setAvatar = defineCall({
  id: 'setAvatar',
  method: 'PUT',
  path: '/users/current/avatar',
  access: 'SIGNED_IN',
  summary: 'Take an uploaded picture (square, PNG, JPEG or WebP) as the own one',
  body: z.object({ fileId: idSchema }),
  answer: currentUserSchema,
  errors: ['NOT_FOUND', 'TOO_LARGE', 'WRONG_FILE_TYPE'],
});

export const removeAvatar = defineCall({
  id: 'removeAvatar',
  method: 'DELETE',
  path: '/users/current/avatar',
  access: 'SIGNED_IN',
  summary: 'Be shown by initials again',
  answer: currentUserSchema,
});
