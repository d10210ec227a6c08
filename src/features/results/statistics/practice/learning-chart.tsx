// How the share of wrong steps falls from run to run of the same people.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeFigures } from '#contract/entities/practice-statistics.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import styles from '../statistics.module.css';

/** Two points make no curve. */
const MIN_DRAWN = 3;
const [WIDTH, HEIGHT, EDGE] = [600, 120, 8];

/** Nothing for people who played once. */
export function LearningChart({ learning }: Pick<PracticeFigures, 'learning'>): ReactElement | null {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const [first, last] = [learning[0], learning.at(-1)];
  if (first === undefined || last === undefined || learning.length < 2) return null;
  const highest = Math.max(0.05, ...learning.map(({ errors }) => errors));
  const points = learning.map(({ errors }, at) => {
    const x = EDGE + (at / (learning.length - 1)) * (WIDTH - 2 * EDGE);
    const y = HEIGHT - EDGE - (errors / highest) * (HEIGHT - 2 * EDGE);
    return [x, y] as const;
  });
  return (
    <section className={styles.part}>
      <h3>{t('learningTitle')}</h3>
      <p className={styles.quiet}>
        {t('learningSaid', { first: format.percent(first.errors), last: format.percent(last.errors) })}
      </p>
      {learning.length < MIN_DRAWN ? null : (
        <svg className={styles.learning} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <polyline className={styles.curve} points={points.map((point) => point.join(',')).join(' ')} />
          {points.map(([x, y]) => (
            <circle key={x} className={styles.point} cx={x} cy={y} r="5" />
          ))}
        </svg>
      )}
      <table className={styles.runs}>
        <thead>
          <tr>
            <th scope="row">{t('run')}</th>
            {learning.map(({ run }) => (
              <th key={run} scope="col">
                {run}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('errors')}</th>
            {learning.map(({ run, errors }) => (
              <td key={run}>{format.percent(errors)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('columns.people')}</th>
            {learning.map(({ run, people }) => (
              <td key={run}>{format.number(people)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
