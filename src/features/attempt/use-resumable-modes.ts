// Which modes of a work this device can go on with, while the server can't be asked what runs.
import { useQuery } from '@tanstack/react-query';
import type { WorkMode } from '#contract/entities/work.ts';
import { useServerReached } from '#src/lib/api/connection.ts';
import { openAttemptDevice } from './saving/device-log.ts';

async function resumableModes(userId: string, workId: string): Promise<readonly WorkMode[]> {
  const device = await openAttemptDevice(userId).catch(() => undefined);
  const attempts = device === undefined ? [] : await device.attempts();
  const now = new Date().toISOString();
  return attempts
    .filter((attempt) => attempt.workId === workId && attempt.startKey === undefined)
    .filter(({ finishedAt, deadline }) => finishedAt === undefined && (deadline === null || deadline > now))
    .map(({ mode }) => mode);
}

/** Empty while the server answers: it knows of every device. */
export function useResumableModes(userId: string | undefined, workId: string): readonly WorkMode[] {
  const isReached = useServerReached();
  const { data = [] } = useQuery({
    queryKey: ['resumable-modes', userId, workId],
    queryFn: () => resumableModes(userId ?? '', workId),
    enabled: !isReached && userId !== undefined,
    networkMode: 'always',
    staleTime: 0,
  });
  return isReached ? [] : data;
}
