/** People as a table, made while it is sent, and an empty table to fill in. */
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { writeXlsxStream } from 'hucre/xlsx';
import { exportUsers, userTemplate } from '#contract/calls/user-admin.ts';
import type { ImportField } from '#contract/calls/user-import.ts';
import type { User } from '#contract/entities/user.ts';
import type { Language } from '#contract/texts.ts';
import type { BlobAnswer, Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { filteredUsers, userSortColumns, type UserFilter } from '#server/repositories/people-list.ts';
import { beyond, piecesOfRows } from '#server/repositories/pieces.ts';
import { toUsers } from '#server/repositories/user-rows.ts';
import type { Db } from '#server/storage/schema.ts';
import { builtInTitles } from '../users/import/import-values.ts';
import { columnTitles } from '../users/import/table-columns.ts';
import { csvLines } from './csv.ts';
import { exportTexts } from './export-texts.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The columns that an import reads again. */
const columns = [
  'surname',
  'name',
  'lastName',
  'login',
  'email',
  'gender',
  'group',
  'roles',
  'lang',
] as const;
const moreTitles: Readonly<Record<'active' | 'made', Readonly<Record<Language, string>>>> = {
  active: { ru: 'Учётная запись', en: 'Account state', ch: '账号状态' },
  made: { ru: 'Создана', en: 'Made', ch: '创建时间' },
};
const words: Readonly<
  Record<Language, { title: string; active: string; inactive: string; male: string; female: string }>
> = {
  ru: { title: 'Пользователи', active: 'Активна', inactive: 'Отключена', male: 'м', female: 'ж' },
  en: { title: 'Users', active: 'Active', inactive: 'Deactivated', male: 'm', female: 'f' },
  ch: { title: '用户', active: '启用', inactive: '停用', male: '男', female: '女' },
};

/** Everybody whom the filters leave. */
async function* wantedPeople(
  db: Db,
  person: Person,
  query: UserFilter & { readonly sort: string },
): AsyncGenerator<User> {
  const [field = '', direction] = query.sort.split(',');
  const column = sql.ref(userSortColumns[field as keyof typeof userSortColumns]);
  const order = direction === 'desc' ? 'desc' : 'asc';
  const id = 'users.id';
  const select = () => filteredUsers(db, person, query).select(column.as('sortKey'));
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
  const pieces = piecesOfRows<Row>((after, size) => {
    let piece = select();
    if (after !== undefined) piece = piece.where(beyond({ column, id, order }, after.sortKey, after.id));
    return piece.orderBy(column, order).orderBy(id, order).limit(size).execute();
  });
  for await (const rows of pieces) yield* await toUsers(db, rows);
}

function roleTitle(role: User['roles'][number], language: Language): string {
  return builtInTitles[role.name]?.[language] ?? role.titleName;
}

function rowOf(user: User, language: Language): string[] {
  const told = words[language];
  return [
    user.surname,
    user.name,
    user.lastName,
    user.login,
    user.email,
    user.gender === 'м' ? told.male : told.female,
    user.group?.name ?? '',
    user.roles.map((role) => roleTitle(role, language)).join(' | '),
    user.defaultLang,
    user.active ? told.active : told.inactive,
    user.dateCreating.slice(0, 10),
  ];
}

function headerOf(language: Language): string[] {
  return [
    ...columns.map((name) => columnTitles[name][language]),
    moreTitles.active[language],
    moreTitles.made[language],
  ];
}

async function* rowsOf(people: AsyncIterable<User>, language: Language): AsyncGenerator<string[]> {
  for await (const user of people) yield rowOf(user, language);
}

async function* withHeader(header: string[], rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  yield header;
  yield* rows;
}

function csvAnswer(rows: AsyncIterable<string[]>, language: Language, fileName: string): BlobAnswer {
  const lines = csvLines(rows, exportTexts[language].delimiter);
  return { body: Readable.from(lines, { objectMode: false }), mimeType: 'text/csv; charset=utf-8', fileName };
}

/** A person as an example; nobody has this login before the table is imported. */
const examples: Readonly<Record<Language, Readonly<Partial<Record<ImportField, string>>>>> = {
  ru: {
    surname: 'Иванова',
    name: 'Мария',
    lastName: 'Петровна',
    login: 'ivanova.mp',
    gender: 'ж',
    lang: 'ru',
  },
  en: { surname: 'Smith', name: 'Mary', lastName: '', login: 'smith.m', gender: 'f', lang: 'en' },
  ch: { surname: '王', name: '芳', lastName: '', login: 'wang.fang', gender: '女', lang: 'ch' },
};

async function* templateRows(language: Language): AsyncGenerator<string[]> {
  const fields: readonly ImportField[] = [...columns, 'password'];
  yield fields.map((field) => columnTitles[field][language]);
  const example = {
    ...examples[language],
    email: 'name@example.com',
    group: '',
    roles: builtInTitles['ROLE_STUDENT']?.[language],
  };
  yield fields.map((field) => example[field as keyof typeof example] ?? '');
}

export function registerPeopleExport(app: FastifyInstance): void {
  registerCall(app, exportUsers, async ({ query, person, storage, now, language }): Promise<BlobAnswer> => {
    const { format, ...filter } = query;
    const fileName = `${words[language].title} ${now.slice(0, 10)}.${format}`;
    const rows = rowsOf(wantedPeople(storage.db, person, filter), language);
    if (format === 'csv') return csvAnswer(withHeader(headerOf(language), rows), language, fileName);
    const stream = writeXlsxStream(rows, {
      name: words[language].title,
      columns: headerOf(language).map((header) => ({ header, width: 20 })),
      freezePane: { rows: 1 },
    });
    return { body: Readable.from(stream), mimeType: xlsxType, fileName };
  });
  registerCall(app, userTemplate, async ({ language }): Promise<BlobAnswer> =>
    csvAnswer(templateRows(language), language, `${words[language].title}.csv`),
  );
}
