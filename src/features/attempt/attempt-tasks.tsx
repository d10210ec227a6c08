// The tasks of an attempt: one in view, and where there are several their list and the way from one to the next.
import { lazy, Suspense, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ErrorState } from '#src/ui/empty-state.tsx';
import { Loader } from '#src/ui/loader.tsx';
import type { AnswerScreenProps } from '#tasks/answer-screen.ts';
import { answerScreens } from '#tasks/answer-screens.ts';
import styles from './attempt-page.module.css';
import type { AttemptSession } from './attempt-session.ts';
import { TaskSteps } from './task-steps.tsx';
import { TaskStrip } from './task-strip.tsx';
import type { AttemptOnPage } from './use-attempt.ts';
import { useTold } from './use-told.ts';

interface AttemptTasksProps {
  readonly page: AttemptOnPage;
  readonly bar: ReactNode;
  readonly notices: ReactNode;
  readonly onFinish: () => void;
}

export function AttemptTasks(props: AttemptTasksProps): ReactElement | null {
  const { session } = props.page;
  const first = session?.current().tasks[0];
  if (!session || !first) return null;
  // Taken back from another device, the attempt shows what was done there.
  return <TasksInView key={session.opened.attempt.writer} {...props} session={session} first={first} />;
}

interface TasksInViewProps extends AttemptTasksProps {
  readonly session: AttemptSession;
  readonly first: AttemptTask;
}

function TasksInView({ page, bar, notices, onFinish, session, first }: TasksInViewProps): ReactElement {
  // The screen of a task starts from what was saved when it came into view, and keeps its own count from there.
  const [shown, setShown] = useState({ index: 0, task: first });
  const place = useRef<HTMLDivElement>(null);
  const { tasks } = session.current();
  const choose = (index: number): void => {
    const task = tasks[index];
    if (task === undefined) return;
    setShown({ index, task });
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  };
  const isSeveral = tasks.length > 1;
  const isFullBleed = answerScreens[shown.task.taskType]?.isFullBleed === true;
  return (
    <>
      {isSeveral ? <TaskStrip tasks={tasks} current={shown.index} onChoose={choose} /> : null}
      <div ref={place} className={styles.task} tabIndex={-1}>
        <TaskInView
          key={shown.task.id}
          page={page}
          session={session}
          task={shown.task}
          now={tasks[shown.index] ?? shown.task}
          bar={
            <>
              {bar}
              {notices}
            </>
          }
        />
      </div>
      {isSeveral && !isFullBleed ? (
        <TaskSteps current={shown.index} total={tasks.length} onChoose={choose} onFinish={onFinish} />
      ) : null}
    </>
  );
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
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { attempt } = session.opened;
  const told = useTold(attempt, now, page.saving === 'SERVER');
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      <AnswerScreen
        task={task}
        mode={attempt.mode}
        language={language}
        isReadOnly={page.phase !== 'running'}
        onEvent={session.add}
        elapsedMs={session.elapsedMs}
        bar={bar}
        {...told}
      />
    </Suspense>
  );
}

/** The screen of the task's type, loaded when it is first met. */
function AnswerScreen(props: AnswerScreenProps): ReactElement {
  const { t } = useTranslation('attempt');
  const Screen = lazyScreens[props.task.taskType];
  if (!Screen) return <ErrorState title={t('attempt.noScreen')} />;
  return <Screen {...props} />;
}

const lazyScreens = Object.fromEntries(
  Object.entries(answerScreens).map(([type, entry]) => [
    type,
    lazy(async () => ({ default: await entry.load() })),
  ]),
);
