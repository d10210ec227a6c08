// When an event is, by the site's clock, and how long the work may take.
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PUNCTUATION } from '#contract/languages.ts';
import { siteZone } from '#src/i18n/site-zone.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFieldsSaying } from '#src/lib/forms/use-field.ts';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { checkEnd, checkMinutes, checkStart, type EventFault, type EventValues } from './event-values.ts';
import styles from './event-form.module.css';

export function EventTimes({ form }: { readonly form: UseFormReturn<EventValues> }): ReactElement {
  const { t } = useTranslation('control');
  const zone = siteZone();
  const { stop } = PUNCTUATION[useLanguage()];
  const { bind, bindParts } = useFieldsSaying(form, (fault: EventFault) => t(`form.faults.${fault}`));
  return (
    <div className={styles.part}>
      <div className={styles.times}>
        <DateField withTime label={t('form.starts')} {...bindParts('starts', checkStart)} />
        <DateField withTime label={t('form.ends')} {...bindParts('ends', checkEnd)} />
        <TextField
          label={t('form.minutes')}
          inputMode="numeric"
          maxLength={4}
          option={{ kind: 'integer', min: 0 }}
          {...bind('minutes', checkMinutes)}
        />
      </div>
      <p className={styles.note}>
        {t('form.zone', { zone })}
        {stop}
        {t('form.minutesHint')}
      </p>
    </div>
  );
}
