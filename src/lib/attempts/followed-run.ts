// What is asked for where a learner's scene is followed: a run once, then each 2 s what came since.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SceneNow } from '#contract/entities/control.ts';
import { grownRun, type FollowedRun } from './grown-run.ts';

const EVERY_MS = 2000;

interface SceneQuery {
  readonly run?: string;
  readonly after?: number;
}

/** @param ask the scene, or what came of it since; rejects with an ApiError */
export function followedRun(
  client: QueryClient,
  key: readonly string[],
  ask: (query: SceneQuery, signal: AbortSignal) => Promise<SceneNow>,
) {
  const queryKey = ['followed run', ...key];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<FollowedRun>(queryKey);
      const query = known === undefined ? {} : { run: known.run, after: known.replay.entries.length };
      const grown = grownRun(known, await ask(query, signal)) ?? grownRun(undefined, await ask({}, signal));
      if (grown === undefined) throw new Error('The server left the simulation out unasked');
      return grown;
    },
    refetchInterval: ({ state }) => (state.data?.isRunning === false ? false : EVERY_MS),
    // The run is the same object until it grows.
    structuralSharing: false,
    gcTime: 0,
  });
}
