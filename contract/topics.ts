// Topics are a tree: a task of a topic is one of every topic above it too.
import type { Topic } from './entities/bank.ts';

/** These topics and all that stand above them. */
export function withTopicsAbove(
  topics: readonly Pick<Topic, 'id' | 'parentId'>[],
  ids: readonly string[],
): ReadonlySet<string> {
  const parents = new Map(topics.map(({ id, parentId }) => [id, parentId]));
  const found = new Set<string>();
  for (const id of ids) {
    let at: string | null | undefined = id;
    while (at !== undefined && at !== null && !found.has(at)) {
      found.add(at);
      at = parents.get(at);
    }
  }
  return found;
}
