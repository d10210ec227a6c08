// The topics of a task, from the tree of the bank: they are no part of its revisions, and stand at once.
import { Tags } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { TopicsOverlay } from '../works/topics-overlay.tsx';
import styles from './task-editor.module.css';
import { TASK_DRAFTS, type TaskSession, type TaskView } from './use-task-draft.ts';

interface TaskTopicsProps {
  readonly session: TaskSession;
  readonly view: TaskView;
}

export function TaskTopics({ session, view: { state } }: TaskTopicsProps): ReactElement {
  const { t } = useTranslation('task-editor');
  const [isOpen, open] = useState(false);
  const close = (): void => {
    open(false);
    TASK_DRAFTS.read(state.id)
      .then((now) => session.receive(now))
      .catch((error: unknown) => showToast({ tone: 'danger', text: (error as Error).message }));
  };
  const isInBank = state.published !== null;
  const hasSome = state.topics.length > 0;
  return (
    <Card
      title={t('topics.title')}
      subtitle={t(isInBank ? 'topics.how' : hasSome ? 'topics.toCome' : 'topics.notYet')}
    >
      <div className={styles.topics}>
        {state.topics.map(({ id, name }) => (
          <Badge key={id}>{name}</Badge>
        ))}
        {isInBank ? (
          <Button
            size="s"
            variant="secondary"
            icon={<Tags size={16} aria-hidden="true" />}
            text={t('topics.choose')}
            onClick={() => open(true)}
          />
        ) : null}
      </div>
      {isOpen ? <TopicsOverlay taskIds={[state.id]} onClose={close} /> : null}
    </Card>
  );
}
