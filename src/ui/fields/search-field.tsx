import { useRef } from 'react';
import type { InputHTMLAttributes, KeyboardEvent, ReactElement } from 'react';
import { Search, X } from 'lucide-react';
import { Field } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './input.module.css';

interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type' | 'size' | 'required'
> {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search field; Escape and the cross clear it. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { label, labelHidden = true, clearLabel, value, onChange, id, className, ...input } = props;
  const element = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    element.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    clear();
  };
  return (
    <Field {...{ label, labelHidden, id, className }}>
      {(control) => (
        <span className={styles.frame}>
          <span className={styles.start}>
            <Search aria-hidden="true" size={18} />
          </span>
          <input
            placeholder={label}
            {...input}
            {...control}
            ref={element}
            type="text"
            role="searchbox"
            enterKeyHint="search"
            className={joinClasses(styles.input, styles.withStart, styles.withEnd)}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {value === '' ? null : (
            <span className={styles.end}>
              <IconButton size="s" label={clearLabel} icon={<X aria-hidden="true" />} onClick={clear} />
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
