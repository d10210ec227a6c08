// The report of one attempt: the mark, an overview, then the tasks, and the replay at any judged moment.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { getCompletedWork } from '#contract/calls/completed-work.ts';
import type { AttemptStatus, CompletedWorkDetails, TaskResult } from '#contract/entities/attempt.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { debriefingIn } from '#src/lib/attempts/debriefing-routes.ts';
import { trialPath } from '#src/lib/attempts/attempt-routes.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan, useCurrentUser } from '#src/lib/session/current-user.ts';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { AnswerFiles } from './answer-files.tsx';
import { TrustReport } from './attempt-trust.tsx';
import { MarkFigure } from './mark-figure.tsx';
import { PromptsGiven, WayToGuide } from './prompts-given.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { ReportTasks } from './report-tasks.tsx';
import { AttemptsBeside } from './report-tools.tsx';
import styles from './report.module.css';
import { answerPath } from './reviews/review-address.ts';
import { BegunHeld } from './begun-held.tsx';
import { SetAside } from './reviews/set-aside.tsx';

const GuideView = lazy(async () => ({ default: (await import('./guiding/guide-view.tsx')).GuideView }));

interface AttemptReportProps {
  readonly attemptId: string;
  readonly backTo: string;
  /** Shows whose attempt it is: for a teacher. */
  readonly withPerson?: boolean | undefined;
}

const UNFINISHED: readonly AttemptStatus[] = ['SUBMITTED', 'CLOSING', 'EXPIRED', 'MARKING'];
const POLL_MS = 1000;

export function AttemptReport({ attemptId, backTo, withPerson = false }: AttemptReportProps): ReactElement {
  const { t } = useTranslation(['results', 'common']);
  const [params, setParams] = useSearchParams();
  const way = useWayBack(params, backTo);
  const report = useQuery({
    ...callQuery<typeof getCompletedWork>('/completed-work/:id', {
      params: { id: attemptId },
      query: way.alias === null ? {} : { names: 'false' },
    }),
    refetchInterval: ({ state }) => (state.data && UNFINISHED.includes(state.data.status) ? POLL_MS : false),
  });
  const { pathname } = useLocation();
  // The address leads to the moment that is shown, without a step back for each.
  const showMoment = useCallback(
    (atMs: number): void => {
      // While the next page is loaded the replay still stands, but the address is no more its own.
      if (window.location.pathname !== pathname) return;
      setParams((old) => withMoment(old, atMs), { replace: true, preventScrollReset: true });
    },
    [setParams, pathname],
  );
  // If reloading fails, what was shown stays.
  if (report.data === undefined) {
    if (!report.isError) return <Loader label={t('common:loading')} />;
    return <QueryError query={report} wayOn={{ to: way.to, text: t(way.words) }} />;
  }
  const played = params.get('task');
  if (played !== null)
    return (
      <PlayedTask
        work={report.data}
        taskId={played}
        {...{ params, way, withPerson }}
        onMomentShown={showMoment}
        onClose={() => setParams(without(params))}
      />
    );
  const openReplay = (taskId: string, atMs: number, stepId?: string): void => {
    setParams(withReplay(params, taskId, atMs, stepId));
  };
  return <Report work={report.data} way={way} withPerson={withPerson} onReplay={openReplay} />;
}

interface PlayedTaskProps {
  readonly work: CompletedWorkDetails;
  readonly taskId: string;
  readonly params: URLSearchParams;
  readonly way: WayBack;
  readonly withPerson: boolean;
  readonly onMomentShown: (atMs: number) => void;
  readonly onClose: () => void;
}

/** The replay of one task, or its scene while it is played. */
function PlayedTask(props: PlayedTaskProps): ReactElement {
  const { work, taskId, params, way, withPerson, onMomentShown, onClose } = props;
  const { t } = useTranslation('common');
  const userId = useCurrentUser()?.id;
  if (params.get('guide') !== null && withPerson && mayBeGuided(work)) {
    return (
      <Suspense fallback={<Loader label={t('loading')} fullPage />}>
        <GuideView attemptId={work.id} taskId={taskId} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <ReplayPanel
      attemptId={work.id}
      taskId={taskId}
      {...startIn(params)}
      mayTakeOver={work.type === 'TRAINING' && work.user.id === userId}
      isRunning={!isOver(work)}
      eventId={withPerson ? work.executionId : null}
      alias={way.alias}
      onMomentShown={onMomentShown}
      onClose={way.leave ?? onClose}
    />
  );
}

function startIn(params: URLSearchParams) {
  return { startAtMs: Number(params.get('at') ?? '0') || 0, startStep: params.get('step') ?? undefined };
}

interface WayBack {
  readonly to: string;
  readonly words: 'results:report.back' | 'results:debriefing.back';
  /** Stands for the person's name where names are hidden; null: they are named. */
  readonly alias: string | null;
  /** Leaves a replay for where it was opened; undefined: the report of the attempt. */
  readonly leave: (() => void) | undefined;
}

/** To the debriefing that led here, or to the list. */
function useWayBack(params: URLSearchParams, backTo: string): WayBack {
  const navigate = useNavigate();
  const { t } = useTranslation('results');
  const { isHidden } = useHiddenNames();
  const from = debriefingIn(params);
  if (from === null) {
    const alias = isHidden ? t('debriefing.nameHidden') : null;
    return { to: backTo, words: 'results:report.back', alias, leave: undefined };
  }
  const leave = (): void => void navigate(from.backTo);
  const alias = from.number === null ? null : t('debriefing.numbered', { number: from.number });
  return { to: from.backTo, words: 'results:debriefing.back', alias, leave };
}

function withReplay(
  params: URLSearchParams,
  taskId: string,
  atMs: number,
  stepId: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('task', taskId);
  next.set('at', String(Math.floor(atMs)));
  if (stepId !== undefined) next.set('step', stepId);
  return next;
}

function withMoment(params: URLSearchParams, atMs: number): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('at', String(atMs));
  next.delete('step');
  return next;
}

function without(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('task');
  next.delete('at');
  next.delete('step');
  next.delete('guide');
  return next;
}

/** While somebody trains, who teaches them may watch and prompt. */
const mayBeGuided = ({ status, type }: CompletedWorkDetails): boolean =>
  status === 'IN_PROGRESS' && type === 'TRAINING';

function isMarked({ status }: CompletedWorkDetails): boolean {
  return status === 'REVIEWED' || status === 'REVIEW_PENDING';
}

/** Where a teacher gives or changes the mark of a task in a finished attempt. */
function reviewPathOf(
  work: CompletedWorkDetails,
  { taskId, needsReview, appeal }: TaskResult,
): string | null {
  if (work.reviewId === null || !isMarked(work)) return null;
  const state = needsReview ? 'WAITING' : appeal?.state === 'OPEN' ? 'APPEALED' : 'MARKED';
  return answerPath(new URLSearchParams({ state }), { reviewId: work.reviewId, taskId });
}

interface ReportProps {
  readonly work: CompletedWorkDetails;
  readonly way: WayBack;
  readonly withPerson: boolean;
  readonly onReplay: (taskId: string, atMs: number, stepId?: string) => void;
}

/** Before that, a device could still send answers by itself. */
function isOver({ status }: CompletedWorkDetails): boolean {
  return status !== 'IN_PROGRESS' && status !== 'MARKING';
}

/** The server closes a running attempt that has a deadline; without one, only importing a file may end it. */
function takesFiles(work: CompletedWorkDetails): boolean {
  return isOver(work) || (work.status === 'IN_PROGRESS' && work.deadline === null);
}

/** While it is being marked, its person is told no answers yet: the page would say that there are none. */
const shownResults = ({ status, reviewId, results }: CompletedWorkDetails): readonly TaskResult[] =>
  UNFINISHED.includes(status) && reviewId === null ? [] : results;

function Report({ work, way, withPerson, onReplay }: ReportProps): ReactElement {
  const { t } = useTranslation(['results', 'common']);
  return (
    <div className={styles.page}>
      <div className={styles.ways}>
        <Link className={linkClass()} to={way.to}>
          {t(way.words)}
        </Link>
        {withPerson && way.alias === null ? <AttemptsBeside work={work} /> : null}
      </div>
      <ReportHead work={work} withPerson={withPerson} alias={way.alias} />
      {work.isTrial ? <TrialNotice workId={work.work.id} /> : null}
      {withPerson && mayBeGuided(work) ? <WayToGuide results={work.results} /> : <ReportState work={work} />}
      <BegunHeld work={work} />
      {work.isSetAside && work.reviewId !== null ? <SetAside reviewId={work.reviewId} /> : null}
      {work.mark === null ? null : <MarkFigure work={work} />}
      <PromptsGiven prompts={work.promptsGiven} />
      <WhatItRestsOn work={work} />
      <ReportTasks
        attemptId={work.id}
        results={shownResults(work)}
        reviewPathOf={(result) => reviewPathOf(work, result)}
        reviewId={isMarked(work) ? work.reviewId : null}
        onReplay={onReplay}
      >
        <FilesAndComment work={work} withPerson={withPerson} />
      </ReportTasks>
    </div>
  );
}

/** Answers that could not be sent, for those who mark, and what a teacher says of the whole. */
function FilesAndComment({ work, withPerson }: Pick<ReportProps, 'work' | 'withPerson'>): ReactElement {
  const { t } = useTranslation('results');
  const mayMark = useCan('RESULTS_REVIEW');
  return (
    <>
      {withPerson && takesFiles(work) && mayMark ? (
        <AnswerFiles attemptId={work.id} isRunning={!isOver(work)} />
      ) : null}
      {work.comment === '' ? null : (
        <Notice tone="info" title={t('report.comment')}>
          {work.comment}
        </Notice>
      )}
    </>
  );
}

/** An author's look as a student: the way back to it. */
function TrialNotice({ workId }: { readonly workId: string }): ReactElement {
  const { t } = useTranslation('results');
  return (
    <Notice
      tone="warning"
      action={
        <Link className={linkClass()} to={trialPath(workId)}>
          {t('report.toTrial')}
        </Link>
      }
    >
      {t('report.trial')}
    </Notice>
  );
}

/** For those who mark it: what was done out of sight or refused, to read; for others who may know, how much was refused. */
function WhatItRestsOn({ work }: Pick<ReportProps, 'work'>): ReactElement | null {
  const { t } = useTranslation('results');
  const { reviewId, branchCount } = work;
  if (reviewId !== null) return <TrustReport attempt={{ ...work, reviewId }} />;
  if (branchCount === 0) return null;
  return <Notice tone="warning">{t('report.branches', { count: branchCount })}</Notice>;
}

function personOf({ user }: CompletedWorkDetails): string {
  const group = user.group?.name;
  return `${user.fullName}${group === undefined ? '' : ` · ${group}`}`;
}

interface ReportHeadProps extends Pick<ReportProps, 'work' | 'withPerson'> {
  readonly alias: string | null;
}

function ReportHead({ work, withPerson, alias }: ReportHeadProps): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const format = useFormat();
  return (
    <header className={styles.head}>
      <h1>{textIn(work.work.title, language)}</h1>
      {withPerson ? <p className={styles.person}>{alias ?? personOf(work)}</p> : null}
      <p className={styles.note}>
        {work.executionTitle ? `${textIn(work.executionTitle, language)} · ` : ''}
        {t(`modes.${work.type}`)} · {format.dateTime(work.startedAt)}
      </p>
    </header>
  );
}

function ReportState({ work }: Pick<ReportProps, 'work'>): ReactElement | null {
  const { t } = useTranslation('results');
  if (UNFINISHED.includes(work.status)) {
    return (
      <Notice tone="info" live title={t('report.marking')}>
        {t('report.markingText')}
      </Notice>
    );
  }
  if (work.status === 'IN_PROGRESS') return <Notice tone="info">{t('report.inProgress')}</Notice>;
  if (work.isSetAside)
    return work.reviewId === null ? <Notice tone="info">{t('setAside.own')}</Notice> : null;
  if (work.status === 'REVIEW_PENDING')
    return (
      <Notice tone="info">{t(work.reviewId === null ? 'report.reviewPending' : 'report.reviewYours')}</Notice>
    );
  if (work.reveal === 'NOTHING') return <Notice tone="info">{t('report.hidden')}</Notice>;
  if (work.reveal === 'MARK') return <Notice tone="info">{t('report.stepsLater')}</Notice>;
  return null;
}
