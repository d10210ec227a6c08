// Rooms for those who edit practice: the list, drafts, publishing, revisions, the archive.
import type { FastifyInstance } from 'fastify';
import {
  checkRoomDraft,
  deleteRoom,
  dropRoomDraft,
  getRoomDraft,
  getRoomRevision,
  listRoomRevisions,
  listRooms,
  meetAtRoomDraft,
  publishRoomDraft,
  restoreRoom,
  saveRoomDraft,
} from '#contract/calls/rooms.ts';
import type { RoomDraft, RoomDraftState, RoomFinding } from '#contract/entities/room-draft.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, checkFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { setRulesetArchived, storeRuleset } from '#server/repositories/stored-rulesets.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { draftHandling } from '../drafts/draft-handling.ts';
import { clearDraft, draftToPublish, findDraft, headOf, storeDraft } from '../drafts/drafts-repository.ts';
import { casesOfRulesets } from '../practice-tools/cases-of-rulesets.ts';
import {
  describeItem,
  forgetUnpublished,
  insertItem,
  lockItem,
  pageOfItems,
  setItemArchived,
  storeItem,
} from '../practice-tools/practice-items-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { toListedRooms } from './listed-rooms.ts';
import { caseFindings, roomFindings, type CurrentRoomDraft } from './room-check.ts';
import { roomContent, rulesetOfRoom } from './room-content.ts';
import {
  findRules,
  nextRevision,
  pageOfRoomRevisions,
  revisionOfRoom,
  ROOM_SUBJECT,
  findStoredKey,
} from './rooms-repository.ts';

const { kind } = ROOM_SUBJECT;

async function stateOf(
  db: Db | Tx,
  { person }: By,
  id: string,
  current: CurrentRoomDraft,
): Promise<RoomDraftState> {
  const { data, published } = current;
  const cases = await casesOfRulesets(db, [id]);
  return {
    ...(await headOf(db, person.id, id, current)),
    data,
    published: published?.content ?? null,
    cases: [...(cases.get(id) ?? [])],
  };
}

const handling = draftHandling(ROOM_SUBJECT, stateOf);

function registerReading(app: FastifyInstance): void {
  registerCall(app, listRooms, ({ query, storage: { db } }) =>
    pageOfItems(db, 'ROOM', query, (heads) => toListedRooms(db, heads)),
  );
  registerCall(app, getRoomDraft, handling.get);
  registerCall(app, checkRoomDraft, async ({ params: { id }, person, storage: { db } }) => {
    const current = await findDraft(db, ROOM_SUBJECT, id);
    const asked = { id, personId: person.id };
    const found = await roomFindings(db, asked, current);
    return { version: current.version, findings: [...found, ...(await caseFindings(db, asked, current))] };
  });
  registerCall(app, listRoomRevisions, ({ params: { id }, query, storage }) =>
    pageOfRoomRevisions(storage.db, id, query),
  );
  registerCall(app, getRoomRevision, ({ params: { id, revision }, storage }) =>
    revisionOfRoom(storage.db, id, revision),
  );
}

/** What the list says of a room of which there is only a draft. */
async function listUnpublished(tx: Tx, id: string, draft: RoomDraft, { person, now }: By): Promise<void> {
  const content = roomContent(draft);
  const made = { byName: person.fullName, now };
  if ((await lockItem(tx, 'ROOM', id)) === undefined)
    await insertItem(tx, 'ROOM', id, content, { ...made, revision: 0 });
  else await describeItem(tx, 'ROOM', id, content, made);
}

function registerDrafting(app: FastifyInstance): void {
  registerCall(app, saveRoomDraft, (context) => {
    const { params, body, person, now } = context;
    return handling.save(context, async (tx, current) => {
      await storeDraft(tx, { by: person.id, now }, { kind, id: params.id }, current, body);
      if (current?.published === undefined) await listUnpublished(tx, params.id, body.data, { person, now });
    });
  });
  registerCall(app, dropRoomDraft, (context) =>
    handling.drop(context, (tx) => forgetUnpublished(tx, 'ROOM', context.params.id)),
  );
  registerCall(app, meetAtRoomDraft, handling.meet);
}

/** Throws VALIDATION with each error of the check list. */
function refuseErrors(findings: readonly RoomFinding[]): void {
  const errors = findings.filter(({ isError }) => isError);
  if (errors.length > 0) throw checkFault(errors);
}

/** A plan is long: whoever reads the audit log is told how much of it there is. */
const inBrief = ({ title, basedOn, map, rules }: RoomDraft) => ({
  title,
  basedOn,
  widthTiles: map.widthTiles,
  heightTiles: map.heightTiles,
  locations: map.locations.map(({ id }) => id),
  furniture: map.furniture.map(({ id }) => id),
  items: rules?.items.map(({ id }) => id) ?? null,
});

/** Publishes a draft that is locked and was found sound, and empties it. */
async function publish(tx: Tx, id: string, current: CurrentRoomDraft, { person, now }: By): Promise<void> {
  const { data, published, version } = current;
  const revision = await nextRevision(tx, id);
  const rules = orNotFound(await findRules(tx, data.basedOn));
  const ruleset = rulesetOfRoom({ id, revision }, data, rules);
  const key = await findStoredKey(tx, data.basedOn);
  await storeRuleset(tx, { simulation: 'ROOM', ruleset, key }, now);
  const head = orNotFound(await lockItem(tx, 'ROOM', id));
  const made = { byName: person.fullName, now };
  await storeItem(tx, 'ROOM', { ...head, revision: revision - 1 }, roomContent(data), made);
  await clearDraft(tx, { kind, id, version });
  const act = published === undefined ? ('room.create' as const) : ('room.update' as const);
  const before = published === undefined ? null : inBrief(published.content);
  await audit(tx, person, act, { type: 'room', id }, before, inBrief(data));
}

function registerPublishing(app: FastifyInstance): void {
  registerCall(app, publishRoomDraft, async (context) => {
    const { params, person, storage, now } = context;
    const { id } = params;
    // Checked before the transaction, which would hold up all others; it takes just the version that was checked.
    const found = await findDraft(storage.db, ROOM_SUBJECT, id);
    await handling.refuseMoved(storage.db, context, found);
    if (!found.isDraft) throw new ApiFault('NOT_FOUND');
    refuseErrors(await roomFindings(storage.db, { id, personId: person.id }, found));
    return storage.write(async (tx) => {
      const current = await draftToPublish(tx, ROOM_SUBJECT, id);
      await handling.refuseMoved(tx, context, current, found.revision);
      await publish(tx, id, current, { person, now });
      return handling.stateNow(tx, context);
    });
  });
}

/** Throws CONFLICT while cases are played in the room. */
async function refuseInCases(tx: Tx, id: string): Promise<void> {
  const cases = (await casesOfRulesets(tx, [id])).get(id) ?? [];
  if (cases.length === 0) return;
  const titles = cases.map(({ title }) => `«${title.ru}»`).join(', ');
  throw new ApiFault('CONFLICT', { message: 'ROOM_IN_CASES', params: { cases: titles } });
}

async function archive(tx: Tx, person: Person, id: string, now: string): Promise<void> {
  const head = orNotFound(await lockItem(tx, 'ROOM', id));
  const { content } = orNotFound(await ROOM_SUBJECT.published(tx, id));
  await refuseInCases(tx, id);
  await setRulesetArchived(tx, id, now);
  await setItemArchived(tx, 'ROOM', head, now);
  await audit(tx, person, 'room.archive', { type: 'room', id }, inBrief(content), null);
}

async function restore(tx: Tx, person: Person, id: string): Promise<void> {
  const head = orNotFound(await lockItem(tx, 'ROOM', id));
  await setRulesetArchived(tx, id, null);
  await setItemArchived(tx, 'ROOM', head, null);
  const { content } = orNotFound(await ROOM_SUBJECT.published(tx, id));
  await audit(tx, person, 'room.restore', { type: 'room', id }, null, inBrief(content));
}

export function registerRooms(app: FastifyInstance): void {
  registerReading(app);
  registerDrafting(app);
  registerPublishing(app);
  registerCall(app, deleteRoom, ({ params, person, storage, now }) =>
    storage.write((tx) => archive(tx, person, params.id, now)),
  );
  registerCall(app, restoreRoom, ({ params, person, storage }) =>
    storage.write((tx) => restore(tx, person, params.id)),
  );
}
