import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerReached } from '#src/lib/api/connection.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import styles from './crash-page.module.css';
import { ChunkError } from './lazy-screen.ts';

/** Shown when a page fails to render. Plain links, because the router itself may have failed. */
export function CrashPage({ error }: { readonly error: Error }): ReactElement {
  const { t } = useTranslation('common', { useSuspense: false });
  const isReached = useServerReached();
  const isPart = error instanceof ChunkError;
  const text = isPart ? t(isReached ? 'crash.chunk' : 'offline.part') : t('crash.unknown');
  return (
    <div className={styles.page} role="alert">
      <h1>{t(isPart && !isReached ? 'offline.title' : 'crash.title')}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button text={t('actions.reload')} onClick={() => void reload()} />
        <a className={buttonClass({ variant: 'secondary' })} href="/">
          {t('actions.toStart')}
        </a>
      </div>
    </div>
  );
}

/** Reloads the newest version: the part may be missing because the page is of an older one. */
async function reload(): Promise<void> {
  const worker = await import('#src/lib/device/site-worker.ts').catch(() => undefined);
  if (worker === undefined) window.location.reload();
  else await worker.goToNewest();
}
