// Freezes what an author is writing, so that it can be taken as a student: a work of its own, put away from the start, that holds the
// published revisions of what has not changed and frozen tasks for the rest. Nothing that is published moves.
import { createHash } from 'node:crypto';
import type { DraftTask, WorkDraft } from '#contract/entities/draft.ts';
import type { TrialKind } from '#contract/entities/trial.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { WorkKind, WorkMode } from '#contract/entities/work.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { simulationKindOf } from '#tasks/kinds.ts';
import { findDraft } from '../drafts/drafts-repository.ts';
import { completeTask } from '../drafts/publish-task-draft.ts';
import { contentOf, TASK_SUBJECT } from '../drafts/task-content.ts';
import { WORK_SUBJECT } from '../drafts/work-drafts-repository.ts';
import { tasksOfDraft, type TaskOfDraft } from '../drafts/work-tasks.ts';
import { topicIdsOf, addTopic } from '../topics/task-topics-repository.ts';
import { insertTask, type TaskInput } from '../tasks/tasks-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { insertWork, type PinnedTaskData, type WorkFields } from '../works/works-repository.ts';
import { findSameTrial, insertTrial, lookAgain } from './trials-repository.ts';
import { isBlank } from '#contract/is-blank.ts';

const ALL_MODES: readonly WorkMode[] = ['TRAINING', 'SELFCONTROL', 'CONTROL'];
const UNTITLED: LocalizedText = { ru: 'Без названия', en: 'Untitled', ch: '未命名' };

const titleOf = (title: LocalizedText): LocalizedText => (isBlank(title.ru) ? UNTITLED : title);

/** A task as it is to be frozen: `pinned` where it is what is published. */
interface FrozenTask {
  readonly taskId: string;
  readonly pinned: PinnedTaskData | undefined;
  readonly input: TaskInput | TaskData;
}

interface Frozen {
  readonly kind: TrialKind;
  readonly subjectId: string;
  readonly workId: string | null;
  readonly fields: WorkFields;
  readonly tasks: readonly FrozenTask[];
}

async function frozenTask(tx: Tx, { wanted, content, stored }: TaskOfDraft): Promise<FrozenTask> {
  const { id: taskId, maxScore, settingsTask } = wanted;
  if (content === undefined) throw fieldFault(`tasks.${taskId}`, 'NOT_FOUND');
  // A task that has no points yet counts none.
  const after = { ...content, maxScore: maxScore ?? 0, settingsTask };
  const now = { id: taskId, version: stored?.task.version ?? 1 };
  if (stored !== undefined && isSameJson(stored.task, { ...after, ...now }))
    return { taskId, input: after, pinned: { taskId, taskRevision: stored.revision, task: stored.task } };
  return { taskId, input: await completeTask(tx, after, `tasks.${taskId}.`), pinned: undefined };
}

/** In every mode, whichever are open to learners; in no course, so that it waits for nothing. */
function fieldsOf(draft: WorkDraft): WorkFields {
  const given = Object.entries(draft.maxTaskAttempts).filter(([, number]) => number !== null);
  return {
    courseId: null,
    kind: draft.kind,
    title: titleOf(draft.title),
    description: draft.description,
    gradeForCompletion: draft.gradeForCompletion ?? 0,
    maxTaskAttempts: Object.fromEntries(given) as WorkFields['maxTaskAttempts'],
    settingsWork: { ...draft.settingsWork, modes: [...ALL_MODES] },
  };
}

async function frozenWork(tx: Tx, workId: string): Promise<Frozen> {
  const { data } = await findDraft(tx, WORK_SUBJECT, workId);
  const tasks: FrozenTask[] = [];
  for (const task of await tasksOfDraft(tx, data)) tasks.push(await frozenTask(tx, task));
  return { kind: 'WORK', subjectId: workId, workId, fields: fieldsOf(data), tasks };
}

/** A work of this task alone opens as the task does. */
function kindOf(taskType: TaskType): WorkKind {
  if (simulationKindOf(taskType) !== null) return 'PRACTICE';
  return taskType === 'DOCUMENT' ? 'DOCUMENT' : 'THEORY';
}

/** What a work says of one of its tasks; throws NOT_FOUND if it is not in it. */
async function placeInWork(tx: Tx, workId: string, taskId: string) {
  const { data } = await findDraft(tx, WORK_SUBJECT, workId);
  const tasks = await tasksOfDraft(tx, { ...data, tasks: data.tasks.filter(({ id }) => id === taskId) });
  return { work: fieldsOf(data), task: orNotFound(tasks[0]) };
}

async function ownPlace(tx: Tx, taskId: string) {
  const { data, published } = await findDraft(tx, TASK_SUBJECT, taskId);
  const { maxScore, settingsTask } = data;
  const wanted: DraftTask = { id: taskId, maxScore, settingsTask };
  const task = { wanted, content: contentOf(data), stored: published?.stored, draft: undefined };
  return { work: undefined, task };
}

async function frozenAlone(tx: Tx, taskId: string, workId: string | undefined): Promise<Frozen> {
  const { work, task } = await (workId === undefined
    ? ownPlace(tx, taskId)
    : placeInWork(tx, workId, taskId));
  const frozen = await frozenTask(tx, task);
  const { taskType, question, maxScore } = frozen.input;
  const fields: WorkFields = {
    courseId: null,
    kind: kindOf(taskType),
    title: titleOf(question.content),
    description: { ru: '', en: '', ch: '' },
    gradeForCompletion: maxScore,
    maxTaskAttempts: work?.maxTaskAttempts ?? {},
    settingsWork: {
      timeLimitMillis: null,
      targetMark: null,
      quotas: [],
      modes: [...ALL_MODES],
      reveal: work?.settingsWork.reveal ?? { TRAINING: 'ALL', SELFCONTROL: 'ALL', CONTROL: 'MARK' },
      hidesNames: false,
    },
  };
  return { kind: 'TASK', subjectId: taskId, workId: workId ?? null, fields, tasks: [frozen] };
}

/** Of everything that is frozen, whatever the order in which a database keeps fields. */
function hashOf({ workId, fields, tasks }: Frozen): string {
  const content = [
    workId,
    fields,
    tasks.map(({ taskId, pinned, input }) => [taskId, pinned?.taskRevision ?? input]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

async function storeTask(
  tx: Tx,
  { person, now }: By,
  { taskId, pinned, input }: FrozenTask,
): Promise<PinnedTaskData> {
  if (pinned !== undefined) return pinned;
  const id = newId();
  const task = await insertTask(tx, input, { by: person.id, now }, id, { trialOf: taskId });
  for (const topicId of await topicIdsOf(tx, taskId)) await addTopic(tx, topicId, [id]);
  return { taskId: id, taskRevision: 1, task };
}

/** The trial of what stands there now: the one that is there already if nothing has changed since. */
async function storeTrial(tx: Tx, by: By, frozen: Frozen): Promise<string> {
  const contentHash = hashOf(frozen);
  const { kind, subjectId, workId } = frozen;
  const same = await findSameTrial(tx, { subjectId, contentHash });
  if (same !== undefined) {
    await lookAgain(tx, same, by.now);
    return same;
  }
  const tasks: PinnedTaskData[] = [];
  for (const task of frozen.tasks) tasks.push(await storeTask(tx, by, task));
  const change = { by: by.person.id, now: by.now };
  const id = await insertWork(tx, frozen.fields, change, { tasks, trialOf: subjectId });
  await insertTrial(tx, by, { id, kind, subjectId, workId, contentHash });
  return id;
}

/** Freezes a work as its draft is now; returns the id of the trial. Throws NOT_FOUND, or VALIDATION with a task that nobody could answer. */
export const freezeWork = async (tx: Tx, by: By, workId: string): Promise<string> =>
  storeTrial(tx, by, await frozenWork(tx, workId));

/** The same with one task. */
export const freezeTask = async (
  tx: Tx,
  by: By,
  { taskId, workId }: { readonly taskId: string; readonly workId: string | undefined },
): Promise<string> => storeTrial(tx, by, await frozenAlone(tx, taskId, workId));
