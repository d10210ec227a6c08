// A room between its draft and the ruleset that publishing makes of it: the rules it is based on, with its own plan.
import type { RoomDraft } from '#contract/entities/room-draft.ts';
import { roomRulesetSchema, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { ItemContent } from '../practice-tools/practice-items-repository.ts';

/** What a revision of a room says beside its ruleset: whose rules those are, and what the list shows. */
export interface RoomPart {
  readonly basedOn: RoomDraft['basedOn'];
  readonly widthTiles: number;
  readonly heightTiles: number;
  readonly locationCount: number;
  readonly thingCount: number;
}

export function partOf({ basedOn, map }: RoomDraft): RoomPart {
  const { widthTiles, heightTiles, locations, furniture } = map;
  return {
    basedOn,
    widthTiles,
    heightTiles,
    locationCount: locations.length,
    thingCount: furniture.length,
  };
}

/** How the list has a room. */
export function roomContent(draft: RoomDraft): ItemContent {
  const words = draft.map.locations.flatMap(({ text }) => [text.ru, text.en, text.ch]);
  const counts = { stepCount: 0, gateCount: 0 };
  return {
    simulation: 'ROOM',
    code: '',
    title: draft.title,
    words,
    tags: [],
    ...counts,
    data: partOf(draft),
  };
}

/** A published room as its draft has it. @param part undefined: its rules are its own */
export function draftOfRoom(data: unknown, part: RoomPart | undefined): RoomDraft {
  const { id, revision, title, map } = roomRulesetSchema.parse(data);
  return { title, basedOn: part?.basedOn ?? { id, revision }, map };
}

interface Pinned {
  readonly id: string;
  readonly revision: number;
}

/** The ruleset that publishing would store. */
export function rulesetOfRoom(
  { id, revision }: Pinned,
  { title, map }: RoomDraft,
  rules: unknown,
): RoomRuleset {
  return { ...roomRulesetSchema.parse(rules), id, revision, title, map };
}
