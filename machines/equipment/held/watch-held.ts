// Follows what is awaited through a stretch of a run: which conditions become true, and what comes when.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { SITUATION_CODE } from '#contract/simulation/log.ts';
import { advanceUntil } from '../advance.ts';
import { currentRun, isGoingOn } from '../emergency/read.ts';
import { indexOf } from '../equipment-index.ts';
import type { EquipmentState } from '../state.ts';
import type { Awaited } from './held-parts.ts';

interface Watched<T extends Awaited> {
  readonly state: EquipmentState;
  readonly parts: readonly T[];
}

const isBusy = ({ emergency }: EquipmentState): boolean => isGoingOn(currentRun(emergency));

const hasNoTime = ({ dueAtMs, holds }: Awaited): boolean => dueAtMs === undefined && holds !== undefined;

/** A situation waits until the one before it has ended. */
function mayCome({ code, cameAtMs, dueAtMs = Infinity }: Awaited, state: EquipmentState): boolean {
  return cameAtMs === undefined && dueAtMs < Infinity && !(code === SITUATION_CODE && isBusy(state));
}

/** What the state gives a time, and what has come by it. */
function asOf<T extends Awaited>(state: EquipmentState, parts: readonly T[]): readonly T[] {
  const { clockMs } = state;
  const timed = parts.map((part) =>
    hasNoTime(part) && part.holds?.(state) === true
      ? { ...part, dueAtMs: clockMs + (part.afterMs ?? 0) }
      : part,
  );
  return timed.map((part) =>
    mayCome(part, state) && (part.dueAtMs ?? Infinity) <= clockMs ? { ...part, cameAtMs: clockMs } : part,
  );
}

/** Up to a time, if nobody does anything until then; a time in the past changes no state. */
export function watchHeld<T extends Awaited>(
  ruleset: EquipmentRuleset,
  from: EquipmentState,
  awaited: readonly T[],
  toMs: number,
): Watched<T> {
  const index = indexOf(ruleset);
  let state = from;
  let parts = asOf(state, awaited);
  while (state.clockMs < toMs) {
    const now = state;
    const timeless = parts.filter(hasNoTime);
    const next = parts.filter((part) => mayCome(part, now)).map(({ dueAtMs = toMs }) => dueAtMs);
    const wasBusy = isBusy(now);
    state = advanceUntil(
      index,
      now,
      Math.min(toMs, ...next),
      (then) => isBusy(then) !== wasBusy || timeless.some(({ holds }) => holds?.(then) === true),
    );
    parts = asOf(state, parts);
  }
  return { state, parts };
}

/** What comes in the course of a wait is seen when it comes; any other act is seen at its end. */
export function watchWaiting<T extends Awaited>(
  ruleset: EquipmentRuleset,
  {
    code,
    before,
    after,
  }: { readonly code: string; readonly before: EquipmentState; readonly after: EquipmentState },
  parts: readonly T[],
): readonly T[] {
  return code === 'WAIT' ? watchHeld(ruleset, before, parts, after.clockMs).parts : parts;
}
