/**
 * The order that demonstrations show: what they all do in the same order, less what turns out to be free. Each pair of
 * neighbours is swapped and played: refused by the machine, it is needed; with the same state in the end, it is free; with
 * another one a person is asked. What the rules of the site say is kept without a trial.
 */
import type { Moment } from '../replay.ts';
import { isDeed, type Deed, type ScriptRow } from './deeds.ts';
import { agreedPairs, closureOf, directPairs, isBefore, type Pairs } from './partial-order.ts';
import {
  differencesOf,
  namesIn,
  playScript,
  swapsOf,
  type DeedPlayer,
  type FactDifference,
  type Neighbours,
  type PlayedScript,
} from './play-script.ts';

/** The number of the rule that puts a deed before another; undefined where none does. */
export type RuleFinder<State> = (earlier: Moment<State>, later: Moment<State>) => number | undefined;

/** BEFORE: it has to be as demonstrated; FREE: either order is right. */
export type OrderAnswer = 'BEFORE' | 'FREE';

export interface OrderQuestion extends Neighbours {
  /** Both are played to the end: as demonstrated, and with the two in the other order. */
  readonly shown: readonly ScriptRow[];
  readonly swapped: readonly ScriptRow[];
  /** Empty where no state tells which came earlier. */
  readonly differences: readonly FactDifference[];
}

export interface InducedPair extends Neighbours {
  /** Refused otherwise, ruled, answered by a person, or only as demonstrated: nobody has answered yet. */
  readonly reason: 'MACHINE' | 'RULE' | 'ANSWER' | 'SHOWN';
  readonly rule?: number;
}

export interface InducedOrder {
  /** In the order of the first demonstration; what only others have comes last. */
  readonly deeds: readonly Deed[];
  /** Names of deeds that some demonstration lacks. */
  readonly optional: readonly string[];
  /** Only neighbours: the rest follows. */
  readonly pairs: readonly InducedPair[];
  /** Neighbours that only a person can decide; they stay as demonstrated until answered. */
  readonly questions: readonly OrderQuestion[];
}

interface Induction<State> {
  readonly player: DeedPlayer<State>;
  readonly demonstrations: readonly (readonly ScriptRow[])[];
  readonly ruleOf: RuleFinder<State>;
  /** By `pairName`. */
  readonly answers: ReadonlyMap<string, OrderAnswer>;
  /** Told the share of pairs that are decided, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export const pairName = ({ earlier, later }: Neighbours): string => `${earlier} < ${later}`;

/** @returns undefined when a demonstration can't be played: its log is of another case */
export function induceOrder<State>(induction: Induction<State>): InducedOrder | undefined {
  const { player, demonstrations } = induction;
  const runs = demonstrations.flatMap((script) => playScript(player, script) ?? []);
  if (runs.length === 0 || runs.length < demonstrations.length) return undefined;
  const search = new OrderSearch(induction, runs);
  search.decideAll();
  return search.induced();
}

interface Swapped {
  readonly script: readonly ScriptRow[];
  readonly question?: OrderQuestion;
}

class OrderSearch<State> {
  readonly #induction: Induction<State>;
  readonly #runs: readonly PlayedScript<State>[];
  readonly #deeds: readonly Deed[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #decided = new Map<string, InducedPair>();
  readonly #questions: OrderQuestion[] = [];
  #pairs: Pairs;
  /** What rules and answers hold, whatever another right run does. */
  #held: Pairs;

  constructor(induction: Induction<State>, runs: readonly PlayedScript<State>[]) {
    this.#induction = induction;
    this.#runs = runs;
    const all = runs.flatMap(({ script }) => script.filter(isDeed));
    this.#deeds = [...new Map(all.toReversed().map((deed) => [deed.name, deed])).values()].toReversed();
    this.#numbers = new Map(this.#deeds.map(({ name }, at) => [name, at]));
    const orders = runs.map(({ script }) => this.#numbersOf(script));
    this.#pairs = closureOf(agreedPairs(this.#deeds.length, orders));
    this.#takeRules();
    this.#held = this.#firm();
  }

  decideAll(): void {
    for (let pair = this.#open(); pair !== undefined; pair = this.#open()) {
      this.#decide(pair);
      const direct = directPairs(this.#pairs);
      const left = direct.filter((own) => !this.#decided.has(pairName(this.#named(own)))).length;
      this.#induction.onProgress?.(1 - left / Math.max(1, direct.length));
    }
  }

  induced(): InducedOrder {
    const isInAll = ({ name }: Deed): boolean => this.#runs.every(({ moments }) => moments.has(name));
    return {
      deeds: this.#deeds,
      optional: this.#deeds.filter((deed) => !isInAll(deed)).map(({ name }) => name),
      pairs: directPairs(this.#pairs).map((own): InducedPair => {
        const pair = this.#named(own);
        return this.#decided.get(pairName(pair)) ?? { ...pair, reason: 'SHOWN' };
      }),
      questions: this.#questions,
    };
  }

  #numbersOf(script: readonly ScriptRow[]): number[] {
    return namesIn(script).flatMap((name) => this.#numbers.get(name) ?? []);
  }

  #named([earlier, later]: readonly [number, number]): Neighbours {
    return { earlier: this.#deeds[earlier]?.name ?? '', later: this.#deeds[later]?.name ?? '' };
  }

  #isBefore(pairs: Pairs, earlier: string, later: string): boolean {
    return isBefore(pairs, this.#numbers.get(earlier) ?? -1, this.#numbers.get(later) ?? -1);
  }

  #note(pair: Neighbours, reason: InducedPair['reason'], rule?: number): void {
    this.#decided.set(pairName(pair), { ...pair, reason, ...(rule === undefined ? {} : { rule }) });
  }

  #takeRules(): void {
    for (const [earlier, row] of this.#pairs.entries())
      for (const [later, isAfter] of row.entries()) {
        const pair = this.#named([earlier, later]);
        const rule = isAfter ? this.#ruleFor(pair) : undefined;
        if (rule !== undefined) this.#note(pair, 'RULE', rule);
      }
  }

  #ruleFor({ earlier, later }: Neighbours): number | undefined {
    for (const { moments } of this.#runs) {
      const [one, other] = [moments.get(earlier), moments.get(later)];
      const rule = one && other && this.#induction.ruleOf(one, other);
      if (rule !== undefined) return rule;
    }
    return undefined;
  }

  #firm(): Pairs {
    const isFirm = (earlier: number, later: number): boolean => {
      const reason = this.#decided.get(pairName(this.#named([earlier, later])))?.reason;
      return reason === 'RULE' || reason === 'ANSWER';
    };
    return closureOf(this.#pairs.map((row, earlier) => row.map((is, later) => is && isFirm(earlier, later))));
  }

  #open(): Neighbours | undefined {
    return directPairs(this.#pairs)
      .map((pair) => this.#named(pair))
      .find((pair) => !this.#decided.has(pairName(pair)));
  }

  #decide(pair: Neighbours): void {
    const tried = this.#swap(pair);
    if (tried === undefined) return this.#note(pair, 'MACHINE');
    const { script, question } = tried;
    if (question === undefined) return this.#free(pair, script);
    const answer = this.#induction.answers.get(pairName(pair));
    if (answer === 'FREE') return this.#free(pair, script);
    if (answer === undefined) this.#questions.push(question);
    this.#note(pair, answer === undefined ? 'SHOWN' : 'ANSWER');
    if (answer !== undefined) this.#held = this.#firm();
  }

  /** Another right run counts as a demonstration, but for what rules and answers hold. */
  #free(pair: Neighbours, script: readonly ScriptRow[]): void {
    const places = new Map(this.#numbersOf(script).map((number, at) => [number, at]));
    const isTurned = (a: number, b: number): boolean => (places.get(a) ?? -1) > (places.get(b) ?? Infinity);
    const [earlier, later] = [this.#numbers.get(pair.earlier), this.#numbers.get(pair.later)];
    const isLeft = (a: number, b: number): boolean =>
      isBefore(this.#held, a, b) || !((a === earlier && b === later) || isTurned(a, b));
    this.#pairs = closureOf(this.#pairs.map((row, a) => row.map((is, b) => is && isLeft(a, b))));
    if (this.#isBefore(this.#pairs, pair.earlier, pair.later)) this.#note(pair, 'RULE');
  }

  /** A run with the two in the other order that plays to its end; with a question, where a person has to judge it. */
  #swap(pair: Neighbours): Swapped | undefined {
    const runs = this.#runs.filter(({ moments }) => moments.has(pair.earlier) && moments.has(pair.later));
    let asked: Swapped | undefined;
    for (const run of runs) {
      const swapped = this.#swapIn(run, pair);
      if (swapped !== undefined && swapped.question === undefined) return swapped;
      asked ??= swapped;
    }
    return asked;
  }

  #swapIn({ script: shown, facts }: PlayedScript<State>, pair: Neighbours): Swapped | undefined {
    const { player } = this.#induction;
    const follows = (name: string): boolean => this.#isBefore(this.#pairs, pair.earlier, name);
    const isHeld = ([earlier, later]: readonly [string, string]): boolean =>
      this.#isBefore(this.#held, earlier, later);
    let asked: Swapped | undefined;
    for (const { script, turned } of swapsOf(shown, pair, follows)) {
      const played = turned.some(isHeld) ? undefined : playScript(player, script);
      if (played === undefined) continue;
      const differences = differencesOf(facts, played.facts);
      if (differences.length === 0 && !this.#isUntold(pair)) return { script };
      if (turned.length === 1) asked = { script, question: { ...pair, shown, swapped: script, differences } };
    }
    return asked;
  }

  #isUntold({ earlier, later }: Neighbours): boolean {
    const [one, other] = [earlier, later].map((name) => this.#deeds[this.#numbers.get(name) ?? -1]);
    return one !== undefined && other !== undefined && this.#induction.player.isUntold?.(one, other) === true;
  }
}
