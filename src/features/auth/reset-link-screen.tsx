import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { heldResetToken, holdAddressSecrets } from '#src/lib/address-secrets.ts';
import { leaveSession } from '#src/lib/sign-in.ts';
import { Loader } from '#src/ui/loader.tsx';

/** The link of a password letter: whoever is signed in here is signed out, and the start page asks for the new password. */
export function ResetLinkScreen(): ReactElement {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  useEffect(() => {
    holdAddressSecrets();
    void leaveSession().then(() =>
      navigate(heldResetToken() === undefined ? '/' : '/?message=reset', { replace: true }),
    );
  }, [navigate]);
  return <Loader label={t('loading')} />;
}
