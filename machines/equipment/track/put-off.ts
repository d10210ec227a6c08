// A halt puts off all that was planned for later: the plan after it is the one before, by the halt later.
import type { Visit, WaferPlan } from '../state.ts';

/** The plan with every time after `haltedAtMs` later by the length of the halt. */
export function putOff(plan: readonly WaferPlan[], haltedAtMs: number, nowMs: number): readonly WaferPlan[] {
  const later = (atMs: number) => (atMs > haltedAtMs ? atMs + nowMs - haltedAtMs : atMs);
  const laterVisit = (visit: Visit): Visit => ({
    ...visit,
    ...(visit.armMs === undefined ? {} : { armMs: later(visit.armMs) }),
    fromMs: later(visit.fromMs),
    toMs: later(visit.toMs),
  });
  return plan.map(({ slot, visits, sentAtMs, backArmMs, backAtMs }) => ({
    slot,
    visits: visits.map(laterVisit),
    ...(sentAtMs === undefined ? {} : { sentAtMs: later(sentAtMs) }),
    ...(backArmMs === undefined ? {} : { backArmMs: later(backArmMs) }),
    ...(backAtMs === undefined ? {} : { backAtMs: later(backAtMs) }),
  }));
}
