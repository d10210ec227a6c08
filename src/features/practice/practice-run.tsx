// A case being practised: the answer screen of its type, as an attempt mounts it, over a log that no server takes.
import { Suspense, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { RunLog } from '#src/lib/attempts/run-log.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Opening } from '#src/ui/feedback/opening.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { movesIn, type FinishedRun } from './finished-run.ts';
import { KeptRunQuestion } from './kept-run-question.tsx';
import { PracticeBar } from './practice-bar.tsx';
import { practiceTask } from './practice-task.ts';
import styles from './practice.module.css';
import { clockLeftMs } from './rehearsal-clock.ts';
import type { RoomPage } from './room-pages.ts';
import { useFinishing } from './use-finishing.ts';

interface PracticeRunProps {
  readonly practice: PracticeCase;
  readonly page: RoomPage;
  readonly onLeave: () => void;
  readonly onFinish: (run: FinishedRun) => void;
}

export function PracticeRun(props: PracticeRunProps): ReactElement {
  const { practice, page } = props;
  const title = useRunTitle(practice, page);
  return (
    <KeptRunQuestion practice={practice} page={page} opening={<Opening title={title} />}>
      {(log) => (
        <Suspense fallback={<Opening title={title} />}>
          <Run {...props} log={log} />
        </Suspense>
      )}
    </KeptRunQuestion>
  );
}

interface RunProps extends PracticeRunProps {
  readonly log: RunLog;
}

function Run({ practice, page, log, onLeave, onFinish }: RunProps): ReactElement {
  const { t } = useTranslation(['practice', 'common']);
  const language = useLanguage();
  const [task] = useState(() => practiceTask(practice, page, log.run()));
  const [openedMs] = useState(() => performance.now());
  const [limitMs] = useState(() => limitOf(practice, page, log));
  const finishing = useFinishing(practice, page, log, onFinish);
  const { mode, isLed, huntsFaults } = page;
  const { answer } = TASK_VIEWS[practice.simulation];
  const title = useRunTitle(practice, page);
  const bar = (
    <>
      <PracticeBar
        title={title}
        mode={mode}
        limitMs={limitMs}
        isFinishing={finishing.isRunning}
        moves={mode === 'TRAINING' && huntsFaults ? <Moves log={log} practice={practice} /> : null}
        onLeave={onLeave}
        onFinish={finishing.start}
      />
      {finishing.error === undefined ? null : (
        <Notice tone="danger" live>
          {finishing.error}
        </Notice>
      )}
    </>
  );
  return (
    <div className={styles.full}>
      <Suspense fallback={<Opening title={title} />}>
        <answer.Screen
          task={task}
          mode={mode}
          language={language}
          isReadOnly={finishing.isRunning}
          onEvent={log.add}
          elapsedMs={() => Math.floor(performance.now() - openedMs)}
          bar={bar}
          practice={{
            guidance: isLed ? 'LED' : 'OFFERED',
            huntsFaults,
            onEnd: finishing.start,
            restartAsk: t('restartAsk'),
          }}
        />
      </Suspense>
    </div>
  );
}

/** A rehearsal at the bay does not say in its title what will happen. */
function useRunTitle({ simulation, title }: PracticeCase, { mode }: RoomPage): string {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  return simulation === 'EQUIPMENT' && mode === 'CONTROL' ? t('rehearsalShift') : textIn(title, language);
}

/** A second of a rehearsal at least is left, for its clock to be seen running out; null for one without. */
function limitOf(practice: PracticeCase, page: RoomPage, log: RunLog): number | null {
  const leftMs = clockLeftMs(practice, page, log.run(), Date.now());
  return leftMs === null ? null : Math.max(1000, leftMs);
}

/** One's moves so far against the fewest that the case can be done with. */
function Moves({ log, practice: { key } }: Pick<RunProps, 'log' | 'practice'>): ReactElement {
  const { t } = useTranslation('practice');
  const own = movesIn(useSyncExternalStore(log.subscribe, log.run).entries);
  const fewest = key?.way?.length;
  return (
    <p className={styles.moves} data-moves={own}>
      {fewest === undefined ? t('movesSoFar', { own }) : t('movesOf', { own, fewest })}
    </p>
  );
}
