// A text of a task in the language that is being written.
import type { ClipboardEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

interface TextInputProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly description?: ReactNode;
  readonly text: LocalizedText;
  readonly language: Language;
  readonly onChange: (text: LocalizedText) => void;
  readonly maxLength?: number;
  /** Left out: one line. */
  readonly rows?: number;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

export const EMPTY_TEXT: LocalizedText = { ru: '', en: '', ch: '' };
const MAX_LINE = 500;
const MAX_TEXT = 5000;

/** Where another language is empty, its field shows what is shown instead. */
export function TextInput(props: TextInputProps): ReactElement {
  const { text, language, onChange, rows, onKeyDown, onPaste, ...texts } = props;
  const { label, labelHidden = false, description, maxLength } = texts;
  const field = {
    label,
    labelHidden,
    description,
    lang: LANGUAGE_TAGS[language],
    autoComplete: 'off',
    value: text[language],
    placeholder: language === DEFAULT_LANGUAGE ? undefined : text[DEFAULT_LANGUAGE],
    maxLength: maxLength ?? (rows === undefined ? MAX_LINE : MAX_TEXT),
  };
  const write = (value: string): void => onChange({ ...text, [language]: value });
  if (rows !== undefined)
    return <TextArea {...field} rows={rows} onChange={(event) => write(event.currentTarget.value)} />;
  return (
    <TextField
      {...field}
      {...(onKeyDown && { onKeyDown })}
      {...(onPaste && { onPaste })}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}
