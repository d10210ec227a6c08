// The tasks of an attempt: one in view, and where there are several their list and the way from one to the next.
import { Suspense, useContext, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { afterLoad, holdLaterParts } from '#src/lib/device/after-load.ts';
import { EmptyState, ErrorState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { viewsOf } from '#tasks/views.ts';
import styles from './attempt-page.module.css';
import type { AttemptSession } from './attempt-session.ts';
import { keepPlace, placeToOpen } from './last-place.ts';
import { TaskInViewContext } from './task-in-view.ts';
import { isDone } from './task-standing.ts';
import { TaskSteps } from './task-steps.tsx';
import { TaskStrip } from './task-strip.tsx';
import type { AttemptOnPage } from './use-attempt.ts';
import { useHeldUntil } from './use-held-until.ts';
import { useNotedTasks } from './use-noted-tasks.ts';
import type { Outcomes } from './use-outcomes.ts';
import { useTrainingFeedback } from './use-training-feedback.ts';

interface AttemptTasksProps {
  readonly page: AttemptOnPage;
  readonly outcomes: Outcomes;
  /** @param scrolls the page scrolls beneath it */
  readonly bar: (scrolls: boolean) => ReactNode;
  readonly notices: ReactNode;
  readonly onFinish: () => void;
}

export function AttemptTasks(props: AttemptTasksProps): ReactElement | null {
  const { session } = props.page;
  const first = session?.current().tasks[0];
  if (!session) return null;
  if (!first) return <NoTasks {...props} />;
  // Taken back from another device, the attempt shows what was done there.
  return <TasksInView key={session.opened.attempt.writer} {...props} session={session} first={first} />;
}

/** Its author took the last one out, or has put none in yet. */
function NoTasks({ bar, notices }: AttemptTasksProps): ReactElement {
  const { t } = useTranslation('attempt');
  return (
    <div className={styles.page}>
      <div className={styles.top}>{bar(true)}</div>
      {notices}
      <EmptyState title={t('attempt.noTasks')}>{t('attempt.noTasksNext')}</EmptyState>
    </div>
  );
}

interface TasksInViewProps extends AttemptTasksProps {
  readonly session: AttemptSession;
  readonly first: AttemptTask;
}

/** Which task is in view, the place it stands in, and which were in view before. */
function useTaskInView(attemptId: string, tasks: readonly AttemptTask[], first: AttemptTask) {
  // The screen of a task starts from what was saved when it came into view, and keeps its own count from there.
  const [{ index, task }, setShown] = useState(() => {
    const at = placeToOpen(attemptId, tasks);
    return { index: at, task: tasks[at] ?? first };
  });
  const seen = useNotedTasks('seen', attemptId);
  const place = useRef<HTMLDivElement>(null);
  const choose = (at: number): void => {
    const chosen = tasks[at];
    if (chosen === undefined) return;
    seen.add(task.id);
    setShown({ index: at, task: chosen });
    keepPlace(attemptId, chosen.id);
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  return { index, task, place, seen: seen.ids, choose };
}

function TasksInView(props: TasksInViewProps): ReactElement {
  const { page, outcomes, bar, notices, onFinish, session, first } = props;
  const { tasks } = session.current();
  const { id: attemptId } = session.opened.attempt;
  const { index, task, place, seen, choose } = useTaskInView(attemptId, tasks, first);
  const onTask = useContext(TaskInViewContext);
  useEffect(() => onTask?.(task.id), [onTask, task.id]);
  const flags = useNotedTasks('flags', attemptId);
  useLoadedScreens(tasks);
  const now = tasks[index] ?? task;
  // A work may have both: what is played has the window, a question its page.
  const isFullBleed = viewsOf(task.taskType)?.isFullBleed === true;
  useFullBleed(isFullBleed);
  const list = { tasks, outcomes, current: index, flagged: flags.ids, seen, onChoose: choose };
  const strip = tasks.length > 1 ? <TaskStrip {...list} /> : null;
  const screen = { page, session, task, now };
  const bars = (
    <>
      {bar(false)}
      {notices}
    </>
  );
  if (isFullBleed) {
    return (
      <div className={styles.full}>
        {strip}
        <div ref={place} className={styles.task} tabIndex={-1}>
          <TaskInView key={task.id} {...screen} bar={bars} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        {bar(true)}
        {strip}
      </div>
      {notices}
      <div ref={place} className={styles.task} tabIndex={-1}>
        <TaskInView key={task.id} {...screen} bar={null} />
      </div>
      {strip === null ? null : (
        <TaskSteps
          current={index}
          total={tasks.length}
          isDone={isDone(now, outcomes.get(task.id))}
          isFlagged={flags.ids.has(task.id)}
          onFlag={() => flags.toggle(task.id)}
          onChoose={choose}
          onFinish={onFinish}
        />
      )}
    </div>
  );
}

/** All that the attempt needs is loaded once its first task stands: on the way to a later task the connection may be gone. */
function useLoadedScreens(tasks: readonly AttemptTask[]): void {
  const types = [...new Set(tasks.map(({ taskType }) => taskType))].join(' ');
  useEffect(() => {
    const load = (): void => {
      for (const type of types.split(' ')) {
        // What did not load is loaded again when its task is met.
        viewsOf(type)
          ?.answer.load()
          .catch(() => undefined);
      }
    };
    void afterLoad().then(load);
  }, [types]);
}

interface TaskInViewProps {
  readonly page: AttemptOnPage;
  readonly session: AttemptSession;
  readonly task: AttemptTask;
  /** The same task with what is saved of it by now. */
  readonly now: AttemptTask;
  readonly bar: ReactNode;
}

function TaskInView({ page, session, task, now, bar }: TaskInViewProps): ReactElement {
  const { t } = useTranslation(['common', 'attempt']);
  const language = useLanguage();
  const format = useFormat();
  const { attempt } = session.opened;
  const heldUntil = useHeldUntil(page, session);
  const shown = useShownTask(task, session, heldUntil !== undefined);
  const { isHeld, ...told } = useTrainingFeedback(attempt, now, page.saving === 'SERVER');
  const answer = viewsOf(task.taskType)?.answer;
  if (answer === undefined) return <ErrorState title={t('attempt:attempt.noScreen')} />;
  return (
    <Suspense fallback={<OpeningTask label={t('loading')} />}>
      {page.stands === undefined ? null : <StandingCover bar={bar} why={page.stands} />}
      {isHeld || heldUntil !== undefined ? (
        <Notice tone="info" live>
          {heldUntil === undefined
            ? t('attempt:overview.heldAnswer')
            : t('attempt:overview.heldRunning', { end: format.dateTime(heldUntil) })}
        </Notice>
      ) : null}
      <div className={styles.screen} inert={page.stands !== undefined}>
        <answer.Screen
          key={shown.isHeld ? 'held' : 'told'}
          task={shown.task}
          mode={attempt.mode}
          language={language}
          isReadOnly={page.phase !== 'running'}
          onRun={attempt.mode === 'CONTROL' ? session.watchRun : undefined}
          isFrozen={page.stands !== undefined}
          onEvent={session.add}
          elapsedMs={session.elapsedMs}
          pointed={pointedIn(page, task)}
          bar={page.stands === undefined ? bar : null}
          {...told}
        />
      </div>
    </Suspense>
  );
}

/** The thing of the task's scene that a teacher points at. */
function pointedIn({ prompt }: AttemptOnPage, { id }: AttemptTask) {
  return prompt?.taskId === id ? (prompt.pointed ?? undefined) : undefined;
}

/** The rest of the page waits until the task stands. */
function OpeningTask({ label }: { readonly label: string }): ReactElement {
  useEffect(() => holdLaterParts(), []);
  return <Loader label={label} />;
}

/** The task as its screen has it: while it is held without its key, from where it stands when that begins and ends. */
function useShownTask(task: AttemptTask, session: AttemptSession, isHeld: boolean) {
  const [shown, setShown] = useState(() => ({ isHeld, task: isHeld ? withoutKey(task) : task }));
  if (shown.isHeld !== isHeld) {
    const now = session.current().tasks.find(({ id }) => id === task.id) ?? task;
    setShown({ isHeld, task: isHeld ? withoutKey(now) : now });
  }
  return shown;
}

function withoutKey(task: AttemptTask): AttemptTask {
  const { key: _key, ...params } = task.params;
  return { ...task, params };
}

/** Covers the simulation and its panels: what cannot be dealt with is not to be studied either. The bar stays in reach. */
function StandingCover({
  bar,
  why,
}: {
  readonly bar: ReactNode;
  readonly why: NonNullable<AttemptOnPage['stands']>;
}): ReactElement {
  const { t } = useTranslation('attempt');
  return (
    <div className={styles.frozen}>
      {bar === null ? null : <div className={styles.frozenBar}>{bar}</div>}
      <Notice tone="warning" live title={t(`attempt.${why}`)}>
        {t(`attempt.${why}Text`)}
      </Notice>
    </div>
  );
}
