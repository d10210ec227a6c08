// The topics with their place in the tree in words.
import { useQuery } from '@tanstack/react-query';
import type { listTopics } from '#contract/calls/topics.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';

type Topic = ResponseBody<typeof listTopics>[number];

export interface PlacedTopic extends Topic {
  /** 0 on the first level. */
  readonly level: number;
  /** Such as 'Литография / Проявление'. */
  readonly path: string;
}

/** Each topic comes after the one above it, as the server lists them. */
function placed(topics: readonly Topic[]): readonly PlacedTopic[] {
  const byId = new Map<string, PlacedTopic>();
  for (const topic of topics) {
    const above = byId.get(topic.parentId ?? '');
    byId.set(topic.id, {
      ...topic,
      level: above === undefined ? 0 : above.level + 1,
      path: above === undefined ? topic.name : `${above.path} / ${topic.name}`,
    });
  }
  return [...byId.values()];
}

/** The topics, undefined until they are loaded; the query for where they did not load. */
export function useTopics() {
  const query = useQuery(callQuery<typeof listTopics>('/topics', {}));
  const topics: readonly PlacedTopic[] | undefined = query.data && placed(query.data);
  return { topics, query };
}
