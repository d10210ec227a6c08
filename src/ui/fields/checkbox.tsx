import { useEffect, useId, useRef } from 'react';
import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Check, Minus } from 'lucide-react';
import { FieldErrorText } from './field.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './choice.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** Some, but not all, of what it represents is chosen. */
  readonly indeterminate?: boolean | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox with its label. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { label, error, indeterminate = false, labelHidden = false, className, ...input } = props;
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.choice}>
        <span className={styles.control}>
          <IndeterminateInput
            {...input}
            indeterminate={indeterminate}
            errorId={error ? errorId : undefined}
          />
          <span className={styles.box} aria-hidden="true">
            <Check className={styles.check} size={14} strokeWidth={3} />
            <Minus className={styles.minus} size={14} strokeWidth={3} />
          </span>
        </span>
        <span className={joinClasses(styles.label, labelHidden && styles.labelHidden)}>{label}</span>
      </label>
      <FieldErrorText id={errorId} error={error} />
    </div>
  );
}

interface IndeterminateInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly indeterminate: boolean;
  readonly errorId: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

// The indeterminate state is a property of the element, never an attribute.
function IndeterminateInput({
  indeterminate,
  errorId,
  ref,
  ...input
}: IndeterminateInputProps): ReactElement {
  const element = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      {...input}
      ref={(node) => {
        element.current = node;
        return passOn(ref, node);
      }}
      type="checkbox"
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId ?? input['aria-describedby']}
      className={styles.input}
    />
  );
}

function passOn(ref: Ref<HTMLInputElement> | undefined, node: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
