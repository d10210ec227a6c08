// What the worker that learns an order is asked and says.
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { OrderRules } from '#contract/entities/order-rules.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { EndCondition, Harm, Matcher } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { InducedPair, OrderAnswer } from '#machines/kit/induction/induce-order.ts';
import type { FactDifference } from '#machines/kit/induction/play-script.ts';

/** What the author did: once in each order, and what is wrong on purpose. */
export interface Recording {
  readonly entries: readonly LogEntry[];
  /** Why something is done, by the `seq` of its entry. */
  readonly notes: Readonly<Record<number, string>>;
  readonly wrongs: readonly WrongStretch[];
}

interface WrongStretch {
  /** The log up to the end of it, and how many of its entries were right. */
  readonly entries: readonly LogEntry[];
  readonly rightCount: number;
  readonly why: string;
}

export type OrderAnswers = readonly (readonly [name: string, answer: OrderAnswer])[];

export interface LearnQuestion {
  readonly play: SimulationPlay;
  readonly key: CaseKey;
  readonly recordings: readonly Recording[];
  readonly rules: OrderRules;
  readonly answers: OrderAnswers;
}

export interface ToldDeed {
  readonly name: string;
  readonly text: Trilingual;
  readonly match: Matcher;
  readonly harm: Harm | undefined;
  readonly why: string | undefined;
  readonly isOptional: boolean;
}

export interface ToldQuestion {
  readonly name: string;
  readonly earlier: Trilingual;
  readonly later: Trilingual;
  /** Logs up to the moment when both are done. */
  readonly shown: readonly LogEntry[];
  readonly swapped: readonly LogEntry[];
  readonly differences: readonly FactDifference[];
}

export interface ToldOrder {
  readonly deeds: readonly ToldDeed[];
  readonly pairs: readonly InducedPair[];
  readonly questions: readonly ToldQuestion[];
  readonly wrongs: readonly Pick<ToldDeed, 'text' | 'match' | 'why'>[];
  /** What chains ask of an end and every recording has brought about. */
  readonly ends: readonly EndCondition[];
  /** Plays the first recording again, without its pauses. */
  readonly way: readonly Action[];
}

export type LearnMessage =
  | { readonly kind: 'PROGRESS'; readonly share: number }
  /** null: a recording can't be played again. */
  | { readonly kind: 'DONE'; readonly order: ToldOrder | null };
