// A case in another room: pinned to the room's rules, with a start that the room has.
import type { CaseDraft, RoomCaseDraft } from '#contract/entities/case-draft.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { fittedPlay } from '../parts/fit-play.ts';

/** A case of the bay stays as it is. */
export function inRoom(ruleset: RoomRuleset, draft: CaseDraft): CaseDraft {
  if (draft.simulation !== 'ROOM') return draft;
  const play = fittedPlay(ruleset, draft.play) as RoomCaseDraft['play'];
  return { ...draft, rulesetId: ruleset.id, rulesetRevision: ruleset.revision, play };
}
