// A time of day, in 24 hours in every language.
import { parseTime } from '@internationalized/date';
import { useMemo, type ReactElement } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeField } from 'react-aria-components/TimeField';
import { LocaleBoundary } from '../layout/locale-boundary.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { SelectLabel } from './select-texts.tsx';
import dateStyles from './date-field.module.css';
import fieldStyles from './field.module.css';

interface ClockFieldProps {
  readonly label: string;
  /** `09:30` */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const LENGTH_OF_MINUTES = 5;

export function ClockField({ label, value, onChange }: ClockFieldProps): ReactElement {
  const time = useMemo(() => parseTime(value), [value]);
  return (
    <LocaleBoundary forDates>
      <TimeField
        className={fieldStyles.field ?? ''}
        value={time}
        onChange={(next) => {
          if (next !== null) onChange(next.toString().slice(0, LENGTH_OF_MINUTES));
        }}
        hourCycle={24}
        shouldForceLeadingZeros
      >
        <SelectLabel label={label} />
        <DateInput className={joinClasses(dateStyles.group, dateStyles.input)}>
          {(segment) => <DateSegment segment={segment} className={dateStyles.segment ?? ''} />}
        </DateInput>
      </TimeField>
    </LocaleBoundary>
  );
}
