// A column a day: what was begun, and of it what was passed; the same as a table.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overview } from '#contract/entities/overview.ts';
import { dateText } from '#src/i18n/date-text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Table, type Column } from '#src/ui/data/table.tsx';
import styles from './day-columns.module.css';

type Day = Overview['days'][number];

const [WIDTH, HEIGHT, GAP] = [560, 96, 4];
/** A date stands under each seventh day. */
const WEEK = 7;

export function DayColumns({ days }: { readonly days: readonly Day[] }): ReactElement {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <div className={styles.frame}>
      <figure className={styles.chart}>
        <Columns days={days} />
        <figcaption className={styles.ticks} aria-hidden="true">
          {days
            .filter((_, at) => at % WEEK === 0)
            .map(({ date }) => (
              <span key={date}>{dateText(language, date)}</span>
            ))}
        </figcaption>
      </figure>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.passedMark} /> {t('overview.legendPassed')}
        <span className={styles.begunMark} /> {t('overview.legendOthers')}
      </p>
      <details className={styles.more}>
        <summary>{t('overview.table')}</summary>
        <DayTable days={days.filter(({ begun }) => begun > 0).toReversed()} />
      </details>
    </div>
  );
}

function Columns({ days }: { readonly days: readonly Day[] }): ReactElement {
  const highest = Math.max(1, ...days.map(({ begun }) => begun));
  const width = WIDTH / days.length;
  const heightOf = (count: number): number => (count / highest) * (HEIGHT - GAP);
  return (
    <svg
      className={styles.columns}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ date, begun, passed }, at) => (
        <g key={date}>
          <rect
            className={styles.begun}
            x={at * width + GAP / 2}
            y={HEIGHT - heightOf(begun)}
            width={width - GAP}
            height={heightOf(begun)}
          />
          <rect
            className={styles.passed}
            x={at * width + GAP / 2}
            y={HEIGHT - heightOf(passed)}
            width={width - GAP}
            height={heightOf(passed)}
          />
        </g>
      ))}
    </svg>
  );
}

function DayTable({ days }: { readonly days: readonly Day[] }): ReactElement {
  const { t } = useTranslation('account');
  const format = useFormat();
  const language = useLanguage();
  const columns: readonly Column<Day>[] = [
    { key: 'day', title: t('overview.day'), header: true, cell: ({ date }) => dateText(language, date) },
    { key: 'begun', title: t('overview.begun'), align: 'end', cell: ({ begun }) => format.number(begun) },
    { key: 'marked', title: t('overview.marked'), align: 'end', cell: ({ marked }) => format.number(marked) },
    { key: 'passed', title: t('overview.passed'), align: 'end', cell: ({ passed }) => format.number(passed) },
  ];
  return <Table caption={t('overview.table')} columns={columns} rows={days} rowKey={({ date }) => date} />;
}
