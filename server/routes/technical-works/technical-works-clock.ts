/** Begins and ends technical works by the clock: once, however many processes look, and also after a start too late. */
import { audit } from '#server/plugins/audit.ts';
import { forgetTechnicalWorks } from '#server/plugins/technical-works-guard.ts';
import {
  lockTechnicalWorks,
  readTechnicalWorks,
  statusAt,
  technicalWorksId,
  type TechnicalWorksRow,
} from '#server/repositories/technical-works.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { auditedWorks, auditWords, storeTechnicalWorks, type StoredWorks } from './store-technical-works.ts';

const everyMs = 1000;

type Turn = 'BEGUN' | 'ENDED' | 'MISSED';

/** What the clock has done to the row that nobody has stored yet. */
function turnOf(row: TechnicalWorksRow, now: string): Turn | undefined {
  const status = statusAt(row, now);
  if (row.active) return status === 'ACTIVE' ? undefined : 'ENDED';
  if (status === 'ACTIVE') return 'BEGUN';
  return row.startsAt !== null && status === 'INACTIVE' ? 'MISSED' : undefined;
}

async function store(tx: Tx, row: TechnicalWorksRow, turn: Turn, now: string): Promise<void> {
  const times = turn === 'BEGUN' ? row : { startsAt: null, endsAt: null, endsItself: false };
  const after: StoredWorks = {
    active: turn === 'BEGUN',
    excludedUserIds: row.excludedUserIds,
    message: row.message,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    endsItself: times.endsItself,
  };
  await storeTechnicalWorks(tx, after, null, now);
  const subject = { type: 'technical-works', id: technicalWorksId } as const;
  await audit(tx, null, auditWords[turn], subject, auditedWorks(row), auditedWorks(after));
}

/** One round; true where this process was the one that stored a turn. */
export async function turnByClock(storage: Storage, now: string): Promise<boolean> {
  if (turnOf(await readTechnicalWorks(storage.db), now) === undefined) return false;
  const turned = await storage.write(async (tx) => {
    const row = await lockTechnicalWorks(tx);
    const turn = turnOf(row, now);
    if (turn !== undefined) await store(tx, row, turn, now);
    return turn !== undefined;
  });
  forgetTechnicalWorks(storage.db);
  return turned;
}

/** Looks at once and then every second; the returned function ends it after the round that runs. */
export function startTurningByClock(
  storage: Storage,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const round = (): void => {
    running ??= turnByClock(storage, new Date().toISOString())
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  round();
  const timer = setInterval(round, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
