import {
  CalendarDate,
  CalendarDateTime,
  parseDate,
  parseDateTime,
  type DateValue,
} from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { LocaleBoundary } from '../layout/locale-boundary.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import type { DateFieldProps } from './date-field.tsx';
import { SelectLabel, SelectTexts } from './select-texts.tsx';
import fieldStyles from './field.module.css';
import styles from './date-field.module.css';

const DAY = /^\d{4}-\d\d-\d\d/;
const LENGTH_OF_MINUTES = 16;

function dateOf(value: string, withTime: boolean): DateValue | null {
  if (!DAY.test(value)) return null;
  try {
    return withTime ? parseDateTime(value) : parseDate(value);
  } catch {
    // What an address or a draft of old brings may be no day at all.
    return null;
  }
}

function textOf(date: DateValue | null): string {
  if (date === null) return '';
  return date.toString().slice(0, LENGTH_OF_MINUTES);
}

/** Where the calendar opens and what an arrow key begins with while nothing is chosen: today, on the hour. */
function firstDate(withTime: boolean): DateValue {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()] as const;
  return withTime ? new CalendarDateTime(...day, 9, 0) : new CalendarDate(...day);
}

export function DatePicker(props: DateFieldProps): ReactElement {
  const { value, onChange, onBlur, withTime = false, error, required = false, focusRef, className } = props;
  const group = useRef<HTMLDivElement>(null);
  const date = useMemo(() => dateOf(value, withTime), [value, withTime]);
  const begin = useMemo(() => firstDate(withTime), [withTime]);
  // A form gives another function with each letter that is typed in it: it is told once.
  const tellFocus = useEffectEvent((field: { readonly focus: () => void } | null) => focusRef?.(field));
  useEffect(() => {
    tellFocus({ focus: () => group.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus() });
    return () => tellFocus(null);
  }, []);
  return (
    <LocaleBoundary forDates>
      <AriaDatePicker
        className={joinClasses(fieldStyles.field, className)}
        value={date}
        onChange={(next) => onChange(textOf(next))}
        placeholderValue={begin}
        granularity={withTime ? 'minute' : 'day'}
        hourCycle={24}
        shouldForceLeadingZeros
        isInvalid={Boolean(error)}
        isRequired={required}
        validationBehavior="aria"
        {...(onBlur ? { onBlur } : null)}
      >
        <SelectLabel {...props} />
        <Group ref={group} className={styles.group ?? ''}>
          <DateInput className={styles.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
          <Button className={styles.button ?? ''}>
            <CalendarDays aria-hidden="true" size={18} />
          </Button>
        </Group>
        <SelectTexts {...props} />
        <Popover className={styles.popover ?? ''} offset={4}>
          <Dialog className={styles.dialog ?? ''}>
            <Month />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </LocaleBoundary>
  );
}

function Month(): ReactElement {
  return (
    <Calendar firstDayOfWeek="mon">
      <header className={styles.head}>
        <Button slot="previous" className={styles.turn ?? ''}>
          <ChevronLeft aria-hidden="true" size={18} />
        </Button>
        <Heading className={styles.month ?? ''} />
        <Button slot="next" className={styles.turn ?? ''}>
          <ChevronRight aria-hidden="true" size={18} />
        </Button>
      </header>
      <CalendarGrid className={styles.grid ?? ''}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => <CalendarCell date={day} className={styles.day ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
