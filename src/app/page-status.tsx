import type { getSiteSettings } from '#contract/calls/site-settings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { setSiteZone } from '#src/i18n/site-zone.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { resultPath } from '#src/lib/attempts/attempt-routes.ts';
import { onConnectionChange, isServerReached } from '#src/lib/api/connection.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { dropKeptOfOthers } from '#src/lib/kept/kept-database.ts';
import { isSignedIn, tokenStore } from '#src/lib/session/session.ts';
import { holdDoublePresses } from '#src/lib/device/double-press.ts';
import { goToNewest, startSiteWorker, useSiteWorker } from '#src/lib/device/site-worker.ts';
import { watchConnection } from '#src/lib/api/watch-connection.ts';
import { preloadMenus } from '#src/ui/overlays/menu.tsx';
import { preloadOverlays } from '#src/ui/overlays/overlay.tsx';
import { dismissToast, showToast } from '#src/ui/feedback/toast-store.ts';
import { routeAt } from './route-at.ts';
import { routeOf } from './routes.ts';

const SETTINGS_EVERY_MS = 300_000;
/** A server that is reached may still refuse as busy, or the line break again: what is left is tried again, soon and then less often. */
const DELIVER_AGAIN_MS = 2000;
const MAX_DELIVER_AGAIN_MS = 30_000;

/** Offers a newer version, except during an attempt; the page reloads only when the person agrees. */
function useUpdateOffer(): void {
  const { t } = useTranslation('offline');
  const { hasUpdate } = useSiteWorker();
  const isAttempt = routeOf(routeAt(useLocation().pathname)).attempt === true;
  const isOffered = hasUpdate && !isAttempt;
  const [text, action] = [t('update.text'), t('update.action')];
  useEffect(() => {
    if (!isOffered) return undefined;
    const run = (): void => void goToNewest();
    const toast = showToast({ tone: 'info', text, action: { text: action, run }, durationMs: null });
    return () => dismissToast(toast);
  }, [isOffered, text, action]);
}

/** When nobody is signed in, no readable data may remain, however the session ended. */
function useOnlyOwnThings(): void {
  useEffect(() => {
    const tidy = (): void => {
      if (!isSignedIn()) void dropKeptOfOthers();
    };
    tidy();
    return tokenStore.subscribe(tidy);
  }, []);
}

/** When the connection returns, sends what was done offline and reloads what was shown from storage. */
function useReturn(): void {
  const { t } = useTranslation('offline');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const userId = useCurrentUser()?.id;
  const language = useLanguage();
  useEffect(() => {
    let isOver = false;
    let again: number | undefined;
    let waitMs = DELIVER_AGAIN_MS;
    const deliver = async (): Promise<void> => {
      if (userId === undefined || !isServerReached()) return;
      const { deliverFinishedOf } = await import('#src/features/attempt/saving/deliver-finished.ts');
      const { deliverWaitingOf, isLeftOf } = await import('#src/features/attempt/saving/deliver-waiting.ts');
      for (const { workTitle } of await deliverWaitingOf(userId)) {
        const title = textIn(workTitle, language);
        showToast({ tone: 'warning', text: t('delivered.late', { title }), durationMs: null });
      }
      const brought = await deliverFinishedOf(userId);
      clearTimeout(again);
      if (!isOver && (await isLeftOf(userId))) {
        again = window.setTimeout(start, waitMs);
        waitMs = Math.min(waitMs * 2, MAX_DELIVER_AGAIN_MS);
      }
      const last = brought.at(-1);
      if (last === undefined) return;
      await queries.invalidateQueries();
      showToast({
        tone: 'success',
        text: t('delivered.text', { count: brought.length }),
        action: { text: t('delivered.action'), run: () => void navigate(resultPath(last)) },
      });
    };
    const start = (): void => void deliver().catch(() => undefined);
    const back = (): void => {
      if (!isServerReached()) return;
      void queries.invalidateQueries();
      waitMs = DELIVER_AGAIN_MS;
      start();
    };
    start();
    const leave = onConnectionChange(back);
    return () => {
      isOver = true;
      clearTimeout(again);
      leave();
    };
  }, [userId, queries, navigate, language, t]);
}

/** What opens by a press is at hand before it is pressed, and without the network too. */
function useOverlaysAtHand(): void {
  useEffect(() => {
    for (const load of [preloadMenus, preloadOverlays]) load().catch(() => undefined);
  }, []);
}

/** The site's time zone, looked at now and then: an open page hears of a change. */
function useSiteSettings(): void {
  const { data } = useQuery({
    ...callQuery<typeof getSiteSettings>('/site-settings', {}),
    staleTime: SETTINGS_EVERY_MS,
    refetchInterval: SETTINGS_EVERY_MS,
  });
  useEffect(() => {
    if (data !== undefined) setSiteZone(data.timeZone);
  }, [data]);
}

/** Background work beside every loaded page: the worker, the connection, and syncing when it returns. */
export function PageStatus(): null {
  useEffect(holdDoublePresses, []);
  useEffect(() => void startSiteWorker(), []);
  useEffect(watchConnection, []);
  useOverlaysAtHand();
  useSiteSettings();
  useOnlyOwnThings();
  useUpdateOffer();
  useReturn();
  return null;
}
