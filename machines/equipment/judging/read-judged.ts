// The facts that judging asks: those of the state, and what only the judge may know.
import type { EmergencyJudging } from '#contract/simulation/equipment-emergency.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Read } from '#machines/kit/grading/match.ts';
import { onceForEach } from '#machines/kit/once-for-each.ts';
import { emergencySituations } from '../codes/emergency-situations.ts';
import { currentRun } from '../emergency/read.ts';
import type { CallMade } from '../emergency/state.ts';
import { digitOf } from '../read-core.ts';
import { read } from '../read.ts';
import type { Carrier, EquipmentState, Plate } from '../state.ts';
import { leftPromptly, wasAided, wasInDanger, wasSafe, wasTold, wasUnaided } from './danger-facts.ts';

interface Asked {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  readonly judging: EmergencyJudging | undefined;
  /** What stands behind the first dot of the key. */
  readonly name: string;
}

/**
 * Reads the facts of a state as the judge knows them. Besides those of `read`: emergencySituations with all six
 * digits; `ran` (a job was started), `startedWrong` (one not as ordered), `wafersLost`, `reported.<reason>`,
 * `needlessCalls` (none, one, more: since the situation began), `inDanger`, `safe`, `leftPromptly`, `told`,
 * `unaided` and `aided` (who is hurt: without water when its time had passed, under water in time),
 * `firstTold` and `firstReason` (who was called first about the situation, and with what reason; '' if nobody was),
 * `toldMissing.<who>` (called about a person who is missing),
 * `answered` (the situation was contained, and not by a tool that ran empty), `ranInIt` (a job was under way when it
 * began), `restartedUnsafely`.
 */
export function readJudged(
  ruleset: EquipmentRuleset,
  judging: EmergencyJudging | undefined,
): Read<EquipmentState> {
  return (state, key) => {
    const dot = key.indexOf('.');
    const kind = dot === -1 ? key : key.slice(0, dot);
    const own = readers.get(kind);
    return own
      ? own({ ruleset, state, judging, name: dot === -1 ? '' : key.slice(dot + 1) })
      : read(ruleset, state, key);
  };
}

const readers: ReadonlyMap<string, (asked: Asked) => string> = new Map<string, (asked: Asked) => string>([
  ['emergencySituations', ({ state, judging, name }) => digitOf(emergencySituations(state, judging), name)],
  ['ran', ({ state }) => yesNo(state.jobs.some(({ startedAtMs }) => startedAtMs !== undefined))],
  [
    'startedWrong',
    ({ state }) =>
      yesNo(state.jobs.some(({ startedAtMs, isAsOrdered }) => startedAtMs !== undefined && !isAsOrdered)),
  ],
  ['wafersLost', ({ state }) => yesNo(areWafersLost(state.carriers))],
  ['reported', ({ state, name }) => yesNo(state.emergency.calls.some(({ reason }) => reason === name))],
  ['needlessCalls', ({ state, judging }) => ONE_OR_MORE[needlessCalls(state, judging)] ?? 'more'],
  ['inDanger', ({ state, judging }) => yesNo(wasInDanger(state, judging?.danger))],
  ['safe', ({ state, judging }) => yesNo(wasSafe(state, judging?.danger))],
  ['leftPromptly', ({ state, judging }) => yesNo(leftPromptly(state, judging?.danger))],
  ['told', ({ state, judging }) => yesNo(wasTold(state, judging?.danger ?? judging?.aid))],
  ['firstTold', ({ state }) => firstFitting(state)?.who ?? ''],
  ['firstReason', ({ state }) => firstFitting(state)?.reason ?? ''],
  ['toldMissing', ({ state, name }) => yesNo(heardOfMissing(state, name))],
  ['unaided', ({ ruleset, state, judging }) => yesNo(wasUnaided(ruleset.emergency, state, judging?.aid))],
  ['aided', ({ ruleset, state, judging }) => yesNo(wasAided(ruleset.emergency, state, judging?.aid))],
  ['answered', ({ state, judging }) => yesNo(isAnswered(state, judging))],
  ['ranInIt', ({ state }) => yesNo(ranInIt(state))],
  ['restartedUnsafely', ({ state, judging }) => yesNo(isRestartedUnsafely(state, judging))],
]);

const ONE_OR_MORE = ['none', 'one'] as const;

/** A wafer is lost when it is scrap, or was given up half done. */
const areWafersLost = onceForEach((carriers: EquipmentState['carriers']): boolean => {
  const isLost = ({ code, scrap, status }: Plate) =>
    code !== 'E' && (scrap !== undefined || status === 'ABORTED' || status === 'LOST');
  return Object.values(carriers).some(({ plates }: Carrier) => plates.some(isLost));
});

const ASKING: readonly string[] = ['ask-restart', 'ask-return'];

function needlessCalls(
  { emergency: { calls, runs } }: EquipmentState,
  judging: EmergencyJudging | undefined,
): number {
  const sinceMs = runs.at(-1)?.startedAtMs ?? 0;
  const known: readonly string[] = [...(judging?.neededCalls ?? []), ...(judging?.allowedCalls ?? [])];
  // Where no situation is expected, the key says who may hear of what does not agree.
  const isShift = runs.length === 0 && judging?.neededCalls.length === 0;
  const isNeedless = ({ who, reason, fits, atMs }: CallMade) =>
    atMs >= sinceMs && !ASKING.includes(reason) && !((fits || isShift) && known.includes(who));
  return calls.filter(isNeedless).length;
}

const MISSING = 'person-missing';

function firstFitting({ emergency }: EquipmentState): CallMade | undefined {
  const sinceMs = currentRun(emergency)?.startedAtMs;
  return emergency.calls.find(({ fits, atMs }) => fits && sinceMs !== undefined && atMs >= sinceMs);
}

function heardOfMissing({ emergency }: EquipmentState, name: string): boolean {
  return emergency.calls.some(({ who, reason, fits }) => fits && who === name && reason === MISSING);
}

function isAnswered(state: EquipmentState, judging: EmergencyJudging | undefined): boolean {
  const { emergency } = state;
  if (currentRun(emergency)?.status !== 'contained') return false;
  if (judging?.needsStop !== true || !ranInIt(state)) return true;
  return emergency.critical.STOPWORK.call || emergency.critical.EMO.call;
}

function ranInIt({ emergency, jobs }: EquipmentState): boolean {
  const run = currentRun(emergency);
  if (!run) return false;
  return jobs.some(
    ({ startedAtMs = Infinity, endedAtMs = Infinity }) =>
      startedAtMs <= (run.endedAtMs ?? Infinity) && endedAtMs > run.startedAtMs,
  );
}

function isRestartedUnsafely(
  { emergency: { restarts, runs } }: EquipmentState,
  judging: EmergencyJudging | undefined,
): boolean {
  const run = runs.at(-1);
  const needed = judging?.restart;
  if (!run || !needed) return false;
  return restarts.some(
    ({ atMs, hadPermission, checked }) =>
      atMs >= run.startedAtMs &&
      ((needed.needsPermission && !hadPermission) ||
        needed.needsChecked.some((what) => !checked.includes(what))),
  );
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
