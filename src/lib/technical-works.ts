/** Maintenance: whether it is on or planned, and for whom. An answer that does not come means it is off. */

import type { getTechnicalWorks, RunningAttempt, TechnicalWorks } from '#contract/calls/technical-works.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { attemptPath, controlAttemptPath } from './attempt-routes.ts';
import { call } from './call.ts';
import { useSignedIn } from './session.ts';

const CHECK_EVERY_MS = 30_000;
/** What begins or ends by the clock is looked at a moment later; spread, so that not a whole school asks at once. */
const SOONEST_MS = 1000;
const SPREAD_MS = 2000;
const ANNOUNCED_MS = 24 * 3_600_000;

const OFF: TechnicalWorks = {
  status: 'INACTIVE',
  excludedUserIds: [],
  message: { ru: '', en: '', ch: '' },
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

/** When to look again: soon after what is to happen by the clock, or as usual. */
export function nextCheckMs(works: TechnicalWorks | undefined, nowMs: number, spread: number): number {
  const at = works?.status === 'PLANNED' ? works.startsAt : works?.endsAt;
  const untilMs = at === null || at === undefined ? -1 : Date.parse(at) - nowMs;
  if (untilMs < 0 || untilMs > CHECK_EVERY_MS) return CHECK_EVERY_MS;
  return Math.max(untilMs, SOONEST_MS) + spread * SPREAD_MS;
}

/** The list of the excluded and the own attempts differ by the caller, so a sign-in asks anew. */
export function technicalWorksQuery(signedIn: boolean) {
  return queryOptions<TechnicalWorks>({
    queryKey: ['/technical-works', signedIn],
    queryFn: ({ signal }) => loadTechnicalWorks(signal),
    refetchInterval: ({ state }) => nextCheckMs(state.data, Date.now(), Math.random()),
    staleTime: CHECK_EVERY_MS / 2,
  });
}

/** Undefined until fetched. */
export function useTechnicalWorks(): TechnicalWorks | undefined {
  return useQuery(technicalWorksQuery(useSignedIn())).data;
}

/** Admins and those on the list go on working. */
export function isKeptOut(works: TechnicalWorks | undefined, user: CurrentUser | undefined): boolean {
  if (works?.status !== 'ACTIVE') return false;
  if (user === undefined) return true;
  const isExcluded = user.roles[0]?.name === 'ROLE_ADMIN' || user.privileges.includes('TECHNICAL_WORKS');
  return !isExcluded && !works.excludedUserIds.includes(user.id);
}

/** Planned works are told of a day before, not weeks. */
export function isAnnounced({ status, startsAt }: TechnicalWorks, nowMs: number): boolean {
  return status === 'PLANNED' && startsAt !== null && Date.parse(startsAt) - nowMs <= ANNOUNCED_MS;
}

/** The address of an attempt that its owner may go on with. */
export function runningAttemptPath({ workId, kind, mode, executionId }: RunningAttempt): string {
  if (mode === 'CONTROL' || executionId !== null) return controlAttemptPath(executionId ?? '');
  return attemptPath({ id: workId, kind }, mode);
}

/** Whether an address is that of the person's own running attempt. */
export function isOwnAttemptAt(works: TechnicalWorks | undefined, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return works?.ownAttempts.some((attempt) => runningAttemptPath(attempt) === path) ?? false;
}
