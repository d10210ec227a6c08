// The free space of the server: asked for by those who keep it running.
import type { getServerSpace, ServerSpace } from '#contract/calls/server-space.ts';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../session/current-user.ts';
import { useSignedIn } from '../session/session.ts';
import { call } from './call.ts';

const CHECK_EVERY_MS = 60_000;

/** Undefined until loaded, and for everybody who is not told. */
export function useServerSpace(): ServerSpace | undefined {
  const signedIn = useSignedIn();
  const isTold = useCurrentUser()?.privileges.includes('TECHNICAL_WORKS') === true;
  const { data } = useQuery<ServerSpace>({
    queryKey: ['/server-space'],
    queryFn: ({ signal }) => call<typeof getServerSpace>('GET', '/server-space', { signal }),
    enabled: signedIn && isTold,
    refetchInterval: CHECK_EVERY_MS,
    staleTime: CHECK_EVERY_MS / 2,
  });
  return isTold ? data : undefined;
}
