// The entry: removes secrets from the address, loads the session and the texts, then renders the page.

import '#src/ui/styles/tokens.css';
import '#src/ui/styles/reset.css';
import '#src/ui/styles/fonts.css';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '#src/i18n/i18n.ts';
import { holdAddressSecrets } from '#src/lib/session/address-secrets.ts';
import { restoreUser } from '#src/lib/session/current-user.ts';
import { holdInstallOffer } from '#src/lib/device/install-app.ts';
import { followOtherTabs, tokenStore } from '#src/lib/session/session.ts';
import { showTheme } from '#src/lib/device/theme.ts';
import { withTimeout } from '#src/lib/forms/delay.ts';
import { afterLoad, holdLaterParts } from '#src/lib/device/after-load.ts';
import { App } from './app.tsx';
import { askFirst } from './first-calls.ts';
import { firstTexts } from './first-texts.ts';
import { preloadScreen } from './lazy-screen.ts';
import { preloadLayout } from './page.tsx';
import { routeAt } from './route-at.ts';
import type { RouteId } from './routes.ts';

/** The page is rendered once where all that it shows comes within this time; later its parts say that they load. */
const MAX_WAIT_MS = 600;

async function restoreSession(): Promise<void> {
  await tokenStore.restore();
  await restoreUser();
  followOtherTabs();
}

/** Begins everything that the page shows first. */
function beginFirst(route: RouteId): {
  readonly needed: Promise<unknown>;
  readonly wanted: Promise<unknown>;
} {
  const session = restoreSession();
  const calls = session.then(() => askFirst(route, location.pathname));
  return {
    needed: Promise.all([startTexts(firstTexts(route)), session]),
    wanted: Promise.all([preloadScreen(route), preloadLayout(route), calls]),
  };
}

async function start(root: HTMLElement): Promise<void> {
  holdAddressSecrets();
  holdInstallOffer();
  showTheme();
  const opened = holdLaterParts();
  const { needed, wanted } = beginFirst(routeAt(location.pathname));
  i18next.on('languageChanged', (tag) => {
    document.documentElement.lang = tag;
  });
  await needed;
  await withTimeout(wanted, MAX_WAIT_MS, 'The first view').catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  await wanted.catch(() => undefined);
  requestAnimationFrame(opened);
  await afterLoad();
  document.documentElement.removeAttribute('data-opening');
}

const root = document.getElementById('root');
if (root !== null) void start(root);
