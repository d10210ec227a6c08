// The field of a table's column: by its title in three languages, or by the field's own name.
import type { ImportField } from '#contract/calls/user-import.ts';
import type { Language } from '#contract/languages.ts';
import { searchKey } from '#server/storage/columns.ts';

/** The column titles in templates and exports, by language. */
export const COLUMN_TITLES: Readonly<Record<ImportField, Readonly<Record<Language, string>>>> = {
  login: { ru: 'Логин', en: 'Login', ch: '登录名' },
  surname: { ru: 'Фамилия', en: 'Surname', ch: '姓' },
  name: { ru: 'Имя', en: 'Name', ch: '名' },
  lastName: { ru: 'Отчество', en: 'Patronymic', ch: '父称' },
  fullName: { ru: 'ФИО', en: 'Full name', ch: '姓名' },
  email: { ru: 'Почта', en: 'Email', ch: '邮箱' },
  gender: { ru: 'Пол', en: 'Gender', ch: '性别' },
  group: { ru: 'Группа', en: 'Group', ch: '班组' },
  roles: { ru: 'Роли', en: 'Roles', ch: '角色' },
  lang: { ru: 'Язык', en: 'Language', ch: '语言' },
  password: { ru: 'Пароль', en: 'Password', ch: '密码' },
};

const OTHER_NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  login: ['учетная запись', 'имя пользователя', 'username', 'user name', 'account', '账号', '用户名', '登录'],
  surname: ['family name', '姓氏'],
  name: ['first name', 'given name', '名字'],
  lastName: ['middle name', 'second name', '中间名'],
  fullName: ['фамилия имя отчество', 'ф. и. о.', 'ф.и.о.'],
  email: ['электронная почта', 'e-mail', 'mail', 'эл. почта', 'адрес почты', '电子邮箱', '电子邮件'],
  gender: ['sex'],
  group: ['учебная группа', 'groupid', 'group name', '组', '小组', '班级'],
  roles: ['роль', 'role'],
  lang: ['language code', 'defaultlang', 'язык интерфейса', '界面语言'],
  password: ['начальный пароль', 'initial password', '初始密码'],
};

const byName = new Map<string, ImportField>();
for (const [field, titles] of Object.entries(COLUMN_TITLES) as [ImportField, Record<Language, string>][]) {
  for (const name of [field, ...Object.values(titles), ...OTHER_NAMES[field]])
    byName.set(searchKey(name), field);
}

/** The field of a column by its header; null for an unknown one. */
export function fieldOfHeader(header: string): ImportField | null {
  return byName.get(searchKey(header.replaceAll(/[*:]|\(.*?\)/g, ' '))) ?? null;
}
