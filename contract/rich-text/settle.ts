// Settles plain and rich texts with each other, wherever they stand in a content.
import { LANGUAGES, type Language } from '../languages.ts';
import { idsOf } from '../merge/merge-lists.ts';
import { isSameJson } from '../merge/merge.ts';
import { isFields, type Fields } from './in-content.ts';
import { isRichDoc, richDocOf, type RichDoc } from './nodes.ts';
import { plainText } from './plain-text.ts';

interface LanguageText {
  readonly text: string;
  readonly doc: RichDoc | undefined;
}

/** What a language of a text says, after a call that may have sent its plain text, its rich one, both or neither. */
function settled(sent: Fields, before: Fields | undefined, language: Language): LanguageText {
  const plain = sent[language];
  const [text, doc] = [typeof plain === 'string' ? plain : '', richDocOf(sent, language)];
  const wasDoc = before && richDocOf(before, language);
  const isTextNew = before !== undefined && before[language] !== text;
  if (doc !== undefined && !(isTextNew && isSameJson(doc, wasDoc))) return { text: plainText(doc), doc };
  return { text, doc: isTextNew || 'rich' in sent ? undefined : wasDoc };
}

const isText = (value: Fields): boolean => LANGUAGES.some((language) => typeof value[language] === 'string');

function settledText(sent: Fields, before: Fields | undefined): Fields {
  const all = LANGUAGES.map((language) => [language, settled(sent, before, language)] as const);
  const rich = all.flatMap(([language, { doc }]) => (doc === undefined ? [] : [[language, doc] as const]));
  return {
    ...sent,
    ...Object.fromEntries(all.map(([language, { text }]) => [language, text])),
    ...('rich' in sent || rich.length > 0 ? { rich: Object.fromEntries(rich) } : {}),
  };
}

function sameEntry(list: readonly unknown[], at: number, before: unknown): unknown {
  if (!Array.isArray(before)) return undefined;
  const id = idsOf(list)?.[at];
  const known = idsOf(before);
  return id === undefined || known === undefined ? before[at] : before[known.indexOf(id)];
}

/**
 * Settles plain and rich texts with each other: a rich text produces the plain one; a plain text that was changed alone drops the
 * rich one; a text that was sent without `rich` and says the same keeps it.
 * @param before the content that is replaced; undefined: there is none
 */
export function withPlainTexts<T>(sent: T, before: unknown): T {
  if (isRichDoc(sent)) return sent;
  if (Array.isArray(sent))
    return sent.map((part: unknown, at) => withPlainTexts(part, sameEntry(sent, at, before))) as T;
  if (!isFields(sent)) return sent;
  const was = isFields(before) ? before : undefined;
  if (isText(sent)) return settledText(sent, was) as T;
  return Object.fromEntries(
    Object.entries(sent).map(([name, part]) => [name, withPlainTexts(part, was?.[name])]),
  ) as T;
}
