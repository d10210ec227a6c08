// How the results are spread: columns of 5 %, the mark that is needed, and the same as a table.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptFigures } from '#contract/entities/statistics.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { ChartFigure } from './chart/chart-figure.tsx';
import styles from './chart/chart.module.css';

/** Above, in and below the plot. */
const [TOP, PLOT, BELOW] = [18, 150, 22];
const BOTTOM = TOP + PLOT;
const [TICK, ABOVE] = [17, 5];
/** From the edges of the picture, in per cent of it; of its place a column fills so much. */
const [INSET, FILLED] = [1.5, 0.88];
/** Longer numbers do not fit above each column of a narrow picture. */
const MAX_SHORT = 2;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

interface Step {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

function stepsOf(spread: readonly number[]): readonly Step[] {
  return spread.map((count, at) => ({ from: at / spread.length, to: (at + 1) / spread.length, count }));
}

export function SpreadChart({
  figures,
}: {
  readonly figures: Pick<KeptFigures, 'spread' | 'needed' | 'attempts'>;
}): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const steps = stepsOf(figures.spread);
  const fullest = steps.reduce((best, step) => (step.count > best.count ? step : best));
  const isAlone = steps.filter(({ count }) => count === fullest.count).length === 1;
  const said = isAlone
    ? t('spreadSaid', {
        from: format.percent(fullest.from),
        to: format.percent(fullest.to),
        number: format.number(fullest.count),
        total: format.number(figures.attempts),
      })
    : '';
  const needed =
    figures.needed === null ? '' : t('spreadNeeded', { percent: format.percent(figures.needed) });
  const filled = steps.filter(({ count }) => count > 0);
  const nameOf = ({ from, to }: Step): string =>
    t('interval', { low: format.percent(from), high: format.percent(to) });
  return (
    <Card title={t('spreadTitle')}>
      <ChartFigure
        title={t('spreadTitle')}
        said={t('sentences', { first: said, next: needed }).trim()}
        head={[t('share'), t('count')]}
        rows={filled.map((step) => [nameOf(step), format.number(step.count)])}
        values={steps.map((step) => [nameOf(step), step.count])}
      >
        <Columns steps={steps} needed={figures.needed} />
      </ChartFigure>
    </Card>
  );
}

interface ColumnsProps {
  readonly steps: readonly Step[];
  readonly needed: number | null;
}

/** In per cent of the width, so that words keep their size in any. */
const across = (share: number): string => `${INSET + share * (100 - 2 * INSET)}%`;

function Columns({ steps, needed }: ColumnsProps): ReactElement {
  const format = useFormat();
  return (
    <svg className={styles.plot} height={BOTTOM + BELOW} aria-hidden="true">
      <line className={styles.axis} x1="0" x2="100%" y1={BOTTOM} y2={BOTTOM} />
      <Bars steps={steps} needed={needed} />
      {needed === null ? null : (
        <line className={styles.needed} x1={across(needed)} x2={across(needed)} y1={0} y2={BOTTOM} />
      )}
      {TICKS.map((tick) => (
        <text
          key={tick}
          className={styles.tick}
          style={{ textAnchor: anchorAt(tick) }}
          x={across(tick)}
          y={BOTTOM + TICK}
        >
          {format.percent(tick)}
        </text>
      ))}
    </svg>
  );
}

/** What is said at an end of the axis stays in the picture. */
function anchorAt(tick: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return tick === 1 ? 'end' : 'middle';
}

/** Each with its number; in a narrow picture a long number has room above the highest alone. */
function Bars({ steps, needed }: ColumnsProps): ReactElement {
  const format = useFormat();
  const highest = Math.max(1, ...steps.map(({ count }) => count));
  const width = (100 - 2 * INSET) / steps.length;
  return (
    <>
      {steps
        .filter(({ count }) => count > 0)
        .map(({ from, to, count }) => {
          const height = (count / highest) * PLOT;
          const number = format.number(count);
          return (
            <g key={from}>
              <rect
                className={needed !== null && from < needed ? styles.columnBelow : styles.column}
                x={`${INSET + from * (100 - 2 * INSET) + (width * (1 - FILLED)) / 2}%`}
                y={BOTTOM - height}
                width={`${width * FILLED}%`}
                height={height}
              />
              <text
                className={styles.number}
                data-long={number.length > MAX_SHORT && count < highest ? '' : undefined}
                x={across((from + to) / 2)}
                y={BOTTOM - height - ABOVE}
              >
                {number}
              </text>
            </g>
          );
        })}
    </>
  );
}
