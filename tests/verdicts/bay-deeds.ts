// What is done in the bay, for the rows of its table of verdicts.
import type { TimedAction } from '#machines/kit/session.ts';
import type { Deed } from './deeds.ts';

export const EMO: TimedAction = { code: 'EMO', to: 'emoTrackRight' };
export const ABORT: TimedAction = { code: 'JOB_ABORT' };
const HANG_UP: TimedAction = { code: 'HANG_UP' };
export const LEAVE: TimedAction = { code: 'LEAVE' };
export const VOICE: TimedAction = { code: 'VOICE' };

/** STOPWORK, a wait, and on. */
export const STOPPED = (ms: number): readonly TimedAction[] => [
  { code: 'STOPWORK', to: 'terminal' },
  { code: 'WAIT', params: { ms } },
  { code: 'STARTPROCCES' },
];

export function called(to: string, reason: string): readonly TimedAction[] {
  return [{ code: 'CALL', to, params: { reason } }, HANG_UP];
}

/** The actions, the first of them so much later. */
export function later(afterMs: number, ...actions: readonly TimedAction[]): readonly TimedAction[] {
  return actions.map((action, at) => (at === 0 ? { ...action, afterMs } : action));
}

function noticedAt(way: readonly TimedAction[]): number {
  const at = way.findIndex(({ code, params }) => code === 'WAIT' && params?.['ms'] === 3_600_000);
  if (at === -1) throw new Error('Nothing is waited for');
  return at + 1;
}

/** Does more once something is noticed. */
export const untilNoticed =
  (...more: readonly TimedAction[]): Deed =>
  (way) =>
    way.toSpliced(noticedAt(way), 0, ...more);

/** Once something is noticed, does this and nothing else. */
export const onlyThen =
  (...actions: readonly TimedAction[]): Deed =>
  (way) => [...way.slice(0, noticedAt(way)), ...actions];

/** The whole answer so much later. */
export const idleFor =
  (ms: number): Deed =>
  (way) => {
    const at = noticedAt(way);
    return [...way.slice(0, at), ...later(ms, ...way.slice(at))];
  };
