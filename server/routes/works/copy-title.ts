// The title of a copy: the original's, named as a copy in each language that has one.
import { inEveryLanguage, type Language } from '#contract/languages.ts';
import { MAX_LETTERS, type LocalizedText } from '#contract/texts.ts';

/** Around the number of a further copy. */
const ENDINGS: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  ru: [' (копия', ')'],
  en: [' (copy', ')'],
  ch: ['（副本', '）'],
};

const NUMBER = /^(?: (\d{1,3}))?$/;

/** The title without its ending, and which copy it names; 0: none. */
function parted(title: string, language: Language): readonly [name: string, copy: number] {
  const [before, after] = ENDINGS[language];
  const at = title.lastIndexOf(before);
  if (at < 1 || !title.endsWith(after)) return [title, 0];
  const found = NUMBER.exec(title.slice(at + before.length, -after.length));
  return found === null ? [title, 0] : [title.slice(0, at), Number(found[1] ?? 1)];
}

/**
 * A copy of a copy gets the next number in place of another ending; a long title is shortened for it.
 * @param title a language that is empty stays empty
 */
export function copyTitle(title: LocalizedText): LocalizedText {
  return inEveryLanguage((language) => {
    if (title[language] === '') return '';
    const [before, after] = ENDINGS[language];
    const [name, copy] = parted(title[language], language);
    const ending = `${before}${copy === 0 ? '' : ` ${copy + 1}`}${after}`;
    return name.slice(0, MAX_LETTERS - ending.length) + ending;
  });
}
