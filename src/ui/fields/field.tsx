import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './field.module.css';

export interface FieldTexts {
  readonly label: string;
  readonly description?: ReactNode;
  /** The error message; the field is invalid while it is set. */
  readonly error?: string | undefined;
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
  const { label, description, error, required, labelHidden, className, children } = props;
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
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  );
}

function controlProps(id: string, { description, error, required }: FieldTexts): ControlProps {
  const describedBy = joinClasses(description ? `${id}-description` : null, error ? `${id}-error` : null);
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
}

/** The error below a control; its live region always exists, so that a new error is announced. */
export function FieldErrorText({ id, error }: FieldErrorTextProps): ReactElement {
  return (
    <div id={id} aria-live="polite" className={styles.errorRegion}>
      {error ? (
        <span className={styles.error}>
          <CircleAlert aria-hidden="true" size={16} />
          <span>{error}</span>
        </span>
      ) : null}
    </div>
  );
}
