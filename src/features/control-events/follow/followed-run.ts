// What is asked for where a learner's scene is followed: a run once, then each 2 s what came since.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { followScene } from '#contract/calls/control.ts';
import { call } from '#src/lib/api/call.ts';
import { grownRun, type FollowedRun } from './grown-run.ts';

const EVERY_MS = 2000;

export interface FollowedScene {
  readonly eventId: string;
  readonly userId: string;
  /** Of the task in the attempt, from 1. */
  readonly number: string;
}

export function followedRun(client: QueryClient, { eventId, userId, number }: FollowedScene) {
  const queryKey = ['followed run', eventId, userId, number];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const ask = (known?: FollowedRun) =>
        call<typeof followScene>('GET', '/execution-work/:id/people/:userId/scenes/:number', {
          params: { id: eventId, userId, number },
          query: known === undefined ? {} : { run: known.run, after: known.replay.entries.length },
          signal,
        });
      const known = client.getQueryData<FollowedRun>(queryKey);
      const grown = grownRun(known, await ask(known)) ?? grownRun(undefined, await ask());
      if (grown === undefined) throw new Error('The server left the simulation out unasked');
      return grown;
    },
    refetchInterval: ({ state }) => (state.data?.isRunning === false ? false : EVERY_MS),
    // The run is the same object until it grows.
    structuralSharing: false,
    gcTime: 0,
  });
}
