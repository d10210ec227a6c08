// Signing in, registering, resetting a password.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema, noContentSchema } from '../common.ts';
import {
  emailSchema,
  genderSchema,
  loginSchema,
  passwordSchema,
  personNameSchema,
  noPatronymicSchema,
  patronymicSchema,
  requirePatronymic,
  withoutFlag,
} from '../entities/user.ts';
import { languageSchema } from '../texts.ts';

export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;

export const signIn = defineCall({
  id: 'signIn',
  method: 'POST',
  path: '/auth/sign-in',
  access: 'PUBLIC',
  summary: 'Sign in by login and password',
  body: z.object({ login: z.string().trim().min(1).max(100), password: z.string().min(1).max(256) }),
  response: tokensSchema,
  errors: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
  duringTechnicalWorks: true,
});

/** The registration payload: name is the given name, lastname the patronymic. */
export const registrationPayloadSchema = z
  .object({
    name: personNameSchema,
    surname: personNameSchema,
    lastname: patronymicSchema,
    noPatronymic: noPatronymicSchema,
    login: loginSchema,
    password: passwordSchema,
    gender: genderSchema,
    email: emailSchema,
    defaultLang: languageSchema.default('ru'),
    groupId: idSchema.optional(),
  })
  .superRefine(requirePatronymic('lastname'))
  .transform(withoutFlag);

export const signUp = defineCall({
  id: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  access: 'PUBLIC',
  summary: 'Ask to be registered; the answer is the same whether the login or the email is free or taken',
  body: registrationPayloadSchema,
  response: z.object({ status: z.literal('PENDING') }),
  errors: ['TOO_MANY_TRIES'],
});

export const passwordConfirmation = defineCall({
  id: 'passwordConfirmation',
  method: 'GET',
  path: '/auth/password-confirmation',
  access: 'PUBLIC',
  summary: 'Ask for a letter with a link to set a new password; the answer is always the same',
  query: z.object({ email: emailSchema }),
  response: z.object({ status: z.literal('SENT') }),
  errors: ['TOO_MANY_TRIES'],
});

export const passwordReset = defineCall({
  id: 'passwordReset',
  method: 'POST',
  path: '/auth/password-reset',
  access: 'PUBLIC',
  summary: 'Set a new password with the token of the letter; every session of the person ends',
  body: z.object({ token: z.string().min(1).max(200), newPassword: passwordSchema }),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['USED_UP', 'TOO_MANY_TRIES'],
});

export const confirmEmail = defineCall({
  id: 'confirmEmail',
  method: 'POST',
  path: '/auth/email-confirmation',
  access: 'PUBLIC',
  summary: 'Take over the new address with the token of the letter that was sent to it',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['USED_UP', 'TOO_MANY_TRIES'],
});

export const refresh = defineCall({
  id: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  access: 'PUBLIC',
  summary: 'Exchange a refresh token for new tokens; a token used twice ends its family',
  body: z.object({ refreshToken: z.string().min(1).max(200) }),
  response: tokensSchema,
  errors: ['UNAUTHENTICATED'],
  duringTechnicalWorks: true,
});

export const signOut = defineCall({
  id: 'signOut',
  method: 'POST',
  path: '/auth/sign-out',
  access: 'SIGNED_IN',
  forDemo: true,
  summary: 'End this session: its tokens stop working at once',
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  duringTechnicalWorks: true,
});

export const signInQr = defineCall({
  id: 'signInQr',
  method: 'POST',
  path: '/auth/sign-in-qr/:code',
  access: 'PUBLIC',
  summary: 'Sign in by the code of a QR picture',
  params: z.object({ code: z.string().min(1).max(100) }),
  response: tokensSchema,
  errors: ['USED_UP', 'TOO_MANY_TRIES'],
  duringTechnicalWorks: true,
});
