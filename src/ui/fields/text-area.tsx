import type { ReactElement, Ref, TextareaHTMLAttributes } from 'react';
import { Field, useFull } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './input.module.css';

interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {
  /** The length so far and the limit, in words, if there is a limit. */
  readonly count?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { label, description, error, required, labelHidden, id, className, count, ...textarea } = props;
  const { fullNote: note, look } = useFull(textarea.maxLength);
  return (
    <Field {...{ label, description, error, note, required, labelHidden, id, className }}>
      {(control) => (
        <>
          <textarea
            rows={4}
            {...textarea}
            {...control}
            onInput={(event) => {
              look(event.currentTarget.value);
              textarea.onInput?.(event);
            }}
            className={joinClasses(styles.input, styles.textarea)}
          />
          {count ? <span className={styles.count}>{count}</span> : null}
        </>
      )}
    </Field>
  );
}
