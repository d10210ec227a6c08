// Reads the words in a cell: gender, language, names of roles.
import type { Gender } from '#contract/entities/user.ts';
import type { Language } from '#contract/languages.ts';
import { searchKey } from '#server/storage/columns.ts';

function lookup<T>(words: Readonly<Record<string, T>>): (cell: string) => T | undefined {
  const known = new Map(Object.entries(words));
  return (cell) => known.get(searchKey(cell).replace(/\.$/, ''));
}

export const genderOf = lookup<Gender>({
  м: 'MALE',
  муж: 'MALE',
  мужской: 'MALE',
  m: 'MALE',
  male: 'MALE',
  男: 'MALE',
  ж: 'FEMALE',
  жен: 'FEMALE',
  женский: 'FEMALE',
  f: 'FEMALE',
  female: 'FEMALE',
  女: 'FEMALE',
});

export const langOf = lookup<Language>({
  ru: 'ru',
  русский: 'ru',
  russian: 'ru',
  俄语: 'ru',
  en: 'en',
  английский: 'en',
  english: 'en',
  英语: 'en',
  ch: 'ch',
  zh: 'ch',
  китайский: 'ch',
  chinese: 'ch',
  中文: 'ch',
  汉语: 'ch',
});

/** The titles of the built-in roles as the pages show them. */
export const BUILT_IN_TITLES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ROLE_STUDENT: { ru: 'Студент', en: 'Student', ch: '学员' },
  ROLE_ADMIN: { ru: 'Администратор', en: 'Administrator', ch: '管理员' },
  ROLE_TEACHER: { ru: 'Преподаватель', en: 'Teacher', ch: '教师' },
  ROLE_GUEST_DEMO: { ru: 'Гость', en: 'Guest', ch: '访客' },
  ROLE_DEMO: { ru: 'Демо-студент', en: 'Demo student', ch: '演示学员' },
};

/** The names in a cell of roles, in order. */
export function roleNamesOf(cell: string): string[] {
  return cell
    .split(/[,;|/]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Surname, name and patronymic from one cell, in the Russian order. */
/** A dash in the place of a patronymic: the person has none. */
export function isDash(cell: string | undefined): boolean {
  return cell !== undefined && /^[-–—]$/.test(cell.trim());
}

export function namesOfCell(cell: string): { surname: string; name: string; lastName: string } {
  const [surname = '', name = '', ...rest] = cell.split(/\s+/);
  return { surname, name, lastName: rest.join(' ') };
}
