// The voice, the telephones, and those who are called: what they say depends on the situation, its phase and the reason.
import {
  calledIdSchema,
  type CallAnswer,
  type CalledId,
  type EmergencyRuleset,
} from '#contract/simulation/equipment-emergency.ts';
import { activate } from '../critical.ts';
import { situationRow } from '../emergency-index.ts';
import { currentRun, isMet, readEmergency } from '../read.ts';
import { isBlocked } from '../reach.ts';
import type { CallMade, EmergencyState } from '../state.ts';
import type { EmergencyDecision, EmergencyTurn } from '../turn.ts';

const longestText = 200;

export function giveVoice({ slice, atMs }: EmergencyTurn): EmergencyDecision {
  if (slice.place !== 'bay') return 'otherPlace';
  return { slice: activate({ ...slice, voiceAtMs: atMs }, 'VOICE', 'VOICE'), effects: [] };
}

export function liftPhone({ context, index, slice, action }: EmergencyTurn): EmergencyDecision {
  const phone = index.places.get(action.to ?? '');
  if (phone?.kind !== 'phone') return 'unknownPlace';
  if (phone.where !== slice.place) return 'otherPlace';
  if (isBlocked(context.ruleset, slice, phone.id)) return 'outOfReach';
  if (slice.phone !== undefined) return 'phoneLifted';
  return { slice: { ...slice, phone: phone.id }, effects: [] };
}

export function hangUp({ slice }: EmergencyTurn): EmergencyDecision {
  return slice.phone === undefined ? 'phoneDown' : { slice: withPhoneDown(slice), effects: [] };
}

export function withPhoneDown(slice: EmergencyState): EmergencyState {
  const { phone: _phone, ...rest } = slice;
  return rest;
}

/** `to` is who; `params.reason` one of the ruleset's list, `params.text` what is said besides. */
export function call({ context, index, slice, action, atMs }: EmergencyTurn): EmergencyDecision {
  const who = calledIdSchema.options.find((id) => id === action.to);
  if (!who) return 'unknownPerson';
  if (slice.phone === undefined) return 'phoneDown';
  const reason = action.params?.['reason'];
  if (typeof reason !== 'string' || !index.reasons.has(reason)) return 'unknownReason';
  const text = action.params?.['text'];
  const fits = isFitting(context.ruleset, slice, reason);
  const answer = answerOf(context.ruleset, slice, who, reason);
  const made: CallMade = {
    who,
    reason,
    text: typeof text === 'string' ? text.slice(0, longestText) : '',
    phone: slice.phone,
    answer: answer?.id ?? '',
    atMs,
    fits,
  };
  const called = activate({ ...slice, calls: [...slice.calls, made] }, who, made.answer);
  return { slice: withPermission(called, answer), effects: [] };
}

/** Whether a reason tells of what is or was going on. */
function isFitting(ruleset: EmergencyRuleset, slice: EmergencyState, reason: string): boolean {
  const run = currentRun(slice);
  return run !== undefined && situationRow(ruleset, run.situation).reasons.includes(reason);
}

/** The first of the person's answers whose conditions hold; `reason` and `fits` are asked of this call. */
export function answerOf(
  ruleset: EmergencyRuleset,
  slice: EmergencyState,
  who: CalledId,
  reason: string,
): CallAnswer | undefined {
  const fits = isFitting(ruleset, slice, reason) ? 'yes' : 'no';
  const valueOf = (key: string) => {
    if (key === 'reason') return reason;
    return key === 'fits' ? fits : readEmergency(ruleset, slice, key);
  };
  return ruleset.answers.find(
    (row) => row.who.includes(who) && row.when.every((condition) => isMet(condition, valueOf(condition.key))),
  );
}

function withPermission(slice: EmergencyState, answer: CallAnswer | undefined): EmergencyState {
  const gives = answer?.gives;
  if (gives === undefined || slice.permissions.includes(gives)) return slice;
  return { ...slice, permissions: [...slice.permissions, gives] };
}
