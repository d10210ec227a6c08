import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactElement,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Loader } from '#src/ui/feedback/loader.tsx';
import type { OverlayName } from '#src/ui/overlays/overlay-store.ts';
import { useCurrentOverlay } from '#src/ui/overlays/use-overlay.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadChunk } from './lazy-screen.ts';

type HostedOverlay = Extract<OverlayName, 'login' | 'registration' | 'forgot' | 'reset'>;

function lazyOverlay(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await loadChunk(load) }));
}

const overlays: Readonly<Record<HostedOverlay, LazyExoticComponent<ComponentType>>> = {
  login: lazyOverlay(() => import('#src/features/auth/login-overlay.tsx').then((m) => m.LoginOverlay)),
  registration: lazyOverlay(() =>
    import('#src/features/auth/registration-overlay.tsx').then((m) => m.RegistrationOverlay),
  ),
  forgot: lazyOverlay(() => import('#src/features/auth/forgot-overlay.tsx').then((m) => m.ForgotOverlay)),
  reset: lazyOverlay(() => import('#src/features/auth/reset-overlay.tsx').then((m) => m.ResetOverlay)),
};

function isHosted(name: OverlayName | null): name is HostedOverlay {
  return name !== null && name in overlays;
}

/** Loads the sign-in overlays on first use, and keeps them mounted so that they can fade out. */
export function OverlayHost(): ReactElement {
  const { t } = useTranslation('common');
  const current = useCurrentOverlay();
  const [asked, setAsked] = useState<readonly HostedOverlay[]>([]);
  if (isHosted(current) && !asked.includes(current)) setAsked([...asked, current]);
  return (
    <>
      {asked.map((name) => {
        const Overlay = overlays[name];
        return (
          <ErrorBoundary key={name}>
            <Suspense fallback={current === name ? <Loader label={t('loading')} fullPage /> : null}>
              <Overlay />
            </Suspense>
          </ErrorBoundary>
        );
      })}
    </>
  );
}
