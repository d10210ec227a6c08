import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '#src/lib/current-user.ts';
import { Card } from '#src/ui/card.tsx';
import styles from './account-screen.module.css';

/** The sections whose screens exist, as far as this person may open them. */
export function SectionsCard(): ReactElement {
  const { t } = useTranslation(['account', 'routes']);
  const reads = useCan('RESULTS_READ');
  const sections = [
    ...(reads ? ([{ to: '/teacher-results', text: t('routes:teacherResults.title') }] as const) : []),
    { to: '/cabinet', text: t('routes:cabinet.title') },
    { to: '/profile-view', text: t('routes:profileView.title') },
  ];
  return (
    <Card title={t('sections.title')}>
      <ul className={styles.sections}>
        {sections.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles.section}>
              {text}
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
