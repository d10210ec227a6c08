// A task by its id, from the bank or within a work.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskDraftState } from '#contract/entities/task-draft.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { authorOf } from '#tasks/authors.ts';
import type { TaskAuthor } from '#tasks/kit/author/author-props.ts';
import { TaskEditor, type InWork } from './task-editor.tsx';
import styles from './task-editor.module.css';
import { TASK_DRAFTS, type TaskSession, type TaskView } from './use-task-draft.ts';

interface TaskScreenProps {
  readonly id: string;
  readonly backText: string;
  readonly onBack: () => void;
  readonly inWork?: InWork;
  readonly foot: (session: TaskSession, view: TaskView) => ReactNode;
}

interface Opened {
  readonly first: TaskDraftState;
  /** undefined: the type has no author screen. */
  readonly author: TaskAuthor | undefined;
}

async function open(id: string): Promise<Opened> {
  const first = await TASK_DRAFTS.read(id);
  return { first, author: await authorOf(first.data.taskType)?.() };
}

/** The editor begins from what the server has now; later changes come in through the draft itself. */
export function TaskScreen({ id, backText, onBack, inWork, foot }: TaskScreenProps): ReactElement {
  const { t } = useTranslation('task-editor');
  const task = useQuery({
    queryKey: ['task draft to open', id],
    queryFn: () => open(id),
    staleTime: Infinity,
    gcTime: 0,
  });
  const isMissing = isApiError(task.error, 'NOT_FOUND');
  return (
    <div className={styles.page}>
      {task.data === undefined ? <Back text={backText} onBack={onBack} /> : null}
      {task.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {isMissing ? (
        <EmptyState title={t('missingTask')} picture={<StatePicture scene="empty-search" />}>
          {t('missingNext')}
        </EmptyState>
      ) : null}
      {task.isError && !isMissing ? <QueryError query={task} /> : null}
      {task.data === undefined ? null : (
        <Loaded {...task.data} {...{ backText, onBack, foot, ...(inWork && { inWork }) }} />
      )}
    </div>
  );
}

function Back({ text, onBack }: { readonly text: string; readonly onBack: () => void }): ReactElement {
  return (
    <div>
      <Button
        size="s"
        variant="secondary"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        text={text}
        onClick={onBack}
      />
    </div>
  );
}

function Loaded({ backText, onBack, ...page }: Opened & Omit<TaskScreenProps, 'id'>): ReactElement {
  // What was typed reaches the server before the page that lists the task is read again.
  const leave = (session: TaskSession): void => void session.flush().then(onBack);
  return <TaskEditor {...page} back={(session) => <Back text={backText} onBack={() => leave(session)} />} />;
}
