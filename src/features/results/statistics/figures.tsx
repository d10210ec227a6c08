// Figures from the plainest to the finest: three sentences, numbers, the spread of results, questions, practice.
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_COUNTED_ATTEMPTS, type KeptFigures, type Statistics } from '#contract/entities/statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { counted } from './people/counted.ts';
import { GroupsTable } from './people/groups-table.tsx';
import { PracticeCard } from './practice/practice-card.tsx';
import { QuestionsCard } from './questions/questions-card.tsx';
import { SpreadChart } from './spread-chart.tsx';
import styles from './statistics.module.css';
import { useSaying } from './use-saying.ts';

/** One group is compared with none. */
const MIN_COMPARED = 2;

interface FiguresProps {
  readonly statistics: Statistics;
  readonly figures: KeptFigures;
}

export function Figures({ statistics, figures }: FiguresProps): ReactElement {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const name = textIn(statistics.work.title, useLanguage());
  return (
    <>
      <Sayings figures={figures} />
      {figures.isCapped ? (
        <p className={styles.quiet}>{t('capped', { number: format.number(MAX_COUNTED_ATTEMPTS) })}</p>
      ) : null}
      <FigureTiles figures={figures} statistics={statistics} />
      <SpreadChart figures={figures} />
      {statistics.groups.length < MIN_COMPARED ? null : (
        <GroupsTable groups={statistics.groups} name={name} query={counted(statistics)} />
      )}
      {figures.questions.length === 0 ? null : <QuestionsCard figures={figures} name={name} />}
      {figures.practices.map((practice) => (
        <PracticeCard key={practice.taskId} practice={practice} isOnly={figures.practices.length === 1} />
      ))}
    </>
  );
}

const ICONS = { GOOD: CircleCheck, BROKEN: CircleAlert, NEXT: Lightbulb };

function Sayings({ figures: { sayings } }: Pick<FiguresProps, 'figures'>): ReactElement {
  const { t } = useTranslation('statistics');
  const say = useSaying();
  return (
    <Card title={t('sayingsTitle')}>
      <ul className={styles.sayings}>
        {sayings.map((saying) => {
          const Icon = ICONS[saying.kind];
          const isCalm = saying.code === 'NOTHING_BROKEN';
          return (
            <li key={saying.kind} className={styles.saying} data-kind={isCalm ? 'GOOD' : saying.kind}>
              <Icon size={20} aria-hidden="true" />
              <div>
                <h3>{t(`sayingKinds.${saying.kind}`)}</h3>
                <p>{say(saying)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
