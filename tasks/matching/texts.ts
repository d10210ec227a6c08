// The words of pairing things.
import type { Language } from '#contract/text-in.ts';

const ru = {
  how: 'Выберите ответ в каждой строке или перетащите его из списка.',
  pairOf: 'Пара: {name}',
  choose: 'Выберите',
  pool: 'Варианты',
  right: 'Верно: {name}',
  clear: 'Убрать пару: {name}',
};
type MatchingTexts = Readonly<typeof ru>;

const texts: Readonly<Record<Language, MatchingTexts>> = {
  ru,
  en: {
    how: 'Choose an answer in every row, or drag it from the list.',
    pairOf: 'Pair of: {name}',
    choose: 'Choose',
    pool: 'Options',
    right: 'Right: {name}',
    clear: 'Remove the pair of: {name}',
  },
  ch: {
    how: '在每行中选择答案，或从列表中拖动。',
    pairOf: '配对：{name}',
    choose: '请选择',
    pool: '选项',
    right: '正确：{name}',
    clear: '取消配对：{name}',
  },
};

export function matchingTexts(language: Language): MatchingTexts {
  return texts[language];
}
