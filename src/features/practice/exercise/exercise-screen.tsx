// /practice-exercise: the steps of practice that one has not mastered, each played from just before its moment. Nothing of it is a mark.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { DrillRun } from './drill-run.tsx';
import { ExerciseReport, type DrillResult } from './exercise-report.tsx';
import { loadExercise, type DrillOfCase } from './load-exercise.ts';

const LEAVE_TO = '/profile-view';
const WHOLE = /^\d{1,10}$/;
const SEEDS = 0x1_0000_0000;

export function ExerciseScreen(): ReactElement {
  const { t } = useTranslation(['exercise', 'common']);
  const [params, setParams] = useSearchParams();
  const asked = params.get('seed') ?? '';
  const seed = WHOLE.test(asked) ? Number(asked) % SEEDS : undefined;
  const exercise = useQuery({
    queryKey: ['exercise', seed],
    queryFn: ({ signal }) => loadExercise(seed, signal),
    // Another choice would take away the step that one is at.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (exercise.isPending) return <Loader label={t('common:loading')} fullPage />;
  if (exercise.isError)
    return <QueryError query={exercise} wayOn={{ to: LEAVE_TO, text: t('common:actions.back') }} />;
  const { seed: own, drills } = exercise.data;
  if (drills.length === 0) return <Nothing />;
  return <Drills key={own} drills={drills} onOthers={() => setParams({ seed: String((own + 1) % SEEDS) })} />;
}

interface DrillsProps {
  readonly drills: readonly DrillOfCase[];
  readonly onOthers: () => void;
}

function Drills({ drills, onOthers }: DrillsProps): ReactElement {
  const [results, setResults] = useState<readonly DrillResult[]>([]);
  /** The one that is played; undefined: what came of those before is shown. */
  const [at, setAt] = useState<number | undefined>(0);
  const [round, setRound] = useState(0);
  const drill = at === undefined ? undefined : drills[at];
  useFullBleed(drill !== undefined);
  const begin = (next: number): void => {
    setAt(next);
    setRound(round + 1);
  };
  if (at === undefined || drill === undefined)
    return (
      <ExerciseReport
        drills={drills}
        results={results}
        leaveTo={LEAVE_TO}
        onNext={() => begin(results.length)}
        onAgain={() => {
          setResults(results.slice(0, -1));
          begin(results.length - 1);
        }}
        onOthers={onOthers}
      />
    );
  return (
    <DrillRun
      key={round}
      drill={drill}
      number={at + 1}
      total={drills.length}
      leaveTo={LEAVE_TO}
      onDone={(result) => {
        setResults([...results.slice(0, at), result]);
        setAt(undefined);
      }}
    />
  );
}

function Nothing(): ReactElement {
  const { t } = useTranslation('exercise');
  return (
    <EmptyState
      title={t('nothing')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={LEAVE_TO}>
          {t('back')}
        </Link>
      }
    >
      {t('nothingText')}
    </EmptyState>
  );
}
