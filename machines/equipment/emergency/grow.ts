// The life of a situation: it begins, grows in phases, is held or slowed, and is contained or escalates.
import type { EmergencyRuleset, Harm, Situation } from '#contract/simulation/equipment-emergency.ts';
import { carryOut, withEffect } from './deeds.ts';
import { situationRow } from './emergency-index.ts';
import { areTrue, currentRun, isGoingOn } from './read.ts';
import { situationTable, type SituationEvent } from './situation-machine.ts';
import type { Changed, Coming, EmergencyState, Run } from './state.ts';

type Phase = Situation['phases'][number];

/** Begins a planned situation. Earlier checks and notes don't count for it. */
export function begin(
  ruleset: EmergencyRuleset,
  slice: EmergencyState,
  coming: Coming,
  atMs: number,
): Changed {
  const row = situationRow(ruleset, coming.situation);
  const run: Run = {
    situation: row.id,
    status: row.isFalseSign ? 'none' : (situationTable.none.BEGIN ?? 'none'),
    startedAtMs: atMs,
    phase: 0,
    phaseAtMs: atMs,
    growsAtMs: atMs + (row.phases[0]?.lastsMs ?? 0),
    isSlowed: false,
  };
  const begun: EmergencyState = {
    ...slice,
    coming: slice.coming.filter((own) => own !== coming),
    runs: [...slice.runs, run],
    checked: [],
    places: 'none',
  };
  const news = { kind: 'began', situation: row.id, atMs } as const;
  const raised = row.alarm === undefined ? [] : [{ kind: 'raiseAlarm', alarm: row.alarm } as const];
  const changed = carryOut({ slice: begun, effects: [news] }, [...raised, ...deedsOf(row.phases[0])], atMs);
  return settle(ruleset, changed, atMs);
}

/** What happens at the end of a phase: the next phase, or the end. */
export function grow(ruleset: EmergencyRuleset, slice: EmergencyState, run: Run, atMs: number): Changed {
  const row = situationRow(ruleset, run.situation);
  const phase = row.phases[run.phase + 1];
  if (!phase) return row.isFalseSign ? pass(slice, row, run, atMs) : escalate(slice, row, run, atMs);
  const percent = run.isSlowed ? (row.slowedBy?.percent ?? 100) : 100;
  const grown: Run = {
    ...run,
    phase: run.phase + 1,
    phaseAtMs: atMs,
    growsAtMs: atMs + portion(phase.lastsMs, percent),
  };
  const news = { kind: 'grew', situation: row.id, detail: phase.id, atMs } as const;
  const changed = carryOut({ slice: withRun(slice, grown), effects: [news] }, phase.does, atMs);
  return settle(ruleset, changed, atMs);
}

/** Brings the situation under control. */
export function contain(ruleset: EmergencyRuleset, slice: EmergencyState, run: Run, atMs: number): Changed {
  const row = situationRow(ruleset, run.situation);
  const news = { kind: 'contained', situation: row.id, atMs } as const;
  const ended = withRun(slice, endedBy(run, 'CONTAIN', atMs));
  return carryOut({ slice: ended, effects: [news] }, [...row.contained.does, ...clearing(row)], atMs);
}

/** Applies the harm that an action did: its deeds, and an escalation if the harm says so. */
export function harm(ruleset: EmergencyRuleset, changed: Changed, harmed: Harm, atMs: number): Changed {
  const run = currentRun(changed.slice);
  if (!run) return changed;
  const news = { kind: 'harmed', situation: run.situation, detail: harmed.id, atMs } as const;
  const slice = { ...changed.slice, harmed: [...changed.slice.harmed, harmed.id] };
  const done = carryOut(withEffect({ ...changed, slice }, news), harmed.does, atMs);
  const next = harmed.escalates ? situationTable[run.status].ESCALATE : undefined;
  if (!next) return settle(ruleset, done, atMs);
  const ended = withRun(done.slice, endedBy(run, 'ESCALATE', atMs));
  return withEffect({ ...done, slice: ended }, { ...news, kind: 'escalated' });
}

/** Updates the situation after any change: whether it is slowed or held, and whether help comes. */
export function settle(ruleset: EmergencyRuleset, changed: Changed, atMs: number): Changed {
  const run = currentRun(changed.slice);
  if (run?.status !== 'active') return changed;
  const row = situationRow(ruleset, run.situation);
  const seen = standing(changed.slice);
  const slowed = slow(ruleset, seen, row, run, atMs);
  const next = withHelp(ruleset, seen, row, hold(ruleset, seen, row, slowed, atMs), atMs);
  const slice = withRun(changed.slice, next);
  if (next.help === undefined || next.help.atMs > atMs) return { ...changed, slice };
  const contained = contain(ruleset, slice, next, atMs);
  return { slice: contained.slice, effects: [...changed.effects, ...contained.effects] };
}

/** For what a danger does, a tool that stands by itself is as good as one that was stopped. */
function standing(slice: EmergencyState): EmergencyState {
  return slice.isToolIdle === true && slice.work === 'goesOn' ? { ...slice, work: 'stopped' } : slice;
}

function slow(ruleset: EmergencyRuleset, slice: EmergencyState, row: Situation, run: Run, atMs: number): Run {
  const { slowedBy } = row;
  if (!slowedBy || run.isSlowed || !areTrue(ruleset, slice, slowedBy.all)) return run;
  const slower: Run = { ...run, isSlowed: true };
  if (run.leftMs !== undefined) return { ...slower, leftMs: portion(run.leftMs, slowedBy.percent) };
  if (run.growsAtMs === undefined) return slower;
  return { ...slower, growsAtMs: atMs + portion(run.growsAtMs - atMs, slowedBy.percent) };
}

function hold(ruleset: EmergencyRuleset, slice: EmergencyState, row: Situation, run: Run, atMs: number): Run {
  const isHeld = row.heldBy !== undefined && areTrue(ruleset, slice, row.heldBy);
  const { growsAtMs, leftMs, ...rest } = run;
  if (isHeld && growsAtMs !== undefined) return { ...rest, leftMs: growsAtMs - atMs };
  if (!isHeld && leftMs !== undefined) return { ...rest, growsAtMs: atMs + leftMs };
  return run;
}

/** Help keeps coming while its conditions hold; another way to contain may turn out faster. */
function withHelp(
  ruleset: EmergencyRuleset,
  slice: EmergencyState,
  row: Situation,
  run: Run,
  atMs: number,
): Run {
  const { help: known, ...rest } = run;
  const ways = row.containedBy.flatMap(({ all, afterMs }, way) => {
    if (!areTrue(ruleset, slice, all)) return [];
    return [known?.way === way ? known : { way, atMs: atMs + afterMs }];
  });
  const help = ways.toSorted((a, b) => a.atMs - b.atMs)[0];
  return help ? { ...rest, help } : rest;
}

function escalate(slice: EmergencyState, row: Situation, run: Run, atMs: number): Changed {
  const news = { kind: 'escalated', situation: row.id, atMs } as const;
  const ended = withRun(slice, endedBy(run, 'ESCALATE', atMs));
  return carryOut({ slice: ended, effects: [news] }, row.escalated.does, atMs);
}

function pass(slice: EmergencyState, row: Situation, run: Run, atMs: number): Changed {
  const { growsAtMs: _growsAtMs, ...rest } = run;
  const news = { kind: 'passed', situation: row.id, atMs } as const;
  const passed = withRun(slice, { ...rest, endedAtMs: atMs });
  return carryOut({ slice: passed, effects: [news] }, [...row.contained.does, ...clearing(row)], atMs);
}

function endedBy(run: Run, event: SituationEvent, atMs: number): Run {
  const { growsAtMs: _growsAtMs, leftMs: _leftMs, help: _help, ...rest } = run;
  const status = situationTable[run.status][event];
  if (status === undefined) throw new Error(`Situation: no row for ${event} from ${run.status}`);
  return { ...rest, status, endedAtMs: atMs };
}

function withRun(slice: EmergencyState, run: Run): EmergencyState {
  return { ...slice, runs: [...slice.runs.slice(0, -1), run] };
}

function clearing(row: Situation) {
  return row.alarm === undefined ? [] : [{ kind: 'clearAlarm', alarm: row.alarm } as const];
}

function deedsOf(phase: Phase | undefined): Phase['does'] {
  return phase?.does ?? [];
}

/** `percent` of a duration, in whole ms and at least 1. */
function portion(lastsMs: number, percent: number): number {
  return Math.max(1, Math.ceil((lastsMs * percent) / 100));
}

/** When the next event of the current situation happens by itself. */
export function nextOfRun(run: Run | undefined): number | undefined {
  if (!isGoingOn(run)) return undefined;
  const times = [run.growsAtMs, run.help?.atMs].flatMap((time) => time ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
