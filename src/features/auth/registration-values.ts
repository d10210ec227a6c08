import type { signUp } from '#contract/calls/auth.ts';
import type { Language } from '#contract/languages.ts';
import { patronymicOf } from '#src/lib/forms/field-rules.ts';
import type { Input } from '#src/lib/api/call.ts';

/** The first option of the group list: no group. It is never sent. */
export const NO_GROUP_ID = '1';

export interface RegistrationValues {
  readonly surname: string;
  readonly name: string;
  readonly lastname: string;
  readonly noPatronymic: boolean;
  readonly gender: 'MALE' | 'FEMALE';
  readonly email: string;
  readonly groupId: string;
  readonly login: string;
  readonly password: string;
  readonly repeat: string;
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  surname: '',
  name: '',
  lastname: '',
  noPatronymic: false,
  gender: 'MALE',
  email: '',
  groupId: NO_GROUP_ID,
  login: '',
  password: '',
  repeat: '',
};

/** The request body: trimmed, without the repeated password and without "no group". */
export function registrationPayload(
  values: RegistrationValues,
  defaultLang: Language,
): Input<typeof signUp>['body'] {
  return {
    surname: values.surname.trim(),
    name: values.name.trim(),
    lastname: patronymicOf(values.lastname, values.noPatronymic),
    noPatronymic: values.noPatronymic,
    login: values.login.trim(),
    password: values.password,
    gender: values.gender,
    email: values.email.trim(),
    defaultLang,
    ...(values.groupId !== NO_GROUP_ID && { groupId: values.groupId }),
  };
}
