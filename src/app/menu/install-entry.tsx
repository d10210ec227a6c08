import { Smartphone } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptInstallOffer, useInstallWay, type InstallWay } from '#src/lib/device/install-app.ts';
import styles from './menu-list.module.css';

const WORDS = {
  IOS: 'ios',
  INSECURE: 'insecure',
  BY_HAND: 'other',
} as const satisfies Record<Exclude<InstallWay, 'OFFER' | 'INSTALLED'>, string>;

/** «Приложение» in the narrow menu: installs the trainer, or explains how; hidden once it is installed. */
export function InstallEntry(): ReactElement | null {
  const { t } = useTranslation('offline');
  const way = useInstallWay();
  const [isTold, setIsTold] = useState(false);
  if (way === 'INSTALLED') return null;
  const choose = (): void => {
    if (way === 'OFFER') void acceptInstallOffer();
    setIsTold(!isTold && way !== 'OFFER');
  };
  return (
    <div className={styles.install}>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={way === 'OFFER' ? undefined : isTold}
        onClick={choose}
      >
        <Smartphone size={20} aria-hidden="true" />
        {t('install.item')}
      </button>
      <output className={styles.told}>
        {isTold && way !== 'OFFER' ? (
          <>
            <span>{t('install.lead')}</span>
            <span>{t(`install.${WORDS[way]}`)}</span>
          </>
        ) : null}
      </output>
    </div>
  );
}
