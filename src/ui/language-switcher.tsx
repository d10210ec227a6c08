import { useId } from 'react';
import type { ReactElement } from 'react';
import styles from './language-switcher.module.css';

export interface LanguageOption<Code extends string> {
  readonly code: Code;
  /** Two letters as they stand on the strip, such as РУ. */
  readonly short: string;
  /** The language's own name, in that language. */
  readonly name: string;
  /** Its tag for the page, such as zh-CN. */
  readonly tag: string;
}

export interface LanguageSwitcherProps<Code extends string> {
  readonly label: string;
  readonly languages: readonly LanguageOption<Code>[];
  readonly value: Code;
  readonly onChange: (code: Code) => void;
}

/** A strip of languages, each named in itself. */
export function LanguageSwitcher<Code extends string>(props: LanguageSwitcherProps<Code>): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles.strip}>
      <legend className={styles.legend}>{props.label}</legend>
      {props.languages.map((language) => (
        <label key={language.code} className={styles.language} title={language.name}>
          <input
            type="radio"
            name={name}
            value={language.code}
            checked={language.code === props.value}
            onChange={() => props.onChange(language.code)}
            aria-label={language.name}
            lang={language.tag}
          />
          <span aria-hidden="true">{language.short}</span>
        </label>
      ))}
    </fieldset>
  );
}
