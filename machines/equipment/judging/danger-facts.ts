// What only the judge asks of a situation in which people are in danger.
import type { EmergencyJudging, EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';
import { situationRow } from '../emergency/emergency-index.ts';
import { currentRun, rinsedAtMs } from '../emergency/read.ts';
import type { EmergencyState, Run } from '../emergency/state.ts';
import type { EquipmentState } from '../state.ts';

type Danger = NonNullable<EmergencyJudging['danger']>;
type Aid = NonNullable<EmergencyJudging['aid']>;

/** Whether the person was still in the bay when the time to be out of it had passed. */
export function wasInDanger({ emergency, clockMs }: EquipmentState, danger: Danger | undefined): boolean {
  const run = currentRun(emergency);
  if (!danger || !run || run.status === 'none' || isMadeSafe(emergency, danger)) return false;
  const byMs = deadlineOf(run, danger);
  if (clockMs <= byMs && run.status !== 'escalated') return false;
  return !wasOverBy(run, byMs) && !wasOutBy(emergency, run, byMs);
}

function isMadeSafe({ critical }: EmergencyState, { safeBy }: Danger): boolean {
  return safeBy !== undefined && critical[safeBy].call;
}

function wasOverBy({ status, endedAtMs = Infinity }: Run, byMs: number): boolean {
  return status === 'contained' && endedAtMs <= byMs;
}

/** What escalates takes the time that was left. */
function deadlineOf({ startedAtMs, status, endedAtMs }: Run, { dangerMs }: Danger): number {
  const byMs = startedAtMs + dangerMs;
  return status === 'escalated' && endedAtMs !== undefined ? Math.min(byMs, endedAtMs) : byMs;
}

function wasOutBy({ place, leftAtMs }: EmergencyState, { startedAtMs }: Run, byMs: number): boolean {
  if (leftAtMs === undefined || leftAtMs > byMs) return false;
  return place === 'outside' || leftAtMs >= startedAtMs;
}

/** Whether a danger came, and the person was out of it in time. */
export function wasSafe(state: EquipmentState, danger: Danger | undefined): boolean {
  const run = currentRun(state.emergency);
  return run !== undefined && run.status !== 'none' && !wasInDanger(state, danger);
}

/** Whether the person was outside so soon that nothing had to be done inside before. */
export function leftPromptly({ emergency }: EquipmentState, danger: Danger | undefined): boolean {
  const run = currentRun(emergency);
  return (
    danger !== undefined && run !== undefined && wasOutBy(emergency, run, run.startedAtMs + danger.promptMs)
  );
}

/** Whether somebody was told in time. */
export function wasTold({ emergency }: EquipmentState, judged: Pick<Danger, 'told'> | undefined): boolean {
  const run = currentRun(emergency);
  if (!judged || !run) return false;
  const { byMs, isVoiceEnough, isAlarmPointEnough = isVoiceEnough } = judged.told;
  const isInTime = (atMs: number) => atMs >= run.startedAtMs && atMs <= run.startedAtMs + byMs;
  const { voiceAtMs } = emergency;
  if (isVoiceEnough && voiceAtMs !== undefined && isInTime(voiceAtMs)) return true;
  const { alarmPoints = [] } = emergency;
  if (isAlarmPointEnough && alarmPoints.some(({ atMs }) => isInTime(atMs))) return true;
  return emergency.calls.some(({ fits, atMs }) => fits && isInTime(atMs));
}

/** Whether who is hurt was still without water when the time for it had passed, or what it did escalated before. */
export function wasUnaided(
  ruleset: EmergencyRuleset,
  { emergency, clockMs }: EquipmentState,
  aid: Aid | undefined,
): boolean {
  const run = currentRun(emergency);
  const part = run && situationRow(ruleset, run.situation).hurts?.part;
  if (!aid || !run || !part) return false;
  if (run.status === 'escalated') return true;
  const byMs = run.startedAtMs + aid.byMs;
  return clockMs > byMs && (rinsedAtMs(emergency, part) ?? Infinity) > byMs;
}

/** Whether somebody was hurt, and helped in time. */
export function wasAided(ruleset: EmergencyRuleset, state: EquipmentState, aid: Aid | undefined): boolean {
  const run = currentRun(state.emergency);
  const part = run && situationRow(ruleset, run.situation).hurts?.part;
  const isRinsed = part !== undefined && rinsedAtMs(state.emergency, part) !== undefined;
  return isRinsed && !wasUnaided(ruleset, state, aid);
}
