// One drill being played: all before it is done already; it ends by itself once its steps are done.
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inEveryLanguage, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { newRun, RunLog } from '#src/lib/attempts/run-log.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { SimulationKind } from '#tasks/simulation/kind.ts';
import { TASK_VIEWS } from '#tasks/views.ts';
import { finishRun, type FinishedRun } from '../finished-run.ts';
import { practiceTask } from '../practice-task.ts';
import styles from '../practice.module.css';
import { isThrough } from './drills.ts';
import type { DrillResult } from './exercise-report.tsx';
import type { DrillOfCase } from './load-exercise.ts';

interface DrillRunProps {
  readonly drill: DrillOfCase;
  readonly number: number;
  readonly total: number;
  readonly leaveTo: string;
  readonly onDone: (result: DrillResult) => void;
}

/** The last step is seen on the scene before it is judged. */
const SEEN_MS = 1500;

export function DrillRun(props: DrillRunProps): ReactElement {
  const { drill, onDone } = props;
  const { t } = useTranslation(['common', 'exercise', 'practice']);
  const language = useLanguage();
  const { practice, before } = drill;
  const [log] = useState(() => {
    const started = newRun(`exercise ${practice.id}`, practice.play, new Date().toISOString(), before);
    return new RunLog(started);
  });
  const steps = useStepWords(drill);
  const goal = t('exercise:goal', { steps });
  const [started] = useState(log.run);
  const task = useMemo(
    () => practiceTask({ ...practice, goal: inEveryLanguage(() => goal) }, { mode: 'SELFCONTROL' }, started),
    [practice, goal, started],
  );
  const [openedMs] = useState(() => performance.now());
  const [error, setError] = useState<string>();
  // Nothing of it is gone on with.
  useEffect(() => () => log.end(), [log]);
  const judged = useJudged(drill, log, setError);
  const finish = (): void => {
    if (judged !== undefined) onDone(judged);
  };
  useEffect(() => {
    if (judged?.run.grade === undefined || judged.run.grade === null) return undefined;
    if (!isThrough(drill, judged.run.grade.judgements)) return undefined;
    const timer = setTimeout(() => onDone(judged), SEEN_MS);
    return () => clearTimeout(timer);
  }, [judged, drill, onDone]);
  const { answer } = TASK_VIEWS[practice.simulation];
  const bar = <DrillBar {...props} error={error} onCheck={finish} />;
  return (
    <div className={styles.full}>
      <Suspense fallback={<Loader label={t('loading')} fullPage />}>
        <answer.Screen
          task={task}
          mode="TRAINING"
          language={language}
          isReadOnly={false}
          onEvent={log.add}
          elapsedMs={() => Math.floor(performance.now() - openedMs)}
          bar={bar}
          practice={{
            guidance: 'ON_REQUEST',
            huntsFaults: false,
            onEnd: finish,
            restartAsk: t('practice:restartAsk'),
          }}
        />
      </Suspense>
    </div>
  );
}

function useStepWords({ steps }: DrillOfCase): string {
  const language = useLanguage();
  return steps.map(({ text }) => textIn(text, language)).join('; ');
}

interface DrillBarProps extends DrillRunProps {
  readonly error: string | undefined;
  readonly onCheck: () => void;
}

function DrillBar({ drill, number, total, leaveTo, error, onCheck }: DrillBarProps): ReactElement {
  const { t } = useTranslation('exercise');
  const steps = useStepWords(drill);
  const navigate = useNavigate();
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          label={t('leave')}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => void navigate(leaveTo)}
        />
        <div className={styles.titles}>
          <h1>{steps}</h1>
          <p className={styles.note}>{t('placeOf', { number, total })}</p>
        </div>
        <Button text={t('check')} onClick={onCheck} />
      </div>
      {error === undefined ? null : (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
    </>
  );
}

/** The run as it would be judged now; undefined until the judge is loaded. */
function useJudged(
  drill: DrillOfCase,
  log: RunLog,
  onError: (text: string) => void,
): DrillResult | undefined {
  const [kind, setKind] = useState<SimulationKind>();
  const { simulation, play, key } = drill.practice;
  useEffect(() => {
    TASK_VIEWS[simulation].judge().then(
      (loaded) => setKind(() => loaded),
      (fault: unknown) => onError(fault instanceof Error ? fault.message : String(fault)),
    );
  }, [simulation, onError]);
  const stored = useSyncExternalStore(log.subscribe, log.run);
  const [judged, setJudged] = useState<{ readonly of: typeof stored; readonly run: FinishedRun }>();
  if (kind !== undefined && judged?.of !== stored)
    setJudged({ of: stored, run: finishRun(kind, play, key, stored) });
  return judged && { drill, run: judged.run };
}
