// How the audit log names a thing, and what it leaves out because it must stay secret.

const SECRET_NAMES = new Set([
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

/** A copy of the value without fields that are named like secrets, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !SECRET_NAMES.has(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutSecrets(item)]));
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  // Of a text in three languages the log uses the Russian one.
  if (typeof value !== 'object' || value === null || !('ru' in value)) return undefined;
  return textOf(value.ru);
}

function fullNameOf(thing: Readonly<Record<string, unknown>>): string | undefined {
  if (textOf(thing['surname']) === undefined) return undefined;
  const parts = ['surname', 'name', 'lastName', 'lastname'].map((field) => textOf(thing[field]));
  return parts.filter((part) => part !== undefined).join(' ');
}

const NAME_FIELDS = ['fullName', 'userName', 'titleName', 'title', 'workTitle', 'question', 'name', 'login'];

/** The name of a thing by its own fields; undefined where it has none. */
export function subjectNameOf(thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...thing };
  return fullNameOf(fields) ?? NAME_FIELDS.map((field) => textOf(fields[field])).find((name) => name);
}
