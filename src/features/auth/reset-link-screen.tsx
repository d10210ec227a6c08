import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { heldResetToken, holdAddressSecrets } from '#src/lib/session/address-secrets.ts';
import { leaveSession } from '#src/lib/session/sign-in.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';

/** The target of the link in a password letter: signs out, and the start page asks for the new password. */
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
