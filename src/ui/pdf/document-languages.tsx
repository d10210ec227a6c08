// In which of its languages a document is read.
import type { ReactElement } from 'react';
import type { Language } from '#contract/text-in.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { readerTexts } from './reader-texts.ts';
import styles from './document-view.module.css';

interface DocumentLanguagesProps {
  /** The file's language by its place; null where it names none. */
  readonly options: readonly (Language | null)[];
  readonly chosen: number;
  readonly language: Language;
  readonly onChoose: (at: number) => void;
}

const tags: Readonly<Record<Language, string>> = { ru: 'ru', en: 'en', ch: 'zh-CN' };
const short: Readonly<Record<Language, string>> = { ru: 'РУ', en: 'EN', ch: '中' };

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
            lang={tags[option]}
            title={texts[option]}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
          >
            <span aria-hidden="true">{short[option]}</span>
            <VisuallyHidden>{texts[option]}</VisuallyHidden>
          </button>
        ),
      )}
    </fieldset>
  );
}
