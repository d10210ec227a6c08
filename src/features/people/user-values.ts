// What stands in the form of a person: from and to the server, checked, and brought together with another's change.
import type { createUser, updateUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import type { Input } from '#src/lib/call.ts';
import {
  checkEmail,
  checkLogin,
  checkPassword,
  checkRequired,
  type FieldError,
} from '#src/lib/field-rules.ts';

/** The value for 'no group'. */
export const NO_GROUP = 'none';

export interface UserValues {
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
  readonly login: string;
  readonly email: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly groupId: string;
  readonly defaultLang: 'ru' | 'en' | 'ch';
  /** Ids in their order, with a space between: the first decides. */
  readonly roles: string;
  readonly password: string;
}
export type UserField = keyof UserValues;
export type UserErrors = Partial<Record<UserField, FieldError>>;

export const newUserValues: UserValues = {
  surname: '',
  name: '',
  lastName: '',
  login: '',
  email: '',
  gender: 'MALE',
  groupId: NO_GROUP,
  defaultLang: 'ru',
  roles: 'role-student',
  password: '',
};

export function valuesOf(user: User): UserValues {
  const { surname, name, lastName, login, email, defaultLang } = user;
  return {
    surname,
    name,
    lastName,
    login,
    email,
    defaultLang,
    gender: user.gender === 'ж' ? 'FEMALE' : 'MALE',
    groupId: user.group?.id ?? NO_GROUP,
    roles: user.roles.map((role) => role.id).join(' '),
    password: '',
  };
}

export function roleIdsOf(values: Pick<UserValues, 'roles'>): string[] {
  return values.roles.split(' ').filter((id) => id !== '');
}

/** What is wrong with the values; a new person needs a password, another keeps theirs. */
export function errorsOf(values: UserValues, isNew: boolean): UserErrors {
  const found: Partial<Record<UserField, FieldError | undefined>> = {
    surname: checkRequired(values.surname),
    name: checkRequired(values.name),
    login: checkLogin(values.login),
    email: checkEmail(values.email),
    roles: roleIdsOf(values).length === 0 ? 'required' : undefined,
    password: isNew || values.password !== '' ? checkPassword(values.password) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

type UpdateBody = NonNullable<Input<typeof updateUser>['body']>;
type CreateBody = NonNullable<Input<typeof createUser>['body']>;

export function updateBodyOf(values: UserValues): UpdateBody {
  const { gender, defaultLang, groupId, password } = values;
  return {
    surname: values.surname.trim(),
    name: values.name.trim(),
    lastName: values.lastName.trim(),
    login: values.login.trim(),
    email: values.email.trim(),
    gender,
    defaultLang,
    groupId: groupId === NO_GROUP ? null : groupId,
    roles: roleIdsOf(values),
    ...(password === '' ? {} : { password }),
  };
}

export function createBodyOf(values: UserValues): CreateBody {
  return { ...updateBodyOf(values), password: values.password, roles: roleIdsOf(values) };
}

export interface Merged {
  readonly values: UserValues;
  /** What the other changed. */
  readonly theirs: readonly UserField[];
  /** What both changed, and differently: the own words stay. */
  readonly both: readonly UserField[];
}

const MERGED_FIELDS: readonly UserField[] = [
  'surname',
  'name',
  'lastName',
  'login',
  'email',
  'gender',
  'groupId',
  'defaultLang',
  'roles',
];

/** Another's change comes in where one has typed nothing; what one typed stays. */
export function merge(base: UserValues, typed: UserValues, stored: UserValues): Merged {
  const theirs = MERGED_FIELDS.filter((field) => stored[field] !== base[field]);
  const both = theirs.filter((field) => typed[field] !== base[field] && typed[field] !== stored[field]);
  const taken = theirs.filter((field) => typed[field] === base[field]).map((field) => [field, stored[field]]);
  return { values: { ...typed, ...Object.fromEntries(taken) }, theirs, both };
}
