import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onApiEvent } from '#src/lib/api/api-events.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { useSessionLost, useSignedIn } from '#src/lib/session/session.ts';
import { openOverlay } from '#src/ui/overlays/overlay-store.ts';
import { routeAt } from './route-at.ts';
import { routeOf } from './routes.ts';

/** Handles what a call reveals about the whole page: a missing right, technical works, a lost session. */
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
        // An attempt explains a refusal itself: leaving it would discard what the page still holds.
        else if (!inAttempt) void navigate('/not-enough');
      }),
    [navigate, inAttempt],
  );

  useEffect(() => {
    if (lost && !signedIn) openOverlay('login');
  }, [lost, signedIn]);

  // This tab or another one has signed out: nothing of the person may stay on the screen or in the cache.
  useEffect(() => {
    if (!signedIn && !lost) queryClient.removeQueries({ queryKey: ['/users/current'] });
  }, [signedIn, lost]);
}
