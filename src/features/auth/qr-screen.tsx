import type { signInQr } from '#contract/calls/auth.ts';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dropAddressSecrets, heldQrCode, holdAddressSecrets } from '#src/lib/session/address-secrets.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { enterSession } from '#src/lib/session/sign-in.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ErrorState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { openOverlay } from '#src/ui/overlays/overlay-store.ts';
import styles from './qr-screen.module.css';

type Attempt =
  | { readonly kind: 'TRYING' }
  | { readonly kind: 'REFUSED'; readonly message: string; readonly canRepeat: boolean };

const TRYING: Attempt = { kind: 'TRYING' };

/** An invalid code stays invalid, but a network error, a rate limit or a restarting server may pass. */
function refusalOf(error: unknown, fallback: string): Attempt {
  console.warn('Sign-in by QR code failed', error);
  const canRepeat = !isApiError(error, 'USED_UP') && !isApiError(error, 'VALIDATION');
  return { kind: 'REFUSED', message: error instanceof Error ? error.message : fallback, canRepeat };
}

function useQrSignIn() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Attempt>(TRYING);
  const missing = t('qr.missing');
  const enter = useCallback(async (): Promise<void> => {
    const code = heldQrCode();
    // The page was reloaded or its address typed: the code is removed from the address at once and stored
    // nowhere else.
    if (code === undefined) return setAttempt({ kind: 'REFUSED', message: missing, canRepeat: false });
    try {
      const params = { code };
      await enterSession(await call<typeof signInQr>('POST', '/auth/sign-in-qr/:code', { params }));
      dropAddressSecrets();
      await navigate('/cabinet', { replace: true });
    } catch (error) {
      const refused = refusalOf(error, missing);
      if (refused.kind === 'REFUSED' && !refused.canRepeat) dropAddressSecrets();
      setAttempt(refused);
    }
  }, [navigate, missing]);
  const repeat = (): void => {
    setAttempt(TRYING);
    void enter();
  };
  return { attempt, enter, repeat };
}

/** Signs in with the code from the address; if that fails, says why and offers a way on. */
export function QrScreen(): ReactElement {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const { attempt, enter, repeat } = useQrSignIn();
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    holdAddressSecrets();
    void enter();
  }, [enter]);
  const toPassword = (): void => {
    dropAddressSecrets();
    void navigate('/', { replace: true });
    openOverlay('login');
  };
  if (attempt.kind === 'TRYING') return <Loader label={t('qr.text')} />;
  return (
    <>
      <h1 className={styles.title}>{t('qr.title')}</h1>
      <ErrorState
        title={t('qr.failed')}
        {...(attempt.canRepeat ? { retryText: t('common:actions.retry'), onRetry: repeat } : {})}
        action={
          <Button
            variant={attempt.canRepeat ? 'secondary' : 'primary'}
            text={t('qr.password')}
            onClick={toPassword}
          />
        }
      >
        {attempt.message}
      </ErrorState>
    </>
  );
}
