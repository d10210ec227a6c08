// A line of a form to fill in: its text is saved when the line is left.
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { isUnreadable, settledLine, typedInto } from './paper-view.ts';
import type { PaperChoice, WrittenLine } from './paper-view.ts';
import styles from './paper-form.module.css';

interface PaperLineProps {
  readonly line: WrittenLine;
  readonly labelledBy: string;
  readonly empty: string;
  /** Error text for an invalid time. */
  readonly noTime: string;
  readonly isReadOnly: boolean;
  readonly onFill: (value: string) => void;
}

export function PaperLine(props: PaperLineProps): ReactElement {
  const { line, labelledBy, empty, isReadOnly, onFill } = props;
  if (line.kind !== 'status') return <TypedLine {...props} />;
  return (
    <ChoiceLine
      value={line.value}
      choices={line.choices}
      empty={empty}
      labelledBy={labelledBy}
      isReadOnly={isReadOnly}
      isRequired={line.isRequired}
      onFill={onFill}
    />
  );
}

interface ChoiceLineProps {
  readonly value: string;
  readonly choices: readonly PaperChoice[];
  /** Shown while nothing is chosen. */
  readonly empty: string;
  readonly labelledBy: string;
  readonly isReadOnly: boolean;
  readonly isRequired: boolean;
  readonly onFill: (value: string) => void;
}

export function ChoiceLine(props: ChoiceLineProps): ReactElement {
  const { value, choices, empty, labelledBy, isReadOnly, isRequired, onFill } = props;
  if (isReadOnly)
    return <span className={styles.hand}>{choices.find(({ id }) => id === value)?.text ?? ' '}</span>;
  return (
    <select
      className={styles.entry}
      data-empty={value === '' || undefined}
      aria-labelledby={labelledBy}
      aria-required={isRequired}
      value={value}
      onChange={(event) => onFill(event.target.value)}
    >
      <option value="">{empty}</option>
      {choices.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}

const MAX_LENGTH = 200;

function TypedLine({ line, labelledBy, noTime, isReadOnly, onFill }: PaperLineProps): ReactElement {
  const { kind, value, isRequired } = line;
  const { typed, isWrong, setTyped } = useKept(kind, value, onFill);
  const id = useId();
  if (isReadOnly) return <span className={styles.hand}>{value === '' ? ' ' : value}</span>;
  const shared = {
    className: styles.entry,
    'aria-labelledby': labelledBy,
    'aria-required': isRequired,
    value: typed,
    onBlur: () => setTyped(typed, true),
  };
  if (kind === 'text')
    return (
      <textarea
        {...shared}
        rows={1}
        maxLength={MAX_LENGTH}
        onChange={(event) => setTyped(event.target.value.replaceAll('\n', ' '), false)}
        onKeyDown={(event) => leaveOnEnter(event, () => setTyped(typed, true))}
      />
    );
  return (
    <>
      <input
        {...shared}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={kind === 'time' ? '––:––' : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={(event) => setTyped(typedInto(kind, event.target.value), false)}
        onKeyDown={(event) => leaveOnEnter(event, () => setTyped(typed, true))}
      />
      {isWrong ? (
        <span id={id} role="alert" className={styles.wrong}>
          {noTime}
        </span>
      ) : null}
    </>
  );
}

/** Enter saves the line and moves on to the next one. */
function leaveOnEnter(event: KeyboardEvent<HTMLElement>, keep: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  keep();
  const form = event.currentTarget.closest('[data-paper]');
  const lines = [...(form?.querySelectorAll<HTMLElement>('input, textarea, select, [data-sign]') ?? [])];
  lines[lines.indexOf(event.currentTarget) + 1]?.focus();
}

interface KeptLine {
  readonly typed: string;
  /** The line was left with an invalid text. */
  readonly isWrong: boolean;
  readonly setTyped: (typed: string, isLeft: boolean) => void;
}

/** Saves the text when the line is left, or when the paper is put aside in the middle of a line. */
function useKept(kind: WrittenLine['kind'], value: string, onFill: (value: string) => void): KeptLine {
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const latest = useRef<() => void>(() => undefined);
  const told = useRef<string>(undefined);
  /** Whether the text was valid. Enter also causes a blur, which calls this again: it reports only once. */
  const keep = (typed: string): boolean => {
    const settled = settledLine(kind, typed);
    if (isUnreadable(kind, settled)) return false;
    if (settled !== value && settled !== told.current) {
      told.current = settled;
      onFill(settled);
    }
    return true;
  };
  useEffect(() => {
    latest.current = () => {
      if (draft !== undefined) keep(draft);
    };
  });
  useEffect(() => {
    const leave = (): void => latest.current();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const setTyped = (typed: string, isLeft: boolean): void => {
    if (!isLeft) told.current = undefined;
    const isTaken = isLeft && keep(typed);
    setDraft(isTaken ? undefined : typed);
    setWrong(isLeft && !isTaken);
  };
  return { typed: draft ?? value, isWrong, setTyped };
}
