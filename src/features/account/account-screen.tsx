import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/lib/current-user.ts';
import styles from './account-screen.module.css';
import { RequestsCard } from './requests-card.tsx';
import { SectionsCard } from './sections-card.tsx';
import { SystemCard } from './system-card.tsx';

/** What waits for a decision first, then the state of the system, then the ways on. */
export function AccountScreen(): ReactElement {
  const { t } = useTranslation('account');
  const reviews = useCan('REGISTRATIONS_REVIEW');
  const maintains = useCan('TECHNICAL_WORKS');
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {reviews ? <RequestsCard /> : null}
      <div className={styles.columns}>
        {maintains ? <SystemCard /> : null}
        <SectionsCard />
      </div>
    </div>
  );
}
