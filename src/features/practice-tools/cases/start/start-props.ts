// What the forms of a start are given.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';

interface StartProps<Play, Ruleset> {
  readonly play: Play;
  readonly ruleset: Ruleset;
  /** @param field as in `EditCase` */
  readonly edit: (field: string | null, change: (play: Play) => Play) => void;
}

export type RoomStartProps = StartProps<RoomPlay, RoomRuleset>;
export type BayStartProps = StartProps<EquipmentPlay, EquipmentRuleset>;
