// The tasks of a work in order, with their points and modes.
import { FilePlus2, Plus, X } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftTask, KnownTask } from '#contract/entities/draft.ts';
import type { TaskDraftState } from '#contract/entities/task-draft.ts';
import { textIn, type Language } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { shortName } from '#src/ui/list/short-name.ts';
import { SortableList } from '#src/ui/sorting/sortable-list.tsx';
import { useFocusWhereLost } from '../shared/use-focus-where-lost.ts';
import { MODES, toggled, type Edits } from './draft-edits.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { TaskPicker } from './task-picker.tsx';
import styles from './work-editor.module.css';

const LateGallery = lazy(async () => ({
  default: (await import('../task-editor/gallery.tsx')).Gallery,
}));

interface WorkTasksProps {
  readonly workId: string;
  readonly tasks: readonly DraftTask[];
  readonly edits: Edits;
  /** What each task of the draft is now. */
  readonly known: ReadonlyMap<string, KnownTask>;
  readonly onKnown: (tasks: readonly KnownTask[]) => void;
  readonly onOpen: (id: string) => void;
  /** The task whose page one comes back from. */
  readonly leftId: string | null;
  /** Whether the work is the person's to change. */
  readonly mayEdit: boolean;
}

const asDraftTask = ({ id, maxScore, settingsTask }: KnownTask): DraftTask => ({
  id,
  maxScore,
  settingsTask,
});

export function WorkTasks(props: WorkTasksProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { tasks, edits, onKnown, onOpen } = props;
  const format = useFormat();
  const [isPicking, setPicking] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const mayChange = useCan('TASKS_EDIT') && props.mayEdit;
  const sum = tasks.reduce((total, { maxScore }) => total + (maxScore ?? 0), 0);
  const add = (added: readonly KnownTask[]): void => {
    onKnown(added);
    edits.set('tasks', [...tasks, ...added.map(asDraftTask)]);
    setPicking(false);
  };
  const begin = ({ id, data }: TaskDraftState): void => {
    setMaking(false);
    const { taskType, maxScore, settingsTask, question } = data;
    const none = { topics: [], works: [], archivedAt: null, changedAt: new Date().toISOString() };
    const task = { ...none, id, taskType, settingsTask, question: question.content, draft: 'NEW' as const };
    add([{ ...task, maxScore: maxScore ?? 1 }]);
    onOpen(id);
  };
  return (
    <Card
      title={t('tasks')}
      subtitle={tasks.length === 0 ? undefined : t('sums', { count: tasks.length, sum: format.number(sum) })}
    >
      <div className={styles.form}>
        {mayChange ? <p className={styles.note}>{t(tasks.length === 0 ? 'noTasks' : 'tasksHint')}</p> : null}
        <InOrder {...props} isLocked={!mayChange} />
        {mayChange ? <Adding onMake={() => setMaking(true)} onPick={() => setPicking(true)} /> : null}
        {isMaking ? (
          <Suspense fallback={null}>
            <LateGallery onBegun={begin} onClose={() => setMaking(false)} />
          </Suspense>
        ) : null}
        {isPicking ? <TaskPicker there={tasks} onPick={add} onClose={() => setPicking(false)} /> : null}
      </div>
    </Card>
  );
}

interface AddingProps {
  readonly onMake: () => void;
  readonly onPick: () => void;
}

function Adding({ onMake, onPick }: AddingProps): ReactElement {
  const { t } = useTranslation('work-editor');
  return (
    <div className={styles.buttons} data-mend="tasks">
      <Button icon={<FilePlus2 size={18} aria-hidden="true" />} text={t('newTask')} onClick={onMake} />
      <Button
        variant="secondary"
        icon={<Plus size={18} aria-hidden="true" />}
        text={t('addTasks')}
        onClick={onPick}
      />
    </div>
  );
}

/** More than the lines of a row hold. */
const MAX_QUESTION = 300;

const textOfTask = (task: KnownTask | undefined, language: Language): string | undefined =>
  task && shortName(textIn(task.question, language), MAX_QUESTION);

/** About what a row takes on a desk. */
const FAR_HEIGHT_PX = 180;

function InOrder({
  workId,
  tasks,
  edits,
  known,
  onOpen,
  leftId,
  isLocked,
}: WorkTasksProps & { readonly isLocked: boolean }): ReactElement {
  const { t } = useTranslation('work-editor');
  const language = useLanguage();
  const nameOf = (id: string): string => textOfTask(known.get(id), language) || t('untitledTask');
  const set = (next: DraftTask[]): void => edits.set('tasks', next);
  return (
    <SortableList
      label={t('tasks')}
      items={tasks.map((task) => ({ ...task, name: nameOf(task.id) }))}
      isLocked={isLocked}
      farHeightPx={FAR_HEIGHT_PX}
      onOrder={(order) => set(order.flatMap((id) => tasks.find((task) => task.id === id) ?? []))}
      say={{
        up: (name) => t('up', { name }),
        down: (name) => t('down', { name }),
        drag: (name) => t('drag', { name }),
        moved: (name, place, count) => t('moved', { name, place, count }),
      }}
      details={(task) => <TaskSettings task={task} name={task.name} edits={edits} isLocked={isLocked} />}
      actions={
        isLocked
          ? undefined
          : ({ id, name }) => (
              <IconButton
                size="s"
                label={t('removeTask', { name })}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => set(tasks.filter((task) => task.id !== id))}
              />
            )
      }
    >
      {(task, _place, isNear) =>
        isNear || task.id === leftId ? (
          <NearTask
            workId={workId}
            task={task}
            name={task.name}
            about={known.get(task.id)}
            onOpen={isLocked ? undefined : () => onOpen(task.id)}
            isLeft={task.id === leftId}
          />
        ) : (
          <span className={styles.question}>{task.name}</span>
        )
      }
    </SortableList>
  );
}

interface NearTaskProps {
  readonly workId: string;
  readonly task: DraftTask;
  readonly name: string;
  readonly about: KnownTask | undefined;
  readonly onOpen: (() => void) | undefined;
  readonly isLeft: boolean;
}

function NearTask(props: NearTaskProps): ReactElement {
  const { name, onOpen, isLeft } = props;
  const opener = useFocusWhereLost<HTMLButtonElement>(isLeft);
  const { t } = useTranslation('work-editor');
  const question = <span className={styles.question}>{name}</span>;
  return (
    <div className={styles.task}>
      {onOpen === undefined ? (
        question
      ) : (
        <button
          ref={opener}
          type="button"
          className={joinClasses(linkClass(), styles.open)}
          aria-label={t('openTaskNamed', { name })}
          onClick={onOpen}
        >
          {question}
        </button>
      )}
      <TaskBadges {...props} />
    </div>
  );
}

interface KnownBadgesProps {
  readonly workId: string;
  readonly about: KnownTask;
}

function KnownBadges({ workId, about }: KnownBadgesProps): ReactElement {
  const { t } = useTranslation(['work-editor', 'works', 'trial']);
  const { taskType, works, archivedAt, draft, openComments } = about;
  const otherCount = works.filter(({ id }) => id !== workId).length;
  return (
    <>
      <Badge>{t(`works:types.${taskType}`)}</Badge>
      {otherCount > 0 ? <Badge>{t('otherWorks', { count: otherCount })}</Badge> : null}
      {archivedAt === null ? null : <Badge tone="danger">{t('incomplete.gone')}</Badge>}
      {draft === undefined ? null : <Badge tone="amber">{t(`taskDraft.${draft}`)}</Badge>}
      {openComments === undefined ? null : (
        <Badge tone="primary">{t('trial:comments.count', { count: openComments })}</Badge>
      )}
    </>
  );
}

function TaskBadges({ workId, task, about }: NearTaskProps): ReactElement {
  const { t } = useTranslation('work-editor');
  return (
    <span className={styles.badges}>
      {about === undefined ? null : <KnownBadges workId={workId} about={about} />}
      {task.maxScore === null ? <Badge tone="danger">{t('incomplete.points')}</Badge> : null}
      {task.settingsTask.modes.length === 0 ? <Badge tone="danger">{t('incomplete.modes')}</Badge> : null}
    </span>
  );
}

const MAX_POINTS = 10_000;
const MAX_ATTEMPTS = 100;
const MAX_PENALTY = 1000;

interface TaskSettingsProps {
  readonly task: DraftTask;
  readonly name: string;
  readonly edits: Edits;
  readonly isLocked: boolean;
}

function TaskSettings({ task, name, edits, isLocked }: TaskSettingsProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { id, maxScore, settingsTask } = task;
  const { modes, maxAttempts, hintPenalty } = settingsTask;
  return (
    <fieldset className={styles.taskSettings} disabled={isLocked}>
      <legend className={styles.hidden}>{name}</legend>
      <div className={styles.figures}>
        <NumberField
          label={t('points')}
          value={maxScore}
          max={MAX_POINTS}
          onChange={(points) => edits.setTask(id, { maxScore: points })}
        />
        <NumberField
          label={t('taskAttempts')}
          placeholder={t('asInWork')}
          isWhole
          min={1}
          max={MAX_ATTEMPTS}
          value={maxAttempts}
          onChange={(number) => edits.setTaskSettings(id, { maxAttempts: number })}
        />
        <NumberField
          label={t('penalty')}
          value={hintPenalty}
          max={MAX_PENALTY}
          onChange={(penalty) => edits.setTaskSettings(id, { hintPenalty: penalty ?? 0 })}
        />
      </div>
      <fieldset className={styles.taskModes}>
        <legend className={styles.hidden}>{t('taskModes', { name })}</legend>
        {MODES.map((mode) => (
          <Checkbox
            key={mode}
            label={t(`modes.${mode}`)}
            checked={modes.includes(mode)}
            onChange={() => edits.setTaskSettings(id, { modes: toggled(modes, mode) })}
          />
        ))}
      </fieldset>
    </fieldset>
  );
}
