// What may stand in a field (specification, section 5). A rule answers with the key of its text, `auth:field.<key>`.
import { isBlank } from '#contract/is-blank.ts';
import { LOGIN } from '#contract/login.ts';

export type FieldError =
  | 'required'
  | 'loginSymbols'
  | 'email'
  | 'emailProfile'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordsDiffer';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 256;

/** One address: a local part, an at sign, a domain with a dot; no spaces. */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;

export function checkRequired(value: string): FieldError | undefined {
  return isBlank(value) ? 'required' : undefined;
}

/** @param none whether the box says that the person has none */
export function checkPatronymic(value: string, none: boolean): FieldError | undefined {
  return none ? undefined : checkRequired(value);
}

/** What is sent of the patronymic. */
export function patronymicOf(value: string, none: boolean): string {
  return none ? '' : value.trim();
}

export function checkLogin(value: string): FieldError | undefined {
  if (isBlank(value)) return 'required';
  return LOGIN.test(value.trim()) ? undefined : 'loginSymbols';
}

/** @param wrong the profile names a bad address in words of its own */
export function checkEmail(value: string, wrong: 'email' | 'emailProfile' = 'email'): FieldError | undefined {
  const address = value.trim();
  if (address === '') return 'required';
  const local = address.slice(0, address.lastIndexOf('@'));
  const dots = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return EMAIL.test(address) && !dots ? undefined : wrong;
}

export function checkPassword(value: string): FieldError | undefined {
  if (value === '') return 'required';
  if (value.length < PASSWORD_MIN) return 'passwordShort';
  return value.length > PASSWORD_MAX ? 'passwordLong' : undefined;
}

export function checkRepeat(value: string, password: string): FieldError | undefined {
  if (value === '') return 'required';
  return value === password ? undefined : 'passwordsDiffer';
}
