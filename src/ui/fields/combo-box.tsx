import type { ReactElement } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { joinClasses } from '../styles/join-classes.ts';
import { LocaleBoundary } from '../layout/locale-boundary.tsx';
import { OptionList } from './option-list.tsx';
import { SelectLabel, SelectTexts } from './select-texts.tsx';
import type { SelectProps } from './select.tsx';
import fieldStyles from './field.module.css';
import inputStyles from './input.module.css';
import styles from './combo-box.module.css';

interface ComboBoxProps<Value extends string> extends SelectProps<Value> {
  /** Shown if nothing matches what is typed. */
  readonly emptyText: string;
  /** Set if the server searches: it gets the words, and the caller then passes new options. */
  readonly onSearch?: ((words: string) => void) | undefined;
}

/** A choice from a long list of options, found by typing. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>): ReactElement {
  const { options, value, onChange, onSearch, placeholder, error, emptyText } = props;
  const choose = (key: unknown): void => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange(chosen.value);
  };
  return (
    <LocaleBoundary>
      <AriaComboBox
        className={joinClasses(fieldStyles.field, props.className)}
        value={value}
        onChange={choose}
        isInvalid={Boolean(error)}
        isDisabled={props.disabled ?? false}
        isRequired={props.required ?? false}
        validationBehavior="aria"
        menuTrigger="focus"
        allowsEmptyCollection
        {...(onSearch ? { onInputChange: onSearch, items: options } : { defaultItems: options })}
      >
        <SelectLabel {...props} />
        <span className={inputStyles.frame}>
          <Input placeholder={placeholder} className={joinClasses(inputStyles.input, inputStyles.withEnd)} />
          <Button className={styles.button ?? ''}>
            <ChevronDown aria-hidden="true" size={18} />
          </Button>
        </span>
        <SelectTexts {...props} />
        <OptionList emptyText={emptyText} />
      </AriaComboBox>
    </LocaleBoundary>
  );
}
