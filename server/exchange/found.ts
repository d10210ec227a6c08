// What a reader finds of a task in a file: plain data, made in the process that parses; whether it is a task is checked elsewhere.
import type { ExchangeProblem, Loss } from '#contract/entities/exchange.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { Portable } from '#tasks/kit/portable.ts';

export const NO_TEXT: LocalizedText = { ru: '', en: '', ch: '' };
export const russian = (ru: string): LocalizedText => ({ ru, en: '', ch: '' });
export const isEmptyText = ({ ru, en, ch }: LocalizedText): boolean => `${ru}${en}${ch}`.trim() === '';

/** A picture that stands in a file, named in rich texts by its id. */
export interface FoundPicture {
  readonly id: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export interface FoundItem {
  readonly name: string;
  readonly question: MaybeRich;
  /** undefined: nothing of the kinds that travel. */
  readonly portable: Portable | undefined;
  /** Points and texts. */
  readonly told: Readonly<Record<string, unknown>>;
  readonly losses: readonly Loss[];
  /** Why it cannot be taken, as far as the reader knows. */
  readonly problem: ExchangeProblem | undefined;
}

/** An item of which nothing can be taken. */
export const refused = (name: string, question: MaybeRich, problem: ExchangeProblem): FoundItem => ({
  name,
  question,
  portable: undefined,
  told: {},
  losses: [],
  problem,
});
