// Chooses the language in which a document is read.
import type { ReactElement } from 'react';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, SHORT_LANGUAGE_NAMES, type Language } from '#contract/languages.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { readerTexts } from './reader-texts.ts';
import styles from './document-view.module.css';

interface DocumentLanguagesProps {
  /** The language of each file, by index; null if it names none. */
  readonly options: readonly (Language | null)[];
  readonly chosen: number;
  readonly language: Language;
  readonly onChoose: (at: number) => void;
}

export function DocumentLanguages(props: DocumentLanguagesProps): ReactElement | null {
  const { options, chosen, language, onChoose } = props;
  const texts = readerTexts(language);
  if (options.length < 2) return null;
  return (
    <fieldset className={styles.languages} aria-label={texts.language}>
      {options.map((option, at) =>
        option === null ? null : (
          <button
            key={option}
            type="button"
            lang={LANGUAGE_TAGS[option]}
            title={LANGUAGE_NAMES[option]}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
          >
            <span aria-hidden="true">{SHORT_LANGUAGE_NAMES[option]}</span>
            <VisuallyHidden>{LANGUAGE_NAMES[option]}</VisuallyHidden>
          </button>
        ),
      )}
    </fieldset>
  );
}
