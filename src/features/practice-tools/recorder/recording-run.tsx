// A case being recorded: the player of its type, with a bar to freeze, to take back, and to say what is wrong on purpose.
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { TASK_VIEWS } from '#tasks/views.ts';
import { taskOf } from '../parts/task-of-case.ts';
import { keepLog, keptLog } from './kept-recording.ts';
import type { Recording } from './learn-work.ts';
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
import { isOwnDeed } from './own-deed.ts';

interface RecordingRunProps {
  readonly recorded: PracticeCase;
  /** Under which name it is kept while it goes on. */
  readonly name: string;
  /** Whether stretches can be marked as wrong on purpose. */
  readonly marksWrong: boolean;
  readonly onLeave: () => void;
  readonly onDone: (recording: Recording) => void;
}

export function RecordingRun(props: RecordingRunProps): ReactElement {
  const { recorded, name, marksWrong, onLeave, onDone } = props;
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [log, setLog] = useState(() => keptLog(name));
  useEffect(() => keepLog(name, log), [name, log]);
  const [isFrozen, freeze] = useState(false);
  useFullBleed();
  const { entries, notes, wrongs, round } = log;
  const bar = (
    <RecordingBar
      title={textIn(recorded.title, language)}
      log={log}
      isFrozen={isFrozen}
      onFreeze={freeze}
      onTakeBack={() => setLog((now) => takenBack(now, isOwnDeed(recorded.simulation)))}
      onWrong={marksWrong ? () => setLog(wrongBegun) : undefined}
      onWrongEnd={(why) => setLog((now) => wrongEnded(now, why))}
      onNote={(note) => setLog((now) => withNote(now, note))}
      onLeave={onLeave}
      onDone={() => onDone({ entries, notes, wrongs })}
    />
  );
  return (
    <div className={styles.full}>
      <Suspense fallback={<Loader label={t('loading')} fullPage />}>
        <Player
          key={round}
          recorded={recorded}
          log={log}
          isFrozen={isFrozen}
          bar={bar}
          onLog={(change) => setLog(change)}
        />
      </Suspense>
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
  const { answer } = TASK_VIEWS[recorded.simulation];
  return (
    <answer.Screen
      task={task}
      mode="TRAINING"
      language={language}
      isReadOnly={isFrozen}
      onEvent={(event) => onLog((now) => afterEvent(now, event))}
      elapsedMs={() => Math.floor(performance.now() - openedMs)}
      bar={bar}
      practice={{ isLed: false, huntsFaults: false, onEnd: () => undefined }}
    />
  );
}
