import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { TechnicalWorks } from '#contract/calls/technical-works.ts';
import { LANGUAGE_TAGS } from '#src/i18n/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { momentText, periodText } from '#src/lib/period-text.ts';
import { isAnnounced, isOwnAttemptAt, useTechnicalWorks } from '#src/lib/technical-works.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Banner } from '#src/ui/banner.tsx';

/** Announces technical works on every page: a day before they begin, and while they are on. */
export function TechnicalWorksBanner(): ReactElement | null {
  const works = useTechnicalWorks();
  const now = useNow();
  if (works === undefined) return null;
  if (works.status === 'ACTIVE') return <ActiveBanner works={works} />;
  return isAnnounced(works, now) ? <PlannedBanner works={works} /> : null;
}

function useOwnMessage({ message }: TechnicalWorks): string {
  const language = useLanguage();
  const text = (message[language] || message.ru).trim();
  // More may follow it on the line.
  return text === '' || /[.!?…。！？]$/u.test(text) ? text : `${text}${language === 'ch' ? '。' : '.'}`;
}

function ActiveBanner({ works }: { readonly works: TechnicalWorks }): ReactElement {
  const { t } = useTranslation('shell');
  const tag = LANGUAGE_TAGS[useLanguage()];
  const { pathname } = useLocation();
  const own = useOwnMessage(works);
  const now = useNow();
  const hasEnd = works.endsAt !== null && Date.parse(works.endsAt) > now;
  const parts = [
    `${t('technicalWorksBanner')}.`,
    own,
    hasEnd && works.endsAt ? t('technicalWorksUntil', { moment: momentText(tag, works.endsAt, now) }) : '',
    isOwnAttemptAt(works, pathname) ? t('technicalWorksInAttempt') : '',
  ];
  return <Banner label={t('technicalWork.title')}>{parts.filter((part) => part !== '').join(' ')}</Banner>;
}

function PlannedBanner({ works }: { readonly works: TechnicalWorks }): ReactElement {
  const { t } = useTranslation('shell');
  const tag = LANGUAGE_TAGS[useLanguage()];
  const own = useOwnMessage(works);
  const period = periodText(tag, works.startsAt ?? '', works.endsAt, useNow());
  return (
    <Banner tone="info" label={t('technicalWork.planned')}>
      {[t('technicalWorksPlanned', { period }), own].filter((part) => part !== '').join(' ')}
    </Banner>
  );
}
