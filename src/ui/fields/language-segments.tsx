// Which language of a text is shown for editing; the others say what they lack.
import type { ReactElement } from 'react';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '#contract/languages.ts';
import { RadioGroup } from './radio-group.tsx';
import styles from './language-segments.module.css';

interface LanguageSegmentsProps {
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
  /** Below the name of a language: what its text lacks. */
  readonly noteOf: (language: Language) => string | undefined;
}

export function LanguageSegments({ label, value, onChange, noteOf }: LanguageSegmentsProps): ReactElement {
  return (
    <RadioGroup
      look="segments"
      label={label}
      value={value}
      onChange={onChange}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: (
          <span className={styles.language}>
            <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
            {noteOf(language) === undefined ? null : <span className={styles.note}>{noteOf(language)}</span>}
          </span>
        ),
      }))}
    />
  );
}
