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
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { CheckList, isStopping } from '../work-editor/check-list.tsx';
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
  const open = async (): Promise<void> => {
    await session.flush();
    if (session.view().saved === 'SERVER') setOpen(true);
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
          id={state.id}
          onClose={() => setOpen(false)}
          onPublished={(task) => void onPublished(task)}
        />
      ) : null}
    </>
  );
}

/** Back to what is published, which can be undone; a task that was never published is deleted. */
function Discard({ session, view, onLeave }: PublicationProps): ReactElement | null {
  const { t } = useTranslation(['task-editor', 'work-editor']);
  const { id, published } = view.state;
  if (!isChanged(view)) return null;
  const drop = async (): Promise<void> => {
    await session.flush();
    const { version } = session.view().state;
    try {
      await call<typeof dropTaskDraft>('DELETE', '/tasks/:id/draft', { params: { id }, ifMatch: version });
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message });
      return;
    }
    await refreshLists();
    onLeave();
  };
  const discard = (): void => {
    if (published === null) void drop();
    else session.edit(null, () => published);
  };
  return <Button variant="secondary" text={t('work-editor:discard')} onClick={discard} />;
}

type Published = ResponseBody<typeof publishTaskDraft>;

interface PublishTaskProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onPublished: (task: Published) => void;
}

const NO_TASKS = new Map<string, never>();

function PublishTask({ id, onClose, onPublished }: PublishTaskProps): ReactElement {
  const { t } = useTranslation(['task-editor', 'work-editor', 'common']);
  const [isForAll, setForAll] = useState(true);
  const check = useQuery({
    ...callQuery<typeof checkTaskDraft>('/tasks/:id/draft/check', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const publish = useMutation({
    mutationFn: (version: number) =>
      call<typeof publishTaskDraft>('POST', '/tasks/:id/draft/publication', {
        params: { id },
        body: { asCopy: !isForAll },
        ifMatch: version,
      }),
    onSuccess: onPublished,
  });
  const { data } = check;
  const findings = data?.findings ?? [];
  return (
    <Overlay
      open
      size="m"
      title={t('publishing')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={publish.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t(findings.length > 0 ? 'work-editor:publishing.anyway' : 'work-editor:publishing.confirm')}
            disabled={data === undefined || check.isFetching || findings.some(isStopping)}
            loading={publish.isPending}
            onClick={() => data && publish.mutate(data.version)}
          />
        </>
      }
    >
      <div className={styles.form}>
        {check.isPending ? <Skeleton shape="block" height="160px" /> : null}
        {check.isError ? <QueryError query={check} /> : null}
        {data === undefined ? null : (
          <>
            <Uses check={data} isForAll={isForAll} onChange={setForAll} />
            <CheckList findings={findings} tasks={NO_TASKS} />
          </>
        )}
        {publish.isError ? (
          <Notice tone="danger" live>
            {publish.error.message}
          </Notice>
        ) : null}
      </div>
    </Overlay>
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
