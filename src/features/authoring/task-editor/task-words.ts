// The fields of a task's draft and their values in words, for what two authors changed differently and for its history.
import type { TFunction } from 'i18next';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { LANGUAGE_NAMES, LANGUAGES, textIn, type Language } from '#contract/languages.ts';
import { ORDER } from '#contract/merge/merge.ts';
import { isRichDoc } from '#contract/rich-text/nodes.ts';
import { plainText } from '#contract/rich-text/plain-text.ts';

interface Words {
  readonly t: TFunction<'task-editor'>;
  readonly language: Language;
  readonly draft: TaskDraft;
}

const FIELDS = [
  'question',
  'answers',
  'key',
  'fileDocumentIds',
  'resultText',
  'successResult',
  'failureResult',
  'neutralResult',
  'hint',
  'answerFileIds',
  'settingsTask',
  'maxScore',
  'filesId',
  'params',
  ORDER,
] as const;
/** They only hold what the next part names. */
const HOLDERS = new Set(['content', 'text', 'rich']);

function partWords(part: string, { t, language, draft }: Words): string {
  const field = FIELDS.find((one) => one === part);
  if (field !== undefined) return t(`fields.${field}`);
  const written = LANGUAGES.find((one) => one === part);
  if (written !== undefined) return LANGUAGE_NAMES[written];
  const answer = draft.answers.find(({ id }) => id === part);
  return answer === undefined ? '' : textIn(answer.content, language);
}

/** The place of a field in words, such as 'Question · English'. */
export function fieldWords(path: readonly string[], words: Words): string {
  return path
    .filter((part) => !HOLDERS.has(part))
    .map((part) => partWords(part, words))
    .filter((part) => part !== '')
    .join(' · ');
}

function listWords(list: readonly unknown[], words: Words): string {
  const named = list.map((one) => partWords(String(one), words));
  return named.length > 0 && named.every((name) => name !== '') ? named.join('; ') : words.t('values.there');
}

/** A value in words; a whole part is there, or it is not. */
export function valueWords(value: unknown, words: Words): string {
  const { t } = words;
  if (value === undefined) return t('values.removed');
  if (value === null || value === '') return t('values.none');
  if (Array.isArray(value)) return listWords(value, words);
  if (isRichDoc(value)) return plainText(value);
  switch (typeof value) {
    case 'boolean':
      return t(value ? 'values.yes' : 'values.no');
    case 'string':
    case 'number':
      return String(value);
    default:
      return t('values.there');
  }
}
