// A list of short texts, each on a line of its own, in the language that is being written.
import { useState, type ReactElement, type ReactNode } from 'react';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { EMPTY_TEXT } from './text-input.tsx';

interface LinesInputProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly lines: readonly LocalizedText[];
  readonly language: Language;
  readonly max: number;
  readonly onChange: (lines: LocalizedText[]) => void;
}

const MAX_LETTERS = 6000;
const ROWS = 3;

const isNothing = (text: LocalizedText): boolean => LANGUAGES.every((language) => text[language] === '');

/** The lines in one language; in the others they stay as they are. */
function withLines(
  lines: readonly LocalizedText[],
  said: readonly string[],
  language: Language,
): LocalizedText[] {
  const count = Math.max(lines.length, said.length);
  const all = Array.from({ length: count }, (_, at) => ({
    ...(lines[at] ?? EMPTY_TEXT),
    [language]: said[at] ?? '',
  }));
  const last = all.findLastIndex((line) => !isNothing(line));
  return all.slice(0, last + 1);
}

export function LinesInput(props: LinesInputProps): ReactElement {
  const { label, description, lines, language, max, onChange } = props;
  // While it is typed a last empty line stands, which is no entry yet.
  const [typed, setTyped] = useState<{ readonly language: Language; readonly text: string }>();
  const said = lines
    .map((line) => line[language])
    .join('\n')
    .trimEnd();
  return (
    <TextArea
      label={label}
      description={description}
      lang={LANGUAGE_TAGS[language]}
      rows={ROWS}
      maxLength={MAX_LETTERS}
      value={typed?.language === language ? typed.text : said}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped({ language, text });
        onChange(withLines(lines, text.split('\n').slice(0, max), language));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
