// When technical works begin and end.
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { siteZone } from '#src/i18n/site-zone.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { isoTime, localTime } from '#src/lib/forms/local-time.ts';
import { type WorksValues } from './technical-works-values.ts';
import { useWorksFields } from './use-works-form.ts';
import styles from './technical-works.module.css';

interface WorksTimesProps {
  readonly form: UseFormReturn<WorksValues>;
  /** They are on already: no more to choose when they begin. */
  readonly isActive: boolean;
}

const MINUTE_MS = 60_000;
const LENGTHS = [30, 60, 120] as const;

/** The end that lies so many minutes after the start. */
function endAfter(start: string, minutes: number): string {
  const from = Date.parse(isoTime(start) ?? '');
  return localTime(new Date((Number.isNaN(from) ? Date.now() : from) + minutes * MINUTE_MS).toISOString());
}

interface LengthsProps extends Pick<WorksTimesProps, 'form'> {
  readonly isPlan: boolean;
}

function Lengths({ form, isPlan }: LengthsProps): ReactElement {
  const { t } = useTranslation('technical-works');
  return (
    <fieldset className={styles.lengths}>
      <legend className={styles.legendHidden}>{t('times.lengths')}</legend>
      {LENGTHS.map((minutes) => (
        <Button
          key={minutes}
          size="s"
          variant="secondary"
          text={t('times.length', { count: minutes })}
          onClick={() => {
            const start = isPlan ? form.getValues('startsAt') : '';
            form.setValue('endsAt', endAfter(start, minutes), { shouldValidate: true });
          }}
        />
      ))}
    </fieldset>
  );
}

export function WorksTimes({ form, isActive }: WorksTimesProps): ReactElement {
  const { t } = useTranslation('technical-works');
  const { bindParts, choose, faultOf } = useWorksFields(form);
  const when = choose('when');
  const endsItself = choose('endsItself');
  const isPlan = when.value === 'PLAN' && !isActive;
  const begin = (next: WorksValues['when']): void => {
    when.onChange(next);
    // A plan ends by itself unless it is said otherwise; what is switched on by hand is ended by hand.
    endsItself.onChange(next === 'PLAN');
  };
  return (
    <div className={styles.group}>
      {isActive ? null : (
        <RadioGroup
          label={t('times.when')}
          look="segments"
          value={when.value}
          onChange={begin}
          options={[
            { value: 'NOW', label: t('times.now') },
            { value: 'PLAN', label: t('times.plan') },
          ]}
        />
      )}
      <div className={styles.times}>
        {isPlan ? (
          <DateField withTime label={t('times.starts')} {...bindParts('startsAt', faultOf('startsAt'))} />
        ) : null}
        <DateField
          withTime
          label={t(isPlan ? 'times.ends' : 'times.expected')}
          {...bindParts('endsAt', faultOf('endsAt'))}
          required={isPlan}
        />
      </div>
      <p className={styles.zone}>{t('times.zone', { zone: siteZone() })}</p>
      <Lengths form={form} isPlan={isPlan} />
      <Switch
        label={t('times.itself')}
        description={t(endsItself.value ? 'times.itselfOn' : 'times.itselfOff')}
        checked={endsItself.value}
        onChange={(event) => endsItself.onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
