// The drafts that are open in this page, and those of which this device has something that the server has not: asked when one signs out.
import { signedInUserId } from '../kept/signed-in-user.ts';

/** The beginning of the names under which this device keeps drafts: `kept-draft <user> <draft> <tab>`. */
export const KEPT_DRAFT = 'kept-draft';

const WAIT_MS = 3000;

type Flush = () => Promise<void>;

const open = new Set<Flush>();

/** @returns says that the page of the draft is closed */
export function noteOpenDraft(flush: Flush): () => void {
  open.add(flush);
  return () => open.delete(flush);
}

/** Sends what is not sent yet: it leaves the device once the server has it. Without the network nobody waits long. */
export async function flushOpenDrafts(): Promise<void> {
  if (open.size === 0) return;
  const all = Promise.allSettled([...open].map((flush) => flush()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}

type Shelf = Pick<Storage, 'key' | 'length'>;

/** How many drafts of who is signed in the server does not have as this device does. */
export function unsentDraftCount(shelf: Shelf = localStorage): number {
  const beginning = `${KEPT_DRAFT} ${signedInUserId() ?? 'nobody'} `;
  try {
    const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '');
    const mine = keys.filter((key) => key.startsWith(beginning));
    return new Set(mine.map((key) => key.slice(0, key.lastIndexOf(' ')))).size;
  } catch {
    return 0;
  }
}
