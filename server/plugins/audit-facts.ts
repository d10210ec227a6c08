/** What the audit log takes of a thing: what it is called, and nothing that must stay secret. */

const secretNames = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'passwordHash',
  'token',
  'tokenHash',
  'accessToken',
  'refreshToken',
  'secret',
  'codeHash',
  'orderSecret',
]);

/** The same value without the fields that are called like secrets, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !secretNames.has(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutSecrets(item)]));
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  // A text in three languages is called by its Russian words.
  if (typeof value !== 'object' || value === null || !('ru' in value)) return undefined;
  return textOf(value.ru);
}

function fullNameOf(thing: Readonly<Record<string, unknown>>): string | undefined {
  if (textOf(thing['surname']) === undefined) return undefined;
  const parts = ['surname', 'name', 'lastName', 'lastname'].map((field) => textOf(thing[field]));
  return parts.filter((part) => part !== undefined).join(' ');
}

const nameFields = ['fullName', 'userName', 'titleName', 'title', 'workTitle', 'question', 'name', 'login'];

/** What a thing calls itself; undefined where it does not. */
export function subjectNameOf(thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...thing };
  return fullNameOf(fields) ?? nameFields.map((field) => textOf(fields[field])).find((name) => name);
}
