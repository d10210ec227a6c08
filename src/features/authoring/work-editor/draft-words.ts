// The fields of a work's draft and their values in words, for what two authors changed differently.
import type { TFunction } from 'i18next';
import type { KnownTask } from '#contract/entities/draft.ts';
import { LANGUAGE_NAMES, LANGUAGES, textIn, type Language } from '#contract/languages.ts';
import { ORDER } from '#contract/merge/merge.ts';
import { listWords } from '#src/lib/drafts/list-words.ts';

export interface Words {
  readonly t: TFunction<'work-editor'>;
  readonly language: Language;
  readonly tasks: ReadonlyMap<string, KnownTask>;
  readonly topics: ReadonlyMap<string, string>;
}

const FIELDS = [
  'courseId',
  'kind',
  'title',
  'description',
  'gradeForCompletion',
  'maxTaskAttempts',
  'settingsWork',
  'groupIds',
  'tasks',
  'maxScore',
  'settingsTask',
  'timeLimitMillis',
  'targetMark',
  'quotas',
  'count',
  'modes',
  'reveal',
  'hidesNames',
  'maxAttempts',
  'hintPenalty',
] as const;
const MODES = ['TRAINING', 'SELFCONTROL', 'CONTROL'] as const;

function partWords(part: string, { t, language, tasks, topics }: Words): string {
  const field = FIELDS.find((one) => one === part);
  if (field !== undefined) return t(`fields.${field}`);
  if (part === ORDER) return t('fields.order');
  const mode = MODES.find((one) => one === part);
  if (mode !== undefined) return t(`modes.${mode}`);
  const written = LANGUAGES.find((one) => one === part);
  if (written !== undefined) return LANGUAGE_NAMES[written];
  const task = tasks.get(part);
  return task === undefined ? (topics.get(part) ?? '') : textIn(task.question, language);
}

/** The place of a field in words, such as 'Title, English'. Fields that only hold others are left out. */
export function fieldWords(path: readonly string[], words: Words): string {
  const said = path.filter((part) => !['settingsWork', 'settingsTask'].includes(part));
  const inTask = said[0] === 'tasks' && said.length > 1 ? said.slice(1) : said;
  return inTask
    .map((part) => partWords(part, words))
    .filter((part) => part !== '')
    .join(' · ');
}

const MINUTE_MS = 60_000;

/** The names of the tasks, or of the modes. */
function namesOf(list: readonly unknown[], words: Words): readonly string[] {
  return list.map((one) => {
    const task = words.tasks.get(String(one));
    return task === undefined ? partWords(String(one), words) : textIn(task.question, words.language);
  });
}

/** A value in words; a whole task is there, or it is not. */
export function valueWords(path: readonly string[], value: unknown, words: Words): string {
  const { t } = words;
  if (value === undefined) return t('values.removed');
  if (value === null || value === '') return t('values.none');
  if (Array.isArray(value)) return listWords(path, namesOf(value, words));
  switch (typeof value) {
    case 'boolean':
      return t(value ? 'values.yes' : 'values.no');
    case 'number':
      return String(path.at(-1) === 'timeLimitMillis' ? value / MINUTE_MS : value);
    case 'string':
      return value;
    default:
      return t('values.there');
  }
}
