import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUserQuery } from '#src/lib/session/current-user.ts';
import { useSessionLost, useSignedIn } from '#src/lib/session/session.ts';
import { isKeptOut, isOwnAttemptAt, useTechnicalWorks } from '#src/lib/api/technical-works.ts';
import { decideRoute, type GuardDecision } from './guard.ts';
import { routeOf, type RouteId } from './routes.ts';

/** FAILED: the person was never loaded and the server does not respond, so nothing can be decided. */
type PageDecision = GuardDecision | { readonly kind: 'FAILED'; readonly retry: () => void };

/** A running attempt stays open through technical works, until after it is submitted. */
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
