// Asks what comes now, and says of what is too early why it is.
import { useState, type ReactElement } from 'react';
import { filled, textIn, type Language } from '#contract/languages.ts';
import type { Choice } from './choice.ts';
import { guideTexts } from './guide-texts.ts';
import styles from './choice-question.module.css';

interface ChoiceQuestionProps {
  readonly choice: Choice;
  readonly language: Language;
  readonly onRight: () => void;
}

export function ChoiceQuestion({ choice, language, onRight }: ChoiceQuestionProps): ReactElement {
  const texts = guideTexts(language);
  const [tried, setTried] = useState<readonly string[]>([]);
  const last = choice.options.find(({ step }) => step === tried.at(-1));
  return (
    <div className={styles.question} data-guide-choice={choice.rule}>
      <h2 className={styles.ask}>{texts.ask}</h2>
      <ul className={styles.options} aria-label={texts.ask}>
        {choice.options.map(({ step, text, why }) => (
          <li key={step}>
            <button
              type="button"
              className={styles.option}
              aria-disabled={tried.includes(step) || undefined}
              onClick={() => {
                if (why === undefined) onRight();
                else if (!tried.includes(step)) setTried([...tried, step]);
              }}
            >
              {textIn(text, language)}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.answer} aria-live="polite">
        {last?.why ? filled(texts.notYet, { why: textIn(last.why, language) }) : texts.askHint}
      </p>
    </div>
  );
}
