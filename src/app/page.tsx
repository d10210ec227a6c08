import i18next from 'i18next';
import { createElement, lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { afterLoad } from '#src/lib/device/after-load.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { ErrorState } from '#src/ui/feedback/empty-state.tsx';
import { CookieConsent } from './cookie-consent.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyPart, screenOf } from './lazy-screen.ts';
import { OverlayHost } from './overlay-host.tsx';
import { routeAt } from './route-at.ts';
import { routeIds, routeOf, type RouteId } from './routes.ts';
import { useContentFocus } from './use-content-focus.ts';
import { useGuard } from './use-guard.ts';
import { usePageEvents } from './use-page-events.ts';
import { useRouteMeta } from './use-route-meta.ts';

const startLayout = lazyPart(async () => (await import('./layouts/start-layout.tsx')).StartLayout);
const defaultLayout = lazyPart(async () => (await import('./layouts/default-layout.tsx')).DefaultLayout);

// Must not slow down the first load; if it does not load, the page works without it.
const PageStatus = lazy(async () => {
  await afterLoad();
  const [module] = await Promise.all([
    import('./page-status.tsx').catch(() => undefined),
    i18next.loadNamespaces('offline'),
  ]);
  return { default: module?.PageStatus ?? Nothing };
});

function Nothing(): null {
  return null;
}

/** Starts loading a route's layout before rendering; a failure shows when it is rendered. */
export function preloadLayout(route: RouteId): Promise<void> {
  return (routeOf(route).layout === 'START' ? startLayout : defaultLayout).preload();
}

/** The loading state of a whole page. */
function PageLoader(): ReactElement {
  const { t } = useTranslation('common');
  return <Loader label={t('loading')} fullPage />;
}

function PartLoader(): ReactElement {
  const { t } = useTranslation('common');
  return <Loader label={t('loading')} />;
}

interface LayoutProps {
  readonly route: RouteId;
  readonly children: ReactNode;
}

function Layout(props: LayoutProps): ReactElement {
  if (routeOf(props.route).layout === 'START') return createElement(startLayout.component(), props);
  return createElement(defaultLayout.component(), props);
}

function Screens(): ReactElement {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key}>
      <Suspense fallback={<PartLoader />}>
        <Routes>
          {routeIds.map((id) => (
            <Route key={id} path={routeOf(id).path} element={<Screen route={id} />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

// Rendering the lazy component starts its loading, so this happens only when its route is shown.
function Screen({ route }: { readonly route: RouteId }): ReactElement {
  return createElement(screenOf(route));
}

function GuardedPage(): ReactElement {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  const decision = useGuard(route);
  useRouteMeta(route);
  useContentFocus();
  switch (decision.kind) {
    case 'GO':
      // A person kept out by technical works returns to this page afterwards.
      return <Navigate to={decision.to} replace state={{ from: pathname + search }} />;
    case 'WAIT':
      return <PageLoader />;
    case 'FAILED':
      return (
        <main>
          <ErrorState title={t('errors.load')} retryText={t('actions.retry')} onRetry={decision.retry} />
        </main>
      );
    case 'SHOW':
      return (
        <Layout route={route}>
          <Screens />
        </Layout>
      );
  }
}

/** The page of the current address: guard, layout, screen, and whatever overlays every page. */
export function Page(): ReactElement {
  usePageEvents();
  return (
    <>
      <Suspense fallback={<PageLoader />}>
        <GuardedPage />
      </Suspense>
      <Suspense fallback={null}>
        <PageStatus />
      </Suspense>
      <Suspense fallback={null}>
        <OverlayHost />
        <CookieConsent />
      </Suspense>
    </>
  );
}
