// What a screen reader says after each action: what was done, what the terminal said, or why it was refused.
import { filled, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import { indexOf } from '../equipment-index.ts';
import { notPossible, refusalText } from '../refusal-texts.ts';
import type { EquipmentState } from '../state.ts';
import { actionText } from '../wording.ts';
import { twinWords } from './twin-words.ts';

interface OutcomeDetail {
  /** TRAINING gives the reason; the other modes say only that it is not possible. */
  readonly saysReason: boolean;
}

/** One or two sentences, such as “Create the job. 9212 Recipe does not exist.” */
export function describeOutcome(
  ruleset: EquipmentRuleset,
  entry: LogEntry,
  outcome: Outcome<EquipmentState>,
  language: Language,
  { saysReason }: OutcomeDetail,
): string {
  const { state } = outcome;
  const { colon, stop } = PUNCTUATION[language];
  const say = (...said: readonly string[]): string =>
    said
      .map((text) => text.replace(/[.。]$/u, '') + stop)
      .join('')
      .trimEnd();
  const action = textIn(actionText(ruleset, entry, state.play), language);
  if (!outcome.ok) {
    const refusal = textIn(notPossible, language);
    if (!saysReason) return say(action, refusal);
    return say(action, `${refusal}${colon}${lowerFirst(textIn(refusalText(outcome.reason), language))}`);
  }
  const alarm = isInput(ruleset, entry) && indexOf(ruleset).alarms.get(state.terminal.rejectedBy ?? '');
  if (alarm) return say(action, `${alarm.number} ${textIn(alarm.text, language)}`);
  const answer = answerText(ruleset, entry, state, language) ?? nothingText(entry, state, language);
  return say(action, answer ?? textIn(twinWords.done, language));
}

/** The terminal's rejection stays on its screen, but it is repeated only for actions at the terminal. */
function isInput({ screens }: EquipmentRuleset, { code }: LogEntry): boolean {
  return screens.some(({ softKeys }) => softKeys.some((key) => key.code === code));
}

/** What the called person says. */
function answerText(
  { emergency }: EquipmentRuleset,
  { code }: LogEntry,
  state: EquipmentState,
  language: Language,
): string | undefined {
  const id = code === 'CALL' ? state.emergency.calls.at(-1)?.answer : undefined;
  const row = emergency.answers.find((answer) => answer.id === id);
  return row ? textIn(row.text, language) : undefined;
}

/** For a wait in which no event came: how long it was, in seconds, or in minutes from one minute on. */
function nothingText(
  { code, params, at }: LogEntry,
  state: EquipmentState,
  language: Language,
): string | undefined {
  if (code !== 'WAIT' || params?.['until'] !== 'EVENT' || state.log.some(({ atMs }) => atMs > at))
    return undefined;
  const seconds = Math.round((state.readyAtMs - at) / 1000);
  const [time, unit] =
    seconds < 60 ? [seconds, twinWords.seconds] : [Math.round(seconds / 60), twinWords.minutes];
  return filled(textIn(twinWords.nothingHappened, language), { time: `${time}${textIn(unit, language)}` });
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
