// Topics of an archive: out with the names of those above them, in below topics of the same names, or made anew.
import { MAX_TOPIC_DEPTH, MAX_TOPICS, type Topic } from '#contract/entities/bank.ts';
import { withTopicsAbove } from '#contract/topics.ts';
import type { ArchiveThing, ArchiveTopic } from '#server/exchange/archive/archive-content.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { addDraftTopic, isTopicInUse, topicsOfTasks } from '../topics/task-topics-repository.ts';
import { insertTopic, lockTopic, setTopicArchived, topicsInUse } from '../topics/topics-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';

const quotaTopics = ({ kind, data }: ArchiveThing): readonly string[] =>
  kind === 'WORK' ? data.settingsWork.quotas.map(({ id }) => id) : [];

/** The topics that these things name, with those above them: each after the one above it. */
export async function gatherTopics(db: Db, things: readonly ArchiveThing[]): Promise<ArchiveTopic[]> {
  const topics = await topicsInUse(db);
  const tasks = things.flatMap(({ kind, id }) => (kind === 'TASK' ? [id] : []));
  const links = await topicsOfTasks(db, tasks);
  const named = [...links.map(({ id }) => id), ...things.flatMap(quotaTopics)];
  const wanted = withTopicsAbove(topics, named);
  return topics.flatMap(({ id, name, parentId }) => {
    if (!wanted.has(id)) return [];
    const taskIds = links.flatMap((link) => (link.id === id ? [link.taskId] : []));
    return [{ id, name, parentId, taskIds }];
  });
}

/** Whether a work draws by a topic that the archive does not hold. */
export function namesLostTopic(thing: ArchiveThing, topics: readonly ArchiveTopic[]): boolean {
  const known = new Set(topics.map(({ id }) => id));
  return quotaTopics(thing).some((id) => !known.has(id));
}

/** How many levels stand from the first down to this topic. */
function levelOf(topics: ReadonlyMap<string, Pick<Topic, 'parentId'>>, id: string | null): number {
  const topic = id === null ? undefined : topics.get(id);
  return topic === undefined ? 0 : 1 + levelOf(topics, topic.parentId);
}

/** A name stands once below a topic. */
const placeOf = ({ parentId, name }: Pick<Topic, 'parentId' | 'name'>): string =>
  JSON.stringify([parentId, searchKey(name)]);

/** The ids here of the topics that the things made of an archive name, by their ids there; and those that were made. */
interface TakenTopics {
  readonly idFor: ReadonlyMap<string, string>;
  readonly made: string[];
}

/**
 * Finds the topics of an archive here, by their names below each other, and makes those that are missing; only what the things
 * name, and what stands above it. Throws CONFLICT where there would be too many topics, or too many levels.
 */
export async function takeTopics(
  tx: Tx,
  { person }: Pick<By, 'person'>,
  topics: readonly ArchiveTopic[],
  things: readonly ArchiveThing[],
): Promise<TakenTopics> {
  const tasks = new Set(things.flatMap(({ kind, id }) => (kind === 'TASK' ? [id] : [])));
  const named = topics.flatMap(({ id, taskIds }) => (taskIds.some((task) => tasks.has(task)) ? [id] : []));
  const wanted = withTopicsAbove(topics, [...named, ...things.flatMap(quotaTopics)]);
  const inUse = await topicsInUse(tx);
  const here = new Map(inUse.map((topic) => [topic.id, topic]));
  const byPlace = new Map(inUse.map((topic) => [placeOf(topic), topic.id]));
  const taken = { idFor: new Map<string, string>(), made: [] as string[] };
  for (const { id, name, parentId } of topics.filter((topic) => wanted.has(topic.id))) {
    const parent = parentId === null ? null : (taken.idFor.get(parentId) ?? null);
    const place = placeOf({ parentId: parent, name });
    const known = byPlace.get(place);
    if (known === undefined) refuseAnother(here, parent);
    const made = known ?? (await insertTopic(tx, { name, parentId: parent }));
    taken.idFor.set(id, made);
    if (known !== undefined) continue;
    const topic = { id: made, parentId: parent, name, taskCount: 0, version: 1 };
    here.set(made, topic);
    byPlace.set(place, made);
    taken.made.push(made);
    await audit(tx, person, 'topic.create', { type: 'topic', id: made }, null, topic);
  }
  return taken;
}

function refuseAnother(here: ReadonlyMap<string, Topic>, parentId: string | null): void {
  if (here.size >= MAX_TOPICS)
    throw new ApiFault('CONFLICT', { message: 'TOO_MANY_TOPICS', params: { max: MAX_TOPICS } });
  if (levelOf(here, parentId) >= MAX_TOPIC_DEPTH)
    throw new ApiFault('CONFLICT', { message: 'TOPIC_TOO_DEEP', params: { max: MAX_TOPIC_DEPTH } });
}

/** Gives the tasks that were made of an archive the topics that they had there. */
export async function giveTopics(
  tx: Tx,
  topics: readonly ArchiveTopic[],
  { idFor }: TakenTopics,
  taskFor: (id: string) => string | undefined,
): Promise<void> {
  for (const { id, taskIds } of topics) {
    const here = idFor.get(id);
    const tasks = taskIds.flatMap((task) => taskFor(task) ?? []);
    if (here !== undefined && tasks.length > 0) await addDraftTopic(tx, here, tasks);
  }
}

/** Puts topics of an import away, the lowest first, where no task and no topic below needs them. */
export async function dropTopics(tx: Tx, { person, now }: By, ids: readonly string[]): Promise<void> {
  for (const id of ids.toReversed()) {
    const topic = await lockTopic(tx, id);
    if (topic?.version !== 1) continue;
    const isAbove = (await topicsInUse(tx)).some(({ parentId }) => parentId === id);
    if (isAbove || (await isTopicInUse(tx, id))) continue;
    await setTopicArchived(tx, topic, now);
    await audit(tx, person, 'topic.archive', { type: 'topic', id }, topic, null);
  }
}
