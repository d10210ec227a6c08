import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CircleAlert } from 'lucide-react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './field.module.css';

export interface FieldTexts {
  readonly label: string;
  readonly description?: ReactNode;
  /** The error message; the field is invalid while it is set. */
  readonly error?: string | undefined;
  /** What became of the last typing or pasting, where not all of it was taken. */
  readonly note?: ReactNode;
  readonly required?: boolean | undefined;
  /** The label is only for screen readers, because the context shows it in another way. */
  readonly labelHidden?: boolean | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** The frame of every input: label above, the control, then its description and its error. */
export function Field(props: FieldProps): ReactElement {
  const { label, description, error, note, required, labelHidden, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const control = controlProps(id, props);
  return (
    <div className={joinClasses(styles.field, className)}>
      <FieldLabel id={id} label={label} required={required} hidden={labelHidden} />
      {children(control)}
      {description ? (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      ) : null}
      <FieldErrorText id={`${id}-error`} error={error} note={note} />
    </div>
  );
}

function controlProps(id: string, { description, error, note, required }: FieldTexts): ControlProps {
  const describedBy = joinClasses(
    description ? `${id}-description` : null,
    error || note ? `${id}-error` : null,
  );
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

interface FieldLabelProps {
  readonly id: string;
  readonly label: string;
  readonly required: boolean | undefined;
  readonly hidden: boolean | undefined;
}

function FieldLabel({ id, label, required, hidden }: FieldLabelProps): ReactElement {
  return (
    <label htmlFor={id} className={joinClasses(styles.label, hidden && styles.labelHidden)}>
      {label}
      {required ? (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      ) : null}
    </label>
  );
}

interface FieldErrorTextProps {
  readonly id?: string | undefined;
  readonly error: string | undefined;
  readonly note?: ReactNode;
}

/** The error below a control; its live region always exists, so that a new error is announced. */
export function FieldErrorText({ id, error, note }: FieldErrorTextProps): ReactElement {
  return (
    <div id={id} aria-live="polite" className={styles.errorRegion}>
      {error ? (
        <span className={styles.error}>
          <CircleAlert aria-hidden="true" size={16} />
          <span>{error}</span>
        </span>
      ) : (
        note
      )}
    </div>
  );
}

/** Below this length it is seen that a text is full, and is no fault: a time, a code. */
const MIN_TOLD_LENGTH = 50;

/** Whether the field holds as much as it may: the browser drops the rest of what is typed or pasted, and says nothing. */
export function useFull(maxLength: number | undefined): {
  readonly fullNote: ReactNode;
  readonly look: (text: string) => void;
} {
  const { t } = useTranslation('common');
  const [isFull, setFull] = useState(false);
  const limit = maxLength ?? 0;
  return {
    fullNote: isFull ? <FieldNote>{t('fieldFull', { number: shownNumber(limit) })}</FieldNote> : null,
    look: (text) => setFull(limit >= MIN_TOLD_LENGTH && text.length >= limit),
  };
}

/** In the language of the page. */
export const shownNumber = (value: number): string =>
  new Intl.NumberFormat(document.documentElement.lang).format(value);

export function FieldNote({ children }: { readonly children: string }): ReactElement {
  return <span className={styles.description}>{children}</span>;
}
