// The page of one work for its authors: its settings, its tasks, what is saved and what is published.
import { Send } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { getWorkRevision, listWorkRevisions } from '#contract/calls/drafts.ts';
import type { DraftTask, KnownTask, WorkDraftState } from '#contract/entities/draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { flushOpenDrafts } from '#src/lib/drafts/open-drafts.ts';
import { useDraft } from '#src/lib/drafts/use-draft.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { CoAuthorsNotice } from '#src/ui/loaded/co-authors/co-authors-notice.tsx';
import { useMayEdit } from '#src/ui/loaded/co-authors/use-co-authors.ts';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { DecisionsPanel } from '#src/ui/loaded/drafts/decisions-panel.tsx';
import { DraftHistory } from '#src/ui/loaded/drafts/draft-history.tsx';
import { SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import { DraftFoot } from '#src/ui/loaded/drafts/draft-foot.tsx';
import { useSavedToPublish } from '#src/ui/loaded/drafts/use-saved-to-publish.ts';
import { LookButton } from '../shared/look-as-student.tsx';
import { Discard, refreshLists } from './discard.tsx';
import { editsOf, type Edits } from './draft-edits.ts';
import { fieldWords, valueWords } from './draft-words.ts';
import { GiveLink, useGivePath } from './give-work.tsx';
import { PublishDialog, type PublishedWork } from './publish-dialog.tsx';
import { WORK_DRAFTS, type WorkSession, type WorkView } from './use-work-draft.ts';
import { useWords } from './use-words.ts';
import { COURSE_PARAM, TASK_PARAM, workPath } from './work-address.ts';
import { stateOf, WorkHead } from './work-head.tsx';
import { WorkSettings } from './work-settings.tsx';
import { WorkTasks } from './work-tasks.tsx';
import styles from './work-editor.module.css';

/** What the tasks of the draft are, those included that were added since it was read. */
function useKnownTasks({ state }: WorkView) {
  const [added, setAdded] = useState<readonly KnownTask[]>([]);
  const known = useMemo(
    () => new Map([...added, ...state.tasks].map((task) => [task.id, task])),
    [added, state.tasks],
  );
  const onKnown = useCallback(
    (tasks: readonly KnownTask[]) => setAdded((before) => [...before, ...tasks]),
    [],
  );
  return { known, onKnown };
}

/** The task that the address says is open. */
function useOpenTask() {
  const [address, change] = useAddress();
  const open = useCallback(
    (id: string | null): void =>
      change((params) => {
        if (id === null) params.delete(TASK_PARAM);
        else params.set(TASK_PARAM, id);
        return params;
      }),
    [change],
  );
  const openId = address.get(TASK_PARAM);
  const [leftId, setLeft] = useState<string | null>(null);
  const leave = (): void => {
    setLeft(openId);
    open(null);
  };
  return { openId, open, leftId, leave };
}

/** @param first what the server has as the page opens */
export function WorkEditor({ first }: { readonly first: WorkDraftState }): ReactElement {
  const { t } = useTranslation('work-editor');
  const { session, view, people } = useDraft(WORK_DRAFTS, first);
  const edits = useMemo(() => editsOf(session), [session]);
  const { known, onKnown } = useKnownTasks(view);
  const words = useWords(known);
  const { openId, open, leftId, leave } = useOpenTask();
  const { tasks } = view.data;
  const content = { kind: 'WORK', id: first.id } as const;
  const isThere = first.version > 0 || first.revision > 0;
  const mayEdit = useMayEdit(content, isThere);
  // What is typed elsewhere does not draw hundreds of tasks again.
  const taskCard = useMemo(
    () => (
      <WorkTasks {...{ workId: first.id, tasks, edits, known, onKnown, onOpen: open, leftId, mayEdit }} />
    ),
    [first.id, tasks, edits, known, onKnown, open, leftId, mayEdit],
  );
  const task = tasks.find(({ id }) => id === openId);
  if (task !== undefined) return <TaskOfWork task={task} edits={edits} session={session} onBack={leave} />;
  return (
    <>
      <WorkHead view={view} people={people} />
      <CoAuthorsNotice content={content} isThere={isThere} />
      {view.refusal === undefined ? null : (
        <Notice tone="danger" live title={t('refused')}>
          {view.refusal}
        </Notice>
      )}
      <DecisionsPanel
        data={view.data}
        questions={view.questions}
        text={t('questions.text')}
        say={{
          field: (path) => fieldWords(path, words),
          value: (path, value) => valueWords(path, value, words),
        }}
        onDecide={(question, takesOther) => session.decide(question, takesOther)}
      />
      <div className={styles.columns}>
        <fieldset className={styles.cards} disabled={!mayEdit}>
          <WorkSettings draft={view.data} state={view.state} edits={edits} known={known} />
        </fieldset>
        <div className={styles.cards}>{taskCard}</div>
      </div>
      {mayEdit ? <Foot session={session} view={view} tasks={known} /> : null}
    </>
  );
}

const LateTaskScreen = lazy(async () => ({
  default: (await import('../task-editor/task-of-work.tsx')).TaskOfWorkScreen,
}));

interface TaskOfWorkProps {
  readonly task: DraftTask;
  readonly edits: Edits;
  readonly session: WorkSession;
  readonly onBack: () => void;
}

/** Whichever way one goes back to the work, it says of the task what the task's draft says now; without the network later. */
function useToldOfTask(session: WorkSession): void {
  useEffect(
    () => () => {
      const read = async (): Promise<void> => {
        // The task's own draft among them, which closes just now.
        await flushOpenDrafts();
        session.receive(await WORK_DRAFTS.read(session.view().state.id));
      };
      void read().catch(() => undefined);
    },
    [session],
  );
}

/** One task of the work, with the code that only authors of tasks need. */
function TaskOfWork({ task, edits, session, onBack }: TaskOfWorkProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { id } = task;
  useToldOfTask(session);
  return (
    <Suspense fallback={<Loader label={t('opening')} />}>
      <LateTaskScreen
        id={id}
        settings={task}
        onSettings={(change) => edits.setTask(id, change)}
        onBack={onBack}
        work={{ id: session.view().state.id, flush: () => savedAll(session) }}
      />
    </Suspense>
  );
}

interface FootProps {
  readonly session: WorkSession;
  readonly view: WorkView;
  readonly tasks: ReadonlyMap<string, KnownTask>;
}

function Foot({ session, view, tasks }: FootProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const [isPublishing, setPublishing] = useState(false);
  const { state, saved } = view;
  const isSame = stateOf(view) === 'PUBLISHED';
  const isUntouched = state.revision === 0 && state.version === 0 && saved === 'SERVER';
  const onPublished = usePublished(session, state.revision === 0);
  const savedToPublish = useSavedToPublish(session);
  const open = async (): Promise<void> => {
    if (await savedToPublish()) setPublishing(true);
  };
  return (
    <DraftFoot
      session={session}
      view={view}
      history={<History session={session} view={view} tasks={tasks} />}
      isChanged={!isSame}
      isUntouched={isUntouched}
    >
      <Discard session={session} view={view} />
      {isUntouched ? null : (
        <LookButton
          looked={{ workId: state.id }}
          flush={() => savedAll(session)}
          taskIds={view.data.tasks.map(({ id }) => id)}
        />
      )}
      {isSame && state.published !== null ? (
        <GiveLink work={{ id: state.id, settingsWork: state.published.settingsWork }} />
      ) : null}
      <Button
        icon={<Send size={18} aria-hidden="true" />}
        text={t('publish')}
        disabled={isSame || isUntouched}
        onClick={() => void open()}
      />
      {isPublishing ? (
        <PublishDialog
          workId={state.id}
          tasks={tasks}
          onClose={() => setPublishing(false)}
          onPublished={(work) => {
            setPublishing(false);
            void onPublished(work);
          }}
        />
      ) : null}
    </DraftFoot>
  );
}

/** Whether all that was typed is with the server now. */
async function savedAll(session: WorkSession): Promise<boolean> {
  await session.flush();
  return session.view().saved === 'SERVER';
}

/** Long enough to read it and to follow it. */
const TOLD_MS = 10_000;

/** After publishing the page goes on with what is published; a new work gets the address of a work. */
function usePublished(session: WorkSession, isNew: boolean) {
  const { t } = useTranslation('work-editor');
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useAddress();
  const givePathOf = useGivePath();
  return async (work: PublishedWork): Promise<void> => {
    const path = givePathOf(work);
    showToast({
      tone: 'success',
      text: t('publishing.done', { name: textIn(work.title, language) }),
      // The message lies over the foot of the page, which offers the same and stays.
      ...(path !== undefined && { action: { text: t('give'), run: () => void navigate(path) } }),
      durationMs: TOLD_MS,
    });
    if (isNew) await navigate(workPath(work.id, params.get(COURSE_PARAM)), { replace: true });
    else session.receive(await WORK_DRAFTS.read(work.id));
    await refreshLists();
  };
}

function History({ session, view, tasks }: FootProps): ReactElement | null {
  const { t } = useTranslation('work-editor');
  const words = useWords(tasks);
  const { id, revision } = view.state;
  if (revision === 0) return null;
  const params = { id };
  return (
    <DraftHistory
      title={t('history.title')}
      data={view.data}
      list={callQuery<typeof listWorkRevisions>('/works/:id/revisions', {
        params,
        query: { size: SHOWN_REVISIONS },
      })}
      revision={(number) =>
        callQuery<typeof getWorkRevision>('/works/:id/revisions/:revision', {
          params: { ...params, revision: number },
        })
      }
      draftOf={(taken) => ({ ...view.data, ...taken })}
      say={{
        field: (path) => fieldWords(path, words),
        value: (path, value) => valueWords(path, value, words),
      }}
      onTake={(taken) => session.edit(null, (draft) => ({ ...draft, ...taken }))}
    />
  );
}
