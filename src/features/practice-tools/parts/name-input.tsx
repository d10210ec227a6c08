// The name of a thing, in the language that is written; a thing is never without a Russian name.
import { useState, type ReactElement } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { TextInput } from '#tasks/kit/author/text-input.tsx';

const MAX_NAME = 120;

interface NameInputProps {
  readonly label: string;
  readonly text: Trilingual;
  readonly language: Language;
  /** Left out: that of a thing's name. */
  readonly maxLength?: number;
  readonly onChange: (text: Trilingual) => void;
}

/** While the Russian name is typed anew, the old one stands. */
export function NameInput(props: NameInputProps): ReactElement {
  const { label, text, language, maxLength = MAX_NAME, onChange } = props;
  const [emptied, setEmptied] = useState(false);
  return (
    <TextInput
      label={label}
      text={emptied ? { ...text, [DEFAULT_LANGUAGE]: '' } : text}
      language={language}
      maxLength={maxLength}
      onChange={(next) => {
        const isEmpty = next[DEFAULT_LANGUAGE].trim() === '';
        setEmptied(isEmpty);
        if (!isEmpty) onChange(next);
      }}
    />
  );
}
