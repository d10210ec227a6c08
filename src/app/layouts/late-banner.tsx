import { lazy, Suspense, type ReactElement } from 'react';
import i18next from 'i18next';
import { afterLoad } from '#src/lib/device/after-load.ts';

// Not needed until the page is shown.
const ConnectionBanner = lazy(async () => {
  await afterLoad();
  const [module] = await Promise.all([
    import('./connection-banner.tsx').catch(() => undefined),
    i18next.loadNamespaces('offline'),
  ]);
  return { default: module?.ConnectionBanner ?? Nothing };
});

/** If this part does not load, the page must still work. */
function Nothing(): null {
  return null;
}

/** The connection banner, once the page has loaded. */
export function LateConnectionBanner(): ReactElement {
  return (
    <Suspense fallback={null}>
      <ConnectionBanner />
    </Suspense>
  );
}
