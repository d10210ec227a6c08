// Takes what was read of a file into new drafts, and throws them away again.
import type { DraftKind, WorkDraft } from '#contract/entities/draft.ts';
import { filesOfDraft, type TaskDraft } from '#contract/entities/task-draft.ts';
import { workInputSchema } from '#contract/entities/work.ts';
import type { Config } from '#server/config.ts';
import { withFileIds } from '#server/exchange/archive/file-ids.ts';
import type { ReadArchive } from '#server/exchange/archive/read-archive.ts';
import { russian } from '#server/exchange/found.ts';
import { withFormulas } from '#server/parsing/formulas.ts';
import { insertUploads } from '#server/repositories/upload-quota.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { COURSE_SUBJECT } from '../drafts/course-content.ts';
import { clearDraft } from '../drafts/drafts-repository.ts';
import { taskDraftOf, TASK_SUBJECT } from '../drafts/task-content.ts';
import { storeTaskDraft } from '../drafts/task-drafts-repository.ts';
import { storeWorkDraft, WORK_SUBJECT } from '../drafts/work-drafts-repository.ts';
import { findChain } from '../practice-tools/chain-content.ts';
import { setItemArchived } from '../practice-tools/practice-items-repository.ts';
import { forgetUnpublished } from '../practice-tools/practice-items-repository.ts';
import { CASE_SUBJECT } from '../test-cases/cases-repository.ts';
import { addDraftTopic } from '../topics/task-topics-repository.ts';
import { lockTopic } from '../topics/topics-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { dropTopics } from './archive-topics.ts';
import { takeFiles } from './take-files.ts';

/** What an import made, by its kinds. */
export type Taken = Readonly<
  Record<'courseIds' | 'workIds' | 'taskIds' | 'caseIds' | 'chainIds' | 'topicIds', string[]>
>;

type Drafted = WorkDraft['tasks'];

function workOf(title: string, tasks: Drafted): WorkDraft {
  return {
    courseId: null,
    kind: 'THEORY',
    title: russian(title),
    description: russian(''),
    gradeForCompletion: null,
    maxTaskAttempts: { TRAINING: null, SELFCONTROL: null, CONTROL: null },
    settingsWork: workInputSchema.shape.settingsWork.parse({}),
    groupIds: [],
    tasks,
  };
}

interface Terms extends By {
  readonly storage: Storage;
  readonly config: Config;
}

/** What else is made of the tasks of a file. */
interface Wanted {
  readonly workTitle?: string | undefined;
  readonly topicIds: readonly string[];
}

/** A new draft of each task, with the wanted topics, and of a work that holds them if it is to have a title: with their pictures, all or none. */
export async function takeTasks(
  { storage, config, ...by }: Terms,
  tasks: readonly TaskData[],
  files: ReadArchive['files'],
  wanted: Wanted,
): Promise<Taken> {
  const drafts = await withFormulas(by.person.id, tasks.map(taskDraftOf));
  const uploads = await takeFiles({ config, ...by }, files, new Set(drafts.flatMap(filesOfDraft)), 'IMAGE');
  const idFor = (id: string): string | undefined => uploads.get(id)?.id;
  return storage.write(async (tx) => {
    await insertUploads(tx, by.person, config, [...uploads.values()]);
    const own = drafts.map((draft) => withFileIds(draft, idFor));
    return makeDrafts(tx, by, own, wanted);
  });
}

async function makeDrafts(
  tx: Tx,
  by: By,
  drafts: readonly TaskDraft[],
  { workTitle, topicIds }: Wanted,
): Promise<Taken> {
  const drafted: Drafted = [];
  for (const data of drafts) {
    const id = newId();
    await storeTaskDraft(tx, by, id, undefined, { data, questions: [] });
    drafted.push({ id, maxScore: data.maxScore, settingsTask: data.settingsTask });
  }
  const taskIds = drafted.map(({ id }) => id);
  // In one order, so that two imports wait for each other.
  for (const topicId of [...new Set(topicIds)].toSorted()) {
    orNotFound(await lockTopic(tx, topicId));
    await addDraftTopic(tx, topicId, taskIds);
  }
  const taken: Taken = { courseIds: [], workIds: [], taskIds, caseIds: [], chainIds: [], topicIds: [] };
  if (workTitle === undefined) return taken;
  const workId = newId();
  await storeWorkDraft(tx, by, workId, undefined, { data: workOf(workTitle, drafted), questions: [] });
  return { ...taken, workIds: [workId] };
}

/** Those of the drafts that are still as the person took them: never published, never saved again. */
function untouched(tx: Tx, { person }: By, kind: DraftKind, ids: readonly string[]) {
  return tx
    .selectFrom('drafts')
    .select(['kind', 'id', 'version'])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .where('version', '=', 1)
    .where('baseRevision', '=', 0)
    .where('changedBy', '=', person.id)
    .where('data', 'is not', null)
    .forUpdate()
    .execute();
}

/** Puts chains of an import away that nobody has changed or used since; what was made of them stays. */
async function archiveChains(tx: Tx, { person, now }: By, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const chain = await findChain(tx, id);
    const isOwn = chain?.changedByName === person.fullName && chain.archivedAt === null;
    if (chain !== undefined && isOwn && chain.version === 1 && chain.useCount === 0)
      await setItemArchived(tx, 'CHAIN', chain, now);
  }
}

/** Throws the drafts of an import away, as far as nobody has gone on with them. */
export async function dropTaken(tx: Tx, by: By, taken: Taken): Promise<void> {
  const drafts = [
    ...(await untouched(tx, by, TASK_SUBJECT.kind, taken.taskIds)),
    ...(await untouched(tx, by, WORK_SUBJECT.kind, taken.workIds)),
    ...(await untouched(tx, by, COURSE_SUBJECT.kind, taken.courseIds)),
    ...(await untouched(tx, by, CASE_SUBJECT.kind, taken.caseIds)),
  ];
  for (const draft of drafts) {
    await clearDraft(tx, draft);
    if (draft.kind === CASE_SUBJECT.kind) await forgetUnpublished(tx, 'CASE', draft.id);
  }
  await archiveChains(tx, by, taken.chainIds);
  await dropTopics(tx, by, taken.topicIds);
}
