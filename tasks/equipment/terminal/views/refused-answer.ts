// The terminal's message for an impossible input: a number and a text, as for an input it rejects.
import type { Action } from '#contract/simulation/log.ts';
import { REFUSAL_TEXTS } from '#machines/equipment/refusal-texts.ts';
import type { AnswerView } from '../terminal-view.ts';
import type { ViewSource } from './view-source.ts';

/** The last action, if it was refused. */
export interface Refused {
  readonly action: Pick<Action, 'code'>;
  readonly refusal: string;
}

/** Numbers of the terminal's own messages, next to those of its alarms. */
const NUMBERS = {
  signedOut: 9103,
  signedIn: 9104,
  roleForbids: 9105,
  screenUnavailable: 9106,
  wrongScreen: 9107,
  portEmpty: 9237,
  carrierState: 9238,
  noJob: 9307,
  jobState: 9308,
  badParams: 9401,
  outOfRange: 9402,
  settingFixed: 9403,
  fieldFull: 9404,
  wrongCharacter: 9405,
  nothingSelected: 9406,
  alarmState: 9407,
  unknownAlarm: 9408,
  unknownItem: 9409,
} as const;

const INPUTS: ReadonlySet<string> = new Set([
  'SCREEN',
  'SIGN_IN',
  'SIGN_OUT',
  'TYPE',
  'CARRIER_PROCEED',
  'CARRIER_CANCEL',
  'JOB_NEW',
  'JOB_CREATE',
  'JOB_QUEUE',
  'JOB_SELECT',
  'JOB_DESELECT',
  'JOB_CANCEL',
  'JOB_PAUSE',
  'JOB_RESUME',
  'JOB_STOP',
  'JOB_ABORT',
  'STARTPROCCES',
  'ARM_HOME',
  'RECIPE_SET',
  'PARAMETER_SET',
  'MODULE_SET',
  'ALARM_ACK',
  'ALARM_CLEAR',
  'READ_ALARM',
]);

/** Undefined for actions away from the terminal. */
export function refusedAnswer(
  { texts, say }: ViewSource,
  refused: Refused | undefined,
): AnswerView | undefined {
  if (!refused || !INPUTS.has(refused.action.code) || !(refused.refusal in NUMBERS)) return undefined;
  const refusal = refused.refusal as keyof typeof NUMBERS;
  const own: Partial<Record<typeof refusal, string>> = texts.refused;
  return { number: NUMBERS[refusal], text: own[refusal] ?? say(REFUSAL_TEXTS[refusal]) };
}
