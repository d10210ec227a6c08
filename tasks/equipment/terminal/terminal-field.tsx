// A field of the terminal: typed on either keyboard, saved when it is left.
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { FieldView } from './terminal-view.ts';
import type { TerminalIntents } from './terminal-intents.ts';
import styles from './terminal.module.css';

interface TerminalFieldProps extends Pick<TerminalIntents, 'onField' | 'onType'> {
  readonly field: FieldView;
  /** Gets the focus when the screen opens. */
  readonly isFirst: boolean;
  /** The on-screen keyboard is open, so the phone's own must not appear. */
  readonly isKeyboardOpen: boolean;
  /** Enter in the last field of the screen. */
  readonly onLast?: (() => void) | undefined;
}

export function TerminalField(props: TerminalFieldProps): ReactElement {
  const { field, isFirst, isKeyboardOpen, onField, onType, onLast } = props;
  const { id, label, value, hint, maxLength, isUpperCase, isHidden } = field;
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const told = useRef<string>(undefined);
  useEffect(() => {
    // Another field may become the first one while typing: somebody already in a field keeps the focus there.
    if (isFirst && !isFieldOf(input.current, document.activeElement))
      input.current?.focus({ preventScroll: true });
  }, [isFirst]);
  const keep = (): void => {
    // Enter leaves the field, and the blur calls this again before the next render.
    if (draft !== undefined && draft !== value && draft !== told.current) {
      told.current = draft;
      onType(id, draft);
    }
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
        placeholder={hint}
        value={draft ?? value}
        onFocus={() => onField(id)}
        onChange={(event) => {
          const typed = event.target.value;
          told.current = undefined;
          setDraft(isUpperCase ? typed.toUpperCase() : typed);
        }}
        onBlur={keep}
        onKeyDown={(event) => moveOn(event, keep, onLast)}
      />
    </label>
  );
}

function isFieldOf(input: HTMLInputElement | null, other: Element | null): boolean {
  const terminal = input?.closest('[data-terminal]');
  return other instanceof HTMLInputElement && 'field' in other.dataset && terminal?.contains(other) === true;
}

const STEP = { Enter: 1, ArrowDown: 1, ArrowUp: -1 } as const;

/** Enter and the arrows move between fields; Enter leaves the last one, so that a soft key can submit. */
function moveOn(
  event: KeyboardEvent<HTMLInputElement>,
  keep: () => void,
  onLast: TerminalFieldProps['onLast'],
): void {
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
  if (!next && event.key === 'Enter') onLast?.();
}
