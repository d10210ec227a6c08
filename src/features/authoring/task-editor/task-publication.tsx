// Before the draft of a task is published: what is found in it, and which works change with it.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { checkTaskDraft, dropTaskDraft, publishTaskDraft } from '#contract/calls/task-drafts.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { CheckList } from '#src/ui/loaded/drafts/check-list.tsx';
import { goToMend } from '#src/ui/loaded/drafts/go-to-mend.ts';
import { DiscardDraft } from '#src/ui/loaded/drafts/discard-draft.tsx';
import { PublishOverlay } from '#src/ui/loaded/drafts/publish-overlay.tsx';
import { useSavedToPublish } from '#src/ui/loaded/drafts/use-saved-to-publish.ts';
import { useFindingWords } from '#src/ui/loaded/drafts/use-finding-words.ts';
import { mendInTask } from './mend-in-task.ts';
import { isChanged } from './task-editor.tsx';
import styles from './task-editor.module.css';
import { TASK_DRAFTS, type TaskSession, type TaskView } from './use-task-draft.ts';

interface PublicationProps {
  readonly session: TaskSession;
  readonly view: TaskView;
  /** The task is left: it is published as another, or its draft is gone. */
  readonly onLeave: () => void;
}

async function refreshLists(): Promise<void> {
  const paths = ['/works', '/tasks', '/drafts'];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

export function TaskPublication({ session, view, onLeave }: PublicationProps): ReactElement {
  const { t } = useTranslation(['task-editor', 'work-editor']);
  const [isOpen, setOpen] = useState(false);
  const { state, saved } = view;
  const savedToPublish = useSavedToPublish(session);
  const open = async (): Promise<void> => {
    if (await savedToPublish()) setOpen(true);
  };
  const onPublished = async (task: Published): Promise<void> => {
    setOpen(false);
    showToast({ tone: 'success', text: t('published') });
    await refreshLists();
    if (task.id === state.id) session.receive(await TASK_DRAFTS.read(state.id));
    else onLeave();
  };
  return (
    <>
      <Discard session={session} view={view} onLeave={onLeave} />
      <Button
        icon={<Send size={18} aria-hidden="true" />}
        text={t('work-editor:publish')}
        disabled={!isChanged(view) && saved === 'SERVER'}
        onClick={() => void open()}
      />
      {isOpen ? (
        <PublishTask
          view={view}
          onClose={() => setOpen(false)}
          onPublished={(task) => void onPublished(task)}
        />
      ) : null}
    </>
  );
}

function Discard({ session, view, onLeave }: PublicationProps): ReactElement | null {
  if (!isChanged(view)) return null;
  return (
    <DiscardDraft
      session={session}
      published={view.state.published}
      drop={({ id, version }) =>
        call<typeof dropTaskDraft>('DELETE', '/tasks/:id/draft', { params: { id }, ifMatch: version })
      }
      onDropped={() => void refreshLists().then(onLeave)}
    />
  );
}

type Published = ResponseBody<typeof publishTaskDraft>;

interface PublishTaskProps {
  readonly view: TaskView;
  readonly onClose: () => void;
  readonly onPublished: (task: Published) => void;
}

function PublishTask({ view, onClose, onPublished }: PublishTaskProps): ReactElement {
  const { id, published } = view.state;
  const { t } = useTranslation('task-editor');
  const say = useFindingWords();
  const [isForAll, setForAll] = useState(true);
  const check = useQuery({
    ...callQuery<typeof checkTaskDraft>('/tasks/:id/draft/check', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const publish = useMutation({
    mutationFn: ({ version }: ResponseBody<typeof checkTaskDraft>) =>
      call<typeof publishTaskDraft>('POST', '/tasks/:id/draft/publication', {
        params: { id },
        body: { asCopy: !isForAll },
        ifMatch: version,
      }),
    onSuccess: onPublished,
  });
  return (
    <PublishOverlay title={t('publishing')} check={check} publish={publish} onClose={onClose}>
      {(checked) => (
        <>
          <Uses check={checked} isForAll={isForAll} onChange={setForAll} />
          <CheckList
            findings={checked.findings}
            say={say}
            about={() => undefined}
            mendOf={(finding) => mendInTask(view.data, published, finding)}
            onMend={(mend) => {
              onClose();
              goToMend(mend);
            }}
          />
        </>
      )}
    </PublishOverlay>
  );
}

interface UsesProps {
  readonly check: ResponseBody<typeof checkTaskDraft>;
  readonly isForAll: boolean;
  readonly onChange: (isForAll: boolean) => void;
}

/** The works that hold the task, and whether they change with it. */
function Uses({ check, isForAll, onChange }: UsesProps): ReactElement {
  const { works, othersLearnerCount, runningCount } = check;
  const { t } = useTranslation(['task-editor', 'work-editor']);
  const language = useLanguage();
  if (works.length === 0) return <p>{t('inNoWork')}</p>;
  return (
    <>
      <RadioGroup
        label={t('shared', { count: works.length })}
        value={isForAll ? 'ALL' : 'COPY'}
        onChange={(where) => onChange(where === 'ALL')}
        options={[
          { value: 'ALL', label: t('inAll') },
          { value: 'COPY', label: t('asCopy') },
        ]}
      />
      <ul className={styles.list}>
        {works.map(({ id, title }) => (
          <li key={id}>{textIn(title, language)}</li>
        ))}
      </ul>
      {othersLearnerCount === 0 ? null : (
        <p>{t('work-editor:publishing.others', { count: othersLearnerCount })}</p>
      )}
      {runningCount === 0 ? null : <p>{t('work-editor:publishing.running', { count: runningCount })}</p>}
    </>
  );
}
