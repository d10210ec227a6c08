// People as a table, generated while it is sent, and an empty table to fill in.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { writeXlsxStream } from 'hucre/xlsx';
import { exportUsers, userTemplate } from '#contract/calls/user-admin.ts';
import type { ImportField } from '#contract/calls/user-import.ts';
import type { User } from '#contract/entities/user.ts';
import type { Language } from '#contract/languages.ts';
import type { BlobResponse } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { BUILT_IN_TITLES } from '../users/import/import-values.ts';
import { COLUMN_TITLES } from '../users/import/table-columns.ts';
import { csvLines } from './csv.ts';
import { wantedPeople } from './wanted-people.ts';
import { EXPORT_TEXTS } from './export-texts.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The columns that an import understands. */
const COLUMNS = [
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
const MORE_TITLES: Readonly<Record<'active' | 'made', Readonly<Record<Language, string>>>> = {
  active: { ru: 'Учётная запись', en: 'Account state', ch: '账号状态' },
  made: { ru: 'Создана', en: 'Made', ch: '创建时间' },
};
const WORDS: Readonly<
  Record<Language, { title: string; active: string; inactive: string; male: string; female: string }>
> = {
  ru: { title: 'Пользователи', active: 'Активна', inactive: 'Отключена', male: 'м', female: 'ж' },
  en: { title: 'Users', active: 'Active', inactive: 'Deactivated', male: 'm', female: 'f' },
  ch: { title: '用户', active: '启用', inactive: '停用', male: '男', female: '女' },
};

function roleTitle(role: User['roles'][number], language: Language): string {
  return BUILT_IN_TITLES[role.name]?.[language] ?? role.titleName;
}

function rowOf(user: User, language: Language): string[] {
  const told = WORDS[language];
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
    ...COLUMNS.map((name) => COLUMN_TITLES[name][language]),
    MORE_TITLES.active[language],
    MORE_TITLES.made[language],
  ];
}

async function* rowsOf(people: AsyncIterable<User>, language: Language): AsyncGenerator<string[]> {
  for await (const user of people) yield rowOf(user, language);
}

async function* withHeader(header: string[], rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  yield header;
  yield* rows;
}

function csvResponse(rows: AsyncIterable<string[]>, language: Language, fileName: string): BlobResponse {
  const lines = csvLines(rows, EXPORT_TEXTS[language].delimiter);
  return { body: Readable.from(lines, { objectMode: false }), mimeType: 'text/csv; charset=utf-8', fileName };
}

/** An example person, whose login nobody has before the table is imported. */
const EXAMPLES: Readonly<Record<Language, Readonly<Partial<Record<ImportField, string>>>>> = {
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
  const fields: readonly ImportField[] = [...COLUMNS, 'password'];
  yield fields.map((field) => COLUMN_TITLES[field][language]);
  const example = {
    ...EXAMPLES[language],
    email: 'name@example.com',
    group: '',
    roles: BUILT_IN_TITLES['ROLE_STUDENT']?.[language],
  };
  yield fields.map((field) => example[field as keyof typeof example] ?? '');
}

export function registerPeopleExport(app: FastifyInstance): void {
  registerCall(app, exportUsers, async ({ query, person, storage, now, language }): Promise<BlobResponse> => {
    const { format, ...filter } = query;
    const fileName = `${WORDS[language].title} ${now.slice(0, 10)}.${format}`;
    const rows = rowsOf(wantedPeople(storage.db, person, filter), language);
    if (format === 'csv') return csvResponse(withHeader(headerOf(language), rows), language, fileName);
    const stream = writeXlsxStream(rows, {
      name: WORDS[language].title,
      columns: headerOf(language).map((header) => ({ header, width: 20 })),
      freezePane: { rows: 1 },
    });
    return { body: Readable.from(stream), mimeType: XLSX_TYPE, fileName };
  });
  registerCall(app, userTemplate, async ({ language }): Promise<BlobResponse> =>
    csvResponse(templateRows(language), language, `${WORDS[language].title}.csv`),
  );
}
