// The bank: every task with its topics and works, filtered, sorted and searched among a hundred thousand.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { BankTask, ContentState } from '#contract/entities/bank.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { Page } from '#contract/page.ts';
import { inState } from '#server/repositories/content-state.ts';
import { countRows, EXACT_TOTAL, toPage, type PageRequest } from '#server/repositories/lists.ts';
import { pageAndCount, pageInOnePass } from '#server/repositories/long-list.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import { fewTasksWith, rowsWith } from '#server/repositories/text-search.ts';
import { isEmbedded } from '#server/storage/engine-of.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { topicsOfTasks } from '../topics/task-topics-repository.ts';
import { topicIdsFrom } from '../topics/topics-repository.ts';

interface BankQuery extends PageRequest {
  readonly search?: string | undefined;
  readonly taskType?: TaskType | undefined;
  readonly topicId?: string | undefined;
  readonly used?: 'true' | 'false' | undefined;
  readonly state: ContentState;
}

const SORTS = {
  changedAt: 'tasks.changedAt',
  question: 'tasks.questionKey',
  maxScore: 'tasks.maxScore',
  dateCreating: 'tasks.dateCreating',
} as const;

type Found = ReturnType<typeof tasksIn>;

function tasksIn(db: Db, { state, taskType, used }: BankQuery, now: string) {
  let found = db.selectFrom('tasks').where(inState('tasks', state, now));
  // Literals, because the planner weighs an index by what it can see.
  if (taskType !== undefined) found = found.where('tasks.taskType', '=', sql.lit(taskType));
  if (used !== undefined) found = found.where('tasks.workCount', used === 'true' ? '>' : '=', sql.lit(0));
  return found;
}

interface FoundTasks {
  readonly found: Found;
  /** So few that they are sorted and counted in one pass: the order of the whole bank has nearly none of them. */
  readonly isOfFew: boolean;
}

/** More are found sooner by walking the list in its order, with all of them at hand, than by looking each up. */
const LOOKED_UP = 2000;

interface OfTopic {
  readonly count: number;
  readonly sort: string;
}

/**
 * The condition for the tasks of a topic that not many have. In the order of the points, which are few, those of one topic
 * may stand together at its end: distinct, they are gathered first.
 */
function isOneOf(db: Db, topicIds: readonly string[], { count, sort }: OfTopic): RawBuilder<SqlBool> {
  const taskIds = db
    .selectFrom('taskTopics')
    .select('taskTopics.taskId')
    .where('taskTopics.topicId', 'in', topicIds)
    .$if(sort.startsWith('maxScore'), (ids) => ids.distinct());
  const isIn = sql<SqlBool>`${sql.ref('tasks.id')} in ${taskIds}`;
  // PostgreSQL would join and sort them; asked whether it is true, it walks.
  return isEmbedded(db) || count <= LOOKED_UP ? isIn : sql<SqlBool>`((${isIn}) is true)`;
}

/** A topic of not many tasks is found by them; one that many have is checked task by task, in the order of the list. */
async function ofTopic(
  db: Db,
  found: Found,
  { topicId, sort }: { readonly topicId: string; readonly sort: string },
): Promise<FoundTasks> {
  const topicIds = await topicIdsFrom(db, topicId);
  const having = db.selectFrom('taskTopics').where('taskTopics.topicId', 'in', topicIds);
  const count = await countRows(having);
  if (count <= EXACT_TOTAL)
    return { found: found.where(isOneOf(db, topicIds, { count, sort })), isOfFew: true };
  const isOfTopic = having.select('taskTopics.topicId');
  return {
    found: found.where((eb) => eb.exists(isOfTopic.where('taskTopics.taskId', '=', eb.ref('tasks.id')))),
    isOfFew: false,
  };
}

async function foundTasks(db: Db, query: BankQuery, now: string): Promise<FoundTasks> {
  const { topicId, search, sort } = query;
  const all = tasksIn(db, query, now);
  const { found, isOfFew } =
    topicId === undefined ? { found: all, isOfFew: false } : await ofTopic(db, all, { topicId, sort });
  if (search === undefined) return { found, isOfFew };
  const few = await fewTasksWith(db, search);
  const isFound = few ?? (await rowsWith(db, 'tasks', search));
  return { found: found.where(isFound), isOfFew: isOfFew || few !== undefined };
}

function inOrder(found: Found, sort: string) {
  const [field = '', direction] = sort.split(',');
  const order = direction === 'desc' ? 'desc' : 'asc';
  const column = SORTS[field as keyof typeof SORTS];
  const query = found
    .select(['tasks.id', sql.ref<string | number>(column).as('sortKey')])
    .orderBy(column, order)
    .orderBy('tasks.id', order);
  return { order, query } as const;
}

/** The works in use that hold each of the tasks now, by title. */
async function worksOf(db: Db | Tx, taskIds: readonly string[]) {
  return db
    .selectFrom('workRevisionTasks')
    .innerJoin('works', (join) =>
      join
        .onRef('works.id', '=', 'workRevisionTasks.workId')
        .onRef('works.revision', '=', 'workRevisionTasks.workRevision'),
    )
    .select(['workRevisionTasks.taskId', 'works.id', 'works.title'])
    .where('workRevisionTasks.taskId', 'in', taskIds)
    .where('works.archivedAt', 'is', null)
    .orderBy('works.titleKey')
    .execute();
}

/** The tasks with these ids, in their order. */
export async function bankTasks(db: Db | Tx, ids: readonly string[]): Promise<BankTask[]> {
  const heads = await db
    .selectFrom('tasks')
    .select(['id', 'revision', 'changedAt', 'archivedAt', 'version'])
    .where('id', 'in', ids)
    .execute();
  const [contents, topics, works] = await Promise.all([
    taskRevisionsOf(
      db,
      heads.map(({ id, revision }) => ({ taskId: id, taskRevision: revision })),
    ),
    topicsOfTasks(db, ids),
    worksOf(db, ids),
  ]);
  const byId = new Map(heads.map((head) => [head.id, head]));
  return ids.flatMap((id) => {
    const [head, task] = [byId.get(id), contents.get(id)];
    if (head === undefined || task === undefined) return [];
    return [
      {
        id,
        taskType: task.taskType,
        question: task.question.content,
        maxScore: task.maxScore,
        settingsTask: task.settingsTask,
        topics: topics.filter(({ taskId }) => taskId === id).map(({ taskId: _id, ...topic }) => topic),
        works: works.filter(({ taskId }) => taskId === id).map(({ taskId: _id, ...work }) => work),
        changedAt: head.changedAt,
        archivedAt: head.archivedAt,
        version: head.version,
      },
    ];
  });
}

/** A page of the bank. */
export async function pageOfBank(db: Db, query: BankQuery, now: string): Promise<Page<BankTask>> {
  const { found, isOfFew } = await foundTasks(db, query, now);
  const ordered = inOrder(found, query.sort);
  const isOnePass = isOfFew || isEmbedded(db);
  const { ids, total } = isOnePass
    ? await pageInOnePass(db, ordered, query)
    : await pageAndCount(ordered, query, countRows(found));
  return toPage(await bankTasks(db, ids), total, query);
}
