import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUserQuery } from '#src/lib/current-user.ts';
import { useSessionLost, useSignedIn } from '#src/lib/session.ts';
import { isKeptOut, isOwnAttemptAt, useTechnicalWorks } from '#src/lib/technical-works.ts';
import { decideRoute, type GuardDecision } from './guard.ts';
import { routeOf, type RouteId } from './routes.ts';

/** FAILED: the person has never been loaded and the server does not answer, so nothing can be decided. */
export type PageDecision = GuardDecision | { readonly kind: 'FAILED'; readonly retry: () => void };

/** A running attempt stays on the screen through technical works, to its very end: also after it is handed in. */
function useStaysInAttempt(isAttempt: boolean): boolean {
  const { pathname } = useLocation();
  const works = useTechnicalWorks();
  const [entered, setEntered] = useState<string>();
  const isOwn = isAttempt && isOwnAttemptAt(works, pathname);
  const next = isOwn || entered === pathname ? pathname : undefined;
  if (next !== entered) setEntered(next);
  return next !== undefined;
}

export function useGuard(route: RouteId): PageDecision {
  const signedIn = useSignedIn();
  const sessionLost = useSessionLost();
  const { data: user, isError, refetch } = useCurrentUserQuery();
  const works = useTechnicalWorks();
  const staysInAttempt = useStaysInAttempt(routeOf(route).attempt === true);
  const unknown = signedIn && user === undefined;
  const decision = decideRoute(routeOf(route), {
    signedIn,
    sessionLost,
    privileges: user?.privileges,
    keptOut: !unknown && !staysInAttempt && isKeptOut(works, signedIn ? user : undefined),
  });
  if (decision.kind === 'WAIT' && isError) return { kind: 'FAILED', retry: () => void refetch() };
  return decision;
}
