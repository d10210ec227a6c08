// `npm run admin -- create <login> <email> <surname> <name> [patronymic]`: makes an admin.
import { createInterface } from 'node:readline/promises';
import {
  genderSchema,
  loginSchema,
  emailSchema,
  passwordSchema,
  personNameSchema,
} from '#contract/entities/user.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { StartFault, type Config } from '#server/config.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { insertUser } from '#server/routes/users/users-repository.ts';
import { prepareDataFolder } from '#server/storage/embedded/data-folder.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { isUniqueViolation } from '#server/storage/storage-fault.ts';
import type { Storage } from '#server/storage/storage.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run admin -- create <login> <email> <surname> <name> [patronymic]
The password is asked for, or taken from ADMIN_PASSWORD.`;

interface NewAdmin {
  readonly login: string;
  readonly email: string;
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
}

function readArguments(argv: readonly string[]): NewAdmin {
  const [command, login, email, surname, name, lastName = ''] = argv;
  if (command !== 'create') throw new StartFault(USAGE);
  const fields = [
    ['login', loginSchema, login],
    ['email', emailSchema, email],
    ['surname', personNameSchema, surname],
    ['name', personNameSchema, name],
  ] as const;
  const checked = fields.map(([field, schema, value]) => {
    const result = schema.safeParse(value);
    if (!result.success)
      throw new StartFault(`The ${field} ${value === undefined ? 'is missing' : 'is not valid'}.\n${USAGE}`);
    return result.data;
  });
  const [goodLogin = '', goodEmail = '', goodSurname = '', goodName = ''] = checked;
  return { login: goodLogin, email: goodEmail, surname: goodSurname, name: goodName, lastName };
}

async function readPassword(): Promise<string> {
  const given = process.env['ADMIN_PASSWORD'];
  if (given !== undefined && given !== '') return given;
  if (!process.stdin.isTTY) throw new StartFault('Set ADMIN_PASSWORD, or run this in a terminal.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('Password (at least 6 characters): ');
  } finally {
    terminal.close();
  }
}

async function createAdmin(storage: Storage, admin: NewAdmin, password: string): Promise<void> {
  const now = new Date().toISOString();
  const passwordHash = await hashPassword(password);
  await storage.write(async (tx) => {
    const { id: roleId } = await tx
      .selectFrom('roles')
      .select('id')
      .where('name', '=', 'ROLE_ADMIN')
      .executeTakeFirstOrThrow();
    const fields = { ...admin, gender: genderSchema.enum.MALE, groupId: null, defaultLang: 'ru' } as const;
    const id = await insertUser(tx, { ...fields, passwordHash, roleIds: [roleId] }, now);
    await audit(tx, null, 'admin.create', { type: 'user', id }, null, admin);
  });
}

async function run(config: Config, args: readonly string[]): Promise<void> {
  const admin = readArguments(args);
  const password = passwordSchema.safeParse(await readPassword());
  if (!password.success) throw new StartFault('The password must have 6 to 256 characters.');
  prepareDataFolder(config.dataDir);
  const storage = await openStorage(config);
  try {
    await createAdmin(storage, admin, password.data);
  } finally {
    await storage.close();
  }
  process.stdout.write(`The administrator ${admin.login} can sign in now.\n`);
}

function lineOf(error: unknown): string {
  if (isUniqueViolation(error, 'loginKey')) return 'This login is taken.';
  if (isUniqueViolation(error, 'emailKey')) return 'This email is taken.';
  return error instanceof Error ? error.message : String(error);
}

await runCommand(run, lineOf);
