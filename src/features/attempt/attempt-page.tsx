// An attempt on the screen: opening, the task in view, finishing, and the ends it can come to.
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { holdLaterParts } from '#src/lib/device/after-load.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { NoConnection } from '#src/ui/loaded/query-error.tsx';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { ErrorSign, ErrorState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptEnd, type EndReason } from './attempt-end.tsx';
import { AttemptNotices } from './attempt-notices.tsx';
import type { AttemptSession } from './attempt-session.ts';
import { useLeaveGuard } from './control/use-leave-guard.ts';
import { FinishText } from './finish-text.tsx';
import { PromptNotice } from './prompt-notice.tsx';
import { AttemptTasks } from './attempt-tasks.tsx';
import { isDone } from './task-standing.ts';
import type { WantedAttempt } from './saving/attempt-ports.ts';
import { useAttempt, type AttemptOnPage } from './use-attempt.ts';
import { useHeldUntil } from './use-held-until.ts';
import { useOutcomes, type Outcomes } from './use-outcomes.ts';

interface AttemptPageProps {
  readonly userId: string;
  readonly wanted: WantedAttempt;
  readonly leaveTo: string;
  /** CONTROL: whether the teacher has stopped the time, and a mark that changes with everything of one's part in the event. */
  readonly part?: { readonly isPaused: boolean; readonly heard: string } | undefined;
  readonly onRefused?: ((error: unknown) => void) | undefined;
}

export function AttemptPage({ userId, wanted, leaveTo, part, onRefused }: AttemptPageProps): ReactElement {
  const { t } = useTranslation(['attempt', 'common']);
  const page = useAttempt(userId, wanted);
  useHeardPart(page.session, part);
  const isRefused = page.phase === 'failed' && isApiError(page.error, 'WRONG_CODE_WORD');
  useEffect(() => {
    if (isRefused) onRefused?.(page.error);
  }, [isRefused, onRefused, page.error]);
  const [expired, setExpired] = useState(false);
  if (page.phase === 'opening') return <Opening label={t('attempt.opening')} />;
  if (page.phase === 'failed' || !page.session) {
    return (
      <>
        <h1>
          <VisuallyHidden>{t(`modes.${wanted.mode}`)}</VisuallyHidden>
        </h1>
        {isApiError(page.error, 'NETWORK') ? (
          <NoConnection text={t('common:offline.work')} onRetry={page.retry} />
        ) : (
          <ErrorState
            title={t('attempt.failed')}
            picture={<StatePicture scene="error" fallback={<ErrorSign />} />}
            {...(isApiError(page.error, 'NOT_FOUND') || isApiError(page.error, 'EVENT_HOLDS')
              ? {}
              : { retryText: t('common:actions.retry'), onRetry: page.retry })}
            action={
              <Link className={buttonClass({ variant: 'secondary' })} to={leaveTo}>
                {t('common:actions.back')}
              </Link>
            }
          >
            <FailureText error={page.error} />
          </ErrorState>
        )}
      </>
    );
  }
  if (page.phase === 'submitted' || page.phase === 'closed') {
    return (
      <Suspense fallback={<Loader label={t('common:loading')} fullPage />}>
        <AttemptEnd
          attemptId={page.session.opened.attempt.id}
          reason={endOf(page.session.isFinishedHere(), expired, page.phase)}
          leaveTo={leaveTo}
        />
      </Suspense>
    );
  }
  return (
    <RunningAttempt
      page={page}
      session={page.session}
      leaveTo={leaveTo}
      onExpire={() => {
        setExpired(true);
        page.submit();
      }}
    />
  );
}

/** Tells the running attempt what those who watch the event have changed. */
function useHeardPart(session: AttemptSession | undefined, part: AttemptPageProps['part']): void {
  const [isPaused, heard] = [part?.isPaused, part?.heard];
  useEffect(() => {
    if (isPaused !== undefined) session?.hearPart(isPaused);
  }, [session, isPaused, heard]);
}

/** The rest of the page waits until the attempt is there. */
function Opening({ label }: { readonly label: string }): ReactElement {
  useEffect(() => holdLaterParts(), []);
  return <Loader label={label} fullPage />;
}

function endOf(isFinishedHere: boolean, expired: boolean, phase: 'submitted' | 'closed'): EndReason {
  if (isFinishedHere) return 'offline';
  return expired ? 'expired' : phase;
}

/** When a simulation has come to its end only its person knows. */
function isAllDone(session: AttemptSession, outcomes: Outcomes): boolean {
  const { tasks } = session.current();
  return tasks.every((task) => task.simulation !== null || isDone(task, outcomes.get(task.id)));
}

interface RunningAttemptProps {
  readonly page: AttemptOnPage;
  readonly session: AttemptSession;
  readonly leaveTo: string;
  readonly onExpire: () => void;
}

function RunningAttempt({ page, session, leaveTo, onExpire }: RunningAttemptProps): ReactElement {
  const { t } = useTranslation('attempt');
  const [asking, setAsking] = useState(false);
  const isHeld = useHeldUntil(page, session) !== undefined;
  const outcomes = useOutcomes(session.current(), page.saving === 'SERVER', isHeld);
  const navigate = useNavigate();
  const isControl = page.session?.opened.attempt.mode === 'CONTROL';
  const guard = useLeaveGuard(isControl && page.phase !== 'takenOver');
  const bar = (scrolls: boolean): ReactElement => (
    <AttemptBar
      page={page}
      onLeave={() => (isControl ? guard.ask(leaveTo) : void navigate(leaveTo))}
      onFinish={() => setAsking(true)}
      onExpire={onExpire}
      scrolls={scrolls}
      isDone={isAllDone(session, outcomes)}
    />
  );
  return (
    <>
      <AttemptTasks
        page={page}
        outcomes={outcomes}
        bar={bar}
        notices={
          <>
            <AttemptNotices page={page} />
            <PromptNotice page={page} />
          </>
        }
        onFinish={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={t('attempt.finishTitle')}
        confirmText={t('attempt.finishConfirm')}
        cancelText={t('attempt.goOn')}
        loading={page.phase === 'submitting'}
        onConfirm={() => {
          setAsking(false);
          page.submit();
        }}
        onCancel={() => setAsking(false)}
      >
        {asking ? <FinishText attempt={session.current()} outcomes={outcomes} /> : null}
      </ConfirmDialog>
      <ConfirmDialog
        open={guard.isAsking}
        title={t('attempt.leaveTitle')}
        confirmText={t('attempt.leave')}
        cancelText={t('attempt.goOn')}
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        <p>{t('attempt.leaveControl')}</p>
      </ConfirmDialog>
    </>
  );
}

/** A device that refuses by itself has no words of the server. */
function FailureText({ error }: { readonly error: unknown }): ReactElement | null {
  const { t } = useTranslation('attempt');
  const format = useFormat();
  if (isApiError(error, 'EVENT_HOLDS') && typeof error.current === 'string')
    return <>{t('overview.held', { end: format.dateTime(error.current) })}</>;
  return error instanceof Error ? <>{error.message}</> : null;
}
