// The signed-in person's own account: their sessions and their picture.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import { currentUserSchema } from '../entities/user.ts';

/** The device as far as its user agent was recognised; null where it was not. */
export const deviceSchema = z.object({
  kind: z.enum(['COMPUTER', 'PHONE', 'TABLET', 'UNKNOWN']),
  /** For example Firefox. */
  browser: z.string().nullable(),
  /** For example Windows. */
  system: z.string().nullable(),
});
export type Device = z.infer<typeof deviceSchema>;

export const sessionSchema = z.object({
  id: idSchema,
  /** When the person signed in. */
  createdAt: dateTimeSchema,
  /** When the session's tokens were last renewed; accurate to a quarter of an hour. */
  lastUsedAt: dateTimeSchema,
  address: z.string(),
  device: deviceSchema,
  /** Whether this is the session that makes the call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const listSessions = defineCall({
  id: 'listSessions',
  method: 'GET',
  path: '/users/current/sessions',
  access: 'SIGNED_IN',
  summary: 'Where the person is signed in: this session first, then the last used',
  response: z.array(sessionSchema),
});

export const endOneSession = defineCall({
  id: 'endOneSession',
  method: 'DELETE',
  path: '/users/current/sessions/:id',
  access: 'SIGNED_IN',
  summary: 'Sign out of one of the own sessions: its tokens stop working at once',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/users/current/sessions',
  access: 'SIGNED_IN',
  summary: 'Sign out everywhere but here',
  response: z.object({ ended: z.number().int() }),
});

/** In bytes. The browser crops the picture to a square and scales it down; the server checks it again. */
export const MAX_AVATAR_BYTES = 512 * 1024;
export const MAX_AVATAR_SIDE_PX = 1024;

export const setAvatar = defineCall({
  id: 'setAvatar',
  method: 'PUT',
  path: '/users/current/avatar',
  access: 'SIGNED_IN',
  summary: 'Take an uploaded picture (square, PNG, JPEG or WebP) as the own one',
  body: z.object({ fileId: idSchema }),
  response: currentUserSchema,
  errors: ['NOT_FOUND', 'TOO_LARGE', 'WRONG_FILE_TYPE'],
});

export const removeAvatar = defineCall({
  id: 'removeAvatar',
  method: 'DELETE',
  path: '/users/current/avatar',
  access: 'SIGNED_IN',
  summary: 'Be shown by initials again',
  response: currentUserSchema,
});
