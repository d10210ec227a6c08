// A field of the terminal: typed on the real keyboard or the one on the screen, kept when it is left.
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { FieldView } from './terminal-view.ts';
import type { TerminalIntents } from './terminal-intents.ts';
import styles from './terminal.module.css';

export interface TerminalFieldProps extends Pick<TerminalIntents, 'onField' | 'onType'> {
  readonly field: FieldView;
  /** Wants the caret when the screen opens. */
  readonly isFirst: boolean;
  /** The keyboard on the screen is there: a telephone's own stays away. */
  readonly isKeyboardOpen: boolean;
}

export function TerminalField(props: TerminalFieldProps): ReactElement {
  const { field, isFirst, isKeyboardOpen, onField, onType } = props;
  const { id, label, value, maxLength, isUpperCase, isHidden } = field;
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus({ preventScroll: true });
  }, [isFirst]);
  const keep = (): void => {
    if (draft !== undefined && draft !== value) onType(id, draft);
    setDraft(undefined);
  };
  return (
    <label className={styles.field}>
      <span className={styles.fieldLabel}>{label}</span>
      <input
        ref={input}
        className={styles.input}
        type={isHidden ? 'password' : 'text'}
        name={`terminal-${id}`}
        data-field={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={isKeyboardOpen ? 'none' : undefined}
        maxLength={maxLength}
        size={Math.min(maxLength, 24)}
        value={draft ?? value}
        onFocus={() => onField(id)}
        onChange={(event) => {
          const typed = event.target.value;
          setDraft(isUpperCase ? typed.toUpperCase() : typed);
        }}
        onBlur={keep}
        onKeyDown={(event) => moveOn(event, keep)}
      />
    </label>
  );
}

const STEP = { Enter: 1, ArrowDown: 1, ArrowUp: -1 } as const;

/** Enter and the arrows go from field to field; Enter in the last one leaves it, so that a soft key can take all of them. */
function moveOn(event: KeyboardEvent<HTMLInputElement>, keep: () => void): void {
  if (!(event.key in STEP) || event.nativeEvent.isComposing) return;
  const by = STEP[event.key as keyof typeof STEP];
  event.preventDefault();
  const all = [
    ...(event.currentTarget.closest('[data-terminal]')?.querySelectorAll<HTMLInputElement>('[data-field]') ??
      []),
  ];
  const next = all[all.indexOf(event.currentTarget) + by];
  keep();
  next?.focus();
  next?.select();
}
