import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import styles from './choice.module.css';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'role'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, effective immediately. */
export function Switch({ label, description, className, ...input }: SwitchProps): ReactElement {
  return (
    <div className={className}>
      <label className={styles.choice}>
        <span className={styles.control}>
          <input
            {...input}
            type="checkbox"
            role="switch"
            aria-checked={input.checked}
            className={styles.input}
          />
          <span className={styles.track} aria-hidden="true" />
        </span>
        <span className={styles.label}>
          {label}
          {description ? <span className={styles.hint}>{description}</span> : null}
        </span>
      </label>
    </div>
  );
}
