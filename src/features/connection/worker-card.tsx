// The offline worker: whether it is installed, its version, and switching to a newer one.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { checkForUpdate, goToNewest, pageVersion, useSiteWorker } from '#src/lib/device/site-worker.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './connection.module.css';

const TONES = { NONE: 'danger', INSTALLING: 'amber', ACTIVE: 'success' } as const;

export function WorkerCard(): ReactElement {
  const { t } = useTranslation('offline');
  const { state, hasUpdate } = useSiteWorker();
  const [checking, setChecking] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const check = async (): Promise<void> => {
    setChecking(true);
    setIsChecked(await checkForUpdate());
    setChecking(false);
  };
  return (
    <Card
      title={t('connection.worker')}
      aside={<Badge tone={TONES[state]}>{t(`connection.${state}`)}</Badge>}
    >
      {state === 'NONE' ? <p className={styles.note}>{t('connection.noneNote')}</p> : null}
      <p className={styles.note}>
        {t('connection.version')}: <code>{pageVersion() || '—'}</code>
      </p>
      <div className={styles.acts}>
        {hasUpdate ? (
          <Button text={t('connection.goNewer')} onClick={() => void goToNewest()} />
        ) : (
          <Button
            variant="secondary"
            text={t('connection.update')}
            loading={checking}
            disabled={state === 'NONE'}
            onClick={() => void check()}
          />
        )}
        <output className={styles.note}>
          {hasUpdate ? t('connection.newer') : isChecked ? t('connection.newest') : null}
        </output>
      </div>
    </Card>
  );
}
