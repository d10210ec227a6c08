import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TechnicalWorks } from '#contract/calls/technical-works.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { momentText, periodText } from '#src/i18n/period-text.ts';
import { useTechnicalWorks } from '#src/lib/api/technical-works.ts';
import { useNow } from '#src/lib/device/use-now.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './account-screen.module.css';

const TONES = { ACTIVE: 'amber', PLANNED: 'primary', INACTIVE: 'neutral' } as const satisfies Record<
  TechnicalWorks['status'],
  BadgeTone
>;

/** Whether technical works are on or planned, with a link to their page. */
export function SystemCard(): ReactElement {
  const { t } = useTranslation(['account', 'routes']);
  const works = useTechnicalWorks();
  const status = works?.status ?? 'INACTIVE';
  return (
    <Card title={t('system.title')}>
      <div className={styles.state}>
        <p className={styles.line}>
          {t('system.works')}
          <Badge tone={TONES[status]} live={status === 'ACTIVE'}>
            {t(`system.${status}`)}
          </Badge>
        </p>
        <p className={styles.hint}>{useTimes(works)}</p>
        <Link to="/edit-technical-work" className={styles.section}>
          {t('system.open')}
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </Card>
  );
}

function useTimes(works: TechnicalWorks | undefined): string {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const now = useNow();
  if (works === undefined || works.status === 'INACTIVE' || works.startsAt === null)
    return t('system.worksHint');
  if (works.status === 'PLANNED') return periodText(language, works.startsAt, works.endsAt, now);
  if (works.endsAt === null) return t('system.since', { moment: momentText(language, works.startsAt, now) });
  return t('system.until', { moment: momentText(language, works.endsAt, now) });
}
