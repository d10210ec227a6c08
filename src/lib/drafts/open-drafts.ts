// The drafts that are open in this page, and those of which this device has something that the server has not: asked when one signs out.
import { signedInUserId } from '../kept/signed-in-user.ts';

/** The beginning of the names under which this device keeps drafts: `kept-draft <user> <draft> <tab>`. */
export const KEPT_DRAFT = 'kept-draft';

const WAIT_MS = 3000;

interface OpenDraft {
  /** Sends what is not sent yet. */
  readonly flush: () => Promise<void>;
  /** Nothing more of it is sent, or kept on the device. */
  readonly stop: () => void;
}

const open = new Set<OpenDraft>();
const WATCHERS = new Set<() => void>();

/** @returns says that the page of the draft is closed and that the server has all of it */
export function noteOpenDraft(draft: OpenDraft): () => void {
  // The same draft may be noted twice.
  const noted = { ...draft };
  open.add(noted);
  for (const watch of WATCHERS) watch();
  return () => open.delete(noted);
}

/** Who comes next must not send, under their own name, what somebody else typed. */
export function stopOpenDrafts(): void {
  for (const { stop } of open) stop();
  open.clear();
}

/** Calls whenever a draft is opened, and at once if one is open. @returns ends it */
export function onOpenDraft(watch: () => void): () => void {
  WATCHERS.add(watch);
  if (open.size > 0) watch();
  return () => WATCHERS.delete(watch);
}

/** Sends what is not sent yet: it leaves the device once the server has it. Without the network nobody waits long. */
export async function flushOpenDrafts(): Promise<void> {
  if (open.size === 0) return;
  const all = Promise.allSettled([...open].map(({ flush }) => flush()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}

/** The names under which this device keeps what the server has not of a person, a name for each tab. */
function unsentKeys(userId: string): readonly string[] {
  const beginning = `${KEPT_DRAFT} ${userId} `;
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return keys.filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** How many drafts of who is signed in the server does not have as this device does. */
export function unsentDraftCount(): number {
  return new Set(unsentKeys(signedInUserId() ?? 'nobody').map((key) => key.slice(0, key.lastIndexOf(' '))))
    .size;
}

/** Their author leaves nothing of them to whoever comes to this device later. */
export function dropUnsentDrafts(userId: string): void {
  for (const key of unsentKeys(userId)) localStorage.removeItem(key);
}
