import { useState } from 'react';
import type { ChangeEvent, FocusEvent, InputHTMLAttributes, KeyboardEvent, ReactElement, Ref } from 'react';
import { Field, FieldNote, useFull } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { filterTyped, isOtherNumber, settleText } from './text-option.ts';
import type { TextOption } from './text-option.ts';
import styles from './input.module.css';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'size'>;

export interface TextFieldProps extends Omit<FieldTexts, 'note'>, NativeProps {
  /** Restricts what may be typed; its changes go through `onChange` like any typing. */
  readonly option?: TextOption | undefined;
  /** Which numbers are allowed, said where another one was typed. */
  readonly bounds?: (() => string) | undefined;
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
    bounds,
    mono = false,
    ...input
  } = props;
  const { fullNote, look } = useFull(input.maxLength);
  const [isOther, setOther] = useState(false);
  const note = isOther && bounds !== undefined ? <FieldNote>{bounds()}</FieldNote> : fullNote;
  return (
    <Field {...{ label, description, error, note, required, labelHidden, id, className }}>
      {(control) => (
        <input
          {...input}
          {...(option ? optionHandlers(option, input, setOther) : null)}
          {...control}
          onInput={(event) => {
            look(event.currentTarget.value);
            input.onInput?.(event);
          }}
          className={joinClasses(styles.input, mono && styles.mono)}
        />
      )}
    </Field>
  );
}

function optionHandlers(
  option: TextOption,
  input: NativeProps,
  onOther: (isOther: boolean) => void,
): NativeProps {
  // Said until somebody comes to the field again.
  const compare = (typed: string, kept: string): void => {
    if (isOtherNumber(typed, kept)) onOther(true);
  };
  const settle = (element: HTMLInputElement): void => {
    const settled = settleText(element.value, option);
    if (settled === element.value) return;
    compare(element.value, settled);
    typeInto(element, settled);
  };
  return {
    inputMode: input.inputMode ?? keyboardFor(option),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = event.currentTarget.value;
      filterInPlace(event.currentTarget, option);
      compare(typed, event.currentTarget.value);
      input.onChange?.(event);
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      onOther(false);
      input.onFocus?.(event);
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
