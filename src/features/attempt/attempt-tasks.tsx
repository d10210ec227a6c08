// The tasks of an attempt: one in view, and a strip of numbers where there are several.
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/empty-state.tsx';
import { Loader } from '#src/ui/loader.tsx';
import type { AnswerScreenProps } from '#tasks/answer-screen.ts';
import { answerScreens } from '#tasks/answer-screens.ts';
import styles from './attempt-page.module.css';
import type { AttemptOnPage } from './use-attempt.ts';

interface AttemptTasksProps {
  readonly page: AttemptOnPage;
  readonly bar: ReactNode;
  readonly notices: ReactNode;
}

export function AttemptTasks({ page, bar, notices }: AttemptTasksProps): ReactElement | null {
  const { t } = useTranslation(['attempt', 'common']);
  const language = useLanguage();
  const [index, setIndex] = useState(0);
  const { session } = page;
  const task = session?.opened.attempt.tasks[index];
  if (!session || !task) return null;
  const { attempt } = session.opened;
  return (
    <>
      {attempt.tasks.length > 1 ? (
        <TaskStrip tasks={attempt.tasks} current={index} onChoose={setIndex} />
      ) : null}
      <div className={styles.task}>
        <Suspense fallback={<Loader label={t('common:loading')} />}>
          <AnswerScreen
            key={task.id}
            task={task}
            mode={attempt.mode}
            language={language}
            isReadOnly={page.phase !== 'running'}
            onEvent={session.add}
            elapsedMs={session.elapsedMs}
            bar={
              <>
                {bar}
                {notices}
              </>
            }
          />
        </Suspense>
      </div>
    </>
  );
}

function TaskStrip(props: {
  readonly tasks: readonly AttemptTask[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}): ReactElement {
  const { t } = useTranslation('attempt');
  return (
    <nav className={styles.strip}>
      {props.tasks.map((task, index) => (
        <Button
          key={task.id}
          size="s"
          variant={index === props.current ? 'primary' : 'secondary'}
          text={String(index + 1)}
          aria-label={t('attempt.task', { number: index + 1, total: props.tasks.length })}
          aria-current={index === props.current ? 'step' : undefined}
          onClick={() => props.onChoose(index)}
        />
      ))}
    </nav>
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
