/** What a violated unique index of people means to the person at the form. */
import { ApiFault } from '#server/plugins/api-fault.ts';
import { isUniqueViolation } from '#server/storage/storage-fault.ts';

/** Runs a write and turns a taken login or email into 409 with the field that is taken. */
export async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'loginKey')) throw takenFault('login', error);
    if (isUniqueViolation(error, 'emailKey')) throw takenFault('email', error);
    throw error;
  }
}

function takenFault(path: 'login' | 'email', cause: unknown): ApiFault {
  const message = path === 'login' ? 'LOGIN_TAKEN' : 'EMAIL_TAKEN';
  return new ApiFault('TAKEN', { message, details: [{ path, code: 'TAKEN', message }], cause });
}
