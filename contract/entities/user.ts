// People, their roles and groups.
import { z } from 'zod';
import { dateTimeSchema, idSchema, versionSchema } from '../common.ts';
import { LOGIN } from '../login.ts';
import { privilegeSchema } from '../privileges.ts';
import { languageSchema } from '../texts.ts';
import { writtenText } from '../written-text.ts';

/** At least 6 characters (specification, section 9), at most 256 so that hashing stays bounded. */
export const passwordSchema = z.string().min(6).max(256);
export const loginSchema = z.string().trim().min(1).max(100).regex(LOGIN);
export const emailSchema = z.email().max(200);
export const personNameSchema = writtenText(200);
/** The patronymic of somebody who may have none; empty with `noPatronymic`, which alone allows it to be. */
export const patronymicSchema = z.string().trim().max(200).default('');
/** Said with a person's names and not stored: a stored patronymic is empty for those who have none. */
export const noPatronymicSchema = z.boolean().default(false);

interface Named {
  readonly noPatronymic: boolean;
  readonly lastName?: string;
  readonly lastname?: string;
}

/** For `superRefine`: the patronymic is required, unless the person has none. */
export function requirePatronymic(field: 'lastName' | 'lastname') {
  return (value: Named, context: z.RefinementCtx): void => {
    const input = value[field] ?? '';
    if (value.noPatronymic && input !== '') context.addIssue({ code: 'custom', path: [field], input });
    if (value.noPatronymic || input !== '') return;
    const empty = { code: 'too_small', origin: 'string', minimum: 1, inclusive: true } as const;
    context.addIssue({ ...empty, path: [field], input });
  };
}

/** For `transform`: what is stored of a person. */
export function withoutFlag<T extends Named>({ noPatronymic: _flag, ...person }: T): Omit<T, 'noPatronymic'> {
  return person;
}

export const genderSchema = z.enum(['MALE', 'FEMALE']);
export type Gender = z.infer<typeof genderSchema>;

export const roleSchema = z.object({
  id: idSchema,
  name: z.string(),
  titleName: z.string(),
  privileges: z.array(privilegeSchema),
  builtIn: z.boolean(),
  version: versionSchema,
});
export type Role = z.infer<typeof roleSchema>;

export const groupStatusSchema = z.enum(['ACTIVE', 'INACTIVE']);
export const groupSchema = z.object({
  id: idSchema,
  name: z.string(),
  status: groupStatusSchema,
  /** Whether people may choose the group when they register. */
  openForRegistration: z.boolean(),
  /** The teachers of the group: they see its people and results. */
  teacherIds: z.array(idSchema),
  /** The same teachers with their names, sorted by surname. */
  teachers: z.array(z.object({ id: idSchema, fullName: z.string() })),
  userCount: z.number().int(),
  version: versionSchema,
});
export type Group = z.infer<typeof groupSchema>;
export const groupRefSchema = z.object({ id: idSchema, name: z.string() });

/** name is the given name, lastName the patronymic, surname the family name. */
export const userSchema = z.object({
  id: idSchema,
  login: z.string(),
  name: z.string(),
  lastName: z.string(),
  surname: z.string(),
  email: z.string(),
  gender: z.enum(['м', 'ж']),
  /** The first role decides what the person may do. */
  roles: z.array(z.object({ id: idSchema, name: z.string(), titleName: z.string() })),
  group: groupRefSchema.nullable(),
  /** The id of their picture's file. */
  avatarId: idSchema.nullable(),
  defaultLang: languageSchema,
  active: z.boolean(),
  dateCreating: dateTimeSchema,
  version: versionSchema,
});
export type User = z.infer<typeof userSchema>;

/** The signed-in person with their privileges. */
export const currentUserSchema = userSchema.extend({
  privileges: z.array(privilegeSchema),
  /** Guests and demo students: their attempts belong to the session. */
  demo: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const userRefSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  group: groupRefSchema.nullable(),
});
export type UserRef = z.infer<typeof userRefSchema>;
