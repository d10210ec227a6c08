// Rooms as the list shows them: published ones and those of which there is only a draft.
import type { ListedRoom } from '#contract/entities/room-draft.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { draftsOf } from '../drafts/drafts-repository.ts';
import { casesOfRulesets } from '../practice-tools/cases-of-rulesets.ts';
import {
  dataOf,
  factsOf,
  insertItem,
  lockItem,
  storeItem,
  type PracticeHead,
} from '../practice-tools/practice-items-repository.ts';
import { partOf, roomContent, type RoomPart } from './room-content.ts';
import { ROOM_SUBJECT, unlistedRooms } from './rooms-repository.ts';

const NOT_KNOWN = { widthTiles: 0, heightTiles: 0, locationCount: 0, thingCount: 0, hasOwnRules: false };

export async function toListedRooms(db: Db, heads: readonly PracticeHead[]): Promise<ListedRoom[]> {
  const ids = heads.map(({ id }) => id);
  const parts = await dataOf(db, 'ROOM', heads);
  const drafts = await draftsOf(db, ROOM_SUBJECT, ids);
  const cases = await casesOfRulesets(db, ids);
  // Written by `roomContent`.
  const published = new Map(parts.map(({ id, data }) => [id, data as RoomPart]));
  return heads.map((head): ListedRoom => {
    const { useCount: _useCount, version: _version, ...facts } = factsOf(head);
    const { id } = facts;
    const draft = drafts.get(id);
    const part = published.get(id) ?? (draft === undefined ? undefined : partOf(draft.data));
    const { widthTiles, heightTiles, locationCount, thingCount, hasOwnRules = false } = part ?? NOT_KNOWN;
    return {
      ...facts,
      title: head.title,
      widthTiles,
      heightTiles,
      locationCount,
      thingCount,
      hasOwnRules,
      isDraft: draft !== undefined,
      cases: [...(cases.get(id) ?? [])],
    };
  });
}

/** Lists the rooms that the program has brought or replaced, as authors find them. */
export async function listShippedRooms(tx: Tx, now: string): Promise<void> {
  for (const { id, revision } of await unlistedRooms(tx)) {
    const published = await ROOM_SUBJECT.published(tx, id);
    if (published === undefined) continue;
    const content = roomContent(published.content);
    const head = await lockItem(tx, 'ROOM', id);
    const made = { byName: '', now };
    if (head === undefined) await insertItem(tx, 'ROOM', id, content, { ...made, isBuiltIn: true, revision });
    else await storeItem(tx, 'ROOM', { ...head, revision: revision - 1 }, content, made);
  }
}
