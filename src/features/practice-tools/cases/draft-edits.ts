// Edits of a case that are the same for both simulations.
import type { CaseDraft, EquipmentCaseDraft, RoomCaseDraft } from '#contract/entities/case-draft.ts';
import type { TerminalProfile } from '#contract/entities/terminal-profile.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { withSettings } from './start/bay-edits.ts';

type CommonKey = Pick<RoomCaseDraft['key'] & EquipmentCaseDraft['key'], 'hints' | 'reference' | 'way'>;

/** The case with other judging; its proving way goes with the steps that it follows. */
export function withKey(draft: CaseDraft, change: Partial<CommonKey>): CaseDraft {
  return draft.simulation === 'ROOM'
    ? { ...draft, key: { ...draft.key, ...change } }
    : { ...draft, key: { ...draft.key, ...change } };
}

export function withRoom(draft: CaseDraft, change: (play: RoomPlay) => RoomPlay): CaseDraft {
  return draft.simulation === 'ROOM'
    ? { ...draft, play: change(draft.play) as RoomCaseDraft['play'] }
    : draft;
}

export function withBay(draft: CaseDraft, change: (play: EquipmentPlay) => EquipmentPlay): CaseDraft {
  return draft.simulation === 'EQUIPMENT'
    ? { ...draft, play: change(draft.play) as EquipmentCaseDraft['play'] }
    : draft;
}

/** The shift with what a profile allows: a copy, which later edits of the profile do not reach. */
export function withProfile(
  draft: CaseDraft,
  { id, revision, role, screens, settings }: TerminalProfile,
): CaseDraft {
  const taken = withBay(draft, (play) => ({
    ...withSettings(play, settings),
    role,
    availableScreens: screens,
  }));
  return taken.simulation === 'EQUIPMENT' ? { ...taken, profile: { id, revision } } : taken;
}
