import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/lib/session/current-user.ts';
import styles from './account-screen.module.css';
import { EventsCard } from './events-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { SectionCards } from './section-cards.tsx';
import { SystemCard } from './system-card.tsx';

/** First what waits for a decision and how the last days went, then what is under way, the state of the system, then links to the sections. */
export function AccountScreen(): ReactElement {
  const { t } = useTranslation('account');
  const reviews = useCan('REGISTRATIONS_REVIEW');
  const marks = useCan('RESULTS_REVIEW');
  const schedules = useCan('EXECUTIONS_EDIT', 'RESULTS_READ');
  const watches = useCan('RESULTS_READ');
  const maintains = useCan('TECHNICAL_WORKS');
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {reviews ? <RequestsCard /> : null}
      {watches ? <OverviewCard /> : null}
      <div className={styles.columns}>
        {marks ? <ReviewsCard /> : null}
        {schedules ? <EventsCard /> : null}
        {maintains ? <SystemCard /> : null}
        <SectionCards />
      </div>
    </div>
  );
}
