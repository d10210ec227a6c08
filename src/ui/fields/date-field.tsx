// A day, or a day and a time, in the order and the language of the page; what one types with loads when the first is shown.
import { lazy, Suspense, useId, type ReactElement } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import { Field, type FieldTexts } from './field.tsx';
import inputStyles from './input.module.css';
import styles from './date-field.module.css';

const LatePicker = lazy(async () => ({ default: (await import('./date-picker.tsx')).DatePicker }));

export interface DateFieldProps extends FieldTexts {
  readonly className?: string | undefined;
  /** `2026-03-01`, with a time `2026-03-01T09:30`; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly withTime?: boolean;
  /** Is given what moves the focus into the field. */
  readonly focusRef?: ((field: { readonly focus: () => void } | null) => void) | undefined;
}

export function DateField(props: DateFieldProps): ReactElement {
  return (
    <Suspense fallback={<PlaceOfPicker {...props} />}>
      <LatePicker {...props} />
    </Suspense>
  );
}

/** As high as the field that comes, and with its name. */
function PlaceOfPicker({
  label,
  labelHidden,
  description,
  required,
  className,
}: DateFieldProps): ReactElement {
  const id = useId();
  return (
    <Field {...{ id, label, labelHidden, description, required, className }}>
      {(control) => <input {...control} readOnly className={joinClasses(inputStyles.input, styles.place)} />}
    </Field>
  );
}
