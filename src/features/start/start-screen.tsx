import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { heldResetToken } from '#src/lib/session/address-secrets.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { readStored, removeStored } from '#src/lib/device/local-storage.ts';
import { useSignedIn } from '#src/lib/session/session.ts';
import { homeOf } from '#src/lib/session/sign-in.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { openOverlay } from '#src/ui/overlays/overlay-store.ts';
import heroAt1x from '#assets/built/hero@1x.webp?url&no-inline';
import heroAt2x from '#assets/built/hero@2x.webp?url&no-inline';
import styles from './start-screen.module.css';

/** The overlay to open on arrival: a new password, or signing in again after reading the policy. */
function useAskedOverlay(): void {
  const [parameters] = useSearchParams();
  const reset = parameters.get('message') === 'reset';
  useEffect(() => {
    if (reset && heldResetToken() !== undefined) openOverlay('reset');
  }, [reset]);
  useEffect(() => {
    if (readStored('from-privacy') === undefined) return;
    removeStored('from-privacy');
    openOverlay('login');
  }, []);
}

function Ways(): ReactElement {
  const { t } = useTranslation('start');
  const signedIn = useSignedIn();
  const user = useCurrentUser();
  return (
    <div className={styles.ways}>
      {signedIn ? (
        <Link to={homeOf(user)} className={buttonClass({ size: 'l' })}>
          {t('go')}
        </Link>
      ) : (
        <>
          <Button size="l" text={t('login')} onClick={() => openOverlay('login')} />
          <Button
            size="l"
            variant="secondary"
            text={t('register')}
            onClick={() => openOverlay('registration')}
          />
        </>
      )}
    </div>
  );
}

/** What the trainer is, with a picture and ways to enter. */
export function StartScreen(): ReactElement {
  const { t } = useTranslation('start');
  useAskedOverlay();
  // Without the network it may never have come to this device.
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={styles.start}>
      <div className={styles.words}>
        <h1 className={styles.headline}>{t('headline')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Ways />
      </div>
      <img
        className={styles.hero}
        hidden={hasFailed}
        onError={() => setHasFailed(true)}
        fetchPriority="high"
        src={heroAt1x}
        srcSet={`${heroAt1x} 1400w, ${heroAt2x} 2400w`}
        sizes="(width < 1024px) min(720px, 100vw), 60vw"
        alt=""
        width={1400}
        height={996}
      />
    </div>
  );
}
