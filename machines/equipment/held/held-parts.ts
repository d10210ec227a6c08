// What a case has planned, taken out of its play: the server keeps it and issues each part when it comes.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { PlannedEmergency } from '#contract/simulation/equipment-emergency.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { ALARM_CODE, FAULT_CODE, SITUATION_CODE } from '#contract/simulation/log.ts';
import { drawWhole, seedDrawnBy } from '#machines/kit/random.ts';
import { emergencyContext } from '../emergency-link.ts';
import { isMet } from '../emergency/read.ts';
import { indexOf } from '../equipment-index.ts';
import type { EquipmentState } from '../state.ts';

/** Something that comes at a time, or some time after a condition of the state has become true. */
export interface Awaited {
  readonly code: string;
  readonly item: string;
  /** In ms of the simulation; absent: the condition has yet to become true. */
  readonly dueAtMs?: number;
  readonly holds?: (state: EquipmentState) => boolean;
  /** From the condition to the time. */
  readonly afterMs?: number;
  /** When it came: its time was there, and nothing before it was still going on. */
  readonly cameAtMs?: number;
}

/** `part` is its place among all that the case has planned: situations first, then faults. */
export interface HeldPart extends Awaited {
  readonly part: number;
}

type Fault = EquipmentPlay['faults'][number];

/** What is there from the start stays in the play. */
const comes = (fault: Fault): fault is Extract<Fault, { readonly atMs: number }> =>
  'atMs' in fault && fault.atMs > 0;

/** The play without what will come, under a name that tells nothing. */
export function playWithoutComing(play: EquipmentPlay): EquipmentPlay {
  const faults = play.faults.filter((fault) => !comes(fault));
  return { ...play, id: 'case', faults, emergency: { ...play.emergency, planned: [] } };
}

/** All that a case has planned, drawn from a seed that never leaves the server. */
export function heldParts(ruleset: EquipmentRuleset, play: EquipmentPlay, seed: number): readonly HeldPart[] {
  const { planned } = play.emergency;
  const situations = planned.map((row, part): HeldPart => {
    const first = drawWhole(seedDrawnBy(seed, `held ${String(part)}`), row.situations.length);
    const item = row.situations[first.value] ?? '';
    return { part, code: SITUATION_CODE, item, ...timeOf(ruleset, row, first.random) };
  });
  const faults = play.faults.flatMap((fault, at): readonly HeldPart[] => {
    if (!comes(fault)) return [];
    const what =
      fault.kind === 'moduleOut'
        ? { code: FAULT_CODE, item: fault.module }
        : { code: ALARM_CODE, item: fault.alarm };
    return [{ part: planned.length + at, ...what, dueAtMs: fault.atMs }];
  });
  return [...situations, ...faults];
}

/** The play as it was drawn: the same situations at the same times, for whoever plays it without a server. */
export function playAsDrawn(ruleset: EquipmentRuleset, play: EquipmentPlay, seed: number): EquipmentPlay {
  const parts = heldParts(ruleset, play, seed);
  const planned = play.emergency.planned.map(({ start }, at): PlannedEmergency => {
    const { item = '', dueAtMs = 0, afterMs = 0 } = parts[at] ?? {};
    const drawn =
      start.kind === 'when' ? { ...start, afterMs, spreadMs: 0 } : ({ kind: 'at', atMs: dueAtMs } as const);
    return { situations: [item], start: drawn };
  });
  return { ...play, emergency: { ...play.emergency, planned } };
}

function timeOf(
  ruleset: EquipmentRuleset,
  { start }: PlannedEmergency,
  random: number,
): Pick<Awaited, 'dueAtMs' | 'holds' | 'afterMs'> {
  switch (start.kind) {
    case 'at':
      return { dueAtMs: start.atMs };
    case 'between': {
      const { value } = drawWhole(random, Math.max(1, start.toMs - start.fromMs + 1));
      return { dueAtMs: start.fromMs + value };
    }
    case 'when': {
      const { condition, afterMs, spreadMs } = start;
      const index = indexOf(ruleset);
      return {
        afterMs: afterMs + drawWhole(random, spreadMs + 1).value,
        holds: (state) => isMet(condition, emergencyContext(index, state).read(condition.key)),
      };
    }
  }
}
