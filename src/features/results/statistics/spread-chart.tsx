// How the results are spread: columns of 5 %, the mark that is needed, and the same as a table.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptFigures } from '#contract/entities/statistics.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './statistics.module.css';

const [WIDTH, HEIGHT, GAP] = [600, 160, 3];
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
  const said = t('spreadSaid', {
    from: format.percent(fullest.from),
    to: format.percent(fullest.to),
    number: format.number(fullest.count),
    total: format.number(figures.attempts),
  });
  const needed =
    figures.needed === null ? '' : t('spreadNeeded', { percent: format.percent(figures.needed) });
  return (
    <Card title={t('spreadTitle')} subtitle={`${said} ${needed}`.trim()}>
      <figure className={styles.chart}>
        <Columns steps={steps} needed={figures.needed} />
        <figcaption className={styles.ticks} aria-hidden="true">
          {TICKS.map((tick) => (
            <span key={tick}>{format.percent(tick)}</span>
          ))}
        </figcaption>
      </figure>
      <details className={styles.more}>
        <summary>{t('spreadTable')}</summary>
        <SpreadTable steps={steps.filter(({ count }) => count > 0)} />
      </details>
    </Card>
  );
}

function Columns({
  steps,
  needed,
}: {
  readonly steps: readonly Step[];
  readonly needed: number | null;
}): ReactElement {
  const highest = Math.max(1, ...steps.map(({ count }) => count));
  const width = WIDTH / steps.length;
  return (
    <svg
      className={styles.columns}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {steps.map(({ from, count }, at) => (
        <rect
          key={from}
          className={needed !== null && from < needed ? styles.columnBelow : styles.column}
          x={at * width + GAP / 2}
          y={HEIGHT - (count / highest) * (HEIGHT - 8)}
          width={width - GAP}
          height={(count / highest) * (HEIGHT - 8)}
        />
      ))}
      {needed === null ? null : (
        <line
          className={styles.needed}
          x1={needed * WIDTH}
          x2={needed * WIDTH}
          y1={0}
          y2={HEIGHT}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

function SpreadTable({ steps }: { readonly steps: readonly Step[] }): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const columns: readonly Column<Step>[] = [
    {
      key: 'share',
      title: t('share'),
      header: true,
      cell: ({ from, to }) => t('interval', { low: format.percent(from), high: format.percent(to) }),
    },
    { key: 'count', title: t('count'), align: 'end', cell: ({ count }) => format.number(count) },
  ];
  return (
    <Table caption={t('spreadTitle')} columns={columns} rows={steps} rowKey={({ from }) => String(from)} />
  );
}
