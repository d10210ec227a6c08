// When technical works begin and end.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { RadioGroup } from '#src/ui/radio-group.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { isoTime, localTime, type WorksFaults, type WorksValues } from './works-values.ts';
import styles from './works.module.css';

interface WorksTimesProps {
  readonly values: WorksValues;
  readonly faults: WorksFaults;
  /** They are on already: no more to choose when they begin. */
  readonly isActive: boolean;
  readonly onChange: (part: Partial<WorksValues>) => void;
}

const MINUTE_MS = 60_000;
const LENGTHS = [30, 60, 120] as const;

/** A plan ends by itself unless it is said otherwise; what is switched on by hand is ended by hand. */
function choose(when: WorksValues['when']): Partial<WorksValues> {
  return { when, endsItself: when === 'PLAN' };
}

/** The end that lies so many minutes after the start. */
function endAfter(start: string, minutes: number): string {
  const from = Date.parse(isoTime(start) ?? '');
  return localTime(new Date((Number.isNaN(from) ? Date.now() : from) + minutes * MINUTE_MS).toISOString());
}

interface LengthsProps extends Pick<WorksTimesProps, 'values' | 'onChange'> {
  readonly isPlan: boolean;
}

function Lengths({ values, isPlan, onChange }: LengthsProps): ReactElement {
  const { t } = useTranslation('upkeep');
  return (
    <fieldset className={styles.lengths}>
      <legend className={styles.legendHidden}>{t('times.lengths')}</legend>
      {LENGTHS.map((minutes) => (
        <Button
          key={minutes}
          size="s"
          variant="secondary"
          text={t('times.length', { count: minutes })}
          onClick={() => onChange({ endsAt: endAfter(isPlan ? values.startsAt : '', minutes) })}
        />
      ))}
    </fieldset>
  );
}

export function WorksTimes({ values, faults, isActive, onChange }: WorksTimesProps): ReactElement {
  const { t } = useTranslation('upkeep');
  const isPlan = values.when === 'PLAN' && !isActive;
  return (
    <div className={styles.group}>
      {isActive ? null : (
        <RadioGroup
          label={t('times.when')}
          look="segments"
          value={values.when}
          onChange={(when) => onChange(choose(when))}
          options={[
            { value: 'NOW', label: t('times.now') },
            { value: 'PLAN', label: t('times.plan') },
          ]}
        />
      )}
      <div className={styles.times}>
        {isPlan ? (
          <TextField
            type="datetime-local"
            label={t('times.starts')}
            required
            value={values.startsAt}
            error={faults.startsAt ? t(`fault.${faults.startsAt}`) : undefined}
            onChange={(event) => onChange({ startsAt: event.currentTarget.value })}
          />
        ) : null}
        <TextField
          type="datetime-local"
          label={t(isPlan ? 'times.ends' : 'times.expected')}
          required={isPlan}
          value={values.endsAt}
          error={faults.endsAt ? t(`fault.${faults.endsAt}`) : undefined}
          onChange={(event) => onChange({ endsAt: event.currentTarget.value })}
        />
      </div>
      <Lengths values={values} isPlan={isPlan} onChange={onChange} />
      <Switch
        label={t('times.itself')}
        description={t(values.endsItself ? 'times.itselfOn' : 'times.itselfOff')}
        checked={values.endsItself}
        onChange={(event) => onChange({ endsItself: event.currentTarget.checked })}
      />
    </div>
  );
}
