import { useId } from 'react';
import type { ReactElement } from 'react';
import {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  SHORT_LANGUAGE_NAMES,
  type Language,
} from '#contract/languages.ts';
import styles from './language-switcher.module.css';

interface LanguageSwitcherProps {
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** A strip of languages, each under its own name. */
export function LanguageSwitcher(props: LanguageSwitcherProps): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles.strip}>
      <legend className={styles.legend}>{props.label}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} className={styles.language} title={LANGUAGE_NAMES[language]}>
          <input
            type="radio"
            name={name}
            value={language}
            checked={language === props.value}
            onChange={() => props.onChange(language)}
            aria-label={LANGUAGE_NAMES[language]}
            lang={LANGUAGE_TAGS[language]}
          />
          <span aria-hidden="true">{SHORT_LANGUAGE_NAMES[language]}</span>
        </label>
      ))}
    </fieldset>
  );
}
