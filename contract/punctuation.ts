import type { Language } from './text-in.ts';

export interface Punctuation {
  readonly colon: string;
  readonly comma: string;
  /** Between the things of a list. */
  readonly list: string;
  /** Between sentences. */
  readonly stop: string;
  /** Around what is said aside. */
  readonly open: string;
  readonly close: string;
}

const WESTERN: Punctuation = { colon: ': ', comma: ', ', list: ', ', stop: '. ', open: ' (', close: ')' };

/** What texts are joined with, spaces included: Chinese has marks of its own, which need none. */
export const punctuation: Readonly<Record<Language, Punctuation>> = {
  ru: WESTERN,
  en: WESTERN,
  ch: { colon: '：', comma: '，', list: '、', stop: '。', open: '（', close: '）' },
};
