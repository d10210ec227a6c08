// The rules of a room as its author edits them: apart from the plan, and joined with it again.
import { roomRulesSchema, type RoomRules, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';

/** What of a ruleset is edited as rows of tables. */
export const rulesOf = (ruleset: RoomRuleset): RoomRules => roomRulesSchema.parse(ruleset);

/** The ruleset with the rules of a room's own, if it has any. */
export const withOwnRules = (base: RoomRuleset, own: RoomRules | undefined): RoomRuleset => ({
  ...base,
  ...own,
});
