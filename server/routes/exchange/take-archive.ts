// Takes the chosen things of an archive into drafts, each under a new id; what is not taken is left out where it was named.
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import type { CourseDraft, DraftOpens } from '#contract/entities/course-draft.ts';
import type { WorkDraft } from '#contract/entities/draft.ts';
import type { ExchangeKind } from '#contract/entities/exchange.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { withPlainTexts } from '#contract/rich-text/settle.ts';
import {
  filesOfThing,
  type ArchiveThing,
  type ArchiveTopic,
} from '#server/exchange/archive/archive-content.ts';
import { withFileIds } from '#server/exchange/archive/file-ids.ts';
import type { ReadArchive } from '#server/exchange/archive/read-archive.ts';
import type { Config } from '#server/config.ts';
import { withFormulas } from '#server/parsing/formulas.ts';
import { refuseTaken } from '#server/repositories/refuse-taken.ts';
import { insertUploads } from '#server/repositories/upload-quota.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { storeCourseDraft } from '../drafts/course-drafts-repository.ts';
import { storeTaskDraft } from '../drafts/task-drafts-repository.ts';
import { storeWorkDraft } from '../drafts/work-drafts-repository.ts';
import { makeChain } from '../practice-tools/make-chain.ts';
import { lockItem } from '../practice-tools/practice-items-repository.ts';
import { storeCaseDraft } from '../test-cases/case-drafts-repository.ts';
import { CASE_SUBJECT } from '../test-cases/cases-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { giveTopics, takeTopics } from './archive-topics.ts';
import { caseIdOf } from './gather-archive.ts';
import type { PlannedThing } from './plan-archive.ts';
import { takeFiles } from './take-files.ts';
import type { Taken } from './take-tasks.ts';

/** Which id here a thing of the archive gets; none for what does not come. */
type IdFor = (kind: ExchangeKind | 'FILE' | 'TOPIC', id: string) => string | undefined;

function taskWith(draft: TaskDraft, idFor: IdFor, hasCase: (id: string) => boolean): TaskDraft {
  const data = withFileIds(draft, (id) => idFor('FILE', id));
  const caseId = caseIdOf(draft);
  if (caseId === undefined) return data;
  const { caseId: _caseId, ...others } = data.params;
  const here = idFor('CASE', caseId) ?? (hasCase(caseId) ? caseId : undefined);
  return { ...data, params: here === undefined ? others : { ...others, caseId: here } };
}

const renamed = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  kind: ExchangeKind | 'TOPIC',
  idFor: IdFor,
): Part[] =>
  parts.flatMap((part) => {
    const id = idFor(kind, part.id);
    return id === undefined ? [] : [{ ...part, id }];
  });

const workWith = (draft: WorkDraft, idFor: IdFor): WorkDraft => ({
  ...draft,
  courseId: null,
  groupIds: [],
  settingsWork: { ...draft.settingsWork, quotas: renamed(draft.settingsWork.quotas, 'TOPIC', idFor) },
  tasks: renamed(draft.tasks, 'TASK', idFor),
});

function opensWith(opens: DraftOpens, idFor: IdFor): DraftOpens {
  if (opens.kind !== 'AFTER') return opens;
  const workId = idFor('WORK', opens.workId);
  return workId === undefined ? { kind: 'AT_ONCE' } : { kind: 'AFTER', workId };
}

const courseWith = (draft: CourseDraft, idFor: IdFor): CourseDraft => ({
  ...draft,
  pictureId: draft.pictureId === null ? null : (idFor('FILE', draft.pictureId) ?? null),
  works: renamed(draft.works, 'WORK', idFor).map((work) => ({
    ...work,
    opens: opensWith(work.opens, idFor),
  })),
  groupIds: [],
  userIds: [],
});

interface Making extends By {
  readonly idFor: IdFor;
}

/** The chain of a case as it is here now; null where it did not come. */
async function chainWith(tx: Tx, { chain }: CaseDraft, idFor: IdFor): Promise<CaseDraft['chain']> {
  const id = chain === null ? undefined : idFor('CHAIN', chain.id);
  const there = id === undefined ? undefined : await lockItem(tx, 'CHAIN', id);
  return there === undefined ? null : { id: there.id, revision: there.revision };
}

/** Makes a thing; returns its id here. */
async function make(tx: Tx, { idFor, ...by }: Making, { kind, data }: ArchiveThing): Promise<string> {
  if (kind === 'CHAIN') return (await makeChain(tx, by, data)).id;
  const id = newId();
  switch (kind) {
    case 'CASE': {
      const chain = await chainWith(tx, data, idFor);
      await storeCaseDraft(tx, by, id, undefined, { data: { ...data, chain }, questions: [] });
      break;
    }
    case 'TASK': {
      const caseId = caseIdOf(data);
      const isHere = caseId !== undefined && (await CASE_SUBJECT.published(tx, caseId)) !== undefined;
      const task = withPlainTexts(
        taskWith(data, idFor, () => isHere),
        undefined,
      );
      await storeTaskDraft(tx, by, id, undefined, { data: task, questions: [] });
      break;
    }
    case 'WORK':
      await storeWorkDraft(tx, by, id, undefined, { data: workWith(data, idFor), questions: [] });
      break;
    case 'COURSE':
      await storeCourseDraft(tx, by, id, undefined, { data: courseWith(data, idFor), questions: [] });
      break;
  }
  return id;
}

const LISTS = {
  CHAIN: 'chainIds',
  CASE: 'caseIds',
  TASK: 'taskIds',
  WORK: 'workIds',
  COURSE: 'courseIds',
} as const satisfies Record<ExchangeKind, keyof Taken>;

interface Brought {
  readonly fileIds: ReadonlyMap<string, string>;
  readonly topics: readonly ArchiveTopic[];
}

async function makeAll(tx: Tx, by: By, chosen: readonly PlannedThing[], { fileIds, topics }: Brought) {
  const made = chosen.flatMap(({ thing, isHere }) => (isHere ? [] : [thing]));
  const topicsHere = await takeTopics(tx, by, topics, made);
  const taken: Taken = {
    chainIds: [],
    caseIds: [],
    taskIds: [],
    workIds: [],
    courseIds: [],
    topicIds: topicsHere.made,
  };
  const ids = new Map<string, string>();
  const others = { FILE: fileIds, TOPIC: topicsHere.idFor };
  const idFor: IdFor = (kind, id) =>
    kind === 'FILE' || kind === 'TOPIC' ? others[kind].get(id) : ids.get(`${kind} ${id}`);
  for (const { thing, isHere } of chosen) {
    const id = isHere ? thing.id : await make(tx, { ...by, idFor }, thing);
    ids.set(`${thing.kind} ${thing.id}`, id);
    if (!isHere) taken[LISTS[thing.kind]].push(id);
  }
  await giveTopics(tx, topics, topicsHere, (id) => idFor('TASK', id));
  return taken;
}

interface Terms extends By {
  readonly storage: Storage;
  readonly config: Config;
}

/** A new draft, or chain, of each of the chosen things, their topics, and their files as the person's own uploads: all or none. */
export async function takeArchive(
  { storage, config, ...by }: Terms,
  chosen: readonly PlannedThing[],
  { files, topics }: Pick<ReadArchive, 'files' | 'topics'>,
): Promise<Taken> {
  const made = chosen.filter(({ isHere }) => !isHere).map(({ thing }) => thing);
  const named = new Set(made.flatMap(filesOfThing));
  const uploads = await takeFiles({ config, ...by }, files, named, 'ANY');
  const ready: PlannedThing[] = [];
  for (const one of chosen) {
    const { kind, data } = one.thing;
    // What the archive says a formula is made of is never taken.
    if (kind !== 'TASK') ready.push(one);
    else ready.push({ ...one, thing: { ...one.thing, kind, data: await withFormulas(by.person.id, data) } });
  }
  const fileIds = new Map([...uploads].map(([id, file]) => [id, file.id]));
  return refuseTaken(
    storage.write(async (tx) => {
      await insertUploads(tx, by.person, config, [...uploads.values()]);
      return makeAll(tx, by, ready, { fileIds, topics });
    }),
  );
}
