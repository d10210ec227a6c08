// A case being recorded: the player of its type, with a bar to freeze, to take back, and to say what is wrong on purpose.
import { Suspense, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Opening } from '#src/ui/feedback/opening.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { TASK_VIEWS } from '#tasks/views.ts';
import { taskOf } from '../parts/task-of-case.ts';
import { pinsOf } from './kept-recordings.ts';
import { LeaveRecording } from './leave-recording.tsx';
import { isOwnDeed } from './own-deed.ts';
import { RecordingBar } from './recording-bar.tsx';
import {
  afterEvent,
  takenBack,
  withNote,
  wrongBegun,
  wrongEnded,
  type RecordingLog,
} from './recording-log.ts';
import styles from './recorder.module.css';
import { dropRecordings, type KeptRecording } from './recording-shelf.ts';
import { useHeldRecording, useRecordingLog } from './use-held-recording.ts';
import { useTellsOfLeaving } from './use-tells-of-leaving.ts';

interface RecordingRunProps {
  readonly recorded: PracticeCase;
  /** Names the recording on this device. */
  readonly id: string;
  /** Of what it is: the case, or the examples of a case. */
  readonly of: string;
  /** Whether stretches can be marked as wrong on purpose. */
  readonly marksWrong: boolean;
  /** It was left for later, or thrown away. */
  readonly onLeave: () => void;
  readonly onDone: (recording: KeptRecording) => void;
}

export function RecordingRun(props: RecordingRunProps): ReactElement {
  const { recorded, id, of, onLeave } = props;
  const { t } = useTranslation(['recorder', 'common']);
  const language = useLanguage();
  const { held, take } = useHeldRecording(id);
  const { caseRevision, codeVersion } = pinsOf(recorded);
  const about = useMemo<KeptRecording | undefined>(() => {
    if (held.kind !== 'HERE') return undefined;
    const { first: log, startedAt } = held;
    return { id, of, caseRevision, codeVersion, isDone: false, startedAt, log };
  }, [id, of, caseRevision, codeVersion, held]);
  if (held.kind === 'ELSEWHERE')
    return (
      <EmptyState
        title={t('elsewhere.title')}
        action={
          <>
            <Button text={t('elsewhere.take')} onClick={take} />
            <Button variant="secondary" text={t('elsewhere.back')} onClick={onLeave} />
          </>
        }
      >
        {t('elsewhere.next')}
      </EmptyState>
    );
  if (about === undefined) return <Opening title={textIn(recorded.title, language)} />;
  return <HeldRun {...props} about={about} />;
}

interface HeldRunProps extends RecordingRunProps {
  readonly about: KeptRecording;
}

function HeldRun({ recorded, about, marksWrong, onLeave, onDone }: HeldRunProps): ReactElement {
  const language = useLanguage();
  const { log, change, isKept } = useRecordingLog(about);
  const [isFrozen, freeze] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [roundBefore, setRoundBefore] = useState<number>();
  useFullBleed();
  const isDeed = isOwnDeed(recorded.simulation);
  const isEmpty = log.entries.length === 0 && log.wrongs.length === 0 && log.before === undefined;
  const onWay = useTellsOfLeaving(!isEmpty, isKept);
  const leave = (): void => {
    onWay();
    onLeave();
  };
  const drop = (): void => void dropRecordings([about.id]).then(leave);
  const bar = (
    <RecordingBar
      title={textIn(recorded.title, language)}
      log={log}
      isDeed={isDeed}
      isKept={isKept}
      isFrozen={isFrozen || isLeaving}
      onFreeze={freeze}
      onTakeBack={() => {
        setRoundBefore(log.round);
        change((now) => takenBack(now, isDeed));
      }}
      hasTakenBack={roundBefore === log.round - 1}
      onWrong={marksWrong ? () => change(wrongBegun) : undefined}
      onWrongEnd={(why) => change((now) => wrongEnded(now, why, isDeed))}
      onNote={(note) => change((now) => withNote(now, note, isDeed))}
      onLeave={isEmpty ? drop : () => setLeaving(true)}
      onDone={() => {
        onWay();
        onDone({ ...about, log: { ...log, before: undefined } });
      }}
    />
  );
  return (
    <div className={styles.full}>
      <Suspense fallback={<Opening title={textIn(recorded.title, language)} />}>
        <Player
          key={log.round}
          recorded={recorded}
          log={log}
          isFrozen={isFrozen || isLeaving}
          bar={bar}
          onLog={change}
        />
      </Suspense>
      {isLeaving ? (
        <LeaveRecording isKept={isKept} onStay={() => setLeaving(false)} onLater={leave} onDrop={drop} />
      ) : null}
    </div>
  );
}

interface PlayerProps extends Pick<RecordingRunProps, 'recorded'> {
  readonly log: RecordingLog;
  readonly isFrozen: boolean;
  readonly bar: ReactElement;
  readonly onLog: (change: (log: RecordingLog) => RecordingLog) => void;
}

function Player({ recorded, log, isFrozen, bar, onLog }: PlayerProps): ReactElement {
  const language = useLanguage();
  const [task] = useState(() => taskOf(recorded, log));
  const [openedMs] = useState(() => performance.now());
  const { t } = useTranslation('recorder');
  const { answer } = TASK_VIEWS[recorded.simulation];
  return (
    <answer.Screen
      task={task}
      mode="TRAINING"
      language={language}
      isReadOnly={isFrozen}
      onEvent={(event) => {
        onLog((now) => afterEvent(now, event));
        if (event.type === 'RESTART') showToast({ tone: 'info', text: t('bar.begunAgain') });
      }}
      elapsedMs={() => Math.floor(performance.now() - openedMs)}
      bar={bar}
      practice={{
        guidance: 'OFFERED',
        huntsFaults: false,
        onEnd: () => undefined,
        restartAsk: t('bar.restartAsk'),
      }}
    />
  );
}
