import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '#src/ui/button.tsx';
import styles from './crash-page.module.css';
import { ChunkError } from './lazy-screen.ts';

/** What stands where a page could not be shown. Plain links: the router itself may be what failed. */
export function CrashPage({ error }: { readonly error: Error }): ReactElement {
  const { t } = useTranslation('common', { useSuspense: false });
  return (
    <div className={styles.page} role="alert">
      <h1>{t('crash.title')}</h1>
      <p>{error instanceof ChunkError ? t('crash.chunk') : t('crash.unknown')}</p>
      <div className={styles.actions}>
        <Button text={t('actions.reload')} onClick={() => window.location.reload()} />
        <a className={buttonClass({ variant: 'secondary' })} href="/">
          {t('actions.toStart')}
        </a>
      </div>
    </div>
  );
}
