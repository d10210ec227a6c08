// What was recorded so far, and what can be done with it.
import { Circle, ListChecks } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from '../practice-tools.module.css';
import { isOwnDeed } from './own-deed.ts';
import { countDeeds, type IsDeed } from './recording-log.ts';
import type { SortedRecordings } from './kept-recordings.ts';
import own from './recorder.module.css';
import { isInPage, type KeptRecording } from './recording-shelf.ts';

const MAX_RECORDINGS = 5;

interface RecordingListProps {
  readonly recorded: PracticeCase;
  readonly kept: SortedRecordings;
  readonly isLearning: boolean;
  /** One comes from a recording: the focus, which went with it, goes to what is done next. */
  readonly takesFocus: boolean;
  /** Goes on with a recording, or begins a new one. */
  readonly onOpen: (id: string) => void;
  readonly onDrop: (ids: readonly string[]) => void;
  readonly onLearn: () => void;
}

export function RecordingList(props: RecordingListProps): ReactElement {
  const { recorded, kept, onOpen, onDrop } = props;
  const { done, unfinished, older } = kept;
  const { t } = useTranslation('recorder');
  const language = useLanguage();
  const isEmpty = done.length === 0;
  const common = { isDeed: isOwnDeed(recorded.simulation), onDrop };
  return (
    <Card title={t('recordings.title')} subtitle={t('recordings.how')} footer={<ListFoot {...props} />}>
      {isEmpty && unfinished.length === 0 ? (
        <p className={styles.note}>{t('recordings.none', { name: textIn(recorded.title, language) })}</p>
      ) : (
        <ol className={own.rows}>
          {done.map((one, at) => (
            <Row key={one.id} kept={one} name={t('recordings.one', { number: at + 1 })} {...common} />
          ))}
          {unfinished.map((one) => (
            <Row key={one.id} kept={one} name={t('recordings.unfinished')} onOpen={onOpen} {...common} />
          ))}
        </ol>
      )}
      {older.length === 0 ? null : <Older older={older} onDrop={onDrop} />}
    </Card>
  );
}

function ListFoot({ kept, isLearning, takesFocus, onOpen, onLearn }: RecordingListProps): ReactElement {
  const { t } = useTranslation('recorder');
  const isEmpty = kept.done.length === 0;
  const isFull = kept.done.length >= MAX_RECORDINGS;
  return (
    <div className={styles.buttons}>
      <Button
        variant={isEmpty ? 'primary' : 'secondary'}
        icon={<Circle size={18} aria-hidden="true" />}
        text={t(isEmpty ? 'recordings.first' : 'recordings.another')}
        disabled={isFull}
        tooltip={isFull ? t('recordings.full') : undefined}
        autoFocus={takesFocus && isEmpty}
        onClick={() => onOpen(sortableId())}
      />
      {isEmpty ? null : (
        <Button
          icon={<ListChecks size={18} aria-hidden="true" />}
          text={t('recordings.learn')}
          loading={isLearning}
          autoFocus={takesFocus}
          onClick={onLearn}
        />
      )}
    </div>
  );
}

interface OlderProps extends Pick<RecordingListProps, 'onDrop'> {
  readonly older: SortedRecordings['older'];
}

/** Recordings of a revision before the one that is played now. */
function Older({ older, onDrop }: OlderProps): ReactElement {
  const { t } = useTranslation('recorder');
  return (
    <Notice
      tone="info"
      title={t('recordings.older', { count: older.length })}
      action={
        <Button
          size="s"
          variant="secondary"
          text={t('recordings.dropOlder')}
          onClick={() => onDrop(older.map(({ id }) => id))}
        />
      }
    >
      {t('recordings.olderNext')}
    </Notice>
  );
}

interface RowProps extends Pick<RecordingListProps, 'onDrop'> {
  readonly kept: KeptRecording;
  readonly name: string;
  readonly isDeed: IsDeed;
  /** Left out: it is done. */
  readonly onOpen?: RecordingListProps['onOpen'];
}

function Row({ kept, name, isDeed, onDrop, onOpen }: RowProps): ReactElement {
  const { t } = useTranslation('recorder');
  const format = useFormat();
  const { id, startedAt, log } = kept;
  const parts = [
    name,
    t('recordings.deeds', { count: countDeeds(log, isDeed) }),
    ...(log.wrongs.length === 0 ? [] : [t('recordings.wrongs', { count: log.wrongs.length })]),
    format.dateTime(startedAt),
    ...(isInPage(id) ? [t('recordings.inPage')] : []),
  ];
  return (
    <li className={own.row}>
      <span>{parts.join(' · ')}</span>
      <span className={styles.buttons}>
        {onOpen === undefined ? null : (
          <Button size="s" text={t('recordings.goOn')} onClick={() => onOpen(id)} />
        )}
        <Button
          size="s"
          variant="secondary"
          text={t('recordings.drop')}
          aria-label={`${t('recordings.drop')}: ${name}`}
          onClick={() => onDrop([id])}
        />
      </span>
    </li>
  );
}
