// What the columns of a table of questions hold, by their headers in three languages.
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';
import { searchKey } from '#server/storage/columns.ts';

const NAMES = {
  question: ['вопрос', 'текст вопроса', 'question', '题目', '问题'],
  right: [
    'верно',
    'верный ответ',
    'верные ответы',
    'правильный ответ',
    'right',
    'right answer',
    'correct',
    'correct answer',
    '正确',
    '正确答案',
  ],
  wrong: [
    'неверно',
    'неверный ответ',
    'неверные ответы',
    'wrong',
    'wrong answer',
    'wrong answers',
    'incorrect',
    '错误',
    '错误答案',
  ],
  explanation: ['пояснение', 'разбор', 'explanation', 'feedback', '解析'],
  hint: ['подсказка', 'hint', '提示'],
  points: ['баллы', 'балл', 'points', 'score', '分数', '分值'],
} as const;
export type TableField = keyof typeof NAMES;

const FIELDS = new Map<string, TableField>();
for (const [field, names] of Object.entries(NAMES) as [TableField, readonly string[]][])
  for (const name of names) FIELDS.set(searchKey(name), field);

/** As the ends of headers name languages: the tags of people and those of the standard. */
const TAGS: Readonly<Record<string, Language>> = { ru: 'ru', en: 'en', ch: 'ch', zh: 'ch', cn: 'ch' };

const MAX_HEADER = 100;

export interface TableColumn {
  readonly field: TableField;
  readonly language: Language;
}

/** Such as «Вопрос», «question (en)», «Неверно 2»; undefined: it is none of ours. */
export function columnOf(header: string): TableColumn | undefined {
  const [, name = '', tag] =
    /^(.*?)\s*\d*\s*(?:[([]?\b(ru|en|ch|zh|cn)\b[)\]]?)?\s*\d*$/iu.exec(header.trim().slice(0, MAX_HEADER)) ??
    [];
  const field = FIELDS.get(searchKey(name));
  if (field === undefined) return undefined;
  return { field, language: TAGS[tag?.toLowerCase() ?? ''] ?? DEFAULT_LANGUAGE };
}
