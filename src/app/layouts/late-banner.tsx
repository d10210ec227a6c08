import { lazy, Suspense, type ReactElement } from 'react';
import i18next from 'i18next';
import { afterLoad } from '#src/lib/after-load.ts';

// Nothing of it is needed before the page stands.
const ConnectionBanner = lazy(async () => {
  await afterLoad();
  const [module] = await Promise.all([
    import('./connection-banner.tsx').catch(() => undefined),
    i18next.loadNamespaces('offline'),
  ]);
  return { default: module?.ConnectionBanner ?? Nothing };
});

/** A part that did not come is no reason to lose the page. */
function Nothing(): null {
  return null;
}

/** The banner of a lost connection, once the page has loaded. */
export function LateConnectionBanner(): ReactElement {
  return (
    <Suspense fallback={null}>
      <ConnectionBanner />
    </Suspense>
  );
}
