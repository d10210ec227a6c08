// The rubric and the sample answer, beside an answer that a teacher marks.
import type { ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import styles from './kit.module.css';
import { kitTexts, pointsText } from './kit-texts.ts';
import { Paragraphs } from './paragraphs.tsx';
import type { Rubric } from './schema.ts';

interface RubricListProps {
  readonly rubric: Rubric;
  readonly language: Language;
}

export function RubricList({ rubric, language }: RubricListProps): ReactElement | null {
  if (rubric.length === 0) return null;
  return (
    <section className={styles.explanation}>
      <h2>{kitTexts(language).rubric}</h2>
      <ul className={styles.rubric}>
        {rubric.map(({ id, points, text }) => (
          <li key={id}>
            <strong>{pointsText(points, language)}</strong> {textIn(text, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SampleAnswer(props: {
  readonly sample: Readonly<Record<Language, string>>;
  readonly language: Language;
}): ReactElement | null {
  const text = textIn(props.sample, props.language);
  if (text === '') return null;
  return (
    <section className={styles.explanation}>
      <h2>{kitTexts(props.language).sample}</h2>
      <Paragraphs text={text} />
    </section>
  );
}
