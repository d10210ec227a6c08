/**
 * Adds the rulesets, cases, keys, actions and chains that this version ships to a database that lacks them; from then on the
 * ones in the database are played. Runs at every start, also on a database that an earlier version made.
 */
import type { Insertable } from 'kysely';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import type { EquipmentCase } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { RoomCase } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RulesetKey } from '#contract/simulation/ruleset-key.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { BUILTIN_EQUIPMENT_RULESET_KEY } from '#machines/equipment/builtin/keys/ruleset-key.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { INSTRUMENT_SITE } from '#machines/room/builtin/instrument-site.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { INSTRUMENT_KEYS } from '#machines/room/builtin/keys/instrument-site.ts';
import { BUILTIN_ROOM_RULESET_KEY } from '#machines/room/builtin/keys/ruleset-key.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { findRulesetKey, ownKey, storedRulesetKey } from '#server/repositories/case-keys.ts';
import { lockForChange } from '#server/migrations/run-migrations.ts';
import { listShippedRooms } from '#server/routes/rooms/listed-rooms.ts';
import { listShippedCases } from '#server/routes/test-cases/listed-cases.ts';
import { json } from '#server/storage/columns.ts';
import type { Schema, Tx } from '#server/storage/schema.ts';
import type { BuiltInRevisionsTable } from '#server/storage/tables/learning.ts';
import type { SimulationName } from '#tasks/simulation/kind.ts';
import { addBuiltInTools } from './built-in-tools.ts';
import { addProfileUses } from './profile-uses.ts';

type BuiltInCase = RoomCase | EquipmentCase;

/** The built-in content of one simulation: its ruleset, and the cases played by it. */
export interface BuiltInContent {
  readonly simulation: SimulationName;
  readonly ruleset: RoomRuleset | EquipmentRuleset;
  readonly cases: readonly BuiltInCase[];
  readonly keys: readonly CaseKey[];
  /** The key part of the ruleset; left out, it has none. */
  readonly rulesetKey?: RulesetKey;
}

const SHIPPED_NOW: readonly BuiltInContent[] = [
  {
    simulation: 'ROOM',
    ruleset: builtinRoomRuleset,
    cases: BUILTIN_ROOM_CASES,
    keys: builtinRoomKeys,
    rulesetKey: BUILTIN_ROOM_RULESET_KEY,
  },
  {
    simulation: 'ROOM',
    ruleset: INSTRUMENT_SITE,
    cases: INSTRUMENT_CASES,
    keys: INSTRUMENT_KEYS,
  },
  {
    simulation: 'EQUIPMENT',
    ruleset: builtinEquipmentRuleset,
    cases: BUILTIN_EQUIPMENT_CASES,
    keys: BUILTIN_EQUIPMENT_KEYS,
    rulesetKey: BUILTIN_EQUIPMENT_RULESET_KEY,
  },
];

type Kind = BuiltInRevisionsTable['kind'];

/** The number in this database of a shipped revision, or of a later shipped one of the same thing. */
async function storedAs(tx: Tx, kind: Kind, id: string, shipped: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('builtInRevisions')
    .select('stored')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('shipped', '>=', shipped)
    .orderBy('shipped', 'desc')
    .executeTakeFirst();
  return row?.stored;
}

async function isBuiltIn(tx: Tx, kind: Kind, id: string, stored: number): Promise<boolean> {
  const row = await tx
    .selectFrom('builtInRevisions')
    .select('shipped')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('stored', '=', stored)
    .executeTakeFirst();
  return row !== undefined;
}

async function remember(tx: Tx, kind: Kind, id: string, shipped: number, stored: number): Promise<void> {
  await tx.insertInto('builtInRevisions').values({ kind, id, shipped, stored }).execute();
}

/** Adds a ruleset as a further revision, which becomes the current one unless people have made that. */
async function addRuleset(
  tx: Tx,
  { simulation, ruleset }: Pick<BuiltInContent, 'simulation' | 'ruleset'>,
  now: string,
): Promise<number> {
  const { id, revision: shipped } = ruleset;
  const known = await storedAs(tx, 'RULESET', id, shipped);
  if (known !== undefined) return known;
  const head = await tx.selectFrom('rulesets').select('revision').where('id', '=', id).executeTakeFirst();
  const { last } = await tx
    .selectFrom('rulesetRevisions')
    .select((eb) => eb.fn.max('revision').as('last'))
    .where('rulesetId', '=', id)
    .executeTakeFirstOrThrow();
  const revision = Math.max(shipped, (last ?? 0) + 1);
  if (head === undefined) {
    const row = { id, simulation, revision, dateCreating: now, archivedAt: null };
    await tx.insertInto('rulesets').values(row).execute();
  } else if (await isBuiltIn(tx, 'RULESET', id, head.revision)) {
    await tx.updateTable('rulesets').set({ revision }).where('id', '=', id).execute();
  }
  const data = json<unknown>({ ...ruleset, revision });
  await tx.insertInto('rulesetRevisions').values({ rulesetId: id, revision, data, createdAt: now }).execute();
  await remember(tx, 'RULESET', id, shipped, revision);
  return revision;
}

/** Adds the key part to a shipped revision that was stored without it. */
async function addRulesetKey(
  tx: Tx,
  { ruleset, rulesetKey }: Pick<BuiltInContent, 'ruleset' | 'rulesetKey'>,
  revision: number,
): Promise<void> {
  if (rulesetKey === undefined) return;
  const data = json(storedRulesetKey({ ...rulesetKey, revision }));
  await tx
    .insertInto('rulesetKeys')
    .values({ rulesetId: ruleset.id, revision, data })
    .onConflict((conflict) => conflict.columns(['rulesetId', 'revision']).doNothing())
    .execute();
}

/** The shipped cases of which this database has seen neither this revision nor a later one. */
async function casesToAdd(tx: Tx, { cases }: Pick<BuiltInContent, 'cases'>): Promise<readonly BuiltInCase[]> {
  const rows = await tx
    .selectFrom('builtInRevisions')
    .select((eb) => ['id', eb.fn.max('shipped').as('last')])
    .where('kind', '=', 'CASE')
    .groupBy('id')
    .execute();
  const last = new Map(rows.map((row) => [row.id, row.last]));
  return cases.filter(({ id, revision }) => (last.get(id) ?? 0) < revision);
}

/** Adds cases with their keys; a case that people have edited stays as it is. */
async function addCases(
  tx: Tx,
  { simulation, ruleset, keys }: BuiltInContent,
  cases: readonly BuiltInCase[],
  rulesetRevision: number,
  now: string,
): Promise<void> {
  const pinned = { rulesetId: ruleset.id, rulesetRevision };
  const shared = await findRulesetKey(tx, pinned);
  const heads = await tx.selectFrom('cases').select(['id', 'revision']).execute();
  const headOf = new Map(heads.map((head) => [head.id, head]));
  const rows: NewCaseRows = { cases: [], caseRevisions: [], caseKeys: [], builtInRevisions: [] };
  for (const own of cases) {
    const { id, revision: shipped } = own;
    const head = headOf.get(id);
    if (head !== undefined && !(await isBuiltIn(tx, 'CASE', id, head.revision))) continue;
    const revision = Math.max(shipped, (head?.revision ?? 0) + 1);
    if (head === undefined)
      rows.cases.push({ id, simulation, revision, dateCreating: now, archivedAt: null });
    else await tx.updateTable('cases').set({ revision }).where('id', '=', id).execute();
    const data = json<unknown>({ ...own, revision, rulesetRevision });
    rows.caseRevisions.push({ caseId: id, revision, data, ...pinned, createdAt: now });
    const key = keys.find(({ caseId }) => caseId === id);
    const keyData = key && json<unknown>(ownKey({ ...key, revision }, shared));
    if (keyData !== undefined) rows.caseKeys.push({ caseId: id, revision, data: keyData });
    rows.builtInRevisions.push({ kind: 'CASE', id, shipped, stored: revision });
  }
  await insertCases(tx, rows);
}

/** The tables of a case; what it refers to comes first. */
const CASE_TABLES = ['cases', 'caseRevisions', 'caseKeys', 'builtInRevisions'] as const;

type NewCaseRows = { readonly [Name in (typeof CASE_TABLES)[number]]: Insertable<Schema[Name]>[] };

async function insertCases(tx: Tx, rows: NewCaseRows): Promise<void> {
  for (const table of CASE_TABLES) {
    if (rows[table].length > 0) await tx.insertInto(table).values(rows[table]).execute();
  }
}

/**
 * Adds what is missing and changes nothing else: new revisions stand beside the old ones, which running
 * attempts keep. One process at a time; a second run changes nothing.
 */
export async function addBuiltInContent(
  tx: Tx,
  now: string,
  contents: readonly BuiltInContent[] = SHIPPED_NOW,
): Promise<void> {
  await lockForChange(tx);
  for (const content of contents) {
    const rulesetRevision = await addRuleset(tx, content, now);
    await addRulesetKey(tx, content, rulesetRevision);
    const missing = await casesToAdd(tx, content);
    if (missing.length > 0) await addCases(tx, content, missing, rulesetRevision, now);
  }
  await addBuiltInTools(tx, contents, now);
  await addProfileUses(tx);
  await listShippedCases(tx, now);
  await listShippedRooms(tx, now);
}
