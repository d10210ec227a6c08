// Whether the server is reachable, the worker and its version, and what is stored on this device.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import styles from './connection.module.css';
import { keptOnDevice } from './kept-on-device.ts';
import { KeptCard } from './kept-card.tsx';
import { ServerCard } from './server-card.tsx';
import { WorkerCard } from './worker-card.tsx';

const RULES = ['shell', 'pages', 'training', 'started', 'private', 'control'] as const;

export function ConnectionScreen(): ReactElement {
  const { t } = useTranslation(['offline', 'common']);
  const userId = useCurrentUser()?.id ?? '';
  const kept = useQuery({
    queryKey: ['kept-on-device', userId],
    queryFn: () => keptOnDevice(userId),
    enabled: userId !== '',
  });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('connection.title')}</h1>
        <p className={styles.lead}>{t('connection.lead')}</p>
      </header>
      <div className={styles.cards}>
        <ServerCard />
        <WorkerCard />
      </div>
      {kept.data === undefined ? (
        <Loader label={t('common:loading')} />
      ) : (
        <KeptCard userId={userId} kept={kept.data} onChange={() => void kept.refetch()} />
      )}
      <Card title={t('connection.how')}>
        <ul className={styles.rules}>
          {RULES.map((rule) => (
            <li key={rule}>{t(`connection.rules.${rule}`)}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
