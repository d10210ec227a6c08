// A case practised freely: loading it, playing it, its report, and the replay of what was done. Nothing of it is kept.
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { getPracticeCase, PracticeCase } from '#contract/calls/practice-cases.ts';
import type { tryTestCaseDraft } from '#contract/calls/test-cases.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Opening } from '#src/ui/feedback/opening.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { noteFinished, useNotedUser } from './finished-cases.ts';
import { PracticeReport } from './practice-report.tsx';
import { PracticeRun } from './practice-run.tsx';
import { replayOfRun, type FinishedRun } from './finished-run.ts';
import type { RoomPage } from './room-pages.ts';

interface PracticePageProps {
  readonly page: RoomPage;
  readonly leaveTo: string;
}

export function PracticePage({ page, leaveTo }: PracticePageProps): ReactElement {
  const { t } = useTranslation(['practice', 'common']);
  const { caseId, mode } = page;
  const input = { params: { id: caseId }, query: { mode } };
  const practice = useQuery({
    ...(page.isDraft === true
      ? callQuery<typeof tryTestCaseDraft>('/test-cases/:id/draft/trial', input)
      : callQuery<typeof getPracticeCase>('/practice-cases/:id', input)),
    staleTime: page.isDraft === true ? 0 : Infinity,
    refetchOnWindowFocus: false,
  });
  if (practice.isPending) return <Opening title={t('title')} />;
  if (practice.isError)
    return <QueryError query={practice} wayOn={{ to: leaveTo, text: t('common:actions.back') }} />;
  return <Practice practice={practice.data} page={page} leaveTo={leaveTo} />;
}

/** Run, report and replay each wait for their own parts: what stood before is never hidden, and comes back no more. */
function View({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useTranslation('practice');
  return <Suspense fallback={<Opening title={t('title')} />}>{children}</Suspense>;
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
  const Replay = TASK_VIEWS[practice.simulation].replay.Screen;
  if (!run) {
    return (
      <View key={round}>
        <PracticeRun
          practice={practice}
          page={page}
          onLeave={() => void navigate(leaveTo)}
          onFinish={finish}
        />
      </View>
    );
  }
  if (shown) {
    return (
      <View key="replay">
        <Replay
          replay={replayOfRun(practice, run, language)}
          language={language}
          startAtMs={shown.atMs}
          startStep={shown.stepId}
          mayTakeOver={page.mode === 'TRAINING'}
          onClose={() => setShown(undefined)}
        />
      </View>
    );
  }
  return (
    <View key="report">
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
    </View>
  );
}
