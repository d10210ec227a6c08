// The words of the banner: loaded when there is something to announce.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { TechnicalWorks } from '#contract/calls/technical-works.ts';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { momentText, periodText } from '#src/i18n/period-text.ts';
import { isOwnAttemptAt } from '#src/lib/api/technical-works.ts';
import { useNow } from '#src/lib/device/use-now.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';

export function TechnicalWorksWords({ works }: { readonly works: TechnicalWorks }): ReactElement {
  return works.status === 'ACTIVE' ? <ActiveBanner works={works} /> : <PlannedBanner works={works} />;
}

function useOwnMessage({ message }: TechnicalWorks): string {
  const language = useLanguage();
  const text = textIn(message, language).trim();
  // More text may follow on the same line.
  return text === '' || /[.!?…。！？]$/u.test(text) ? text : `${text}${PUNCTUATION[language].stop.trim()}`;
}

function ActiveBanner({ works }: { readonly works: TechnicalWorks }): ReactElement {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { pathname } = useLocation();
  const own = useOwnMessage(works);
  const now = useNow();
  const hasEnd = works.endsAt !== null && Date.parse(works.endsAt) > now;
  const parts = [
    `${t('technicalWorksBanner')}.`,
    own,
    hasEnd && works.endsAt
      ? t('technicalWorksUntil', { moment: momentText(language, works.endsAt, now) })
      : '',
    isOwnAttemptAt(works, pathname) ? t('technicalWorksInAttempt') : '',
  ];
  return <Banner label={t('technicalWork.title')}>{parts.filter((part) => part !== '').join(' ')}</Banner>;
}

function PlannedBanner({ works }: { readonly works: TechnicalWorks }): ReactElement {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const own = useOwnMessage(works);
  const period = periodText(language, works.startsAt ?? '', works.endsAt, useNow());
  return (
    <Banner tone="info" label={t('technicalWork.planned')}>
      {[t('technicalWorksPlanned', { period }), own].filter((part) => part !== '').join(' ')}
    </Banner>
  );
}
