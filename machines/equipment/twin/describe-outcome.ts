// What a screen reader hears after each action: what was done, what the terminal answered, or why it was not possible.
import { punctuation } from '#contract/punctuation.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { inLanguage, type Language } from '#contract/simulation/text.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import { indexOf } from '../equipment-index.ts';
import { notPossible, refusalText } from '../refusal-texts.ts';
import type { EquipmentState } from '../state.ts';
import { actionText } from '../wording.ts';
import { twinWords } from './twin-words.ts';

export interface OutcomeDetail {
  /** TRAINING says why; the other modes only that it is not possible. */
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
  const { colon, stop } = punctuation[language];
  const say = (...said: readonly string[]): string =>
    said
      .map((text) => text.replace(/[.。]$/u, '') + stop)
      .join('')
      .trimEnd();
  const action = inLanguage(actionText(ruleset, entry, state.play), language);
  if (!outcome.ok) {
    const refusal = inLanguage(notPossible, language);
    if (!saysReason) return say(action, refusal);
    return say(action, `${refusal}${colon}${lowerFirst(inLanguage(refusalText(outcome.reason), language))}`);
  }
  const alarm = isInput(ruleset, entry) && indexOf(ruleset).alarms.get(state.terminal.rejectedBy ?? '');
  if (alarm) return say(action, `${alarm.number} ${inLanguage(alarm.text, language)}`);
  const answer = answerText(ruleset, entry, state, language) ?? nothingText(entry, state, language);
  return say(action, answer ?? inLanguage(twinWords.done, language));
}

/** The terminal's answer stays on its screen; only what was done there is answered by it. */
function isInput({ screens }: EquipmentRuleset, { code }: LogEntry): boolean {
  return screens.some(({ softKeys }) => softKeys.some((key) => key.code === code));
}

/** What a called person says. */
function answerText(
  { emergency }: EquipmentRuleset,
  { code }: LogEntry,
  state: EquipmentState,
  language: Language,
): string | undefined {
  const id = code === 'CALL' ? state.emergency.calls.at(-1)?.answer : undefined;
  const row = emergency.answers.find((answer) => answer.id === id);
  return row ? inLanguage(row.text, language) : undefined;
}

/** An event was waited for and none came: for how long, in minutes as soon as it is one. */
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
  return inLanguage(twinWords.nothingHappened, language).replace(
    '{time}',
    `${time}${inLanguage(unit, language)}`,
  );
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
