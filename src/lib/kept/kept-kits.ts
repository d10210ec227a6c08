// Downloaded works: the tasks with their files, so that TRAINING can be started offline.

import type { getFile, getFileInfo } from '#contract/calls/files.ts';
import type { issueOfflineKit } from '#contract/calls/offline-attempts.ts';
import type { getWork, getWorkDocuments } from '#contract/calls/works.ts';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import type { LearnerWork } from '#contract/entities/work.ts';
import { filesIn } from '#contract/rich-text/in-content.ts';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { keepResponse } from './kept-responses.ts';
import { withKept, type KeptKit } from './kept-database.ts';
import { keepSiteFiles, partsOf, type OnProgress } from './site-files.ts';

/** The pictures and documents that a task refers to, in its question, its answers and its key. */
function filesOf({ question, answers, fileDocumentIds, params }: AttemptTask): readonly string[] {
  const key: unknown = params['key'];
  const told =
    typeof key === 'object' && key !== null && 'answerFileIds' in key && Array.isArray(key.answerFileIds)
      ? key.answerFileIds.filter((id) => typeof id === 'string')
      : [];
  return [...filesIn({ question, answers, params }), ...fileDocumentIds, ...told];
}

async function keepFile(userId: string, id: string): Promise<KeptPart> {
  const params = { id };
  const info = await call<typeof getFileInfo>('GET', '/files/:id/info', { params });
  const blob = await call<typeof getFile>('GET', '/files/:id', { params, as: 'blob' });
  const asked = { userId, path: '/files/:id', name: `GET /files/${id}` };
  await keepResponse(asked, blob, true);
  return { names: [asked.name, `${asked.name}/info`], bytes: info.sizeBytes };
}

/** A file that no longer exists must not stop the download. */
function ignoreMissing(error: unknown): undefined {
  if (!isApiError(error, 'NOT_FOUND')) throw error;
}

interface KeptPart {
  readonly names: readonly string[];
  readonly bytes: number;
}

async function keepFiles(userId: string, ids: readonly string[]): Promise<KeptPart> {
  const names: string[] = [];
  let bytes = 0;
  for (const id of ids) {
    const part = await keepFile(userId, id).catch(ignoreMissing);
    if (part === undefined) continue;
    names.push(...part.names);
    bytes += part.bytes;
  }
  return { names, bytes };
}

async function documentIds(workId: string): Promise<readonly string[]> {
  const params = { id: workId };
  // Lets the page of the work itself open offline too.
  await call<typeof getWork>('GET', '/works/:id', { params });
  const files = await call<typeof getWorkDocuments>('GET', '/works/:id/document', { params });
  return files.map(({ id }) => id);
}

async function store(userId: string, kept: KeptKit): Promise<KeptKit | undefined> {
  const stored = await withKept(userId, (database) => database.put('kits', kept));
  return stored === undefined ? undefined : kept;
}

function issue(workId: string): Promise<OfflineKit> {
  return call<typeof issueOfflineKit>('POST', '/works/:id/offline-kit', { params: { id: workId } });
}

/**
 * Downloads a work with everything it needs. Rejects with the error; undefined if the device cannot store
 * anything.
 * @param onProgress for the site's files, which are most of it
 */
export async function takeAlong(
  userId: string,
  workId: string,
  onProgress: OnProgress,
): Promise<KeptKit | undefined> {
  const kit = await issue(workId);
  const { tasks } = kit.attempt;
  const ids = new Set([...tasks.flatMap(filesOf), ...(await documentIds(workId))]);
  const files = await keepFiles(userId, [...ids]);
  const site = await keepSiteFiles(partsOf(tasks, ids.size > 0), onProgress);
  // Asks the browser not to evict the data.
  await navigator.storage?.persist?.().catch(() => false);
  const bytes = files.bytes + site + JSON.stringify(kit).length;
  return store(userId, { workId, kit, deviceMs: Date.now(), isAsked: true, files: files.names, bytes });
}

/** Automatically stores a small work when it is opened: questions and their pictures. */
export async function keepOpened(userId: string, workId: string): Promise<void> {
  const known = await keptKit(userId, workId);
  try {
    const kit = await issue(workId);
    const ids = new Set(kit.attempt.tasks.flatMap(filesOf));
    const files = await keepFiles(userId, [...ids]);
    const bytes = files.bytes + JSON.stringify(kit).length;
    const isAsked = known?.isAsked === true;
    const names = [...new Set([...files.names, ...(known?.files ?? [])])];
    await store(userId, {
      workId,
      kit,
      deviceMs: Date.now(),
      isAsked,
      files: names,
      bytes: Math.max(bytes, known?.bytes ?? 0),
    });
  } catch (error) {
    // An event now holds the tasks, or the person lost access: its keys must not stay on this device.
    if (isApiError(error) && error.code !== 'NETWORK') await dropKit(userId, workId);
  }
}

export function keptKit(userId: string, workId: string): Promise<KeptKit | undefined> {
  return withKept(userId, (database) => database.get('kits', workId));
}

export async function dropKit(userId: string, workId: string): Promise<void> {
  await withKept(userId, (database) => database.delete('kits', workId));
}

/** Tells the kits of these works when events hold them: an event may be made long after a kit was taken along. */
export async function noteHoldings(
  userId: string,
  works: readonly Pick<LearnerWork, 'id' | 'holdings'>[],
): Promise<void> {
  await withKept(userId, async (database) => {
    for (const { id, holdings } of works) {
      const known = await database.get('kits', id);
      if (known !== undefined && JSON.stringify(known.holdings ?? []) !== JSON.stringify(holdings))
        await database.put('kits', { ...known, holdings });
    }
  });
}
