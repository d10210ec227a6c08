// A line of a form that is filled in by hand: typed, and kept when it is left.
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { settledLine, typedInto } from './paper-view.ts';
import type { PaperChoice, WrittenLine } from './paper-view.ts';
import styles from './paper-form.module.css';

export interface PaperLineProps {
  readonly line: WrittenLine;
  readonly labelledBy: string;
  readonly empty: string;
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

export interface ChoiceLineProps {
  readonly value: string;
  readonly choices: readonly PaperChoice[];
  /** What stands there while nothing is chosen. */
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

const LONGEST = 200;

function TypedLine({ line, labelledBy, isReadOnly, onFill }: PaperLineProps): ReactElement {
  const { kind, value, isRequired } = line;
  const [typed, setTyped] = useKept(value, (text) => settledLine(kind, text), onFill);
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
        maxLength={LONGEST}
        onChange={(event) => setTyped(event.target.value.replaceAll('\n', ' '), false)}
        onKeyDown={(event) => leaveOnEnter(event, () => setTyped(typed, true))}
      />
    );
  return (
    <input
      {...shared}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={kind === 'time' ? '––:––' : undefined}
      onChange={(event) => setTyped(typedInto(kind, event.target.value), false)}
      onKeyDown={(event) => leaveOnEnter(event, () => setTyped(typed, true))}
    />
  );
}

/** Enter keeps the line and goes on to the next one. */
function leaveOnEnter(event: KeyboardEvent<HTMLElement>, keep: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  keep();
  const form = event.currentTarget.closest('[data-paper]');
  const lines = [...(form?.querySelectorAll<HTMLElement>('input, textarea, select, [data-sign]') ?? [])];
  lines[lines.indexOf(event.currentTarget) + 1]?.focus();
}

/** What is typed is kept when the line is left, and when the paper is put aside in the middle of a line. */
function useKept(
  value: string,
  settle: (typed: string) => string,
  onFill: (value: string) => void,
): readonly [string, (typed: string, isLeft: boolean) => void] {
  const [draft, setDraft] = useState<string>();
  const latest = useRef<() => void>(() => undefined);
  const keep = (typed: string): void => {
    const settled = settle(typed);
    if (settled !== value) onFill(settled);
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
  return [
    draft ?? value,
    (typed, isLeft) => {
      setDraft(isLeft ? undefined : typed);
      if (isLeft) keep(typed);
    },
  ];
}
