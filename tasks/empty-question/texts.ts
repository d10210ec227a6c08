// The words of a text with gaps.
import type { Language } from '#contract/text-in.ts';

const ru = { gap: 'Пропуск {number}', choose: '— выберите —', accepted: 'Пропуск {number}: {words}' };
type EmptyQuestionTexts = Readonly<typeof ru>;

const texts: Readonly<Record<Language, EmptyQuestionTexts>> = {
  ru,
  en: { gap: 'Gap {number}', choose: '— choose —', accepted: 'Gap {number}: {words}' },
  ch: { gap: '空格 {number}', choose: '— 请选择 —', accepted: '空格 {number}：{words}' },
};

export function emptyQuestionTexts(language: Language): EmptyQuestionTexts {
  return texts[language];
}
