// For the remarks that TRAINING makes at once: the rules of the reference that one moment breaks.
import type { Forbidden, Reference } from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import type { Moment } from '../replay.ts';
import { isGate } from './costs.ts';
import { isBrokenAt } from './gates.ts';
import { matchesAny, type Read } from './match.ts';

export interface Remark {
  readonly id: string;
  readonly kind: 'gate' | 'forbidden' | 'wrong';
  readonly text: Trilingual;
  readonly why?: Trilingual;
  readonly sources: readonly Source[];
  readonly failsAttempt: boolean;
}

/**
 * The gates that a moment breaks, and the forbidden and wrong rules that it matches, with their reasons.
 * @param earlier the state that the action before led to
 */
export function explainMoment<State>(
  reference: Reference,
  moment: Moment<State>,
  read: Read<State>,
  earlier?: State,
): readonly Remark[] {
  const gates = (reference.gates ?? [])
    .filter((gate) => isBrokenAt(reference, gate, moment, read, earlier))
    .map(({ id, text, why, sources }): Remark => ({
      id,
      kind: 'gate',
      text,
      why,
      sources,
      failsAttempt: true,
    }));
  const forbidden = reference.forbidden
    .filter((rule) => matchesAny(rule.match, moment, read))
    .map((rule) => remarkOf('forbidden', rule, isGate(rule)));
  const wrong = reference.wrong
    .filter((rule) => matchesAny(rule.match, moment, read))
    .map((rule) => remarkOf('wrong', rule, false));
  return [...gates, ...forbidden, ...wrong];
}

function remarkOf(
  kind: Remark['kind'],
  { id, text, why, sources }: Forbidden | Reference['wrong'][number],
  failsAttempt: boolean,
): Remark {
  const remark = { id, kind, text, sources, failsAttempt };
  return why ? { ...remark, why } : remark;
}
