// Rooms as their authors have them: rulesets of the room simulation with their revisions, and the cases that name them.
import type { RoomDraft } from '#contract/entities/room-draft.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { wholeKey } from '#server/repositories/case-keys.ts';
import { isRulesetId } from '#server/repositories/stored-rulesets.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { DraftSubject } from '../drafts/drafts-repository.ts';
import { selectCasesOf } from '../practice-tools/cases-of-rulesets.ts';
import { draftOfRoom, type RoomPart } from './room-content.ts';

function selectRevisions(db: Db | Tx) {
  return db
    .selectFrom('rulesets')
    .innerJoin('rulesetRevisions', 'rulesetRevisions.rulesetId', 'rulesets.id')
    .leftJoin('practiceItemRevisions', (join) =>
      join
        .onRef('practiceItemRevisions.id', '=', 'rulesetRevisions.rulesetId')
        .onRef('practiceItemRevisions.revision', '=', 'rulesetRevisions.revision')
        .on('practiceItemRevisions.kind', '=', 'ROOM'),
    )
    .where('rulesets.simulation', '=', 'ROOM')
    .where('rulesets.archivedAt', 'is', null);
}

function selectContents(db: Db | Tx, id: string) {
  return selectRevisions(db)
    .select(['rulesetRevisions.revision', 'rulesetRevisions.data', 'practiceItemRevisions.data as part'])
    .where('rulesets.id', '=', id);
}

type ContentRow = Awaited<ReturnType<ReturnType<typeof selectContents>['execute']>>[number];

// The part was written by `roomContent`.
const contentOf = ({ data, part }: ContentRow): RoomDraft =>
  draftOfRoom(data, (part ?? undefined) as RoomPart | undefined);

async function publishedRoom(db: Db | Tx, id: string) {
  const row = await selectContents(db, id)
    .whereRef('rulesetRevisions.revision', '=', 'rulesets.revision')
    .executeTakeFirst();
  return row && { revision: row.revision, content: contentOf(row) };
}

export const ROOM_SUBJECT: DraftSubject<RoomDraft> = {
  kind: 'ROOM',
  published: publishedRoom,
  lock: (tx, id) => tx.selectFrom('rulesets').select('id').where('id', '=', id).forUpdate().execute(),
  isTaken: isRulesetId,
};

/** A room in use as one of its revisions had it; throws NOT_FOUND. */
export async function revisionOfRoom(db: Db, id: string, revision: number): Promise<RoomDraft> {
  const found = selectContents(db, id).where('rulesetRevisions.revision', '=', revision);
  return contentOf(orNotFound(await found.executeTakeFirst()));
}

/** A page of the revisions of a room in use; throws NOT_FOUND for any other. */
export async function pageOfRoomRevisions(db: Db, id: string, request: PageRequest) {
  orNotFound(await publishedRoom(db, id));
  const column = 'rulesetRevisions.revision';
  const found = selectRevisions(db)
    .select(['rulesetRevisions.revision', 'rulesetRevisions.createdAt', 'practiceItemRevisions.byName'])
    .where('rulesets.id', '=', id);
  return pageOfRows(
    found,
    request,
    { revision: column },
    (rows) => rows.map(({ byName, ...row }) => ({ ...row, createdBy: byName === '' ? null : byName })),
    column,
  );
}

/** The rules of a room’s ruleset in a revision; undefined where no ruleset of rooms has it. */
export async function findRules(db: Db | Tx, { id, revision }: RoomDraft['basedOn']): Promise<unknown> {
  const row = await db
    .selectFrom('rulesetRevisions')
    .innerJoin('rulesets', 'rulesets.id', 'rulesetRevisions.rulesetId')
    .select('rulesetRevisions.data')
    .where('rulesets.simulation', '=', 'ROOM')
    .where('rulesets.id', '=', id)
    .where('rulesetRevisions.revision', '=', revision)
    .executeTakeFirst();
  return row?.data;
}

/** The number of the next revision of a room: more than any that was ever stored. */
export async function nextRevision(tx: Tx, id: string): Promise<number> {
  const { last } = await tx
    .selectFrom('rulesetRevisions')
    .select((eb) => eb.fn.max('revision').as('last'))
    .where('rulesetId', '=', id)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** The key of a ruleset in a revision as it is stored; undefined where it has none. */
export async function findStoredKey(tx: Tx, { id, revision }: RoomDraft['basedOn']): Promise<unknown> {
  const key = await tx
    .selectFrom('rulesetKeys')
    .select('data')
    .where('rulesetId', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return key?.data;
}

/** The plays of the cases in use of a room. */
export async function playsOfRoom(db: Db | Tx, roomId: string) {
  const rows = await selectCasesOf(db, [roomId]).select(['cases.id', 'caseRevisions.data']).execute();
  return rows.map(({ id, data }) => ({ id, play: (data as { readonly play: unknown }).play }));
}

/** The cases in use of a room with what judges them: to be played anew. */
export async function judgedCasesOfRoom(db: Db | Tx, roomId: string) {
  const rows = await selectCasesOf(db, [roomId])
    .innerJoin('caseKeys', (join) =>
      join
        .onRef('caseKeys.caseId', '=', 'caseRevisions.caseId')
        .onRef('caseKeys.revision', '=', 'caseRevisions.revision'),
    )
    .leftJoin('rulesetKeys', (join) =>
      join
        .onRef('rulesetKeys.rulesetId', '=', 'caseRevisions.rulesetId')
        .onRef('rulesetKeys.revision', '=', 'caseRevisions.rulesetRevision'),
    )
    .select(['cases.id', 'caseRevisions.data', 'caseKeys.data as key', 'rulesetKeys.data as shared'])
    .execute();
  return rows.map(({ id, data, key, shared }) => ({ id, data, key: wholeKey(key, shared) }));
}

/** The rooms in use of which the list says nothing, or something older. */
export async function unlistedRooms(tx: Tx) {
  const rows = await tx
    .selectFrom('rulesets')
    .leftJoin('practiceItems', (join) =>
      join.onRef('practiceItems.id', '=', 'rulesets.id').on('practiceItems.kind', '=', 'ROOM'),
    )
    .select(['rulesets.id', 'rulesets.revision', 'practiceItems.revision as listed'])
    .where('rulesets.simulation', '=', 'ROOM')
    .where('rulesets.archivedAt', 'is', null)
    .orderBy('rulesets.id')
    .execute();
  return rows.filter(({ revision, listed }) => revision !== listed);
}
