// The words of a long answer.
import type { Language } from '#contract/text-in.ts';

const ru = {
  count: 'Знаков: {count}',
  countWanted: 'Знаков: {count}, ожидается около {wanted}',
};
type QuestionTexts = Readonly<typeof ru>;

const texts: Readonly<Record<Language, QuestionTexts>> = {
  ru,
  en: { count: 'Characters: {count}', countWanted: 'Characters: {count}, about {wanted} expected' },
  ch: { count: '字符数：{count}', countWanted: '字符数：{count}，建议约 {wanted}' },
};

export function questionTexts(language: Language): QuestionTexts {
  return texts[language];
}
