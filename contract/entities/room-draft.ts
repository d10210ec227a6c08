// A room while it is drawn: the plan of a suite, and the ruleset whose rules hold in it. Only those who edit practice see it.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { inEveryLanguage } from '../languages.ts';
import { roomMapSchema } from '../simulation/room-map.ts';
import { roomRulesSchema } from '../simulation/room-ruleset.ts';
import { trilingualSchema } from '../simulation/text.ts';
import { draftInputOf, draftStateOf } from './draft.ts';

const MAX_TITLE = 200;
const titleSchema = z.object(inEveryLanguage(() => z.string().max(MAX_TITLE)));
const MAX_REVISION = 1_000_000;

/** The ruleset whose things, bans and judging hold in the room. */
const rulesSchema = z.object({ id: idSchema, revision: z.number().int().min(1).max(MAX_REVISION) });

export const roomDraftSchema = z.object({
  title: titleSchema,
  basedOn: rulesSchema,
  map: roomMapSchema,
  /** Rules of its own, all of them; left out: those of the ruleset on which it is based. */
  rules: roomRulesSchema.optional(),
});
export type RoomDraft = z.infer<typeof roomDraftSchema>;

export const roomDraftInputSchema = draftInputOf(roomDraftSchema);

const caseRefSchema = z.object({ id: idSchema, title: trilingualSchema });

export const roomDraftStateSchema = draftStateOf(roomDraftSchema).extend({
  /** The cases in use that are played in it: each keeps the revision of the room that it names. */
  cases: z.array(caseRefSchema),
});
export type RoomDraftState = z.infer<typeof roomDraftStateSchema>;

/** A room as the list shows it. */
export const listedRoomSchema = z.object({
  id: idSchema,
  title: titleSchema,
  widthTiles: z.number().int(),
  heightTiles: z.number().int(),
  locationCount: z.number().int(),
  thingCount: z.number().int(),
  /** Whether it has rules of its own. */
  hasOwnRules: z.boolean(),
  /** 0: it was never published. */
  revision: z.number().int(),
  isBuiltIn: z.boolean(),
  isDraft: z.boolean(),
  changedAt: dateTimeSchema,
  changedByName: z.string(),
  archivedAt: dateTimeSchema.nullable(),
  cases: z.array(caseRefSchema),
});
export type ListedRoom = z.infer<typeof listedRoomSchema>;

const ROOM_ERRORS = ['NO_TITLE', 'PLAN', 'NO_RULES', 'UNDECIDED'] as const;
const ROOM_WARNINGS = [
  'LANGUAGE_MISSING',
  'NO_STREET',
  'NO_CLEAN',
  'CASE_LOST',
  'CASE_BLOCKED',
  'CASES_UNPLAYED',
] as const;

export const roomFindingSchema = z.object({
  code: z.enum([...ROOM_ERRORS, ...ROOM_WARNINGS]),
  isError: z.boolean(),
  /** Where in the draft, such as `map.doors.0`. */
  path: z.string(),
  /** Of which thing, location, door or case it is said. */
  name: trilingualSchema.nullable(),
  /** Why, where the code alone does not say it. */
  reason: trilingualSchema.nullable(),
});
export type RoomFinding = z.infer<typeof roomFindingSchema>;

const ERROR_CODES: ReadonlySet<string> = new Set(ROOM_ERRORS);

/** Whether it stops publishing. */
export const isRoomError = (code: RoomFinding['code']): boolean => ERROR_CODES.has(code);
