// What a row of the table of verdicts says, and what its rows share.
import type { Action } from '#contract/simulation/log.ts';
import { both, instead, type Deed } from './deeds.ts';

export interface Verdict {
  readonly cases: readonly string[];
  readonly what: string;
  readonly deed: Deed;
  readonly passed: boolean;
  /** From and to, both included. */
  readonly score: readonly [number, number];
  /** Ids of gates (gate-…) and of steps out of order that the report must name; no other is named. */
  readonly names: readonly string[];
}

export const STREET = [
  'street-clothes',
  'from-the-entrance',
  'other-section',
  'wrong-sizes',
  'beard',
  'makeup-long-hair',
  'deep-in-the-bag',
  'second-gloves',
  'timed-rehearsal',
];
export const WASH = ['clean-hands-man', 'clean-hands-girl'];

export const soap = (isSoaped: boolean): Action => ({
  code: 'A018',
  to: 'washroom-sink',
  params: { soap: isSoaped },
});
export const rinse = both(instead({ code: 'A018' }, soap(false)));
export const TO_BENCH: Action = { code: 'A003', to: 'entrance-bench' };
export const STAND_UP: Action = { code: 'A004', params: { side: 'clean' } };

export const BEARDED = ['beard', 'timed-rehearsal'];
export const SHAVEN = STREET.filter((id) => !BEARDED.includes(id));
