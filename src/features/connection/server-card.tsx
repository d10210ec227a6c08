// Whether the server responds, with a button to check now.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { useServerReached } from '#src/lib/api/connection.ts';
import { checkConnection } from '#src/lib/api/watch-connection.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './connection.module.css';

export function ServerCard(): ReactElement {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const isReached = useServerReached();
  const [checking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<string>();
  const check = async (): Promise<void> => {
    setChecking(true);
    await checkConnection();
    setCheckedAt(new Date().toISOString());
    setChecking(false);
  };
  return (
    <Card
      title={t('connection.network')}
      aside={
        <Badge tone={isReached ? 'success' : 'danger'}>
          {t(isReached ? 'connection.online' : 'connection.offline')}
        </Badge>
      }
    >
      <div className={styles.acts}>
        <Button
          variant="secondary"
          text={t('connection.check')}
          loading={checking}
          onClick={() => void check()}
        />
        <output className={styles.note}>
          {checkedAt === undefined ? null : t('connection.checked', { time: format.time(checkedAt) })}
        </output>
      </div>
    </Card>
  );
}
