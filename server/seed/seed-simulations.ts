/** Puts the built-in ruleset, cases and keys into the database: from then on the database's are the ones that are played. */
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { json } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';

async function insertRuleset(tx: Tx, now: string): Promise<void> {
  const { id, revision } = builtinRoomRuleset;
  await tx
    .insertInto('rulesets')
    .values({ id, simulation: 'ROOM', revision, dateCreating: now, archivedAt: null })
    .execute();
  await tx
    .insertInto('rulesetRevisions')
    .values({ rulesetId: id, revision, data: json<unknown>(builtinRoomRuleset), createdAt: now })
    .execute();
}

async function insertCases(tx: Tx, now: string): Promise<void> {
  for (const roomCase of builtinRoomCases) {
    const { id, revision, rulesetId, rulesetRevision } = roomCase;
    await tx
      .insertInto('cases')
      .values({ id, simulation: 'ROOM', revision, dateCreating: now, archivedAt: null })
      .execute();
    await tx
      .insertInto('caseRevisions')
      .values({
        caseId: id,
        revision,
        rulesetId,
        rulesetRevision,
        data: json<unknown>(roomCase),
        createdAt: now,
      })
      .execute();
  }
  for (const key of builtinRoomKeys) {
    const { caseId, revision } = key;
    await tx
      .insertInto('caseKeys')
      .values({ caseId, revision, data: json<unknown>(key) })
      .execute();
  }
}

export async function seedSimulations(tx: Tx, now: string): Promise<void> {
  await insertRuleset(tx, now);
  await insertCases(tx, now);
}
