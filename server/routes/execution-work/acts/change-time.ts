// Acts that change somebody's time: more of it, a pause, going on, the end.
import type { ControlPause } from '#contract/control-time.ts';
import type { ActRefusal } from '#contract/entities/control.ts';
import { isPausedAt } from '#server/repositories/personal-time.ts';
import { moveClocks } from '../../completed-work/clock/clock-repository.ts';
import { changeTime, isOver, storeAttempt, type Acting } from './acting.ts';

const MINUTE_MS = 60_000;

const isPaused = ({ row, now }: Acting): boolean => isPausedAt(row.pausedAt, now);

function refusalOf(acting: Acting): ActRefusal | undefined {
  if (acting.row.outAt !== null) return 'OUT';
  return isOver(acting) ? 'ENDED' : undefined;
}

export async function giveTime(acting: Acting, minutes: number): Promise<ActRefusal | undefined> {
  const why = refusalOf(acting);
  if (why !== undefined) return why;
  const { row, attempt, now } = acting;
  // For who has not begun in time, from now on.
  const missedMs = attempt === undefined ? Math.max(0, Date.parse(now) - Date.parse(row.endsAt)) : 0;
  await changeTime(acting, { incidentMs: Number(row.incidentMs) + missedMs + minutes * MINUTE_MS });
  return undefined;
}

export async function pause(acting: Acting): Promise<ActRefusal | undefined> {
  const { row, now } = acting;
  const why = refusalOf(acting) ?? (isPaused(acting) ? 'PAUSED' : undefined);
  if (why !== undefined) return why;
  if (row.endsAt <= now) return 'ENDED';
  const pauses = [...(row.pauses ?? []), { fromMs: Date.parse(now), untilMs: null }];
  await changeTime(acting, { pauses, pausedAt: now });
  return undefined;
}

/** The pauses with the one under way ended. */
function endedPauses({ row, now }: Acting): ControlPause[] {
  return (row.pauses ?? []).map((one) => ({ ...one, untilMs: one.untilMs ?? Date.parse(now) }));
}

export async function goOn(acting: Acting): Promise<ActRefusal | undefined> {
  if (!isPaused(acting)) return 'NOT_PAUSED';
  const { tx, attempt, row, now } = acting;
  if (attempt !== undefined && row.pausedAt !== null) {
    const fromMs = Math.max(Date.parse(row.pausedAt), Date.parse(attempt.startedAt));
    await moveClocks(tx, attempt.id, Date.parse(now) - fromMs);
  }
  await changeTime(acting, { pauses: endedPauses(acting), pausedAt: null });
  return undefined;
}

/** What was done before arrives for a while, as at any deadline. */
export async function close(acting: Acting): Promise<ActRefusal | undefined> {
  const { tx, attempt, now } = acting;
  if (attempt === undefined) return 'NOT_BEGUN';
  if (attempt.status !== 'IN_PROGRESS') return 'NOT_RUNNING';
  if (acting.row.pausedAt !== null) await goOn(acting);
  await storeAttempt(tx, attempt.id, { deadline: now, status: 'CLOSING' });
  return undefined;
}
