// A value that is typed as text: what can't be read yet stays as it is typed, what can is the draft's at once.
import { useState } from 'react';
import { isSameJson } from '#contract/merge/merge.ts';

interface Way<Value, Typed> {
  readonly typedOf: (value: Value) => Typed;
  /** undefined: it can't be read. */
  readonly read: (typed: Typed) => Value | undefined;
}

/** What stands in the field, and how it changes; where the draft gets another value from elsewhere, that one is shown. */
export function useTyped<Value, Typed>(
  value: Value,
  { typedOf, read }: Way<Value, Typed>,
  onRead: (value: Value) => void,
): readonly [Typed, (typed: Typed) => void] {
  const [typed, setTyped] = useState({ text: typedOf(value), of: value });
  const change = (text: Typed): void => {
    const next = read(text);
    setTyped({ text, of: next ?? value });
    if (next !== undefined) onRead(next);
  };
  return [isSameJson(typed.of, value) ? typed.text : typedOf(value), change];
}
