// The figures of the whole work, with how sure they are.
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ENOUGH_ATTEMPTS,
  type Figure,
  type KeptFigures,
  type Statistics,
} from '#contract/entities/statistics.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './statistics.module.css';
import { workResultsPath } from './people/results-path.ts';
import { To } from './people/to.tsx';
import { useFigureText, type FigureKind } from './use-figure-text.ts';

const FIRST = [
  ['mean', 'SHARE'],
  ['standardDeviation', 'SHARE'],
  ['consistency', 'NUMBER'],
  ['standardError', 'SHARE'],
] as const;
const OTHERS = [
  ['median', 'SHARE'],
  ['skewness', 'NUMBER'],
  ['kurtosis', 'NUMBER'],
  ['errorRatio', 'SHARE'],
] as const;

interface TilesProps {
  readonly figures: KeptFigures;
  readonly statistics: Statistics;
}

export function FigureTiles({ figures, statistics }: TilesProps): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { attempts, people, passed, test } = figures;
  return (
    <Card title={t('figuresTitle')}>
      <StatTiles>
        <StatTile
          label={t('figures.people')}
          value={<To path={workResultsPath(statistics)}>{format.number(people)}</To>}
          note={t('attempts', { count: attempts })}
        />
        <StatTile
          label={t('figures.passed')}
          value={
            <To path={statistics.marks === 'NOW' ? workResultsPath(statistics, { outcome: 'passed' }) : null}>
              {format.percent(attempts === 0 ? 0 : passed / attempts)}
            </To>
          }
          note={t('notes.passed')}
        />
        {FIRST.map(([name, kind]) => (
          <FigureTile key={name} {...{ name, kind, attempts }} figure={test[name]} />
        ))}
      </StatTiles>
      <details className={styles.more}>
        <summary>{t('more')}</summary>
        <StatTiles>
          {OTHERS.map(([name, kind]) => (
            <FigureTile key={name} {...{ name, kind, attempts }} figure={test[name]} />
          ))}
        </StatTiles>
      </details>
    </Card>
  );
}

interface FigureTileProps {
  readonly name: (typeof FIRST)[number][0] | (typeof OTHERS)[number][0];
  readonly kind: FigureKind;
  readonly figure: Figure;
  readonly attempts: number;
}

function FigureTile({ name, kind, figure, attempts }: FigureTileProps): ReactElement {
  const { t } = useTranslation('statistics');
  const text = useFigureText();
  const interval = text.interval(figure, kind);
  const note: ReactNode = (
    <>
      {interval === '' ? null : <span className={styles.interval}>{interval}</span>}
      {figure.reason === null ? t(`notes.${name}`) : t(`reasons.${figure.reason}`)}
    </>
  );
  const isFaint = attempts < ENOUGH_ATTEMPTS && name !== 'mean' && name !== 'median';
  return (
    <StatTile
      label={t(`figures.${name}`)}
      value={
        <span
          className={isFaint ? styles.faint : undefined}
          title={isFaint ? t('few', { count: attempts }) : undefined}
        >
          {text.value(figure, kind)}
        </span>
      }
      note={
        <>
          {note}
          {isFaint && figure.value !== null ? (
            <span className={styles.few}>{t('few', { count: attempts })}</span>
          ) : null}
        </>
      }
    />
  );
}
