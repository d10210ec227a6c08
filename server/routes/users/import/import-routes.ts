// Importing people from a table: first a preview of what each line would do, then all of it.
import type { FastifyInstance } from 'fastify';
import {
  cancelUserImport,
  checkUserImport,
  getUserImport,
  importUsers,
  type ImportLine,
  type ImportOptions,
  type ImportPlan,
} from '#contract/calls/user-import.ts';
import { IMPORT_LIMITS } from '#contract/import-limits.ts';
import type { Language } from '#contract/languages.ts';
import { afterResponse } from '#server/background/after-response.ts';
import { messageIn } from '#server/messages/messages.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person, UploadedFile } from '#server/plugins/calls/call-context.ts';
import { parsePool } from '#server/parsing/parse-pool.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Db } from '#server/storage/schema.ts';
import { refuseUnknownGroup } from '#server/repositories/known-references.ts';
import { grantableRoleIds } from '../grantable-roles.ts';
import { importFacts } from './import-facts.ts';
import { beginJob, cancelJob, findJob, runJob } from './import-jobs.ts';
import { countsOf, newGroupsOf, planImport, type PlannedLine } from './plan-import.ts';
import type { PeopleTable } from './read-table.ts';

const MEGABYTE = 1024 * 1024;

async function tableOf(
  files: readonly UploadedFile[],
  options: ImportOptions,
  { person, language }: { readonly person: Person; readonly language: Language },
): Promise<{ readonly file: UploadedFile; readonly table: PeopleTable }> {
  const [file, another] = files;
  if (file === undefined || another !== undefined)
    throw new ApiFault('VALIDATION', { message: 'IMPORT_ONE_FILE' });
  if (file.sizeBytes > IMPORT_LIMITS.bytes) {
    throw new ApiFault('TOO_LARGE', { params: { limit: `${IMPORT_LIMITS.bytes / MEGABYTE} MB` } });
  }
  const reading = { isUpdate: options.onTaken === 'UPDATE', language };
  const table = await parsePool.parse(person.id, 'PEOPLE_TABLE', file.path, reading);
  return { file, table };
}

async function planOf(db: Db, person: Person, table: PeopleTable, options: ImportOptions) {
  await refuseUnknownGroup(db, options.groupId);
  await grantableRoleIds(db, person, [options.roleId], 'roleId');
  return planImport(table.lines, await importFacts(db, table.lines), options, person);
}

function toLine(planned: PlannedLine, language: Language): ImportLine {
  const { line, login, fullName, outcome } = planned;
  if (outcome === 'ERROR') {
    const errors = planned.faults.map(({ field, code, message, params }) => ({
      field,
      code,
      message: messageIn(language, message ?? 'FIELD_INVALID', params),
    }));
    const fields = [...new Set(errors.flatMap(({ field }) => field ?? []))];
    return { line, login, fullName, outcome, needsPassword: false, fields, errors };
  }
  const needsPassword = outcome === 'MAKE' && planned.password === null;
  return { line, login, fullName, outcome, needsPassword, fields: [...planned.changed], errors: [] };
}

/** The passwords to hash: those of the table, and for new people without one those that the caller sets. */
function passwordsOf(
  plan: readonly PlannedLine[],
  given: readonly { readonly line: number; readonly password: string }[],
): ReadonlyMap<number, string> {
  const byLine = new Map(given.map(({ line, password }) => [line, password]));
  const passwords = new Map<number, string>();
  for (const planned of plan) {
    if (planned.outcome === 'ERROR' || planned.outcome === 'SAME') continue;
    const password = planned.password ?? (planned.outcome === 'MAKE' ? byLine.get(planned.line) : undefined);
    if (password !== undefined) passwords.set(planned.line, password);
    else if (planned.outcome === 'MAKE') throw new ApiFault('VALIDATION', { message: 'IMPORT_PASSWORDS' });
  }
  return passwords;
}

function registerCheck(app: FastifyInstance): void {
  registerCall(
    app,
    checkUserImport,
    async ({ body, files, person, storage, language }): Promise<ImportPlan> => {
      const { file, table } = await tableOf(files, body, { person, language });
      const plan = await planOf(storage.db, person, table, body);
      return {
        sha256: file.sha256,
        encoding: table.encoding,
        separator: table.separator,
        columns: table.columns,
        newGroups: newGroupsOf(plan),
        counts: countsOf(plan),
        lines: plan.map((line) => toLine(line, language)),
      };
    },
  );
}

export function registerUserImport(app: FastifyInstance): void {
  const begin = afterResponse(app, 'an import of people failed');
  registerCheck(app);
  registerCall(app, importUsers, async ({ body, files, person, storage, language }) => {
    const { sha256, passwords: given, ...options } = body;
    const { file, table } = await tableOf(files, options, { person, language });
    const plan = await planOf(storage.db, person, table, options);
    const counts = countsOf(plan);
    if (file.sha256 !== sha256 || counts.error > 0)
      throw new ApiFault('CONFLICT', { message: 'IMPORT_CHANGED' });
    const wanted = { person, lines: table.lines, options, counts, passwords: passwordsOf(plan, given) };
    const id = await beginJob(storage, wanted);
    begin(() => runJob(storage, id, wanted, app.stopSignal));
    return { id, state: 'RUNNING' as const, done: 0, total: wanted.passwords.size, counts, message: null };
  });
  registerCall(app, cancelUserImport, async ({ params, person, storage, language }) => {
    const own = { id: params.id, userId: person.id };
    await cancelJob(storage, own);
    return orNotFound(await findJob(storage.db, own, language));
  });
  registerCall(app, getUserImport, async ({ params, person, storage, language }) => {
    return orNotFound(await findJob(storage.db, { id: params.id, userId: person.id }, language));
  });
}
