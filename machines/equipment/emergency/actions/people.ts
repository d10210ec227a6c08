// The voice alarm, the telephones and calls. The answer depends on situation, phase and the reason given.
import {
  calledIdSchema,
  type CallAnswer,
  type CalledId,
  type EmergencyRuleset,
} from '#contract/simulation/equipment-emergency.ts';
import { activate } from '../critical.ts';
import { situationRow } from '../emergency-index.ts';
import { hasReason } from '../reason-token.ts';
import { currentRun, isMet, isSince, readEmergency } from '../read.ts';
import { isBlocked } from '../reach.ts';
import type { CallMade, EmergencyState } from '../state.ts';
import type { EmergencyDecision, EmergencyTurn } from '../turn.ts';

const MAX_TEXT = 200;

/** VOICE: warns the people in the bay, or those outside its exit. Who repeats it has warned when they first did. */
export function giveVoice({ context: { ruleset }, slice, atMs }: EmergencyTurn): EmergencyDecision {
  if (slice.place !== 'bay' && !ruleset.isVoiceHeardOutside) return 'otherPlace';
  const isRepeated = ruleset.isFirstVoiceKept && isSince(slice, slice.voiceAtMs);
  const voiceAtMs = isRepeated ? (slice.voiceAtMs ?? atMs) : atMs;
  return { slice: activate({ ...slice, voiceAtMs }, 'VOICE', 'VOICE'), effects: [] };
}

/** Lifts the receiver of the telephone `to`. */
export function liftPhone({ context, index, slice, action }: EmergencyTurn): EmergencyDecision {
  const phone = index.places.get(action.to ?? '');
  if (phone?.kind !== 'phone') return 'unknownPlace';
  if (phone.where !== slice.place) return 'otherPlace';
  if (isBlocked(context.ruleset, slice, phone.id)) return 'outOfReach';
  if (slice.phone !== undefined) return 'phoneLifted';
  return { slice: { ...slice, phone: phone.id }, effects: [] };
}

/** Hangs up the receiver. */
export function hangUp({ slice }: EmergencyTurn): EmergencyDecision {
  return slice.phone === undefined ? 'phoneDown' : { slice: withPhoneDown(slice), effects: [] };
}

export function withPhoneDown(slice: EmergencyState): EmergencyState {
  const { phone: _phone, ...rest } = slice;
  return rest;
}

/** CALL: `to` is the person, `params.reason` one of the list, `params.text` anything said besides. */
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
    text: typeof text === 'string' ? text.slice(0, MAX_TEXT) : '',
    phone: slice.phone,
    answer: answer?.id ?? '',
    atMs,
    fits,
  };
  const called = activate({ ...slice, calls: [...slice.calls, made] }, who, made.answer);
  return { slice: withPermission(called, answer), effects: [] };
}

/** Whether the reason reports what is or was going on. */
function isFitting(ruleset: EmergencyRuleset, slice: EmergencyState, reason: string): boolean {
  const run = currentRun(slice);
  return run !== undefined && hasReason(situationRow(ruleset, run.situation).reasons, run.situation, reason);
}

/** The first answer of the person whose conditions hold; `reason` and `fits` refer to this call. */
function answerOf(
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
