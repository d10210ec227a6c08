// What a screen reader hears after each action: what was done, or why it was not.
import { punctuation } from '#contract/punctuation.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { inLanguage, type Language } from '#contract/simulation/text.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import { refusalDetail } from '../refusal-detail.ts';
import { notPossible } from '../refusal-texts.ts';
import type { RoomState } from '../state.ts';
import { actionText } from '../wording.ts';
import { twinWords } from './twin-words.ts';

export interface OutcomeDetail {
  /** TRAINING says why; the other modes only that it is not possible. */
  readonly saysReason: boolean;
}

/** One sentence, such as “Put into the closet: Bag — Closet, section 1. Done.” */
export function describeOutcome(
  ruleset: RoomRuleset,
  entry: LogEntry,
  outcome: Outcome<RoomState>,
  language: Language,
  { saysReason }: OutcomeDetail,
): string {
  const { colon, stop } = punctuation[language];
  const said = [inLanguage(actionText(ruleset, entry), language)];
  if (outcome.ok) said.push(inLanguage(twinWords.done, language));
  else {
    const refusal = inLanguage(notPossible, language);
    const why = (): string =>
      inLanguage(refusalDetail(ruleset, outcome.state, entry, outcome.reason), language);
    said.push(saysReason ? `${refusal}${colon}${lowerFirst(why())}` : refusal);
  }
  return said
    .map((sentence) => `${sentence}${stop}`)
    .join('')
    .trimEnd();
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
