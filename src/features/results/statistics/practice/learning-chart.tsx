// How the share of wrong steps falls from run to run of the same people.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeFigures } from '#contract/entities/practice-statistics.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ChartFigure } from '../chart/chart-figure.tsx';
import { LineChart } from '../chart/line-chart.tsx';
import styles from '../statistics.module.css';

/** Two points make no curve. */
const MIN_DRAWN = 3;
/** Of more points the first and the last are named: there is no room for all. */
const MAX_NAMED = 7;
/** A few wrong steps are not drawn as many. */
const MIN_HIGHEST = 0.05;

/** Nothing for people who played once. */
export function LearningChart({ learning }: Pick<PracticeFigures, 'learning'>): ReactElement | null {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const [first, last] = [learning[0], learning.at(-1)];
  if (first === undefined || last === undefined || learning.length < 2) return null;
  const highest = Math.max(MIN_HIGHEST, ...learning.map(({ errors }) => errors));
  const points = learning.map((point, at) => {
    const isNamed = learning.length <= MAX_NAMED || point === first || point === last;
    return {
      x: at / (learning.length - 1),
      y: point.errors / highest,
      name: isNamed ? format.percent(point.errors) : '',
      tick: isNamed ? format.number(point.run) : '',
    };
  });
  return (
    <section className={styles.part}>
      <h3>{t('learningTitle')}</h3>
      <ChartFigure
        title={t('learningTitle')}
        said={t('learningSaid', { first: format.percent(first.errors), last: format.percent(last.errors) })}
        head={[t('run'), t('errors'), t('columns.people')]}
        rows={learning.map(({ run, errors, people }) => [
          format.number(run),
          format.percent(errors),
          format.number(people),
        ])}
        values={learning.map(({ run, errors, people }) => [run, errors, people])}
      >
        {learning.length < MIN_DRAWN ? undefined : <LineChart points={points} axis={t('run')} hasDots />}
      </ChartFigure>
    </section>
  );
}
