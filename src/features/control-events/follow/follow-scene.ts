// The learner's scene of a control event, asked for by whoever watches it.
import type { QueryClient } from '@tanstack/react-query';
import type { followScene } from '#contract/calls/control.ts';
import { call } from '#src/lib/api/call.ts';
import { followedRun } from '#src/lib/attempts/followed-run.ts';

export interface FollowedScene {
  readonly eventId: string;
  readonly userId: string;
  /** Of the task in the attempt, from 1. */
  readonly number: string;
}

export function followedScene(client: QueryClient, { eventId, userId, number }: FollowedScene) {
  return followedRun(client, [eventId, userId, number], (query, signal) =>
    call<typeof followScene>('GET', '/execution-work/:id/people/:userId/scenes/:number', {
      params: { id: eventId, userId, number },
      query,
      signal,
    }),
  );
}
