// What a screen reader hears after each action: what was done, or why it was not.
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
  const action = inLanguage(actionText(ruleset, entry), language);
  if (outcome.ok) return `${action}. ${inLanguage(twinWords.done, language)}.`;
  const refusal = inLanguage(notPossible, language);
  if (!saysReason) return `${action}. ${refusal}.`;
  return `${action}. ${refusal}: ${lowerFirst(inLanguage(refusalDetail(ruleset, outcome.state, entry, outcome.reason), language))}.`;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
