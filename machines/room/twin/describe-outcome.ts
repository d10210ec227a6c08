// What a screen reader says after each action: what was done, or why it was not possible.
import { PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import { refusalDetail } from '../refusal-detail.ts';
import { NOT_POSSIBLE } from '../refusal-texts.ts';
import type { RoomState } from '../state.ts';
import { actionText } from '../wording.ts';
import { twinWords } from './twin-words.ts';

interface OutcomeDetail {
  /** TRAINING gives the reason; the other modes say only that it is not possible. */
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
  const { colon, stop } = PUNCTUATION[language];
  const said = [textIn(actionText(ruleset, entry), language)];
  if (outcome.ok) said.push(textIn(twinWords.done, language));
  else {
    const refusal = textIn(NOT_POSSIBLE, language);
    const why = (): string => textIn(refusalDetail(ruleset, outcome.state, entry, outcome.reason), language);
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
