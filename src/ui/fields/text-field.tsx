import type { ChangeEvent, FocusEvent, InputHTMLAttributes, KeyboardEvent, ReactElement, Ref } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { filterTyped, settleText } from './text-option.ts';
import type { TextOption } from './text-option.ts';
import styles from './input.module.css';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'size'>;

export interface TextFieldProps extends FieldTexts, NativeProps {
  /** Restricts what may be typed; its changes go through `onChange` like any typing. */
  readonly option?: TextOption | undefined;
  /** Monospaced, for codes. */
  readonly mono?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Takes the native props of an input, so it can be registered with a form directly. */
export function TextField(props: TextFieldProps): ReactElement {
  const {
    label,
    description,
    error,
    required,
    labelHidden,
    id,
    className,
    option,
    mono = false,
    ...input
  } = props;
  return (
    <Field {...{ label, description, error, required, labelHidden, id, className }}>
      {(control) => (
        <input
          {...input}
          {...(option ? optionHandlers(option, input) : null)}
          {...control}
          className={joinClasses(styles.input, mono && styles.mono)}
        />
      )}
    </Field>
  );
}

function optionHandlers(option: TextOption, input: NativeProps): NativeProps {
  const settle = (element: HTMLInputElement): void => {
    const settled = settleText(element.value, option);
    if (settled !== element.value) typeInto(element, settled);
  };
  return {
    inputMode: input.inputMode ?? keyboardFor(option),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      filterInPlace(event.currentTarget, option);
      input.onChange?.(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      settle(event.currentTarget);
      input.onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') settle(event.currentTarget);
      input.onKeyDown?.(event);
    },
  };
}

function keyboardFor(option: TextOption): 'numeric' | 'decimal' | undefined {
  if (option.kind === 'integer') return 'numeric';
  return option.kind === 'float' ? 'decimal' : undefined;
}

function filterInPlace(element: HTMLInputElement, option: TextOption): void {
  const filtered = filterTyped(element.value, option);
  if (filtered === element.value) return;
  const beforeCaret = element.value.slice(0, element.selectionStart ?? element.value.length);
  const caret = filterTyped(beforeCaret, option).length;
  element.value = filtered;
  element.setSelectionRange(caret, caret);
}

// React notices a change only if the value is set past its own tracking.
function typeInto(element: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
