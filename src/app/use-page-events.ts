import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onApiEvent } from '#src/lib/api-events.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { useSessionLost, useSignedIn } from '#src/lib/session.ts';
import { openOverlay } from '#src/ui/overlay-store.ts';
import { routeAt } from './route-at.ts';
import { routeOf } from './routes.ts';

/** What calls learn about the whole page: a refused right, technical works, a lost session. */
export function usePageEvents(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const inAttempt = routeOf(routeAt(pathname)).attempt === true;
  const signedIn = useSignedIn();
  const lost = useSessionLost();

  useEffect(
    () =>
      onApiEvent((event) => {
        if (event === 'TECHNICAL_WORKS')
          void queryClient.invalidateQueries({ queryKey: ['/technical-works'] });
        // An attempt explains a refusal itself: leaving it would take away what the page still holds.
        else if (!inAttempt) void navigate('/not-enough');
      }),
    [navigate, inAttempt],
  );

  useEffect(() => {
    if (lost && !signedIn) openOverlay('login');
  }, [lost, signedIn]);

  // Another tab signed out, or this one did: nothing of the person may stay on the screen or in the cache.
  useEffect(() => {
    if (!signedIn && !lost) queryClient.removeQueries({ queryKey: ['/users/current'] });
  }, [signedIn, lost]);
}
