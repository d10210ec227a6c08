// The entry: removes secrets from the address, loads the session and the texts, then renders the page.

import '#src/ui/styles/tokens.css';
import '#src/ui/styles/reset.css';
import '#src/ui/styles/fonts.css';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '#src/i18n/i18n.ts';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { holdAddressSecrets } from '#src/lib/session/address-secrets.ts';
import { restoreUser } from '#src/lib/session/current-user.ts';
import { holdInstallOffer } from '#src/lib/device/install-app.ts';
import { followOtherTabs, tokenStore } from '#src/lib/session/session.ts';
import { showTheme } from '#src/lib/device/theme.ts';
import { App } from './app.tsx';
import { preloadScreen } from './lazy-screen.ts';
import { preloadLayout } from './page.tsx';
import { routeAt } from './route-at.ts';

const START_TEXTS: readonly Namespace[] = ['common', 'shell', 'start'];
const OTHER_TEXTS: readonly Namespace[] = ['common', 'shell'];

async function restoreSession(): Promise<void> {
  await tokenStore.restore();
  await restoreUser();
  followOtherTabs();
}

async function start(root: HTMLElement): Promise<void> {
  holdAddressSecrets();
  holdInstallOffer();
  showTheme();
  const route = routeAt(location.pathname);
  preloadScreen(route);
  preloadLayout(route);
  i18next.on('languageChanged', (tag) => {
    document.documentElement.lang = tag;
  });
  await Promise.all([startTexts(route === 'start' ? START_TEXTS : OTHER_TEXTS), restoreSession()]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
