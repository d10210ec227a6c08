import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TechnicalWorks } from '#contract/calls/technical-works.ts';
import { LANGUAGE_TAGS } from '#src/i18n/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { momentText, periodText } from '#src/lib/period-text.ts';
import { useTechnicalWorks } from '#src/lib/technical-works.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Badge, type BadgeTone } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import styles from './account-screen.module.css';

const TONES = { ACTIVE: 'amber', PLANNED: 'primary', INACTIVE: 'neutral' } as const satisfies Record<
  TechnicalWorks['status'],
  BadgeTone
>;

/** Whether technical works are on or planned, and the way to the page that switches them. */
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
  const tag = LANGUAGE_TAGS[useLanguage()];
  const now = useNow();
  if (works === undefined || works.status === 'INACTIVE' || works.startsAt === null)
    return t('system.worksHint');
  if (works.status === 'PLANNED') return periodText(tag, works.startsAt, works.endsAt, now);
  if (works.endsAt === null) return t('system.since', { moment: momentText(tag, works.startsAt, now) });
  return t('system.until', { moment: momentText(tag, works.endsAt, now) });
}
