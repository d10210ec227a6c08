// Loads what a replay needs and passes it to the replay screen of its simulation.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getReplay } from '#contract/calls/completed-work.ts';
import type { Replay } from '#contract/entities/attempt.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import type { ShownMoment } from '#tasks/view-props.ts';
import { TASK_VIEWS } from '#tasks/views.ts';

const CaseOfMoment = lazy(async () => ({
  default: (await import('./moment/case-of-moment.tsx')).CaseOfMoment,
}));

const BookmarkMoment = lazy(async () => ({
  default: (await import('./moment/bookmark-moment.tsx')).BookmarkMoment,
}));

interface ReplayPanelProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly startAtMs: number;
  readonly startStep: string | undefined;
  readonly mayTakeOver: boolean;
  /** Its log still grows: it is asked for anew each time. */
  readonly isRunning: boolean;
  /** The control event of the attempt; null: none. */
  readonly eventId: string | null;
  /** Stands for the person's name where names are hidden; null: they are named. */
  readonly alias: string | null;
  /** Called where it stands still at another moment. */
  readonly onMomentShown: (atMs: number) => void;
  readonly onClose: () => void;
}

export function ReplayPanel({
  attemptId,
  taskId,
  startAtMs,
  startStep,
  mayTakeOver,
  isRunning,
  eventId,
  alias,
  onMomentShown,
  onClose,
}: ReplayPanelProps): ReactElement {
  const { t } = useTranslation(['results', 'common']);
  const language = useLanguage();
  const momentTools = useMomentTools(eventId);
  useFullBleed();
  const replay = useQuery({
    ...callQuery<typeof getReplay>('/completed-work/:id/tasks/:taskId/replay', {
      params: { id: attemptId, taskId },
      query: alias === null ? {} : { names: 'false' },
    }),
    staleTime: Infinity,
    ...(isRunning ? { gcTime: 0 } : {}),
  });
  if (replay.isPending) return <Loader label={t('common:loading')} fullPage />;
  if (replay.isError) {
    return (
      <>
        <QueryError query={replay} />
        <Button variant="secondary" text={t('common:actions.back')} onClick={onClose} />
      </>
    );
  }
  const { user } = replay.data;
  const shownUser = alias === null ? user : { ...user, fullName: alias };
  const { Screen } = TASK_VIEWS[replay.data.simulation.simulation].replay;
  return (
    <Suspense fallback={<Loader label={t('common:loading')} fullPage />}>
      <Screen
        replay={{ ...replay.data, user: shownUser }}
        language={language}
        startAtMs={startAtMs}
        startStep={startStep}
        mayTakeOver={mayTakeOver}
        momentTools={momentTools?.(replay.data)}
        onMomentShown={onMomentShown}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** What this person may do with a moment: undefined where it is nothing. */
function useMomentTools(eventId: string | null) {
  const { t } = useTranslation('common');
  const mayMakeCases = useCan('PRACTICE_EDIT');
  const bookmarked = useCan('EXECUTIONS_WATCH') ? eventId : null;
  if (!mayMakeCases && bookmarked === null) return undefined;
  return (replay: Replay) => (moment: ShownMoment) => (
    <Suspense fallback={<Loader label={t('loading')} />}>
      {bookmarked === null ? null : (
        <BookmarkMoment
          eventId={bookmarked}
          attemptId={replay.completedWorkId}
          taskId={replay.taskId}
          moment={moment}
        />
      )}
      {mayMakeCases ? <CaseOfMoment replay={replay} moment={moment} /> : null}
    </Suspense>
  );
}
