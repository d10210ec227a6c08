// One text of a dialog, kept for this tab until it has been sent or thrown away.
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './form-draft.ts';

interface KeptText {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly drop: () => void;
}

/** @param form names what is written; another name begins anew only with another key of the component */
export function useKeptText(form: string, initial = ''): KeptText {
  const [text, setText] = useState(() => readDraft(form)['text'] ?? initial);
  const change = (next: string): void => {
    setText(next);
    if (next === initial) dropDraft(form);
    else keepDraft(form, { text: next });
  };
  const drop = (): void => change(initial);
  return { text, change, drop };
}
