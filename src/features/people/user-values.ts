// The values of the person form: converted from and to the API, and validated.
import type { createUser, updateUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import type { Language } from '#contract/languages.ts';
import type { Input } from '#src/lib/api/call.ts';
import { checkPassword, patronymicOf, type FieldError } from '#src/lib/forms/field-rules.ts';

/** The value for "no group". */
export const NO_GROUP = 'none';

export interface UserValues {
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
  readonly noPatronymic: boolean;
  readonly login: string;
  readonly email: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly groupId: string;
  readonly defaultLang: Language;
  /** Ids in order, separated by spaces: the first decides. */
  readonly roles: string;
  readonly password: string;
}
export type UserField = keyof UserValues;

export const NEW_USER_VALUES: UserValues = {
  surname: '',
  name: '',
  lastName: '',
  noPatronymic: false,
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
    noPatronymic: lastName === '',
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

export function checkRoles(roles: string): FieldError | undefined {
  return roleIdsOf({ roles }).length === 0 ? 'required' : undefined;
}

/** An existing person keeps theirs if it is left empty; a new person needs one. */
export function checkNewPassword(password: string, isNew: boolean): FieldError | undefined {
  return isNew || password !== '' ? checkPassword(password) : undefined;
}

type UpdateBody = NonNullable<Input<typeof updateUser>['body']>;
type CreateBody = NonNullable<Input<typeof createUser>['body']>;

export function updateBodyOf(values: UserValues): UpdateBody {
  const { gender, defaultLang, groupId, password } = values;
  return {
    surname: values.surname.trim(),
    name: values.name.trim(),
    lastName: patronymicOf(values.lastName, values.noPatronymic),
    noPatronymic: values.noPatronymic,
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
