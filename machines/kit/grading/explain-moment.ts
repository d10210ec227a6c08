// For the remarks that TRAINING makes at once: the rules of the reference that one moment breaks.
import type { Reference } from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import type { Moment } from '../replay.ts';
import { matchesAny, type Read } from './match.ts';

export interface Remark {
  readonly id: string;
  readonly kind: 'forbidden' | 'wrong';
  readonly text: Trilingual;
  readonly why?: Trilingual;
  readonly sources: readonly Source[];
  readonly failsAttempt: boolean;
}

/** The forbidden and wrong rules that a moment matches, with their reasons. */
export function explainMoment<State>(
  reference: Reference,
  moment: Moment<State>,
  read: Read<State>,
): readonly Remark[] {
  const forbidden = reference.forbidden
    .filter((rule) => matchesAny(rule.match, moment, read))
    .map(({ id, text, why, sources, failsAttempt }): Remark => {
      const remark = { id, kind: 'forbidden', text, sources, failsAttempt } as const;
      return why ? { ...remark, why } : remark;
    });
  const wrong = reference.wrong
    .filter((rule) => matchesAny(rule.match, moment, read))
    .map(({ id, text, sources }): Remark => ({ id, kind: 'wrong', text, sources, failsAttempt: false }));
  return [...forbidden, ...wrong];
}
