// Begins and ends technical works by the clock: once among all processes, even if the server starts late.
import { audit } from '#server/plugins/audit-log/audit.ts';
import { forgetTechnicalWorks } from '#server/plugins/calls/technical-works-guard.ts';
import {
  lockTechnicalWorks,
  readTechnicalWorks,
  statusAt,
  TECHNICAL_WORKS_ID,
  type TechnicalWorksRow,
} from '#server/repositories/technical-works.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  auditedWorks,
  AUDIT_WORDS,
  storeTechnicalWorks,
  type StoredWorks,
} from '../routes/technical-works/store-technical-works.ts';
import type { MakeJob } from './start-jobs.ts';

type Turn = 'BEGUN' | 'ENDED' | 'MISSED';

/** What the clock has changed that no process has stored yet. */
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
  const subject = { type: 'technical-works', id: TECHNICAL_WORKS_ID } as const;
  await audit(tx, null, AUDIT_WORDS[turn], subject, auditedWorks(row), auditedWorks(after));
}

/** One round; true if this process was the one that stored a turn. */
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

export const turnTechnicalWorksJob: MakeJob = ({ storage }) => ({
  name: 'turn-technical-works',
  everyMs: 1000,
  async run() {
    await turnByClock(storage, new Date().toISOString());
  },
});
