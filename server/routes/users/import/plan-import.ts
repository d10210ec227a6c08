// What each line of a table would do. Pure: depends only on the table and the facts.
import { z } from 'zod';
import type { ImportField, ImportOptions } from '#contract/calls/user-import.ts';
import {
  emailSchema,
  loginSchema,
  passwordSchema,
  personNameSchema,
  type User,
} from '#contract/entities/user.ts';
import type { Language } from '#contract/languages.ts';
import type { Privilege } from '#contract/privileges.ts';
import { languageSchema } from '#contract/texts.ts';
import { holdsBeyond } from '#server/auth/admins.ts';
import type { FaultDetail } from '#server/plugins/errors/api-fault.ts';
import { detailOf } from '#server/plugins/errors/field-faults.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { ImportFacts } from './import-facts.ts';
import { genderOf, isDash, langOf, namesOfCell, roleNamesOf } from './import-values.ts';
import { mapInTurns } from './in-turns.ts';
import type { TableLine } from './read-table.ts';

interface Importer {
  readonly privileges: ReadonlySet<Privilege>;
}

interface PersonFields {
  readonly login: string;
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly defaultLang: Language;
}

interface LineFault extends Omit<FaultDetail, 'path'> {
  readonly field: ImportField | null;
}

interface PlannedBase {
  readonly line: number;
  readonly login: string;
  readonly fullName: string;
}

export interface PlannedPerson extends PlannedBase {
  readonly outcome: 'MAKE' | 'CHANGE' | 'SAME';
  readonly existing: User | null;
  readonly fields: PersonFields;
  /** The id of a group, or the name of a new one. */
  readonly group: { readonly id: string } | { readonly newName: string } | null;
  readonly roleIds: readonly string[];
  readonly password: string | null;
  readonly changed: readonly ImportField[];
}

interface WrongLine extends PlannedBase {
  readonly outcome: 'ERROR';
  readonly faults: readonly LineFault[];
}

export type PlannedLine = PlannedPerson | WrongLine;

const fieldsSchema = z.object({
  login: loginSchema,
  surname: personNameSchema,
  name: personNameSchema,
  lastName: z.string().trim().max(200),
  email: emailSchema,
  gender: z.enum(['MALE', 'FEMALE']),
  defaultLang: languageSchema,
});

type Values = TableLine['values'];
type Fault = (
  field: ImportField,
  message: NonNullable<FaultDetail['message']>,
  params?: FaultDetail['params'],
) => void;

/** Drops the fields that are undefined. */
function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** The names in a line, from whichever columns hold them. */
function namesOf(values: Values): Partial<Pick<PersonFields, 'surname' | 'name' | 'lastName'>> {
  const { fullName, surname, name, lastName } = values;
  const names = {
    ...(fullName === undefined ? {} : namesOfCell(fullName)),
    ...given({ surname, name, lastName }),
  };
  return isDash(names.lastName) ? { ...names, lastName: '' } : names;
}

/** The person's current fields. */
function fieldsOf(user: User): PersonFields {
  const { login, surname, name, lastName, email, defaultLang } = user;
  return {
    login,
    surname,
    name,
    lastName,
    email,
    defaultLang,
    gender: user.gender === 'м' ? 'MALE' : 'FEMALE',
  };
}

const COLUMN_OF_FIELD: Readonly<Partial<Record<string, ImportField>>> = { defaultLang: 'lang' };

/** The meaning of a cell that allows only a few words. */
function readWord<T>(
  cell: string | undefined,
  meaning: (cell: string) => T | undefined,
  unknown: () => void,
) {
  if (cell === undefined) return undefined;
  const found = meaning(cell);
  if (found === undefined) unknown();
  return found;
}

/** Whether the field has been reported already, as a word that was not understood. */
function isTold(values: Values, field: ImportField): boolean {
  return (field === 'gender' || field === 'lang') && values[field] !== undefined;
}

function readFields(values: Values, existing: User | null, options: ImportOptions, fault: Fault) {
  const gender = readWord(values.gender, genderOf, () => fault('gender', 'GENDER_UNKNOWN'));
  const defaultLang = readWord(values.lang, langOf, () => fault('lang', 'LANG_UNKNOWN'));
  const input = {
    ...(existing === null ? { lastName: '', defaultLang: options.lang } : fieldsOf(existing)),
    ...namesOf(values),
    ...given({ login: existing?.login ?? values.login, email: values.email, gender, defaultLang }),
  };
  const result = fieldsSchema.safeParse(input);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const { path, message, params } = detailOf(issue, input);
    const field = COLUMN_OF_FIELD[path] ?? (path as ImportField);
    if (!isTold(values, field)) fault(field, message ?? 'FIELD_INVALID', params);
  }
  return undefined;
}

interface Circumstances {
  readonly facts: ImportFacts;
  readonly options: ImportOptions;
  readonly importer: Importer;
}

function readRoles(values: Values, { facts, importer }: Circumstances, fault: Fault): string[] {
  const roleIds: string[] = [];
  for (const name of roleNamesOf(values.roles ?? '')) {
    const role = facts.roles.get(searchKey(name));
    if (role === undefined) fault('roles', 'ROLE_UNKNOWN', { name });
    else if (holdsBeyond(importer.privileges, role.privileges)) {
      fault('roles', 'ROLE_BEYOND', { name });
    } else roleIds.push(role.id);
  }
  return [...new Set(roleIds)];
}

function readGroup(
  values: Values,
  { facts, options, importer }: Circumstances,
  fault: Fault,
): PlannedPerson['group'] {
  const name = values.group;
  if (name === undefined) return options.groupId === null ? null : { id: options.groupId };
  const id = facts.groups.get(searchKey(name));
  if (id !== undefined) return { id };
  const isMakeable = options.makeGroups && importer.privileges.has('GROUPS_EDIT') && name.length <= 200;
  if (!isMakeable) fault('group', 'GROUP_UNKNOWN', { name: name.slice(0, 200) });
  return { newName: name };
}

function readPassword(values: Values, fault: Fault): string | null {
  if (values.password === undefined) return null;
  const result = passwordSchema.safeParse(values.password);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const { message, params } = detailOf({ ...issue, path: ['password'] }, { password: values.password });
    fault('password', message ?? 'FIELD_INVALID', params);
  }
  return null;
}

function changesOf(
  user: User,
  fields: PersonFields,
  plan: Pick<PlannedPerson, 'group' | 'roleIds' | 'password'>,
) {
  const before = fieldsOf(user);
  const names = ['surname', 'name', 'lastName', 'email', 'gender'] as const;
  const changed: ImportField[] = names.filter((name) => before[name] !== fields[name]);
  if (before.defaultLang !== fields.defaultLang) changed.push('lang');
  const groupId = plan.group !== null && 'id' in plan.group ? plan.group.id : null;
  if (plan.group !== null && groupId !== user.group?.id) changed.push('group');
  if (plan.roleIds.join(' ') !== user.roles.map((role) => role.id).join(' ')) changed.push('roles');
  if (plan.password !== null) changed.push('password');
  return changed;
}

/** The existing person with the line's login, if the line may change them. */
function existingOf(values: Values, { facts, options, importer }: Circumstances, fault: Fault): User | null {
  const user = facts.users.get(searchKey(values.login));
  if (user === undefined) return null;
  if (options.onTaken === 'ERROR') {
    fault('login', 'LOGIN_TAKEN');
    return null;
  }
  const beyond = user.roles.some(({ id }) =>
    holdsBeyond(importer.privileges, facts.roles.get(searchKey(id))?.privileges ?? []),
  );
  if (beyond) fault('login', 'PERSON_BEYOND');
  return user;
}

type Seen = Readonly<Record<'login' | 'email', Map<string, number>>>;

/** Reports a login or email that appears twice in the table. */
function refuseTwice(line: number, values: Values, seen: Seen, fault: Fault): void {
  for (const field of ['login', 'email'] as const) {
    const value = values[field];
    if (value === undefined) continue;
    const key = searchKey(value);
    const earlier = seen[field].get(key);
    if (earlier !== undefined) fault(field, 'LINE_TWICE', { line: earlier });
    else seen[field].set(key, line);
  }
}

/** Reports an email that belongs to somebody else. */
function refuseTakenEmail({ email, login }: Values, { emails, users }: ImportFacts, fault: Fault): void {
  const owner = email === undefined ? undefined : emails.get(searchKey(email));
  if (owner !== undefined && owner !== users.get(searchKey(login))?.id) fault('email', 'EMAIL_TAKEN');
}

/** New people have a patronymic, unless the line or the importer says that they have none. */
function refuseNoPatronymic(
  values: Values,
  fields: PersonFields,
  existing: User | null,
  { noPatronymic }: ImportOptions,
  fault: Fault,
): void {
  const saysNone = [values.lastName, values.fullName?.split(/\s+/).at(-1)].some(isDash);
  const hadNone = existing?.lastName === '';
  if (fields.lastName === '' && !noPatronymic && !saysNone && !hadNone)
    fault('lastName', 'PATRONYMIC_MISSING');
}

/** Roles, group and password. Defaults apply to new people only, so nobody is moved or demoted by one. */
function readRest(values: Values, existing: User | null, about: Circumstances, fault: Fault) {
  const ownRoles = readRoles(values, about, fault);
  const heldRoles = existing?.roles.map((role) => role.id) ?? [about.options.roleId];
  const isMoved = existing === null || values.group !== undefined;
  return {
    roleIds: ownRoles.length > 0 ? ownRoles : heldRoles,
    group: isMoved ? readGroup(values, about, fault) : null,
    password: readPassword(values, fault),
  };
}

function planLine({ line, values }: TableLine, seen: Seen, about: Circumstances): PlannedLine {
  const faults: LineFault[] = [];
  const fault: Fault = (field, message, params) =>
    void faults.push({ field, code: message, message, ...(params ? { params } : {}) });
  refuseTwice(line, values, seen, fault);
  const existing = existingOf(values, about, fault);
  const fields = readFields(values, existing, about.options, fault);
  refuseTakenEmail(values, about.facts, fault);
  const rest = readRest(values, existing, about, fault);
  if (fields !== undefined) refuseNoPatronymic(values, fields, existing, about.options, fault);
  const names = fields ?? { surname: '', name: '', lastName: '', ...namesOf(values) };
  const login = existing?.login ?? values.login ?? '';
  const base = { line, login: login.slice(0, 100), fullName: fullNameOf(names).slice(0, 200) };
  if (faults.length > 0 || fields === undefined) return { ...base, outcome: 'ERROR', faults };
  if (existing === null) return { ...base, ...rest, outcome: 'MAKE', existing, fields, changed: [] };
  const changed = changesOf(existing, fields, rest);
  return { ...base, ...rest, outcome: changed.length > 0 ? 'CHANGE' : 'SAME', existing, fields, changed };
}

/** The outcome of every line, in the order of the table. */
export function planImport(
  lines: readonly TableLine[],
  facts: ImportFacts,
  options: ImportOptions,
  importer: Importer,
): Promise<readonly PlannedLine[]> {
  const seen: Seen = { login: new Map(), email: new Map() };
  return mapInTurns(lines, (line) => planLine(line, seen, { facts, options, importer }));
}

/** The number of lines by outcome. */
export function countsOf(plan: readonly PlannedLine[]) {
  const count = (outcome: PlannedLine['outcome']): number =>
    plan.filter((line) => line.outcome === outcome).length;
  return { make: count('MAKE'), change: count('CHANGE'), same: count('SAME'), error: count('ERROR') };
}

/** The names of new groups, without repeats, as first written. */
export function newGroupsOf(plan: readonly PlannedLine[]): string[] {
  const names = new Map<string, string>();
  for (const line of plan) {
    if (line.outcome === 'ERROR' || line.group === null || 'id' in line.group) continue;
    const key = searchKey(line.group.newName);
    if (!names.has(key)) names.set(key, line.group.newName);
  }
  return [...names.values()];
}
