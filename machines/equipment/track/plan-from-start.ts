// The ways of a lot that begins in an empty track: the same for every start of it, however late it is.
import { onceForEach } from '#machines/kit/once-for-each.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { WaferPlan } from '../state.ts';

/** Lots of a few cases and recipes, again and again; what else comes is planned each time. */
const MAX_KNOWN = 100;

const knownFor = onceForEach((_index: EquipmentIndex) => new Map<string, readonly WaferPlan[]>());

/**
 * @param alike what else the ways depend on
 * @param plan makes the ways of a start at 0
 */
export function planFromStart(
  index: EquipmentIndex,
  alike: unknown,
  startMs: number,
  plan: () => readonly WaferPlan[],
): readonly WaferPlan[] {
  const known = knownFor(index);
  const key = JSON.stringify(alike);
  const found = known.get(key) ?? plan();
  if (known.size < MAX_KNOWN) known.set(key, found);
  return found.map((way) => later(way, startMs));
}

function later({ slot, visits, sentAtMs, backArmMs, backAtMs }: WaferPlan, byMs: number): WaferPlan {
  return {
    slot,
    visits: visits.map(({ armMs, fromMs, module, step, toMs }) => ({
      ...(armMs === undefined ? {} : { armMs: armMs + byMs }),
      fromMs: fromMs + byMs,
      module,
      step,
      toMs: toMs + byMs,
    })),
    ...(sentAtMs === undefined ? {} : { sentAtMs: sentAtMs + byMs }),
    ...(backArmMs === undefined ? {} : { backArmMs: backArmMs + byMs }),
    ...(backAtMs === undefined ? {} : { backAtMs: backAtMs + byMs }),
  };
}
