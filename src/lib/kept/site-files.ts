// Files of the site that a work needs beyond its tasks: the code of a simulation, its pictures and sounds.

import { z } from 'zod';
import type { AttemptTask } from '#contract/entities/attempt.ts';

/** How many bytes have arrived, of how many. */
export type OnProgress = (done: number, all: number) => void;

/** The cache for files beyond the shell, shared with the worker. */
export const FILES_CACHE = 'kristall-files';
const AT_ONCE = 6;

const listSchema = z.record(z.string(), z.array(z.tuple([z.string(), z.number()])));
type SitePart = 'ROOM' | 'EQUIPMENT' | 'DOCUMENT';
type SizedFile = readonly [url: string, bytes: number];

export function partsOf(
  tasks: readonly Pick<AttemptTask, 'taskType'>[],
  hasFiles: boolean,
): readonly SitePart[] {
  const types = new Set(tasks.map(({ taskType }) => taskType));
  const parts: SitePart[] = [];
  if (types.has('ROOM')) parts.push('ROOM');
  if (types.has('EQUIPMENT')) parts.push('EQUIPMENT');
  if (types.has('DOCUMENT') || hasFiles) parts.push('DOCUMENT');
  return parts;
}

interface Screen {
  readonly pixelRatio: number;
  readonly playsWebm: boolean;
}

/**
 * Of pictures in two sizes, the one for this screen; of sounds in two formats, the one this browser can play.
 */
export function isForDevice(url: string, { pixelRatio, playsWebm }: Screen): boolean {
  if (url.includes('@1x')) return pixelRatio <= 1;
  if (url.includes('@2x')) return pixelRatio > 1;
  if (url.endsWith('.webm')) return playsWebm;
  return url.endsWith('.mp3') ? !playsWebm : true;
}

function thisDevice(): Screen {
  const webm = document.createElement('audio').canPlayType('audio/webm; codecs=opus');
  return { pixelRatio: devicePixelRatio, playsWebm: webm !== '' };
}

async function filesOf(parts: readonly SitePart[]): Promise<readonly SizedFile[]> {
  if (parts.length === 0) return [];
  const answer = await fetch('/offline-files.json');
  // A page in development has no such list, and no worker either.
  if (!answer.ok || !(answer.headers.get('content-type') ?? '').includes('json')) return [];
  const lists = listSchema.parse(await answer.json());
  const device = thisDevice();
  const files = new Map(
    parts.flatMap((part) => lists[part] ?? []).filter(([url]) => isForDevice(url, device)),
  );
  return [...files];
}

/** Stores files that are missing; resolves to the size of all of them. Rejects if one cannot be loaded. */
export async function keepSiteFiles(parts: readonly SitePart[], onProgress: OnProgress): Promise<number> {
  const files = await filesOf(parts);
  if (files.length === 0 || !('caches' in globalThis)) return 0;
  const cache = await caches.open(FILES_CACHE);
  const all = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  const waiting = [...files];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [url, bytes] = next;
      if ((await caches.match(url, { ignoreVary: true })) === undefined) await cache.add(url);
      done += bytes;
      onProgress(done, all);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return all;
}

/** The size of the site's files that a work would add to the device, in bytes. */
export async function sizeOfSiteFiles(parts: readonly SitePart[]): Promise<number> {
  return (await filesOf(parts)).reduce((sum, [, bytes]) => sum + bytes, 0);
}
