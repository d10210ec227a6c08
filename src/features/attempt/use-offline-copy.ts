// What of a work lies on this device, and taking it along.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LearnerWork } from '#contract/entities/work.ts';
import { afterLoad } from '#src/lib/device/after-load.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { isServerReached } from '#src/lib/api/connection.ts';
import type { KeptKit } from '#src/lib/kept/kept-database.ts';
import { dropKit, keepOpened, keptKit, takeAlong } from '#src/lib/kept/kept-kits.ts';
import { sizeOfSiteFiles } from '#src/lib/kept/site-files.ts';
import { finishedHere } from './saving/deliver-finished.ts';
import { openAttemptDevice } from './saving/device-log.ts';

export type Taking =
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'TAKING'; readonly done: number; readonly all: number }
  /** An empty message: the device gives no room. */
  | { readonly kind: 'FAILED'; readonly message: string };

export interface OfflineCopyState {
  readonly kit: KeptKit | undefined;
  /** Too old to begin with. */
  readonly isOver: boolean;
  /** How much a simulation brings along, in bytes; undefined where there is none to speak of. */
  readonly siteBytes: number | undefined;
  /** Attempts of the work that were ended without the network and wait for it. */
  readonly waiting: number;
  readonly taking: Taking;
  readonly take: () => void;
  readonly drop: () => Promise<void>;
}

interface OnDevice {
  readonly kit: KeptKit | undefined;
  readonly isOver: boolean;
  readonly waiting: number;
}

async function onDevice(userId: string, workId: string): Promise<OnDevice> {
  const kit = await keptKit(userId, workId);
  const isOver = kit !== undefined && kit.kit.validUntil < new Date().toISOString();
  const device = await openAttemptDevice(userId).catch(() => undefined);
  const finished = device === undefined ? [] : await finishedHere(device);
  return { kit, isOver, waiting: finished.filter((attempt) => attempt.workId === workId).length };
}

/** Which simulation it is, only its tasks tell: the larger one is named. */
async function simulationBytes({ kind }: LearnerWork): Promise<number | null> {
  if (kind !== 'PRACTICE' && kind !== 'EXAM') return null;
  return Math.max(await sizeOfSiteFiles(['ROOM']), await sizeOfSiteFiles(['EQUIPMENT']));
}

/** Questions are few and small, so they are kept as soon as the work is opened; not beside a self-check of the same tasks. */
function isKeptByItself({ kind, settingsWork, runningMode }: LearnerWork): boolean {
  return kind === 'THEORY' && settingsWork.modes.includes('TRAINING') && runningMode !== 'SELFCONTROL';
}

export function useOfflineCopy(userId: string, work: LearnerWork): OfflineCopyState {
  const queries = useQueryClient();
  const [taking, setTaking] = useState<Taking>({ kind: 'IDLE' });
  const queryKey = ['kept-kit', work.id];
  const { data } = useQuery({ queryKey, queryFn: () => onDevice(userId, work.id) });
  const { data: siteBytes } = useQuery({
    queryKey: ['site-bytes', work.kind],
    queryFn: () => simulationBytes(work),
    enabled: isServerReached(),
    staleTime: Infinity,
    retry: false,
  });
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey });
  const keepsItself = isKeptByItself(work);
  useEffect(() => {
    let isOpen = true;
    const keep = async (): Promise<void> => {
      await afterLoad();
      if (!isOpen || !isServerReached()) return;
      await keepOpened(userId, work.id);
      await queries.invalidateQueries({ queryKey: ['kept-kit', work.id] });
    };
    if (keepsItself) void keep();
    return () => {
      isOpen = false;
    };
  }, [keepsItself, queries, userId, work.id]);
  const take = async (): Promise<void> => {
    setTaking({ kind: 'TAKING', done: 0, all: 0 });
    try {
      const kept = await takeAlong(userId, work.id, (done, all) => setTaking({ kind: 'TAKING', done, all }));
      setTaking(kept === undefined ? { kind: 'FAILED', message: '' } : { kind: 'IDLE' });
    } catch (error) {
      setTaking({ kind: 'FAILED', message: isApiError(error) ? error.message : '' });
    }
    await refresh();
  };
  return {
    kit: data?.kit,
    isOver: data?.isOver ?? false,
    siteBytes: siteBytes ?? undefined,
    waiting: data?.waiting ?? 0,
    taking,
    take: () => void take(),
    drop: async () => {
      await dropKit(userId, work.id);
      await refresh();
    },
  };
}
