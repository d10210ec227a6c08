import type { ReactElement, ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { joinClasses } from '../styles/join-classes.ts';
import { LocaleBoundary } from '../layout/locale-boundary.tsx';
import { OptionList } from './option-list.tsx';
import { SelectLabel, SelectTexts } from './select-texts.tsx';
import fieldStyles from './field.module.css';
import styles from './select.module.css';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder: string;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** A choice from a closed list of options. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactElement {
  const {
    options,
    value,
    onChange,
    onBlur,
    placeholder,
    error,
    required = false,
    disabled = false,
    name,
  } = props;
  const choose = (key: unknown): void => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange(chosen.value);
  };
  return (
    <LocaleBoundary>
      <AriaSelect
        className={joinClasses(fieldStyles.field, props.className)}
        value={value}
        onChange={choose}
        placeholder={placeholder}
        isInvalid={Boolean(error)}
        isDisabled={disabled}
        validationBehavior="aria"
        isRequired={required}
        {...(name ? { name } : null)}
        {...(onBlur ? { onBlur } : null)}
      >
        <SelectLabel {...props} />
        <Button className={styles.trigger ?? ''}>
          <SelectValue className={styles.value ?? ''}>
            {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <ChevronDown aria-hidden="true" size={18} className={styles.chevron} />
        </Button>
        <SelectTexts {...props} />
        <OptionList options={options} />
      </AriaSelect>
    </LocaleBoundary>
  );
}
