import { lazy, Suspense, useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstRole, useCurrentUser } from '#src/lib/session/current-user.ts';
import { useIsFullBleed } from '#src/ui/layout/full-bleed.ts';
import { writeStored } from '#src/lib/device/local-storage.ts';
import { useMenuOnRequest } from '#src/lib/device/narrow-screen.ts';
import { useSignedIn } from '#src/lib/session/session.ts';
import { useCurrentOverlay } from '#src/ui/overlays/use-overlay.ts';
import { CONTENT_ID } from '../content-id.ts';
import { AppHeader, Help } from '../header/app-header.tsx';
import { loadChunk } from '../lazy-screen.ts';
import { MenuDrawer } from '../menu/menu-drawer.tsx';
import { MenuList } from '../menu/menu-list.tsx';
import { menuOf, type MenuEntry } from '../menu.ts';
import type { RouteId } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import styles from './layout.module.css';
import { SkipLink } from './skip-link.tsx';
import { LateConnectionBanner } from './late-banner.tsx';
import { RunningControlBanner } from './running-control-banner.tsx';
import { LowSpaceBanner } from './low-space-banner.tsx';
import { TechnicalWorksBanner } from './technical-works-banner.tsx';

const ImageViewer = lazy(async () => ({
  default: (await loadChunk(() => import('../viewers/image-viewer.tsx'))).ImageViewer,
}));
const DocumentViewer = lazy(async () => ({
  default: (await loadChunk(() => import('../viewers/document-viewer.tsx'))).DocumentViewer,
}));

interface DefaultLayoutProps {
  readonly route: RouteId;
  readonly children: ReactNode;
}

/** Sets `user-demo` while a guest or demo student is signed in; the start page removes it. */
function useDemoMark(): void {
  const demo = useCurrentUser()?.demo === true;
  useEffect(() => {
    if (demo) writeStored('user-demo', 'true');
  }, [demo]);
}

function useMenu(route: RouteId): readonly MenuEntry[] {
  const signedIn = useSignedIn();
  const user = useCurrentUser();
  const name = firstRole(user);
  if (!signedIn || user === undefined || name === undefined || route === 'technicalWork') return [];
  return menuOf({ name, privileges: user.privileges }, hasScreen);
}

/** What opens over the page. */
function Openings({ fullBleed }: { readonly fullBleed: boolean }): ReactElement {
  const overlay = useCurrentOverlay();
  return (
    <Suspense fallback={null}>
      {overlay === 'images' ? <ImageViewer /> : null}
      {overlay === 'document' ? <DocumentViewer /> : null}
      {fullBleed ? <Help isByKeyAlone /> : null}
    </Suspense>
  );
}

/** What stands above a page that leaves room for it. */
function Top({ onOpenMenu }: { readonly onOpenMenu: (() => void) | undefined }): ReactElement {
  return (
    <>
      <LowSpaceBanner />
      <LateConnectionBanner />
      <RunningControlBanner />
      <AppHeader onOpenMenu={onOpenMenu} />
    </>
  );
}

/** Header, side menu, content; a full-bleed screen has the whole window. */
export function DefaultLayout({ route, children }: DefaultLayoutProps): ReactElement {
  const { t } = useTranslation('shell');
  useDemoMark();
  const entries = useMenu(route);
  const onRequest = useMenuOnRequest();
  const fullBleed = useIsFullBleed();
  const [drawer, setDrawer] = useState(false);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const hasMenu = entries.length > 0;
  const showMenu = hasMenu && !fullBleed;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <TechnicalWorksBanner />
      {fullBleed ? null : <Top onOpenMenu={hasMenu ? () => setDrawer(true) : undefined} />}
      <div className={styles.body}>
        {showMenu && !onRequest ? (
          <nav className={styles.side} aria-label={t('mainMenu')}>
            <MenuList entries={entries} current={route} />
          </nav>
        ) : null}
        <main id={CONTENT_ID} tabIndex={-1} className={fullBleed ? styles.full : styles.content}>
          {children}
        </main>
      </div>
      {showMenu && onRequest ? (
        <MenuDrawer open={drawer} entries={entries} current={route} onClose={closeDrawer} />
      ) : null}
      <Openings fullBleed={fullBleed} />
    </div>
  );
}
