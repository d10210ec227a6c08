// A preview of the notices that the form would produce, by audience and language.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { LANGUAGE_OPTIONS } from '#src/i18n/language-options.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { momentText, periodText } from '#src/i18n/period-text.ts';
import { useNow } from '#src/lib/device/use-now.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { isoTime } from '#src/lib/forms/local-time.ts';
import { type WorksValues } from './technical-works-values.ts';
import styles from './technical-works.module.css';

/** The texts of the notices in a language that may differ from the page's own. */
function useNotices(values: WorksValues, language: Language) {
  const tag = LANGUAGE_TAGS[language];
  const { t } = useTranslation('shell', { lng: tag });
  const own = values[language].trim() || values[DEFAULT_LANGUAGE].trim();
  const now = useNow();
  const start = isoTime(values.startsAt);
  const end = isoTime(values.endsAt);
  const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
  const until = end === null ? '' : momentText(language, end, now);
  const on = join(
    `${t('technicalWorksBanner')}.`,
    own,
    until === '' ? '' : t('technicalWorksUntil', { moment: until }),
  );
  const isPlan = values.when === 'PLAN' && start !== null;
  return {
    lang: tag,
    before: isPlan
      ? join(t('technicalWorksPlanned', { period: periodText(language, start, end, now) }), own)
      : '',
    on,
    inAttempt: join(on, t('technicalWorksInAttempt')),
    title: t('technicalWork.title'),
    text: t('technicalWork.text'),
    own,
    until: until === '' ? '' : t('technicalWork.until', { moment: until }),
  };
}

export function WorksPreview({ values }: { readonly values: WorksValues }): ReactElement {
  const { t } = useTranslation('technical-works');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const notices = useNotices(values, language);
  return (
    <Card title={t('preview.title')}>
      <div className={styles.preview}>
        <RadioGroup
          label={t('preview.language')}
          look="segments"
          value={language}
          onChange={setLanguage}
          options={LANGUAGE_OPTIONS}
        />
        {notices.before === '' ? null : (
          <Shown title={t('preview.before')} lang={notices.lang}>
            <Banner tone="info" label={t('preview.before')}>
              {notices.before}
            </Banner>
          </Shown>
        )}
        <Shown title={t('preview.inside')} lang={notices.lang}>
          <Banner label={t('preview.inside')}>{notices.on}</Banner>
        </Shown>
        <Shown title={t('preview.inAttempt')} lang={notices.lang}>
          <Banner label={t('preview.inAttempt')}>{notices.inAttempt}</Banner>
        </Shown>
        <Shown title={t('preview.others')} lang={notices.lang}>
          <div className={styles.notice}>
            <strong>{notices.title}</strong>
            <span>{notices.text}</span>
            {notices.own ? <span className={styles.own}>{notices.own}</span> : null}
            {notices.until ? <span>{notices.until}</span> : null}
          </div>
        </Shown>
      </div>
    </Card>
  );
}

interface ShownProps {
  readonly title: string;
  readonly lang: string;
  readonly children: ReactElement;
}

function Shown({ title, lang, children }: ShownProps): ReactElement {
  return (
    <div className={styles.shown}>
      <h3 className={styles.who}>{title}</h3>
      <div lang={lang}>{children}</div>
    </div>
  );
}
