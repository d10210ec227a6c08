// Where a plate is at a time, by its plan: since version 3 in its slot, on an arm, or in a module; never between.
import type { EquipmentState, Visit, WaferPlan } from '../state.ts';

/** indexer: between cassette and track. process: between modules. */
export type ArmId = 'indexer' | 'process';

type Stand =
  | { readonly at: 'slot' }
  /** Without `from` out of its slot, without `to` into it. */
  | {
      readonly at: 'arm';
      readonly arm: ArmId;
      readonly from?: string;
      readonly to?: string;
      readonly fromMs: number;
      readonly toMs: number;
    }
  | { readonly at: 'module'; readonly visit: Visit };

/** The place of a plate at a time of its plan. */
export function standAt(plan: WaferPlan, atMs: number): Stand {
  const order = isOut(plan, atMs) ? plan.visits.findLastIndex((visit) => takenAtMs(visit) <= atMs) : -1;
  const visit = plan.visits[order];
  if (!visit) return { at: 'slot' };
  if (atMs < visit.fromMs) return comingTo(visit, plan.visits[order - 1]?.module);
  return goingBack(plan, visit, atMs) ?? { at: 'module', visit };
}

function isOut({ sentAtMs, backAtMs }: WaferPlan, atMs: number): boolean {
  return sentAtMs !== undefined && atMs >= sentAtMs && atMs < (backAtMs ?? Infinity);
}

function comingTo(visit: Visit, from: string | undefined): Stand {
  const way = { at: 'arm', to: visit.module, fromMs: takenAtMs(visit), toMs: visit.fromMs } as const;
  return from === undefined ? { ...way, arm: 'indexer' } : { ...way, arm: 'process', from };
}

function goingBack({ backArmMs, backAtMs }: WaferPlan, { module }: Visit, atMs: number): Stand | undefined {
  if (backArmMs === undefined || backAtMs === undefined || atMs < backArmMs) return undefined;
  return { at: 'arm', arm: 'indexer', from: module, fromMs: backArmMs, toMs: backAtMs };
}

/** When an arm takes the plate for a visit. */
export function takenAtMs({ armMs, fromMs }: Visit): number {
  return armMs ?? fromMs;
}

/** The time up to which plates move: everything stands since a halt, and what was left since then. */
export function movingUntilMs({ track }: EquipmentState, slot: number, nowMs: number): number {
  if (track.left?.slots.includes(slot)) return Math.min(nowMs, track.left.sinceMs);
  return Math.min(nowMs, track.haltedAtMs ?? nowMs);
}
