// The words of the text form of a chain in the three languages; any of them is read.
import type { Language } from '#contract/languages.ts';

const row = (ru: string, en: string, ch: string): Readonly<Record<Language, string>> => ({ ru, en, ch });

/** What stands before the first section. */
export const TOP = {
  title: row('название', 'title', '名称'),
  description: row('описание', 'description', '说明'),
  simulation: row('симуляция', 'simulation', '模拟'),
  passScore: row('проходной балл', 'pass mark', '及格分'),
  expectedMs: row('обычное время, мс', 'usual time, ms', '通常用时（毫秒）'),
  maxNodes: row('узлов поиска', 'search nodes', '搜索节点数'),
  weights: row('веса', 'weights', '权重'),
  freeCodes: row('коды без цены', 'free codes', '不计分代码'),
  crossing: row('рубежи', 'crossings', '界线'),
} as const;

export const SECTIONS = {
  steps: row('Шаги', 'Steps', '步骤'),
  anyOf: row('Способы на выбор', 'Alternatives', '可选方式'),
  forbidden: row('Запреты', 'Bans', '禁止项'),
  wrong: row('Лишнее и неверное', 'Wrong extras', '错误的多余操作'),
  end: row('Что должно быть в конце', 'At the end', '结束条件'),
  gates: row('Обязательные условия', 'Gates', '硬性条件'),
  order: row('Вес порядка', 'Weights of the order', '顺序权重'),
  mending: row('Исправление', 'Mending', '补救操作'),
  shares: row('Части оценки', 'Shares of the score', '分数构成'),
} as const;

export const FIELDS = {
  en: row('en', 'en', 'en'),
  ch: row('ch', 'ch', 'ch'),
  action: row('действие', 'action', '操作'),
  match: row('запись', 'entry', '记录'),
  after: row('после', 'after', '之后于'),
  isOptional: row('необязательно', 'optional', '可选'),
  harm: row('вред', 'harm', '危害'),
  deadline: row('срок', 'deadline', '期限'),
  owed: row('нужен, если', 'owed if', '需要的条件'),
  isCritical: row('важно', 'critical', '重要'),
  failsAttempt: row('без этого не зачтено', 'fails the attempt', '未做则不通过'),
  why: row('почему', 'why', '原因'),
  exemption: row('почему не порог', 'why no gate', '不设硬性条件的原因'),
  sources: row('источник', 'source', '来源'),
  preventedBy: row('предотвращают', 'prevented by', '可由此防止'),
  branches: row('путь', 'branch', '路径'),
  condition: row('верно', 'holds', '成立'),
  asks: row('проверяется', 'asks', '检查时机'),
  when: row('если', 'when', '当'),
  must: row('должно быть', 'must hold', '必须成立'),
  earlier: row('сначала', 'earlier', '先'),
  later: row('потом', 'later', '后'),
  weight: row('вес', 'weight', '权重'),
  percent: row('процентов', 'percent', '百分比'),
  rows: row('строки', 'rows', '条目'),
} as const;

type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The name of a word in any language; undefined for an unknown one. */
export function nameOf<Name extends string>(
  words: Readonly<Record<Name, Readonly<Record<Language, string>>>>,
  said: string,
): Name | undefined {
  const wanted = said.trim().toLowerCase();
  const found = Object.entries(words as Words).find(
    ([name, texts]) =>
      name.toLowerCase() === wanted || Object.values(texts).some((text) => text.toLowerCase() === wanted),
  );
  return found?.[0] as Name | undefined;
}
