// The streams of control events: the board of those who watch, and a person's own part.
import { boardEventSchema, type BoardEvent } from '#contract/entities/control.ts';
import { learnerExecutionSchema } from '#contract/entities/execution.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Privilege } from '#contract/privileges.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person, ServerEvent } from '#server/plugins/calls/call-context.ts';
import { personNow } from '#server/plugins/security/authentication.ts';
import type { Storage } from '#server/storage/storage.ts';
import { asStored } from '#contract/written-text.ts';
import { findExecution } from '../executions-repository.ts';
import { findLearnerExecution, noteSeen } from '../learner-executions-repository.ts';
import { boardNumbers, findBoard, keepWatched, rowsSince } from './boards-repository.ts';
import { ChangeWatch, type Watched } from './change-watch.ts';
import { liveNumbers, partId } from './live-numbers.ts';
import { numberBoard } from './number-board.ts';

/** A stream says at least this often that it lives, and looks whether its person may still see what it shows. */
const BEAT_MS = 5000;
/** How often a learner's stream does. */
const OWN_BEAT_MS = 10_000;
/** A stream ends after this time: the page opens another with a fresh token. */
const MAX_STREAM_MS = 5 * 60_000;
/** A learner's does sooner: where a network is gone without a word the stream stands on, and only its next opening says that a page is there. */
const MAX_OWN_STREAM_MS = 20_000;

const boardWatches = new WeakMap<Storage, ChangeWatch>();
const ownWatches = new WeakMap<Storage, ChangeWatch>();

function watchIn(
  watches: WeakMap<Storage, ChangeWatch>,
  storage: Storage,
  load: typeof boardNumbers,
): ChangeWatch {
  const known = watches.get(storage) ?? new ChangeWatch(storage.db, load);
  watches.set(storage, known);
  return known;
}

interface Asked {
  readonly storage: Storage;
  readonly person: Person;
  readonly executionId: string;
}

/** The person as they are now; undefined once their session has ended or they may not look any more. */
async function stillMay({ storage, person }: Asked, privilege: Privilege, now: string) {
  const found = await personNow(storage.db, person, now);
  return found?.privileges.has(privilege) === true ? found : undefined;
}

/** What the caller sees of the board after `after`; undefined after: everything. */
export async function boardSince(
  { storage, person }: Pick<Asked, 'storage' | 'person'>,
  event: Execution,
  after: number | undefined,
  now: string,
): Promise<BoardEvent> {
  const board = orNotFound(await findBoard(storage.db, event.id));
  // Its number is read first: a row that changes meanwhile comes once more, and none is missed.
  const number = Number(board.number);
  const isWhole = after === undefined || after < Number(board.wholeFrom) || after > number;
  const seen = new Set(event.assignedUsers.map(({ id }) => id));
  const rows = await rowsSince(storage.db, event.id, isWhole ? -1 : after);
  const mayRead = person.privileges.has('RESULTS_READ');
  return {
    kind: isWhole ? 'ALL' : 'CHANGES',
    number,
    serverNow: now,
    hiddenUserCount: event.hiddenUserCount,
    rows: rows.filter(({ user }) => seen.has(user.id)).map((row) => (mayRead ? row : { ...row, mark: null })),
  };
}

/** Makes sure that the board is kept, and that it is there. */
export async function openBoard(storage: Storage, executionId: string, now: string): Promise<void> {
  await keepWatched(storage, executionId, now);
  const board = await findBoard(storage.db, executionId);
  if (Number(board?.number ?? 0) === 0) await numberBoard(storage, executionId, undefined, now);
}

/** The board as a stream; ends when its person may not see the event any more. */
export async function* boardStream(asked: Asked, after: number | undefined): AsyncGenerator<ServerEvent> {
  const { storage, executionId } = asked;
  const watched = watchIn(boardWatches, storage, boardNumbers).watch(executionId);
  const endsAtMs = performance.now() + MAX_STREAM_MS;
  let last = after;
  let checkedMs = -BEAT_MS;
  let event: Execution | undefined;
  let person: Person | undefined;
  try {
    while (performance.now() < endsAtMs) {
      const now = new Date().toISOString();
      if (performance.now() - checkedMs >= BEAT_MS) {
        checkedMs = performance.now();
        person = await stillMay(asked, 'EXECUTIONS_WATCH', now);
        event = person && (await findExecution(storage.db, person, executionId, now));
        await openBoard(storage, executionId, now);
      }
      if (person === undefined || event === undefined) return;
      const data = await boardSince({ storage, person }, event, last, now);
      last = data.number;
      yield { event: 'board', id: String(last), data: asStored(() => boardEventSchema.parse(data)) };
      await watched.next(BEAT_MS);
    }
  } finally {
    watched.stop();
  }
}

/** A person's own part in an event as a stream. */
export async function* ownStream(asked: Asked): AsyncGenerator<ServerEvent> {
  const { storage, executionId } = asked;
  const own = partId({ executionId, userId: asked.person.id });
  const watched: Watched = watchIn(ownWatches, storage, liveNumbers).watch(own);
  const endsAtMs = performance.now() + MAX_OWN_STREAM_MS;
  let isChanged = true;
  try {
    await noteSeen(storage, { executionId, userId: asked.person.id }, new Date().toISOString());
    while (performance.now() < endsAtMs) {
      const now = new Date().toISOString();
      const person = await stillMay(asked, 'LEARN', now);
      if (person === undefined) return;
      if (isChanged) {
        const part = await findLearnerExecution(storage.db, person, executionId, now);
        if (part === undefined) return;
        yield { event: 'part', data: asStored(() => learnerExecutionSchema.parse(part)) };
      } else yield { event: 'beat', data: { serverNow: now } };
      isChanged = await watched.next(OWN_BEAT_MS);
    }
  } finally {
    watched.stop();
  }
}
