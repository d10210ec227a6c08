// A case practised freely: loading it, playing it, its report, and the replay of what was done. Nothing of it is kept.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { getPracticeCase, PracticeCase } from '#contract/calls/practice-cases.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { useFullBleed } from '#src/lib/full-bleed.ts';
import { QueryError } from '#src/lib/query-error.tsx';
import { Loader } from '#src/ui/loader.tsx';
import { replayScreens } from '#tasks/replay-screens.ts';
import { noteFinished, useNotedUser } from './finished-cases.ts';
import { PracticeReport } from './practice-report.tsx';
import { replayOfRun, type FinishedRun } from './finished-run.ts';
import type { RoomPage } from './room-pages.ts';

/** Each simulation's own player and replay, loaded when a case of it is opened. */
const runs = {
  ROOM: lazy(async () => ({ default: (await import('./practice-run.tsx')).PracticeRun })),
  EQUIPMENT: lazy(async () => ({ default: (await import('./bay-practice-run.tsx')).BayPracticeRun })),
};
const replays = Object.fromEntries(
  Object.entries(replayScreens).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))]),
);

export interface PracticePageProps {
  readonly page: RoomPage;
  readonly leaveTo: string;
}

export function PracticePage({ page, leaveTo }: PracticePageProps): ReactElement {
  const { t } = useTranslation('common');
  const { caseId, mode } = page;
  const practice = useQuery({
    ...callQuery<typeof getPracticeCase>('/practice-cases/:id', { params: { id: caseId }, query: { mode } }),
    staleTime: Infinity,
  });
  if (practice.isPending) return <Loader label={t('loading')} fullPage />;
  if (practice.isError)
    return <QueryError query={practice} wayOn={{ to: leaveTo, text: t('actions.back') }} />;
  return (
    <Suspense fallback={<Loader label={t('loading')} fullPage />}>
      <Practice practice={practice.data} page={page} leaveTo={leaveTo} />
    </Suspense>
  );
}

/** Where the replay is opened. */
interface ShownMoment {
  readonly atMs: number;
  readonly stepId: string | undefined;
}

interface PracticeProps extends PracticePageProps {
  readonly practice: PracticeCase;
}

function Practice({ practice, page, leaveTo }: PracticeProps): ReactElement {
  const language = useLanguage();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [run, setRun] = useState<FinishedRun>();
  const [shown, setShown] = useState<ShownMoment>();
  const isReport = run !== undefined && shown === undefined;
  const user = useNotedUser();
  const finish = (done: FinishedRun): void => {
    if (done.grade && user !== undefined) noteFinished(user, practice.id, done.grade);
    setRun(done);
  };
  useFullBleed(!isReport);
  const [Run, Replay] = [runs[practice.simulation], replays[practice.simulation]];
  if (!run) {
    return (
      <Run
        key={round}
        practice={practice}
        page={page}
        onLeave={() => void navigate(leaveTo)}
        onFinish={finish}
      />
    );
  }
  if (shown && Replay) {
    return (
      <Replay
        replay={replayOfRun(practice, run, language)}
        language={language}
        startAtMs={shown.atMs}
        startStep={shown.stepId}
        mayTakeOver={page.mode === 'TRAINING'}
        onClose={() => setShown(undefined)}
      />
    );
  }
  return (
    <PracticeReport
      practice={practice}
      run={run}
      leaveTo={leaveTo}
      onReplay={(atMs, stepId) => setShown({ atMs, stepId })}
      onAgain={() => {
        setRun(undefined);
        setRound(round + 1);
      }}
    />
  );
}
