// The words of a multiple choice.
import type { Language } from '#contract/text-in.ts';

const ru = { several: 'Верных ответов может быть несколько. Лишний выбор снижает оценку.' };
type MultiChoiceTexts = Readonly<typeof ru>;

const texts: Readonly<Record<Language, MultiChoiceTexts>> = {
  ru,
  en: { several: 'Several answers may be right. A wrong pick lowers the mark.' },
  ch: { several: '可能有多个正确答案。多选错误答案会扣分。' },
};

export function multiChoiceTexts(language: Language): MultiChoiceTexts {
  return texts[language];
}
