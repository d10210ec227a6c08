import { useState } from 'react';
import type { InputHTMLAttributes, ReactElement, Ref } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './input.module.css';

interface PasswordFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'size' | 'type'> {
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A password field that can reveal its text. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { label, description, error, required, labelHidden, id, className, showLabel, hideLabel, ...input } =
    props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, description, error, required, labelHidden, id, className }}>
      {(control) => (
        <span className={styles.frame}>
          <input
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="off"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={joinClasses(styles.input, styles.withEnd)}
          />
          <span className={styles.end}>
            <IconButton
              size="s"
              label={shown ? hideLabel : showLabel}
              icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              disabled={input.disabled ?? false}
              onClick={() => setShown((before) => !before)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
