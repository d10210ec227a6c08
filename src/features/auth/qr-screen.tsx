import type { signInQr } from '#contract/calls/auth.ts';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dropAddressSecrets, heldQrCode, holdAddressSecrets } from '#src/lib/address-secrets.ts';
import { call } from '#src/lib/call.ts';
import { enterSession } from '#src/lib/sign-in.ts';
import { Loader } from '#src/ui/loader.tsx';

async function signInBy(code: string): Promise<boolean> {
  try {
    await enterSession(await call<typeof signInQr>('POST', '/auth/sign-in-qr/:code', { params: { code } }));
    return true;
  } catch (error) {
    console.warn('Sign-in by QR code failed', error);
    return false;
  }
}

/** Signs in by the code that came in the address; a code that does not work leads to the start page. */
export function QrScreen(): ReactElement {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    holdAddressSecrets();
    const code = heldQrCode();
    dropAddressSecrets();
    const entering = code === undefined ? Promise.resolve(false) : signInBy(code);
    void entering.then((entered) => navigate(entered ? '/cabinet' : '/', { replace: true }));
  }, [navigate]);
  return <Loader label={t('qr.text')} />;
}
