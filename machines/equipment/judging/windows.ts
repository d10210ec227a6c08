// The parts of a log that are judged by themselves: each situation with a key of its own, and what came before the first.
import type { EquipmentKey, SituationKey } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { Moment, Played, Stretch } from '#machines/kit/replay.ts';
import { advance } from '../advance.ts';
import type { Run } from '../emergency/state.ts';
import type { EquipmentState } from '../state.ts';
import { runOn } from './run-on.ts';

/** A situation with its key, and what was done while it was the one that counted. */
interface SituationWindow {
  readonly key: SituationKey;
  readonly fromMs: number;
  readonly stretch: Stretch<EquipmentState>;
}

interface Windows {
  /** Up to the first situation that has a key of its own. */
  readonly before: Stretch<EquipmentState>;
  readonly situations: readonly SituationWindow[];
}

/** Parts a log; a situation without a key belongs to what it came in. Under way at the end: everything runs on without anybody. */
export function windowsOf(
  ruleset: EquipmentRuleset,
  replayed: Played<EquipmentState>,
  keys: readonly SituationKey[],
): Windows {
  const keyOf = ({ situation }: Run) => keys.find((key) => key.situation === situation);
  const judged = (state: EquipmentState) => state.emergency.runs.filter((run) => keyOf(run));
  const runs = judged(replayed.state);
  const last = runOn(ruleset, replayed.state);
  // What was issued is nobody's act.
  const acts = replayed.moments.filter(({ entry }) => entry.issue === undefined);
  const momentsIn = (number: number) => acts.filter(({ before }) => judged(before).length === number);
  const endOf = (number: number) => {
    const next = runs[number];
    return next === undefined ? last : stateBefore(ruleset, replayed, next);
  };
  const begun = runs.flatMap((run, at): readonly SituationWindow[] => {
    const key = keyOf(run);
    if (!key) return [];
    const from = stateAtBegin(ruleset, replayed, run);
    const stretch = { from, moments: momentsIn(at + 1), state: endOf(at + 1) };
    return [{ key, fromMs: run.startedAtMs, stretch }];
  });
  const isAsPlanned = acts.length === replayed.moments.length;
  return {
    before: { moments: momentsIn(0), state: endOf(0) },
    situations: isAsPlanned ? [...begun, ...notAwaited(last, keys)] : begun,
  };
}

/** Who hands in before what is planned has come has answered nothing of it. */
function notAwaited(last: EquipmentState, keys: readonly SituationKey[]): readonly SituationWindow[] {
  return last.emergency.coming.flatMap(({ situation, dueAtMs }) => {
    const key = keys.find((own) => own.situation === situation);
    if (!key || dueAtMs === undefined) return [];
    return [{ key, fromMs: last.clockMs, stretch: { moments: [], state: last } }];
  });
}

/** The last state before a situation began. */
function stateBefore(
  ruleset: EquipmentRuleset,
  { moments, state }: Played<EquipmentState>,
  { startedAtMs }: Run,
): EquipmentState {
  const isBefore = (one: EquipmentState) => one.emergency.runs.every((run) => run.startedAtMs < startedAtMs);
  const states = moments.flatMap(({ before, after }) => [before, after]);
  const known = states.findLast(isBefore) ?? states[0] ?? state;
  return advance(ruleset, known, startedAtMs - 1);
}

/** The state in which a situation has just begun: by itself, or as it was issued. */
function stateAtBegin(ruleset: EquipmentRuleset, replayed: Played<EquipmentState>, run: Run): EquipmentState {
  const { startedAtMs } = run;
  const hasBegun = (one: EquipmentState) => one.emergency.runs.some((run) => run.startedAtMs === startedAtMs);
  const issued = replayed.moments.find(
    ({ entry, after }: Moment<EquipmentState>) =>
      entry.issue !== undefined && entry.at === startedAtMs && hasBegun(after),
  );
  return issued?.after ?? advance(ruleset, stateBefore(ruleset, replayed, run), startedAtMs);
}

type Judge = Pick<EquipmentKey, 'reference' | 'judging' | 'situations'>;

/** The part of a key that judges at a state: of the situation that began last, where it has one of its own. */
export function judgeAt(judge: Judge, { emergency }: EquipmentState): Pick<Judge, 'reference' | 'judging'> {
  const runs = emergency.runs.toReversed();
  const own = runs.map((run) => judge.situations?.find(({ situation }) => situation === run.situation));
  return own.find((key) => key !== undefined) ?? judge;
}

/** A reference for what an interruption cut off: nothing is asked of how it ends. */
export function interrupted(reference: Reference): Reference {
  return { ...reference, end: [], gates: reference.gates?.filter(({ asks }) => asks !== 'end') };
}

/**
 * The reference of a situation within a shift: going on with the shift costs nothing, and what is signed stays judged.
 */
export function withinShift(own: Reference, shift: EquipmentKey['reference']): Reference {
  const gates = own.gates ?? [];
  const known = new Set(gates.map(({ id }) => id));
  const records = (shift.gates ?? []).filter(
    ({ id, asks, harm }) => harm === 'RECORD' && asks !== 'end' && !known.has(id),
  );
  const going = shift.steps.flatMap(({ match }) => match);
  return { ...own, mending: [...(own.mending ?? []), ...going], gates: [...gates, ...records] };
}
