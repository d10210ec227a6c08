// What was recorded so far, and what can be done with it.
import { Circle, ListChecks } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from '../practice-tools.module.css';
import type { Recording } from './learn-work.ts';
import own from './recorder.module.css';

const MAX_RECORDINGS = 5;

interface RecordingListProps {
  readonly recorded: PracticeCase;
  readonly recordings: readonly Recording[];
  readonly isLearning: boolean;
  readonly onRecord: () => void;
  readonly onDrop: (at: number) => void;
  readonly onLearn: () => void;
}

export function RecordingList(props: RecordingListProps): ReactElement {
  const { recorded, recordings, isLearning, onRecord, onDrop, onLearn } = props;
  const { t } = useTranslation('recorder');
  const language = useLanguage();
  const isEmpty = recordings.length === 0;
  return (
    <Card
      title={t('recordings.title')}
      subtitle={t('recordings.how')}
      footer={
        <div className={styles.buttons}>
          <Button
            variant={isEmpty ? 'primary' : 'secondary'}
            icon={<Circle size={18} aria-hidden="true" />}
            text={t(isEmpty ? 'recordings.first' : 'recordings.another')}
            disabled={recordings.length >= MAX_RECORDINGS}
            onClick={onRecord}
          />
          {isEmpty ? null : (
            <Button
              icon={<ListChecks size={18} aria-hidden="true" />}
              text={t('recordings.learn')}
              loading={isLearning}
              onClick={onLearn}
            />
          )}
        </div>
      }
    >
      {isEmpty ? (
        <p className={styles.note}>{t('recordings.none', { name: textIn(recorded.title, language) })}</p>
      ) : (
        <ol className={own.rows}>
          {recordings.map((recording, at) => (
            <Row key={at} recording={recording} number={at + 1} onDrop={() => onDrop(at)} />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface RowProps {
  readonly recording: Recording;
  readonly number: number;
  readonly onDrop: () => void;
}

function Row({ recording: { entries, wrongs }, number, onDrop }: RowProps): ReactElement {
  const { t } = useTranslation('recorder');
  const name = t('recordings.one', { number });
  const parts = [
    name,
    t('recordings.entries', { count: entries.length }),
    ...(wrongs.length === 0 ? [] : [t('recordings.wrongs', { count: wrongs.length })]),
  ];
  return (
    <li className={own.row}>
      <span>{parts.join(' · ')}</span>
      <Button
        size="s"
        variant="secondary"
        text={t('recordings.drop')}
        aria-label={`${t('recordings.drop')}: ${name}`}
        onClick={onDrop}
      />
    </li>
  );
}
