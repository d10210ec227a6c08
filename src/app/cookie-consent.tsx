import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';
import { CookieNotice } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';

/** Shown until it is accepted. */
export function CookieConsent(): ReactElement | null {
  const { t } = useTranslation('shell');
  const [accepted, setAccepted] = useState(() => readStored('cookieAccepted') === 'true');
  if (accepted) return null;
  const accept = (): void => {
    writeStored('cookieAccepted', 'true');
    setAccepted(true);
  };
  return (
    <CookieNotice
      label={t('cookie.label')}
      action={<Button size="s" text={t('cookie.accept')} onClick={accept} />}
    >
      {t('cookie.text')}{' '}
      <Link to="/privacy" className={linkClass()}>
        {t('cookie.more')}
      </Link>
    </CookieNotice>
  );
}
