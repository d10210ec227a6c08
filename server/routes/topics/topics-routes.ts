// Topics of tasks: the tree, and its changes.
import type { FastifyInstance } from 'fastify';
import { createTopic, deleteTopic, listTopics, restoreTopic, updateTopic } from '#contract/calls/topics.ts';
import { MAX_TOPIC_DEPTH, MAX_TOPICS, type Topic } from '#contract/entities/bank.ts';
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { refuseTaken } from '#server/repositories/refuse-taken.ts';
import type { Tx } from '#server/storage/schema.ts';
import { insertTopic, lockTopic, setTopicArchived, storeTopic, topicTree } from './topics-repository.ts';

/** How many levels a topic and those above it make. */
function levelOf(tree: readonly Topic[], id: string | null): number {
  const topic = tree.find((one) => one.id === id);
  return topic === undefined ? 0 : 1 + levelOf(tree, topic.parentId);
}

/** How many levels a topic and those below it make. */
function depthOf(tree: readonly Topic[], id: string): number {
  const below = tree.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((one) => depthOf(tree, one.id)));
}

const isWithin = (tree: readonly Topic[], id: string | null, above: string): boolean =>
  id !== null && (id === above || isWithin(tree, tree.find((one) => one.id === id)?.parentId ?? null, above));

/** Throws unless a topic with this much below it may stand below `parentId`. */
function refusePlace(tree: readonly Topic[], parentId: string | null, depth: number): void {
  if (parentId === null) return;
  if (!tree.some(({ id }) => id === parentId)) throw fieldFault('parentId', 'NOT_FOUND');
  if (levelOf(tree, parentId) + depth > MAX_TOPIC_DEPTH)
    throw new ApiFault('CONFLICT', { message: 'TOPIC_TOO_DEEP', params: { max: MAX_TOPIC_DEPTH } });
}

const storedTopic = async (tx: Tx, id: string): Promise<Topic> =>
  orNotFound((await topicTree(tx)).find((one) => one.id === id));

function registerMaking(app: FastifyInstance): void {
  registerCall(app, createTopic, ({ body, person, storage }) =>
    refuseTaken(
      storage.write(async (tx) => {
        const tree = await topicTree(tx);
        if (tree.length >= MAX_TOPICS)
          throw new ApiFault('CONFLICT', { message: 'TOO_MANY_TOPICS', params: { max: MAX_TOPICS } });
        refusePlace(tree, body.parentId, 1);
        const topic = await storedTopic(tx, await insertTopic(tx, body));
        await audit(tx, person, 'topic.create', { type: 'topic', id: topic.id }, null, topic);
        return topic;
      }),
    ),
  );
  registerCall(app, updateTopic, ({ params, body, person, storage, ifMatch }) =>
    refuseTaken(
      storage.write(async (tx) => {
        const row = orNotFound(await lockTopic(tx, params.id));
        const tree = await topicTree(tx);
        const before = await storedTopic(tx, row.id);
        checkVersion(ifMatch, row.version, () => before);
        if (isWithin(tree, body.parentId, row.id)) throw fieldFault('parentId', 'TOPIC_IN_ITSELF');
        refusePlace(tree, body.parentId, depthOf(tree, row.id));
        await storeTopic(tx, row, body);
        const after = await storedTopic(tx, row.id);
        await audit(tx, person, 'topic.update', { type: 'topic', id: row.id }, before, after);
        return after;
      }),
    ),
  );
}

function registerRemoving(app: FastifyInstance): void {
  registerCall(app, deleteTopic, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const row = orNotFound(await lockTopic(tx, params.id));
      const before = await storedTopic(tx, row.id);
      await setTopicArchived(tx, row, now);
      await audit(tx, person, 'topic.archive', { type: 'topic', id: row.id }, before, null);
    }),
  );
  registerCall(app, restoreTopic, ({ params, person, storage }) =>
    refuseTaken(
      storage.write(async (tx) => {
        const row = orNotFound(await lockTopic(tx, params.id, { isArchived: true }));
        await setTopicArchived(tx, row, null);
        const topic = await storedTopic(tx, row.id);
        await audit(tx, person, 'topic.restore', { type: 'topic', id: row.id }, null, topic);
        return topic;
      }),
    ),
  );
}

export function registerTopics(app: FastifyInstance): void {
  registerCall(app, listTopics, ({ storage }) => topicTree(storage.db));
  registerMaking(app);
  registerRemoving(app);
}
