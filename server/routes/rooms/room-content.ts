// A room between its draft and the ruleset that publishing makes of it: the rules it is based on or its own, with its own plan.
import type { RoomDraft } from '#contract/entities/room-draft.ts';
import { roomRulesetSchema, roomRulesSchema, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { ItemContent } from '../practice-tools/practice-items-repository.ts';

/** What a revision of a room says beside its ruleset: whose rules those are, and what the list shows. */
export interface RoomPart {
  readonly basedOn: RoomDraft['basedOn'];
  readonly widthTiles: number;
  readonly heightTiles: number;
  readonly locationCount: number;
  readonly thingCount: number;
  /** Its rules are its own: not those of the ruleset that it names. */
  readonly hasOwnRules?: boolean;
}

export function partOf({ basedOn, map, rules }: RoomDraft): RoomPart {
  const { widthTiles, heightTiles, locations, furniture } = map;
  return {
    basedOn,
    widthTiles,
    heightTiles,
    locationCount: locations.length,
    thingCount: furniture.length,
    hasOwnRules: rules !== undefined,
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
  const drawn = { title, basedOn: part?.basedOn ?? { id, revision }, map };
  return part?.hasOwnRules === true ? { ...drawn, rules: roomRulesSchema.parse(data) } : drawn;
}

interface Pinned {
  readonly id: string;
  readonly revision: number;
}

/** The ruleset that publishing would store. */
export function rulesetOfRoom(
  { id, revision }: Pinned,
  { title, map, rules: own }: RoomDraft,
  rules: unknown,
): RoomRuleset {
  return { ...roomRulesetSchema.parse(rules), ...own, id, revision, title, map };
}
