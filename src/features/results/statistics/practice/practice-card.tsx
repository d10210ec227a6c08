// What goes wrong in a simulation, and how it gets better.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Happened, PracticeFigures } from '#contract/entities/practice-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Beyond } from '../beyond.tsx';
import { OpenLast } from '../open-last.tsx';
import styles from '../statistics.module.css';
import { shortName } from '#src/ui/list/short-name.ts';
import { Particles, RefusedThings, RulesChange } from './counted-tables.tsx';
import { Detours } from './detours.tsx';
import { FloorMap } from './floor-map.tsx';
import { LearningChart } from './learning-chart.tsx';
import { Patterns } from './patterns.tsx';
import { Reactions } from './reactions.tsx';
import { StepBars } from './step-bars.tsx';

interface PracticeProps {
  readonly practice: PracticeFigures;
}

export function PracticeCard({
  practice,
  isOnly,
}: PracticeProps & { readonly isOnly: boolean }): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const name = shortName(textIn(practice.title, language));
  return (
    <Card title={t('practiceTitle')} subtitle={isOnly ? undefined : name}>
      <Tiles practice={practice} />
      <StepBars steps={practice.steps} />
      <Listed title={t('gatesTitle')} things={practice.gates} beyond={practice.beyond?.gates} />
      <Listed title={t('harmsTitle')} things={practice.harms} beyond={practice.beyond?.harms} />
      <Listed title={t('refusalsTitle')} things={practice.refusals} beyond={practice.beyond?.refusals} />
      <RefusedThings practice={practice} />
      <Detours practice={practice} />
      <Patterns practice={practice} />
      <FloorMap floor={practice.floor} />
      <Particles practice={practice} />
      <Reactions practice={practice} />
      <RulesChange practice={practice} />
      <LearningChart learning={practice.learning} />
    </Card>
  );
}

function Tiles({ practice: { runs, passed, duration, refusedTries } }: PracticeProps): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  return (
    <StatTiles>
      <StatTile label={t('runs')} value={format.number(runs)} />
      <StatTile label={t('figures.passed')} value={runs === 0 ? '—' : format.percent(passed / runs)} />
      <StatTile
        label={t('duration')}
        value={duration === null ? '—' : format.clock(duration.middle)}
        note={
          duration === null
            ? undefined
            : t('durationNote', { low: format.clock(duration.low), high: format.clock(duration.high) })
        }
      />
      <StatTile
        label={t('refusedTries')}
        value={format.number(refusedTries)}
        note={runs === 0 ? undefined : t('refusedNote', { number: format.number(refusedTries / runs) })}
      />
    </StatTiles>
  );
}

interface ListedProps {
  readonly title: string;
  readonly things: readonly Happened[];
  readonly beyond: number | undefined;
}

function Listed({ title, things, beyond }: ListedProps): ReactElement | null {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  if (things.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.listed}>
        {things.map(({ id, text, runs, attemptId }) => (
          <li key={id}>
            <span>{textIn(text, language)}</span>
            <span className={styles.quiet}>{t('inRuns', { count: runs })}</span>
            <OpenLast attemptId={attemptId} of={textIn(text, language)} />
          </li>
        ))}
      </ul>
      <Beyond count={beyond} />
    </section>
  );
}
