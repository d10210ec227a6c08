// What the emergency is decided with: its rules, what the case has coming, and facts of the rest of the equipment.
import type { EmergencyPlay, EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';

export interface EmergencyContext {
  readonly ruleset: EmergencyRuleset;
  readonly play: EmergencyPlay;
  /**
   * A fact of the core's state by its key, '' for an unknown one. Conditions at which situations begin ask it; `waferPlaces`
   * is where the wafers in the track are, `slot:MODULE` joined by commas in the order of the slots.
   */
  readonly read: (key: string) => string;
}
