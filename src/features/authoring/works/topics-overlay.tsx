// The tree of topics: of the whole bank, or to give to chosen tasks and take off them.
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type CSSProperties, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { useChangeTasks } from './content-acts.ts';
import { TopicForm } from './topic-form.tsx';
import { useDeleteTopic } from './topic-acts.ts';
import { useTopics, type PlacedTopic } from './use-topics.ts';
import styles from './works.module.css';

interface TopicsOverlayProps {
  /** Undefined: the tree itself is changed. */
  readonly taskIds?: readonly string[];
  readonly onClose: () => void;
}

export function TopicsOverlay({ taskIds, onClose }: TopicsOverlayProps): ReactElement {
  const { t } = useTranslation(['works', 'common']);
  const { topics, query: topicsQuery } = useTopics();
  const [edited, edit] = useState<PlacedTopic>();
  return (
    <Overlay
      open
      size="m"
      title={taskIds === undefined ? t('topics.title') : t('topics.ofTasks', { count: taskIds.length })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <div className={styles.form}>
        {topicsQuery.isError ? <QueryError compact query={topicsQuery} /> : null}
        {topics === undefined ? (
          <Skeleton shape="block" height="160px" />
        ) : (
          <>
            <Tree topics={topics} taskIds={taskIds} onEdit={edit} />
            <TopicForm
              key={edited?.id ?? 'new'}
              topics={topics}
              edited={edited}
              onDone={() => edit(undefined)}
            />
          </>
        )}
      </div>
    </Overlay>
  );
}

interface TreeProps {
  readonly topics: readonly PlacedTopic[];
  readonly taskIds: readonly string[] | undefined;
  readonly onEdit: (topic: PlacedTopic) => void;
}

function Tree({ topics, taskIds, onEdit }: TreeProps): ReactElement {
  const { t } = useTranslation('works');
  if (topics.length === 0)
    return (
      <EmptyState compact title={t('topics.none')}>
        {t('topics.noneNext')}
      </EmptyState>
    );
  return (
    <ul className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic.id} className={styles.topic} style={{ '--level': topic.level } as CSSProperties}>
          <span className={styles.topicWords}>
            {topic.name}
            <span className={styles.note}>{t('topics.tasks', { count: topic.taskCount })}</span>
          </span>
          {taskIds === undefined ? (
            <Change topic={topic} onEdit={onEdit} />
          ) : (
            <Give topic={topic} taskIds={taskIds} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChangeProps {
  readonly topic: PlacedTopic;
  readonly onEdit: (topic: PlacedTopic) => void;
}

function Change({ topic, onEdit }: ChangeProps): ReactElement {
  const { t } = useTranslation('works');
  const remove = useDeleteTopic();
  return (
    <span className={styles.topicActs}>
      <IconButton
        size="s"
        label={t('topics.renameOf', { name: topic.path })}
        icon={<Pencil size={16} aria-hidden="true" />}
        onClick={() => onEdit(topic)}
      />
      <IconButton
        size="s"
        label={t('topics.deleteOf', { name: topic.path })}
        icon={<Trash2 size={16} aria-hidden="true" />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(topic)}
      />
    </span>
  );
}

interface GiveProps {
  readonly topic: PlacedTopic;
  readonly taskIds: readonly string[];
}

function Give({ topic, taskIds }: GiveProps): ReactElement {
  const { t } = useTranslation('works');
  const change = useChangeTasks();
  const act = (kind: 'ADD_TOPIC' | 'REMOVE_TOPIC') => (): void =>
    change.mutate({ taskIds: [...taskIds], action: { kind, topicId: topic.id } });
  return (
    <span className={styles.topicActs}>
      <Button
        size="s"
        variant="secondary"
        text={t('topics.add')}
        aria-label={t('topics.addTo', { name: topic.path })}
        disabled={change.isPending}
        onClick={act('ADD_TOPIC')}
      />
      <Button
        size="s"
        variant="secondary"
        text={t('topics.remove')}
        aria-label={t('topics.removeFrom', { name: topic.path })}
        disabled={change.isPending}
        onClick={act('REMOVE_TOPIC')}
      />
    </span>
  );
}
