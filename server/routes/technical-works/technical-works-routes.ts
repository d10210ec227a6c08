/** Maintenance mode: one row, the same for all processes. */
import type { FastifyInstance } from 'fastify';
import {
  activateTechnicalWorks,
  getTechnicalWorks,
  type TechnicalWorks,
} from '#contract/calls/technical-works.ts';
import { audit } from '#server/plugins/audit.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { forgetTechnicalWorks } from '#server/plugins/technical-works-guard.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

const rowId = 'current';
const noMessage = { ru: '', en: '', ch: '' };

async function readTechnicalWorks(db: Db | Tx): Promise<TechnicalWorks> {
  const row = await db.selectFrom('technicalWorks').selectAll().where('id', '=', rowId).executeTakeFirst();
  if (row === undefined) return { status: 'INACTIVE', excludedUserIds: [], message: noMessage };
  return {
    status: row.active ? 'ACTIVE' : 'INACTIVE',
    excludedUserIds: [...row.excludedUserIds],
    message: row.message,
  };
}

async function storeTechnicalWorks(
  tx: Tx,
  works: TechnicalWorks,
  personId: string,
  now: string,
): Promise<void> {
  const values = {
    active: works.status === 'ACTIVE',
    excludedUserIds: json<readonly string[]>(works.excludedUserIds),
    message: json(works.message),
    changedBy: personId,
    changedAt: now,
  };
  await tx
    .insertInto('technicalWorks')
    .values({ id: rowId, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export function registerTechnicalWorks(app: FastifyInstance): void {
  registerCall(app, getTechnicalWorks, async ({ person, storage }) => {
    const works = await readTechnicalWorks(storage.db);
    if (person?.privileges.has('TECHNICAL_WORKS')) return works;
    return { ...works, excludedUserIds: works.excludedUserIds.filter((id) => id === person?.id) };
  });
  registerCall(app, activateTechnicalWorks, async ({ body, person, storage, now }) => {
    const changed = await storage.write(async (tx) => {
      const before = await readTechnicalWorks(tx);
      const after: TechnicalWorks = {
        status: body.status,
        excludedUserIds: [...new Set(body.excludedUserIds)],
        message: body.message ?? before.message,
      };
      await storeTechnicalWorks(tx, after, person.id, now);
      await audit(tx, person, 'technical-works', { type: 'technical-works', id: rowId }, before, after);
      return after;
    });
    forgetTechnicalWorks(storage.db);
    return changed;
  });
}
