import { useCurrentUserQuery } from '#src/lib/current-user.ts';
import { useSessionLost, useSignedIn } from '#src/lib/session.ts';
import { isKeptOut, useTechnicalWorks } from '#src/lib/technical-works.ts';
import { decideRoute, type GuardDecision } from './guard.ts';
import { routeOf, type RouteId } from './routes.ts';

/** FAILED: the person has never been loaded and the server does not answer, so nothing can be decided. */
export type PageDecision = GuardDecision | { readonly kind: 'FAILED'; readonly retry: () => void };

export function useGuard(route: RouteId): PageDecision {
  const signedIn = useSignedIn();
  const sessionLost = useSessionLost();
  const { data: user, isError, refetch } = useCurrentUserQuery();
  const works = useTechnicalWorks();
  const unknown = signedIn && user === undefined;
  const decision = decideRoute(routeOf(route), {
    signedIn,
    sessionLost,
    privileges: user?.privileges,
    keptOut: !unknown && isKeptOut(works, signedIn ? user : undefined),
  });
  if (decision.kind === 'WAIT' && isError) return { kind: 'FAILED', retry: () => void refetch() };
  return decision;
}
