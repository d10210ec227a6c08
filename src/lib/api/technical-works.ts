// Technical works: whether they are on or planned, and for whom. Without a response, they count as off.

import type { getTechnicalWorks, RunningAttempt, TechnicalWorks } from '#contract/calls/technical-works.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { inEveryLanguage } from '#contract/languages.ts';
import { attemptPath, controlAttemptPath } from '../attempts/attempt-routes.ts';
import { call } from './call.ts';
import { useSignedIn } from '../session/session.ts';

const CHECK_EVERY_MS = 30_000;
/** A planned start or end is checked a random moment later, so that a whole school does not ask at once. */
const SOONEST_MS = 1000;
const SPREAD_MS = 2000;
const ANNOUNCED_MS = 24 * 3_600_000;

const OFF: TechnicalWorks = {
  status: 'INACTIVE',
  excludedUserIds: [],
  message: inEveryLanguage(() => ''),
  startsAt: null,
  endsAt: null,
  ownAttempts: [],
};

async function loadTechnicalWorks(signal: AbortSignal): Promise<TechnicalWorks> {
  try {
    return await call<typeof getTechnicalWorks>('GET', '/technical-works', { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('The state of technical works did not load: taken as off', error);
    return OFF;
  }
}

/** When to check again: soon after the next planned change, or at the usual interval. */
export function nextCheckMs(works: TechnicalWorks | undefined, nowMs: number, spread: number): number {
  const at = works?.status === 'PLANNED' ? works.startsAt : works?.endsAt;
  const untilMs = at === null || at === undefined ? -1 : Date.parse(at) - nowMs;
  if (untilMs < 0 || untilMs > CHECK_EVERY_MS) return CHECK_EVERY_MS;
  return Math.max(untilMs, SOONEST_MS) + spread * SPREAD_MS;
}

/** The exemption list and the person's own attempts depend on the caller, so signing in reloads them. */
export function technicalWorksQuery(signedIn: boolean) {
  return queryOptions<TechnicalWorks>({
    queryKey: ['/technical-works', signedIn],
    queryFn: ({ signal }) => loadTechnicalWorks(signal),
    refetchInterval: ({ state }) => nextCheckMs(state.data, Date.now(), Math.random()),
    staleTime: CHECK_EVERY_MS / 2,
  });
}

/** Undefined until loaded. */
export function useTechnicalWorks(): TechnicalWorks | undefined {
  return useQuery(technicalWorksQuery(useSignedIn())).data;
}

/** Administrators and exempt people can continue working. */
export function isKeptOut(works: TechnicalWorks | undefined, user: CurrentUser | undefined): boolean {
  if (works?.status !== 'ACTIVE') return false;
  if (user === undefined) return true;
  const isExcluded = user.roles[0]?.name === 'ROLE_ADMIN' || user.privileges.includes('TECHNICAL_WORKS');
  return !isExcluded && !works.excludedUserIds.includes(user.id);
}

/** Planned works are announced a day before, not weeks. */
export function isAnnounced({ status, startsAt }: TechnicalWorks, nowMs: number): boolean {
  return status === 'PLANNED' && startsAt !== null && Date.parse(startsAt) - nowMs <= ANNOUNCED_MS;
}

/** The address of an attempt that its owner may continue. */
export function runningAttemptPath({ workId, kind, mode, executionId }: RunningAttempt): string {
  if (mode === 'CONTROL' || executionId !== null) return controlAttemptPath(executionId ?? '');
  return attemptPath({ id: workId, kind }, mode);
}

/** Whether an address belongs to the person's own running attempt. */
export function isOwnAttemptAt(works: TechnicalWorks | undefined, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return works?.ownAttempts.some((attempt) => runningAttemptPath(attempt) === path) ?? false;
}
