import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormat } from '#src/i18n/use-format.ts';
import { useServerReached } from '#src/lib/api/connection.ts';
import { useShownKeptAt } from '#src/lib/kept/kept-notice.ts';
import { useSignedIn } from '#src/lib/session/session.ts';
import { checkConnection } from '#src/lib/api/watch-connection.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/buttons/button.tsx';

/** Says that the server is unreachable, what still works, and how old the data on the screen is. */
export function ConnectionBanner(): ReactElement | null {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const isReached = useServerReached();
  const signedIn = useSignedIn();
  const keptAt = useShownKeptAt(useLocation().pathname);
  const [checking, setChecking] = useState(false);
  if (isReached) return null;
  const check = async (): Promise<void> => {
    setChecking(true);
    await checkConnection();
    setChecking(false);
  };
  return (
    <Banner
      label={t('banner.label')}
      action={
        <Button
          size="s"
          variant="secondary"
          text={t('banner.check')}
          loading={checking}
          onClick={() => void check()}
        />
      }
    >
      <output>
        <strong>{t('banner.lost')}</strong> {t(signedIn ? 'banner.works' : 'banner.signIn')}
        {keptAt === undefined ? null : <> {t('banner.asOf', { time: format.dateTime(keptAt) })}</>}
      </output>
    </Banner>
  );
}
