// The page of one task for its authors: the author screen of its type beside what learners and reviewers see.
import { Users } from 'lucide-react';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskDraftState } from '#contract/entities/task-draft.ts';
import { textIn, type Language } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useDraft } from '#src/lib/drafts/use-draft.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CoAuthorsNotice } from '#src/ui/loaded/co-authors/co-authors-notice.tsx';
import { useMayEdit } from '#src/ui/loaded/co-authors/use-co-authors.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import type { EditDraft, TaskAuthor } from '#tasks/kit/author/author-props.ts';
import { DecisionsPanel } from '#src/ui/loaded/drafts/decisions-panel.tsx';
import { DraftFoot } from '#src/ui/loaded/drafts/draft-foot.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import { TaskComments } from '#src/ui/loaded/comments/task-comments.tsx';
import { useMergedWords } from '#src/ui/loaded/drafts/use-merged-words.ts';
import { LookButton } from '../shared/look-as-student.tsx';
import { useFocusWhereLost } from '../shared/use-focus-where-lost.ts';
import { QuestionFields, SettingsFields, settingsOf, ToldFields, type Settings } from './common-fields.tsx';
import { LiveView } from './live-view.tsx';
import { TaskHistory } from './task-history.tsx';
import styles from './task-editor.module.css';
import { TaskTopics } from './task-topics.tsx';
import { fieldWords, valueWords } from './task-words.ts';
import { TASK_DRAFTS, type TaskSession, type TaskView } from './use-task-draft.ts';
import { useTellsOfDraft } from './use-tells-of-draft.ts';

/** A task that is written within a work: the work says its points and modes. */
export interface InWork {
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  /** `flush` sends what its draft says; says whether all of it is with the server. */
  readonly work: { readonly id: string; readonly flush: () => Promise<boolean> };
}

interface TaskEditorProps {
  readonly first: TaskDraftState;
  /** undefined: the type has no author screen, and what it asks for is written elsewhere. */
  readonly author: TaskAuthor | undefined;
  readonly inWork?: InWork | undefined;
  readonly back: (session: TaskSession) => ReactNode;
  /** What the page offers beside undo and history. */
  readonly foot: (session: TaskSession, view: TaskView) => ReactNode;
}

export function TaskEditor({ first, author, inWork, back, foot }: TaskEditorProps): ReactElement {
  const { session, view, people } = useDraft(TASK_DRAFTS, first);
  useTellsOfDraft(session);
  const content = { kind: 'TASK', id: first.id } as const;
  const isThere = first.version > 0 || first.revision > 0;
  const mayEdit = useMayEdit(content, isThere);
  return (
    <>
      {back(session)}
      <Head view={view} people={people} />
      <CoAuthorsNotice content={content} isThere={isThere} />
      <Refusal text={view.refusal} />
      <Decisions session={session} view={view} />
      <Columns session={session} view={view} author={author} inWork={inWork} mayEdit={mayEdit} />
      {view.state.version > 0 || view.state.revision > 0 ? <Comments taskId={view.state.id} /> : null}
      {mayEdit ? (
        <DraftFoot
          session={session}
          view={view}
          history={<TaskHistory session={session} view={view} />}
          isChanged={isChanged(view)}
        >
          <Look session={session} taskId={view.state.id} inWork={inWork} />
          {foot(session, view)}
        </DraftFoot>
      ) : null}
    </>
  );
}

interface ColumnsProps extends Pick<TaskEditorProps, 'author' | 'inWork'> {
  readonly session: TaskSession;
  readonly view: TaskView;
  readonly mayEdit: boolean;
}

/** What the task says, beside what learners and reviewers see of it. */
function Columns({ session, view, author, inWork, mayEdit }: ColumnsProps): ReactElement {
  const draft = view.data;
  const { t } = useTranslation('task-editor');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const edit = useMemo<EditDraft>(() => (field, change) => session.edit(field, change), [session]);
  // Of a task of several parts: what is opened in the screen is opened beside it.
  const [part, onShow] = useState<unknown>(null);
  const screen = { draft, language, edit, onShow };
  return (
    <div className={styles.columns}>
      <fieldset className={styles.cards} disabled={!mayEdit}>
        <MendPlace name="language">
          <LanguageSegments
            label={t('language')}
            value={language}
            onChange={setLanguage}
            noteOf={(one) => lacks(draft.question.content, one, t('missing'))}
          />
        </MendPlace>
        <QuestionFields {...screen} />
        <MendPlace name="answer">
          <Card title={t('answer')}>
            {author === undefined ? (
              <Notice tone="info">{t('byCalls')}</Notice>
            ) : (
              <author.Screen {...screen} />
            )}
          </Card>
        </MendPlace>
        <ToldFields {...screen} />
        <SettingsFields
          settings={inWork?.settings ?? settingsOf(draft)}
          note={inWork === undefined ? undefined : t('settingsInWork')}
          onChange={(field, change) =>
            inWork === undefined ? edit(field, (now) => ({ ...now, ...change })) : inWork.onSettings(change)
          }
        />
        <TaskTopics session={session} view={view} />
      </fieldset>
      {author === undefined ? null : (
        <div className={styles.beside}>
          {author.kind === null ? (
            <PlayHere>
              <Look session={session} taskId={view.state.id} inWork={inWork} />
            </PlayHere>
          ) : (
            <LiveView draft={draft} kind={author.kind} language={language} part={part} />
          )}
        </div>
      )}
    </div>
  );
}

/** A task that is played has no view beside it: it is tried as a student plays it. */
function PlayHere({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useTranslation('task-editor');
  return (
    <Card title={t('view.playTitle')}>
      <div className={styles.form}>
        <p className={styles.note}>{t('view.played')}</p>
        <div>{children}</div>
      </div>
    </Card>
  );
}

interface DecisionsProps {
  readonly session: TaskSession;
  readonly view: TaskView;
}

/** Why the server did not take the draft. */
function Refusal({ text }: { readonly text: string | undefined }): ReactElement | null {
  const { t } = useTranslation('task-editor');
  if (text === undefined) return null;
  return (
    <Notice tone="danger" live title={t('refused')}>
      {text}
    </Notice>
  );
}

function Comments({ taskId }: { readonly taskId: string }): ReactElement {
  const { t } = useTranslation('trial');
  return (
    <Card title={t('comments.title')}>
      <TaskComments taskId={taskId} />
    </Card>
  );
}

interface LookProps {
  readonly session: TaskSession;
  readonly taskId: string;
  readonly inWork: InWork | undefined;
}

/** Within a work, with what that says of the task. */
function Look({ session, taskId, inWork }: LookProps): ReactElement {
  const flush = async (): Promise<boolean> => {
    await session.flush();
    return session.view().saved === 'SERVER' && (inWork === undefined || (await inWork.work.flush()));
  };
  return <LookButton looked={{ taskId, workId: inWork?.work.id }} flush={flush} taskIds={[]} />;
}

/** What two authors changed differently. */
function Decisions({ session, view }: DecisionsProps): ReactElement {
  const { t } = useTranslation('task-editor');
  const words = { t, language: useLanguage(), draft: view.data };
  return (
    <DecisionsPanel
      data={view.data}
      questions={view.questions}
      text={t('decide')}
      say={{ field: (path) => fieldWords(path, words), value: (_path, value) => valueWords(value, words) }}
      onDecide={(question, takesOther) => session.decide(question, takesOther)}
    />
  );
}

const lacks = (
  question: Readonly<Record<Language, string>>,
  language: Language,
  note: string,
): string | undefined => (question[language].trim() === '' && question.ru.trim() !== '' ? note : undefined);

/** Whether anything differs from what is published. */
export const isChanged = ({ data, state }: TaskView): boolean => !isSameJson(data, state.published);

function Head({
  view,
  people,
}: {
  readonly view: TaskView;
  readonly people: readonly string[];
}): ReactElement {
  const { t } = useTranslation(['task-editor', 'works']);
  const merged = useMergedWords(view);
  const language = useLanguage();
  const { data, state } = view;
  const title = textIn(data.question.content, language).trim();
  const heading = useFocusWhereLost<HTMLHeadingElement>();
  const stateName = state.published === null ? 'NEW' : isChanged(view) ? 'DRAFT' : 'PUBLISHED';
  const others = state.works.length;
  return (
    <header className={styles.head}>
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        {title === '' ? t('newTitle') : title}
      </h1>
      <Badge>{t(`works:types.${data.taskType}`)}</Badge>
      <Badge tone={stateName === 'PUBLISHED' ? 'success' : 'amber'}>{t(`state.${stateName}`)}</Badge>
      {others === 0 ? null : <Badge>{t('inWorks', { count: others })}</Badge>}
      <span aria-live="polite" className={styles.people}>
        {people.length === 0 ? null : (
          <>
            <Users size={18} aria-hidden="true" /> {t('people', { names: people.join(', ') })}
          </>
        )}
      </span>
      <span aria-live="polite" className={styles.note}>
        {merged}
      </span>
    </header>
  );
}
