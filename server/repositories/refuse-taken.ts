// Turns a violated unique index into a refusal that names the field.
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { isUniqueViolation } from '#server/storage/storage-fault.ts';

/** The field to change, by the column of the index. */
const TAKEN_FIELDS = {
  loginKey: { path: 'login', message: 'LOGIN_TAKEN' },
  emailKey: { path: 'email', message: 'EMAIL_TAKEN' },
  titleKey: { path: 'titleName', message: 'NAME_TAKEN' },
  nameKey: { path: 'name', message: 'NAME_TAKEN' },
  name: { path: 'name', message: 'NAME_TAKEN' },
} as const;

/** Awaits a write; a name, login or email that is taken becomes a 409 that names the field. */
export async function refuseTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const taken = Object.entries(TAKEN_FIELDS).find(([column]) => isUniqueViolation(error, column))?.[1];
    if (taken === undefined) throw error;
    const { path, message } = taken;
    throw new ApiFault('TAKEN', { message, details: [{ path, code: 'TAKEN', message }], cause: error });
  }
}
