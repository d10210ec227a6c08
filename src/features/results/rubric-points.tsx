// The points that a teacher gave for each criterion.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { rubricOf } from './answer-view.tsx';
import styles from './history.module.css';

/** Renders nothing if there are no criteria. */
export function RubricPoints({ result }: { readonly result: TaskResult }): ReactElement | null {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const format = useFormat();
  const rubric = rubricOf(result);
  if (rubric.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('rubric')}</h3>
      <ul className={styles.rubric}>
        {rubric.map(({ id, points, text }) => {
          const given = result.rubric?.find((one) => one.id === id);
          return (
            <li key={id}>
              <span>{textIn(text, language)}</span>
              <span className={styles.points}>
                {given ? `${format.number(given.points)} ` : null}
                {t('rubricOf', { points: format.number(points) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
