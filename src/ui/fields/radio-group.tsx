import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { FieldErrorText } from './field.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './choice.module.css';

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Rows of radios, or segments for two to four short choices. */
  readonly look?: 'rows' | 'segments' | undefined;
  readonly name?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A choice of one among several. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactElement {
  const { label, labelHidden = false, options, look = 'rows', error, disabled } = props;
  const ownName = useId();
  const name = props.name ?? ownName;
  const Item = look === 'rows' ? RadioRow : RadioSegment;
  return (
    <fieldset disabled={disabled} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={joinClasses(styles.legend, labelHidden && styles.labelHidden)}>{label}</legend>
      <div className={look === 'rows' ? styles.group : styles.segments}>
        {options.map((option) => (
          <Item
            key={option.value}
            option={option}
            name={name}
            checked={props.value === option.value}
            onChoose={() => props.onChange(option.value)}
          />
        ))}
      </div>
      <FieldErrorText id={`${name}-error`} error={error} />
    </fieldset>
  );
}

interface ItemProps {
  readonly option: RadioOption<string>;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function RadioInput({ option, name, checked, onChoose }: ItemProps): ReactElement {
  return (
    <input
      type="radio"
      name={name}
      value={option.value}
      checked={checked}
      disabled={option.disabled}
      onChange={onChoose}
      className={styles.input}
    />
  );
}

function RadioRow(item: ItemProps): ReactElement {
  return (
    <label className={styles.choice}>
      <span className={styles.control}>
        <RadioInput {...item} />
        <span className={styles.dot} aria-hidden="true" />
      </span>
      <span className={styles.label}>
        {item.option.label}
        {item.option.description ? <span className={styles.hint}>{item.option.description}</span> : null}
      </span>
    </label>
  );
}

function RadioSegment(item: ItemProps): ReactElement {
  return (
    <label className={styles.segment}>
      <RadioInput {...item} />
      <span>{item.option.label}</span>
    </label>
  );
}
